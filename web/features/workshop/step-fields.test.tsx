import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { FIELD_CASES, RIGHT_FORMS } from "#tests/support/commission-fields.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { StepPage } from "./step-page.tsx";

const LABELS: Readonly<Record<string, RegExp>> = {
  sigilImagePath: /^Or a path or URL/,
  practitionerNotes: /^Practitioner notes/,
  energeticSummary: /^Energetic summary/,
  activationInstructions: /^Personal activation instructions/,
};

const CASES = FIELD_CASES.filter(({ form }) => form !== "intake");

const STEP = {
  ...{ processNumber: "HD-7K3MQ9", status: "analysis_in_progress", version: "first", picture: null },
  ...{ sentAt: "2026-11-20T09:00:00.000Z", answers: RIGHT_FORMS.intake },
  ...{ drawing: RIGHT_FORMS.step2, words: RIGHT_FORMS.step3 },
};

afterEach(() => {
  queryClient.clear();
});

it.each(CASES)("$form: $field with $what: $message", async ({ form, field, typed, message }) => {
  const completed: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    if (init?.method !== "POST") return Response.json(STEP);
    completed.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  });
  renderPart(<StepPage number={form === "step2" ? 2 : 3} token="secret" />);
  const input = await screen.findByLabelText(LABELS[field] ?? "");
  fireEvent.change(input, { target: { value: typed } });
  await userEvent.click(screen.getByRole("button", { name: /^Complete step/ }));
  if (message === null) {
    await vi.waitFor(() => expect(completed).toHaveLength(1));
  } else {
    // What is too long is said at its field already while it is typed.
    const alerts = await screen.findAllByRole("alert");
    expect(new Set(alerts.map(({ textContent }) => textContent))).toEqual(new Set([message]));
    expect(completed).toEqual([]);
  }
});
