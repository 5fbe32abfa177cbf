import type { PaymentIntent } from "@stripe/stripe-js";
import { describe, expect, it, vi } from "vitest";
import { confirmStripe, type StripeAttempt } from "./confirm-stripe.ts";
import type { PaymentOutcome } from "./payment-form.ts";

const INTENT = { returnUrl: "https://example.org/success", email: "ada@example.org" };
const UNEXPECTED = "payment_intent_unexpected_state";

type Confirmation = Awaited<ReturnType<StripeAttempt["confirm"]>>;

function attempt(result: Confirmation): StripeAttempt & { readonly confirm: ReturnType<typeof vi.fn> } {
  return { submitted: Promise.resolve({}), confirm: vi.fn(async () => result) };
}

const PAID: Confirmation = { paymentIntent: { status: "succeeded" } };

describe("an attempt to pay at Stripe", () => {
  it.each<[string, Confirmation, PaymentOutcome]>([
    ["succeeded", { paymentIntent: { status: "succeeded" } }, { kind: "succeeded" }],
    ["processing", { paymentIntent: { status: "processing" } }, { kind: "processing" }],
    [
      "left at the verification",
      { paymentIntent: { status: "requires_action" } },
      { kind: "requires_action", url: null },
    ],
    [
      "back at the beginning",
      { paymentIntent: { status: "requires_payment_method" } },
      { kind: "declined", message: null, field: null },
    ],
    [
      "declined",
      { error: { type: "card_error", message: "Your card was declined." } },
      { kind: "declined", message: "Your card was declined.", field: null },
    ],
    [
      "found paid in another tab",
      { error: { type: "invalid_request_error", code: UNEXPECTED, payment_intent: { status: "succeeded" } } },
      { kind: "succeeded" },
    ],
    [
      "found given up",
      { error: { type: "invalid_request_error", code: UNEXPECTED, payment_intent: { status: "canceled" } } },
      { kind: "expired" },
    ],
    [
      "in a state that Stripe has added since",
      { paymentIntent: { status: "under_review" as PaymentIntent.Status } },
      { kind: "unexpected" },
    ],
    ["cut off", { error: { type: "api_connection_error" } }, { kind: "no_response" }],
    ["without a sound response", { error: { type: "api_error" } }, { kind: "no_response" }],
  ])("can be %s", async (_what, result, outcome) => {
    expect(await confirmStripe(attempt(result), INTENT)).toEqual(outcome);
  });

  it("ends where the fields are incomplete, before anything is paid", async () => {
    const { confirm } = attempt(PAID);
    const message = "Your card number is incomplete.";
    const incomplete = {
      submitted: Promise.resolve({ error: { type: "validation_error", message } as const }),
      confirm,
    };
    expect(await confirmStripe(incomplete, INTENT)).toEqual({
      kind: "declined",
      message,
      field: null,
    });
    expect(confirm).not.toHaveBeenCalled();
  });

  it("names where the bank sends the buyer back to, and the buyer's address", async () => {
    const paid = attempt(PAID);
    await confirmStripe(paid, INTENT);
    expect(paid.confirm).toHaveBeenCalledWith({
      return_url: INTENT.returnUrl,
      payment_method_data: { billing_details: { email: INTENT.email } },
    });
  });

  it("ends unexpectedly where Stripe's fields fail before anything is sent", async () => {
    const { confirm } = attempt(PAID);
    const failing = { submitted: Promise.reject(new Error("destroyed")), confirm };
    expect(await confirmStripe(failing, INTENT)).toEqual({ kind: "unexpected" });
    expect(confirm).not.toHaveBeenCalled();
  });

  it("has no response where Stripe's script fails while it pays", async () => {
    const failing = attempt(PAID);
    failing.confirm.mockRejectedValue(new Error("destroyed"));
    expect(await confirmStripe(failing, INTENT)).toEqual({ kind: "no_response" });
  });
});
