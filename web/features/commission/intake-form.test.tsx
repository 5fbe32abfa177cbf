import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { FIELD_CASES, RIGHT_FORMS } from "#tests/support/commission-fields.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { messageCheck } from "#web/parts/care/message-care.tsx";
import { IntakeForm } from "./intake-form.tsx";

const LABELS: Readonly<Record<string, RegExp>> = {
  name: /^Full name/,
  primaryIntention: /^Primary intention/,
  dreamSymbols: /^Dream symbols/,
  spiritualPractices: /^Spiritual practices/,
  sacredElements: /^Sacred elements/,
};

// On a busy machine its first use would wait longer for its module than a test waits.
beforeAll(() => messageCheck.fetch());

const CASES = FIELD_CASES.filter(({ form }) => form === "intake");

it.each(CASES)("$field with $what: $message", async ({ field, typed, stored, message }) => {
  const onSend = vi.fn();
  const answers = { ...RIGHT_FORMS.intake, ...(field === "emotionalTone" && { emotionalTone: typed }) };
  renderPart(
    <IntakeForm
      {...{ answers, email: "ada@example.org", button: "Send", busyButton: "Sending...", isSending: false }}
      failure={null}
      onSend={onSend}
    >
      {null}
    </IntakeForm>,
  );
  const label = LABELS[field];
  if (label) fireEvent.input(screen.getByRole("textbox", { name: label }), { target: { value: typed } });
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  if (message === null) {
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend.mock.calls[0]?.[0]).toEqual({ ...RIGHT_FORMS.intake, [field]: stored });
  } else {
    expect(await screen.findByText(message)).toBeTruthy();
    expect(onSend).not.toHaveBeenCalled();
  }
});
