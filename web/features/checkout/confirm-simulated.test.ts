import { afterEach, describe, expect, it, vi } from "vitest";
import { confirmSimulated } from "./confirm-simulated.ts";
import type { PaymentOutcome } from "./payment-form.ts";

const INTENT = { clientSecret: "pi_1_secret_2", publishableKey: "pk_test", returnUrl: "https://example.org/success" };
const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 30", code: "123" };

afterEach(() => vi.unstubAllGlobals());

function respond(body: unknown): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("an attempt to pay", () => {
  it.each<[string, unknown, PaymentOutcome]>([
    ["succeeded", { status: "succeeded" }, { kind: "succeeded" }],
    ["processing", { status: "processing" }, { kind: "processing" }],
    [
      "sent to the bank’s page",
      { status: "requires_action", next_action: { redirect_to_url: { url: "/dev/bank" } } },
      { kind: "requires_action", url: "/dev/bank" },
    ],
    [
      "declined",
      { error: { message: "Your card was declined." } },
      { kind: "declined", message: "Your card was declined.", field: null },
    ],
    [
      "refused for its number",
      { error: { message: "Your card number is incorrect.", param: "number" } },
      { kind: "declined", message: "Your card number is incorrect.", field: "number" },
    ],
    [
      "found paid in another tab",
      { error: { message: "…", code: "payment_intent_unexpected_state", payment_intent: { status: "succeeded" } } },
      { kind: "succeeded" },
    ],
    [
      "found given up",
      { error: { message: "…", code: "payment_intent_unexpected_state", payment_intent: { status: "canceled" } } },
      { kind: "expired" },
    ],
    ["without a response that can be read", "<html>", { kind: "no_response" }],
  ])("can be %s", async (_what, body, outcome) => {
    respond(body);
    expect(await confirmSimulated(INTENT, CARD)).toEqual(outcome);
  });

  it("without a network has no response", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("offline"))),
    );
    expect(await confirmSimulated(INTENT, CARD)).toEqual({ kind: "no_response" });
  });

  it.each([
    ["12 / 30", "12", "2030"],
    ["1230", "12", "2030"],
    ["3/2031", "3", "2031"],
    ["soon", "0", "0"],
  ])("sends the expiry “%s” as month %s and year %s", async (expiry, month, year) => {
    const fetched = respond({ status: "succeeded" });
    await confirmSimulated(INTENT, { ...CARD, expiry });
    const body: URLSearchParams = fetched.mock.calls[0]?.[1]?.body;
    expect([body.get("payment_method_data[card][exp_month]"), body.get("payment_method_data[card][exp_year]")]).toEqual(
      [month, year],
    );
  });
});
