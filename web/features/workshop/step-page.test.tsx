import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SessionResponse } from "#domain/contracts/account.ts";
import type { WorkshopStep } from "#domain/contracts/workshop.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { StepPage } from "./step-page.tsx";

const STEP: WorkshopStep = {
  processNumber: "HD-7K3MQ9",
  status: "analysis_in_progress",
  version: "first",
  sentAt: "2026-11-20T09:00:00.000Z",
  answers: {
    ...{ name: "Ada", primaryIntention: "I finish what I begin", dreamSymbols: "A heron", emotionalTone: "solemn" },
    ...{ spiritualPractices: "", sacredElements: "" },
  },
  drawing: { sigilImagePath: "", practitionerNotes: "" },
  words: { energeticSummary: "", activationInstructions: "" },
  picture: null,
};

/** Responds in the server’s place: to the look at the step and the session, and to whatever else is called; returns what was sent. */
function serve(
  step: WorkshopStep,
  other: Response = new Response(null, { status: 204 }),
  account: SessionResponse["account"] = null,
) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const { method = "GET", body } = init ?? {};
    if (url === "/api/session") return Response.json({ account, tier: "free", accesses: [] });
    if (method === "GET") return Response.json(step);
    sent.push({ call: `${method} ${String(url)}`, body: JSON.parse(String(body)) });
    return other.clone();
  });
  return sent;
}

const dashboard = () => screen.getByRole("link", { name: "Return to Dashboard" });

afterEach(() => {
  queryClient.clear();
});

describe("the second step of a commission", () => {
  it("waits for the master to begin", async () => {
    const begun = Response.json({ ...STEP, status: "consultation_completed" });
    const sent = serve({ ...STEP, status: "consultation_pending" }, begun);
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Begin" }));
    expect(await screen.findByLabelText("Practitioner notes")).toBeTruthy();
    expect(sent).toEqual([{ call: "POST /api/master/step2/secret/begin", body: {} }]);
    expect(screen.getByText("A heron")).toBeTruthy();
  });

  it("is completed with where the drawing lies and notes", async () => {
    const sent = serve(STEP);
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.type(await screen.findByLabelText(/^Or a path or URL/), " https://example.org/a.png ");
    await userEvent.type(screen.getByLabelText("Practitioner notes"), "Three strokes");
    await userEvent.click(screen.getByRole("button", { name: "Complete step 2" }));
    expect(await screen.findByRole("heading", { name: "Step 2 Complete!" })).toBeTruthy();
    expect(dashboard().getAttribute("href")).toBe("/");
    const body = { sigilImagePath: "https://example.org/a.png", practitionerNotes: "Three strokes", version: "first" };
    expect(sent).toEqual([{ call: "POST /api/master/step2/secret", body }]);
  });

  it("leads back to the desk where the master is signed in", async () => {
    serve({ ...STEP, drawing: { sigilImagePath: "/a.png", practitionerNotes: "Notes" } }, undefined, {
      email: "master@example.org",
      role: "master",
    });
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Complete step 2" }));
    await screen.findByRole("heading", { name: "Step 2 Complete!" });
    await vi.waitFor(() => expect(dashboard().getAttribute("href")).toBe("/master-dashboard"));
  });

  it.each([
    ["", "Notes", "Please provide both the sigil image path and practitioner notes."],
    ["/a.png", "", "Please provide both the sigil image path and practitioner notes."],
    ["http://example.org", "Notes", "Please give a path that begins with / or an address that begins with https://."],
  ])("with the place %j and the notes %j is not sent", async (path, notes, message) => {
    const sent = serve({ ...STEP, drawing: { sigilImagePath: path, practitionerNotes: notes } });
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Complete step 2" }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(sent).toEqual([]);
  });

  it("says what the server says, and keeps what was typed", async () => {
    const refusal = Response.json({ code: "conflict", message: "This commission was delivered." }, { status: 409 });
    serve({ ...STEP, drawing: { sigilImagePath: "/a.png", practitionerNotes: "Notes" } }, refusal);
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Complete step 2" }));
    expect((await screen.findByRole("alert")).textContent).toBe("This commission was delivered.");
    expect(screen.getByLabelText("Practitioner notes")).toHaveProperty("value", "Notes");
  });

  it("is saved for later", async () => {
    const sent = serve(STEP, Response.json(STEP));
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.type(await screen.findByLabelText("Practitioner notes"), "Half");
    await userEvent.click(screen.getByRole("button", { name: "Save for later" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: "PUT /api/master/step2/secret/draft", body: { practitionerNotes: "Half" } });
  });
});

describe("a step that another window has saved meanwhile", () => {
  const message = "This step was saved in another window in the meantime. What is in this one is not saved yet.";
  const other = { ...STEP, version: "second", drawing: { sigilImagePath: "", practitionerNotes: "Of the other" } };

  /** Refuses what names the first version, until `shown` is asked for again. */
  async function meet() {
    const sent: unknown[] = [];
    let shown: WorkshopStep = STEP;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
      if (init?.method !== "PUT") return Response.json(shown);
      const body = JSON.parse(String(init.body));
      sent.push(body);
      shown = other;
      return body.version === "first"
        ? Response.json({ code: "conflict", message }, { status: 409 })
        : Response.json(shown);
    });
    renderPart(<StepPage number={2} token="secret" />);
    await userEvent.type(await screen.findByLabelText("Practitioner notes"), "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save for later" }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByLabelText("Practitioner notes")).toHaveProperty("value", "Mine");
    return sent;
  }

  it("can be shown as it is saved", async () => {
    await meet();
    await userEvent.click(screen.getByRole("button", { name: "Show what is saved" }));
    await vi.waitFor(() => expect(screen.getByLabelText("Practitioner notes")).toHaveProperty("value", "Of the other"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("can be saved as it is here", async () => {
    const sent = await meet();
    await userEvent.click(screen.getByRole("button", { name: "Keep what is here" }));
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(sent.at(-1)).toEqual({ sigilImagePath: "", practitionerNotes: "Mine" });
    await userEvent.click(screen.getByRole("button", { name: "Save for later" }));
    expect(sent.at(-1)).toMatchObject({ version: "second" });
  });
});

describe("the third step of a commission", () => {
  const words = { energeticSummary: "Patience", activationInstructions: "Look at it" };

  it("is completed with both texts, and lists what the client received", async () => {
    const sent = serve({ ...STEP, status: "creation_in_progress", words });
    renderPart(<StepPage number={3} token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Complete step 3" }));
    expect(await screen.findByRole("heading", { name: "Hand-Drawn Sigil Process Complete!" })).toBeTruthy();
    const received = Array.from(screen.getByText("sigil image").closest("ul")?.children ?? []);
    expect(received.map(({ textContent }) => textContent)).toEqual([
      ...["sigil image", "activation instructions", "energetic summary", "PDF activation guide"],
    ]);
    expect(sent).toEqual([{ call: "POST /api/master/step3/secret", body: { ...words, version: "first" } }]);
  });

  it("lacks one of its texts, and is not sent", async () => {
    const sent = serve({ ...STEP, status: "creation_in_progress", words: { ...words, energeticSummary: " " } });
    renderPart(<StepPage number={3} token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Complete step 3" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Please provide both energetic summary and activation instructions.",
    );
    expect(sent).toEqual([]);
  });
});

it("a link that opens no step says so, with a way back", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ code: "not_found", message: "This link opens no step." }, { status: 404 }),
  );
  renderPart(<StepPage number={2} token="used" />);
  expect(await screen.findByRole("heading", { name: "This link opens no step" })).toBeTruthy();
});
