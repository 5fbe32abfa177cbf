import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Commission, MyCommissionsResponse } from "#domain/contracts/commissions.ts";
import { RIGHT_FORMS } from "#tests/support/commission-fields.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { signInAtom } from "#web/lib/account.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { IntakePage } from "./intake-page.tsx";

const MINE: MyCommissionsResponse = {
  order: { orderNumber: "ORD-7K3MQ9XB", email: "ada@example.org" },
  draft: { ...RIGHT_FORMS.intake, dreamSymbols: "" },
  commissions: [],
};

const SENT: Commission = {
  ...{ token: "own", processNumber: "HD-7K3MQ9", status: "consultation_pending", email: "ada@example.org" },
  ...{ isStopped: false, canChangeAnswers: true, delivered: null, answers: RIGHT_FORMS.intake },
  reached: [],
};

const NO_ORDER = "A commission comes with Mastercrafted. Sign in with the address that you paid with, or buy it first.";

/** What is saved waits for a pause in the typing first. */
const PATIENT = { timeout: 5000 };

function refuse(status: number, code: string, message: string): () => Promise<Response> {
  return async () => Response.json({ code, message }, { status });
}

let answers: (() => Promise<Response>)[];
let sent: unknown[];
let saved: unknown[];

beforeEach(() => {
  [answers, sent, saved] = [[], [], []];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const { method = "GET", body } = init ?? {};
    if (method === "GET") return Response.json(MINE);
    (method === "PUT" ? saved : sent).push(JSON.parse(String(body)));
    if (method === "PUT") return new Response(null, { status: 204 });
    return (answers.shift() ?? (async () => Response.json(SENT)))();
  });
});

afterEach(() => {
  queryClient.clear();
  getDefaultStore().set(signInAtom, null);
});

const symbols = () => screen.findByRole("textbox", { name: /^Dream symbols/ });
const send = async () => userEvent.click(screen.getByRole("button", { name: "Send to the master" }));

async function fillIn(): Promise<void> {
  renderPart(<IntakePage />);
  await userEvent.click(await symbols());
  await userEvent.paste("A heron");
  await send();
}

describe("an intake that could not be sent", () => {
  it.each([
    [
      "the service fails",
      refuse(500, "internal", "Something went wrong on our side."),
      "Something went wrong on our side.",
    ],
    [
      "the database took nothing",
      refuse(503, "not_ready", "Please try again in a minute."),
      "Please try again in a minute.",
    ],
    [
      "no JSON comes",
      async () => new Response("<html>", { status: 502 }),
      "Your answers could not be sent. Please try again.",
    ],
    [
      "the network is gone",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "We could not reach the server. Nothing is lost: check your connection, then try again.",
    ],
  ] as const)("where %s: the words stay, are saved, and can be sent once more", async (_case, answer, message) => {
    answers.push(answer);
    await fillIn();
    expect((await screen.findByRole("alert", {}, PATIENT)).textContent).toBe(message);
    expect(await symbols()).toHaveProperty("value", "A heron");
    const form = { ...RIGHT_FORMS.intake, orderNumber: "ORD-7K3MQ9XB" };
    await vi.waitFor(() => expect(saved).toEqual([form]), PATIENT);
    await send();
    await vi.waitFor(() => expect(sent).toEqual([form, form]));
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("where the browser isn’t known as the buyer’s any more, are sent after signing in", async () => {
    answers.push(refuse(402, "payment_required", NO_ORDER));
    await fillIn();
    await vi.waitFor(() => expect(getDefaultStore().get(signInAtom)?.reason).toBe("needed"));
    expect(await symbols()).toHaveProperty("value", "A heron");
    await act(async () => getDefaultStore().get(signInAtom)?.settle(true));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("where the order gives nothing any more, say so and stay", async () => {
    answers.push(refuse(402, "payment_required", NO_ORDER));
    await fillIn();
    await vi.waitFor(() => expect(getDefaultStore().get(signInAtom)).not.toBeNull());
    await act(async () => getDefaultStore().get(signInAtom)?.settle(false));
    expect((await screen.findByRole("alert")).textContent).toBe(NO_ORDER);
    expect(await symbols()).toHaveProperty("value", "A heron");
    expect(sent).toHaveLength(1);
  });
});
