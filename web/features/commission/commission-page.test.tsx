import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { COMMISSION_STATUSES } from "#domain/commissions/commission-status.ts";
import type { Commission } from "#domain/contracts/commissions.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { messageCheck } from "#web/parts/care/message-care.tsx";
import { CommissionPage } from "./commission-page.tsx";

const COMMISSION: Commission = {
  ...{ token: "own", processNumber: "HD-7K3MQ9", status: "consultation_pending", email: "ada@example.org" },
  ...{ isStopped: false, canChangeAnswers: true, delivered: null },
  answers: {
    ...{ name: "Ada", primaryIntention: "I finish what I begin", dreamSymbols: "A heron", emotionalTone: "solemn" },
    ...{ spiritualPractices: "", sacredElements: "" },
  },
  reached: [{ status: "consultation_pending", at: "2026-11-20T09:00:00.000Z" }],
};

/** Responds in the server’s place: to the look at the commission, and to a change of its answers; returns what was sent. */
function serve(shown: () => Commission, changed?: Response): unknown[] {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    if (init?.method !== "PUT" || !changed) return Response.json(shown());
    sent.push(JSON.parse(String(init.body)));
    return changed.clone();
  });
  return sent;
}

const change = async () => userEvent.click(await screen.findByRole("button", { name: "Change your answers" }));

// On a busy machine its first use would wait longer for its module than a test waits.
beforeAll(() => messageCheck.fetch());

afterEach(() => {
  queryClient.clear();
});

describe("the page of a commission", () => {
  it.each([
    ["consultation_pending", "Your answers are with the master"],
    ["consultation_completed", "The master has begun"],
    ["analysis_in_progress", "Your sigil is being drawn"],
    ["creation_in_progress", "The words are being written"],
    ["completed", "Your package is on its way"],
  ] as const)("in the state %s says “%s”, and shows no drawing", async (status, heading) => {
    serve(() => ({ ...COMMISSION, status, canChangeAnswers: status === "consultation_pending" }));
    renderPart(<CommissionPage token="secret" />);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
    const stages = screen.getAllByRole("listitem");
    expect(stages.findIndex((stage) => stage.getAttribute("aria-current") === "step")).toBe(
      COMMISSION_STATUSES.indexOf(status),
    );
    expect(screen.queryByRole("img")).toBeNull();
    const canChange = screen.queryByRole("button", { name: "Change your answers" }) !== null;
    expect(canChange).toBe(status === "consultation_pending");
  });

  it("once it is delivered shows the drawing and its words, with a way to keep it", async () => {
    const picture = { url: "/api/files/token", widthPx: 800, heightPx: 600 };
    serve(() => ({
      ...COMMISSION,
      ...{ status: "delivered", canChangeAnswers: false },
      reached: [...COMMISSION.reached, { status: "delivered", at: "2026-12-11T09:00:00.000Z" }],
      delivered: { energeticSummary: "Patience", activationInstructions: "Look at it", picture, imagePath: null },
    }));
    renderPart(<CommissionPage token="secret" />);
    expect(await screen.findByRole("heading", { level: 1, name: /^Delivered on .*2026/ })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Your hand-drawn sigil" }).getAttribute("src")).toBe(picture.url);
    expect(screen.getByRole("link", { name: "Download the sigil image" }).getAttribute("href")).toBe(picture.url);
    for (const words of ["Patience", "Look at it"]) screen.getByText(words);
  });

  it("says why where not all of it can be downloaded", async () => {
    const message = "This link has ended.";
    const picture = { url: "/api/files/token", widthPx: 800, heightPx: 600 };
    const words = { energeticSummary: "Patience", activationInstructions: "Look at it", imagePath: null };
    const shown = { ...COMMISSION, status: "delivered", canChangeAnswers: false, delivered: { ...words, picture } };
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url) =>
      url === picture.url ? Response.json({ code: "gone", message }, { status: 410 }) : Response.json(shown),
    );
    renderPart(<CommissionPage token="secret" />);
    await userEvent.click(await screen.findByRole("button", { name: "Download all" }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
  });

  it("while its order gives nothing says so, and leads to support", async () => {
    serve(() => ({ ...COMMISSION, isStopped: true, canChangeAnswers: false }));
    renderPart(<CommissionPage token="secret" />);
    await screen.findByRole("heading", { level: 1, name: "This commission is stopped" });
    expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/contact");
    expect(screen.queryByRole("button", { name: "Change your answers" })).toBeNull();
  });
});

describe("the answers of a commission", () => {
  it("are changed by the rules of the intake", async () => {
    const answers = { ...COMMISSION.answers, dreamSymbols: "Two herons" };
    const sent = serve(() => COMMISSION, Response.json({ ...COMMISSION, answers }));
    renderPart(<CommissionPage token="secret" />);
    await change();
    const name = screen.getByRole("textbox", { name: "Full name" });
    expect(document.activeElement).toBe(name);
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Name must be at least 2 characters");
    expect(sent).toEqual([]);
    await userEvent.type(name, "Ada");
    const symbols = screen.getByRole("textbox", { name: /^Dream symbols/ });
    await userEvent.clear(symbols);
    await userEvent.type(symbols, "Two herons");
    await userEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    expect(await screen.findByText("Two herons")).toBeTruthy();
    expect(sent).toEqual([answers]);
  });

  it("can’t be changed any more once the master has begun meanwhile, which is said", async () => {
    let shown = COMMISSION;
    const message = "The master has begun with this commission.";
    serve(() => shown, Response.json({ code: "conflict", message }, { status: 409 }));
    renderPart(<CommissionPage token="secret" />);
    await change();
    shown = { ...COMMISSION, status: "consultation_completed", canChangeAnswers: false };
    await userEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The master has begun" })).toBeTruthy();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Save the changes" })).toBeNull();
  });

  it("with words of harm to oneself have care first, alone; they are sent once that is said", async () => {
    const primaryIntention = "Nothing has worked. I want to die.";
    const answers = { ...COMMISSION.answers, primaryIntention };
    const sent = serve(() => COMMISSION, Response.json({ ...COMMISSION, answers }));
    renderPart(<CommissionPage token="secret" />);
    await change();
    const intention = screen.getByRole("textbox", { name: "Primary intention" });
    await userEvent.clear(intention);
    await userEvent.type(intention, primaryIntention);
    await userEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    const panel = await screen.findByRole("region", { name: "Before anything else" });
    expect(document.activeElement).toBe(panel);
    expect(within(panel).getByRole("link", { name: /^findahelpline\.com/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Primary intention" })).toBeNull();

    await userEvent.click(within(panel).getByRole("button", { name: "Back to my words" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save the changes" }));
    expect(screen.getByDisplayValue(primaryIntention)).toBeTruthy();
    expect(sent).toEqual([]);

    await userEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send it to the master all the same" }));
    expect(await screen.findByText(primaryIntention)).toBeTruthy();
    expect(sent).toEqual([answers]);
  });
});
