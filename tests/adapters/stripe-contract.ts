import type { Stripe } from "stripe";
import { describe, it } from "vitest";
import { listBackEnds } from "./stripe-back-ends.ts";

export const PRICE = { amount: 4900, currency: "usd", allowed_payment_method_types: ["card" as const] };
export const RETURN_URL = "https://sigilarium.test/success";

/** Every statement names the page of Stripe's documentation that makes it. */
const PAGES = {
  create: "docs.stripe.com/api/payment_intents/create",
  intent: "docs.stripe.com/api/payment_intents/object",
  retrieve: "docs.stripe.com/api/payment_intents/retrieve",
  confirm: "docs.stripe.com/api/payment_intents/confirm",
  cancel: "docs.stripe.com/api/payment_intents/cancel",
  states: "docs.stripe.com/payments/paymentintents/lifecycle",
  charge: "docs.stripe.com/api/charges/object",
  refund: "docs.stripe.com/api/refunds/create",
  refunds: "docs.stripe.com/api/refunds/list",
  disputes: "docs.stripe.com/api/disputes/list",
  events: "docs.stripe.com/api/events/list",
  event: "docs.stripe.com/api/events/object",
  idempotency: "docs.stripe.com/api/idempotent_requests",
  errors: "docs.stripe.com/api/errors",
  codes: "docs.stripe.com/error-codes",
  declines: "docs.stripe.com/declines/codes",
  keys: "docs.stripe.com/keys",
  testing: "docs.stripe.com/testing",
  pagination: "docs.stripe.com/api/pagination",
  expanding: "docs.stripe.com/api/expanding_objects",
} as const;

type Page = keyof typeof PAGES;

/** What the statements of the contract are tried with. */
export interface Contract {
  readonly stripe: Stripe;
  /** With the key that browsers have. */
  readonly browser: Stripe;
  state(page: Page, statement: string, check: () => Promise<void>): void;
  create(more?: Partial<Stripe.PaymentIntentCreateParams>): Promise<Stripe.PaymentIntent>;
  confirm(id: string, token: string): Promise<Stripe.PaymentIntent>;
  /** Creates an intent and confirms it. */
  pay(token?: string): Promise<Stripe.PaymentIntent>;
}

/** States a part of the contract for every back end: what holds for Stripe holds for the simulator as well. */
export function describeContract(stateAll: (contract: Contract) => void): void {
  describe.each(listBackEnds())("$name", ({ stripe, browser }) => {
    const create: Contract["create"] = (more = {}) => stripe.paymentIntents.create({ ...PRICE, ...more });
    const confirm: Contract["confirm"] = (id, token) =>
      stripe.paymentIntents.confirm(id, { payment_method: token, return_url: RETURN_URL });
    stateAll({
      stripe,
      browser,
      state: (page, statement, check) => void it(`${statement} (${PAGES[page]})`, check),
      create,
      confirm,
      pay: async (token = "pm_card_visa") => confirm((await create()).id, token),
    });
  });
}

/** What a refused call said. */
export async function catchFailure(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error("The call was not refused.");
  const { type, code, param, statusCode, decline_code, payment_intent, message } = Object(failure);
  return { type, code, param, statusCode, decline_code, payment_intent, message };
}
