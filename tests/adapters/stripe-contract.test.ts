import type { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { listBackEnds } from "./stripe-back-ends.ts";
import { OBJECT_KEYS } from "./stripe-object-keys.ts";

const PRICE = { amount: 4900, currency: "usd", allowed_payment_method_types: ["card" as const] };
const RETURN_URL = "https://sigilarium.test/success";

/** What a refused call said. */
async function catchFailure(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error("The call was not refused.");
  const { type, code, param, statusCode, decline_code, payment_intent, message } = Object(failure);
  return { type, code, param, statusCode, decline_code, payment_intent, message };
}

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

describe.each(listBackEnds())("$name", ({ stripe, browser }) => {
  function state(page: keyof typeof PAGES, statement: string, check: () => Promise<void>): void {
    it(`${statement} (${PAGES[page]})`, check);
  }

  const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> =>
    stripe.paymentIntents.create({ ...PRICE, ...more });

  const confirm = (id: string, token: string): Promise<Stripe.PaymentIntent> =>
    stripe.paymentIntents.confirm(id, { payment_method: token, return_url: RETURN_URL });

  async function pay(token = "pm_card_visa"): Promise<Stripe.PaymentIntent> {
    const { id } = await create();
    return confirm(id, token);
  }

  const newKey = (): string => `test-${crypto.randomUUID()}`;

  describe("an intent", () => {
    state("create", "begins by asking for a payment method", async () => {
      const intent = await create();
      expect(intent).toMatchObject({ object: "payment_intent", status: "requires_payment_method", amount: 4900 });
    });

    state("intent", "has a client secret that begins with its id", async () => {
      const { id, client_secret } = await create();
      expect(client_secret).toMatch(new RegExp(`^${id}_secret_\\w+$`));
    });

    state("intent", "has received nothing before it is paid", async () => {
      expect(await create()).toMatchObject({ amount_received: 0, latest_charge: null, livemode: false });
    });

    state("intent", "has the fields of the published example", async () => {
      const keys = new Set(Object.keys(await pay()));
      expect(OBJECT_KEYS.payment_intent.filter((key) => !keys.has(key))).toEqual([]);
    });

    state("create", "keeps its metadata as text", async () => {
      const { metadata } = await create({ metadata: { order_id: "7", note: "" } });
      expect(metadata).toMatchObject({ order_id: "7" });
    });

    state("codes", "can't be made for less than half a dollar", async () => {
      const failure = await catchFailure(create({ amount: 49 }));
      expect(failure).toMatchObject({ statusCode: 400, code: "amount_too_small" });
    });

    state("codes", "can't be made without a currency", async () => {
      const parameters: object = { amount: 4900 };
      const failure = await catchFailure(stripe.rawRequest("POST", "/v1/payment_intents", { ...parameters }));
      expect(failure).toMatchObject({ statusCode: 400, code: "parameter_missing", param: "currency" });
    });

    state("codes", "can't be made with a parameter that nobody knows", async () => {
      const failure = await catchFailure(stripe.rawRequest("POST", "/v1/payment_intents", { ...PRICE, tier: "gold" }));
      expect(failure).toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "tier" });
    });

    state("codes", "can't be made for an amount that is no integer", async () => {
      const failure = await catchFailure(create({ amount: 49.5 }));
      expect(failure).toMatchObject({ statusCode: 400, code: "parameter_invalid_integer", param: "amount" });
    });

    state("errors", "that doesn't exist is missing", async () => {
      const failure = await catchFailure(stripe.paymentIntents.retrieve("pi_000000000000000000000000"));
      expect(failure).toMatchObject({ statusCode: 404, type: "StripeInvalidRequestError", code: "resource_missing" });
    });
  });

  describe("confirming", () => {
    state("states", "with a good card succeeds at once", async () => {
      expect(await pay()).toMatchObject({ status: "succeeded", amount_received: 4900, last_payment_error: null });
    });

    state("charge", "leaves a charge with the card's brand and last four digits", async () => {
      const { latest_charge } = await pay();
      const charge = await stripe.charges.retrieve(String(latest_charge));
      expect(charge).toMatchObject({ paid: true, captured: true, refunded: false, disputed: false });
      expect(charge.payment_method_details?.card).toMatchObject({ brand: "visa", last4: "4242" });
    });

    state("charge", "leaves a charge with the fields of the published example", async () => {
      const { latest_charge } = await pay();
      const keys = new Set(Object.keys(await stripe.charges.retrieve(String(latest_charge))));
      // Kept in old versions of the API alone, or only where they are expanded.
      const past = new Set<string>(["refunds", "authorization_code"]);
      expect(OBJECT_KEYS.charge.filter((key) => !keys.has(key) && !past.has(key))).toEqual([]);
    });

    state("expanding", "shows the charge inside the intent where that is asked for", async () => {
      const { id } = await pay();
      const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
      expect(latest_charge).toMatchObject({ object: "charge", payment_intent: id });
    });

    state("errors", "with a card that is declined is a card error with the intent in it", async () => {
      const failure = await catchFailure(pay("pm_card_chargeDeclined"));
      expect(failure).toMatchObject({
        statusCode: 402,
        type: "StripeCardError",
        code: "card_declined",
        decline_code: "generic_decline",
        payment_intent: { status: "requires_payment_method" },
      });
    });

    state("declines", "without the money on the card says so", async () => {
      const failure = await catchFailure(pay("pm_card_chargeDeclinedInsufficientFunds"));
      expect(failure).toMatchObject({ code: "card_declined", decline_code: "insufficient_funds" });
    });

    state("states", "that was declined asks for another payment method, and remembers why", async () => {
      const { id } = await create();
      await catchFailure(confirm(id, "pm_card_chargeDeclined"));
      const intent = await stripe.paymentIntents.retrieve(id);
      expect(intent).toMatchObject({ status: "requires_payment_method", payment_method: null, amount_received: 0 });
      expect(intent.last_payment_error).toMatchObject({ type: "card_error", code: "card_declined" });
    });

    state("states", "again with another card succeeds, and the decline is forgotten", async () => {
      const { id } = await create();
      await catchFailure(confirm(id, "pm_card_chargeDeclined"));
      expect(await confirm(id, "pm_card_visa")).toMatchObject({ status: "succeeded", last_payment_error: null });
    });

    state("testing", "with a card that asks for 3-D Secure waits for the buyer at the bank's page", async () => {
      const intent = await pay("pm_card_threeDSecure2Required");
      expect(intent).toMatchObject({ status: "requires_action", next_action: { type: "redirect_to_url" } });
      expect(intent.next_action?.redirect_to_url).toMatchObject({ return_url: RETURN_URL });
    });

    state("codes", "what succeeded already is refused", async () => {
      const { id } = await pay();
      const failure = await catchFailure(confirm(id, "pm_card_visa"));
      expect(failure).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    });

    state("confirm", "without a payment method is refused", async () => {
      const { id } = await create();
      const failure = await catchFailure(stripe.paymentIntents.confirm(id));
      expect(failure).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    });

    state("confirm", "with a payment method that doesn't exist is refused", async () => {
      const { id } = await create();
      const failure = await catchFailure(confirm(id, "pm_card_nobody"));
      expect(failure).toMatchObject({ code: "resource_missing", param: "payment_method" });
    });
  });

  describe("canceling", () => {
    state("cancel", "ends an intent, with the reason", async () => {
      const { id } = await create();
      const intent = await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" });
      expect(intent).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
      expect(intent.canceled_at).toBeTypeOf("number");
    });

    state("cancel", "what was paid is refused", async () => {
      const { id } = await pay();
      const failure = await catchFailure(stripe.paymentIntents.cancel(id));
      expect(failure).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    });

    state("cancel", "is for good: no card is taken afterwards", async () => {
      const { id } = await create();
      await stripe.paymentIntents.cancel(id);
      const failure = await catchFailure(confirm(id, "pm_card_visa"));
      expect(failure).toMatchObject({
        code: "payment_intent_unexpected_state",
        payment_intent: { status: "canceled" },
      });
    });
  });

  describe("an idempotency key", () => {
    state("idempotency", "used again gives the first response again", async () => {
      const idempotencyKey = newKey();
      const first = await stripe.paymentIntents.create(PRICE, { idempotencyKey });
      const second = await stripe.paymentIntents.create(PRICE, { idempotencyKey });
      expect(second.id).toBe(first.id);
      expect(new Headers(second.lastResponse.headers).get("Idempotent-Replayed")).toBe("true");
    });

    state("idempotency", "used again with other parameters is an error", async () => {
      const idempotencyKey = newKey();
      await stripe.paymentIntents.create(PRICE, { idempotencyKey });
      const failure = await catchFailure(stripe.paymentIntents.create({ ...PRICE, amount: 19900 }, { idempotencyKey }));
      expect(failure).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
    });

    state("idempotency", "gives a decline again as well", async () => {
      const idempotencyKey = newKey();
      const { id } = await create();
      const decline = { payment_method: "pm_card_chargeDeclined", return_url: RETURN_URL };
      await catchFailure(stripe.paymentIntents.confirm(id, decline, { idempotencyKey }));
      const again = await catchFailure(stripe.paymentIntents.confirm(id, decline, { idempotencyKey }));
      expect(again).toMatchObject({ statusCode: 402, code: "card_declined" });
    });

    state("idempotency", "of a call with wrong parameters stays free", async () => {
      const idempotencyKey = newKey();
      await catchFailure(stripe.paymentIntents.create({ ...PRICE, amount: 1 }, { idempotencyKey }));
      expect(await stripe.paymentIntents.create(PRICE, { idempotencyKey })).toMatchObject({ amount: 4900 });
    });

    state("idempotency", "has 255 characters at most", async () => {
      const failure = await catchFailure(stripe.paymentIntents.create(PRICE, { idempotencyKey: "k".repeat(256) }));
      expect(failure).toMatchObject({ statusCode: 400 });
    });

    state(
      "idempotency",
      "in use at the same moment makes one intent, and the other call a conflict or a repetition",
      async () => {
        const idempotencyKey = newKey();
        const outcomes = await Promise.allSettled(
          Array.from({ length: 4 }, () => stripe.paymentIntents.create(PRICE, { idempotencyKey })),
        );
        const made = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.id] : []));
        const refused = outcomes.flatMap((outcome) =>
          outcome.status === "rejected" ? [Object(outcome.reason).statusCode] : [],
        );
        expect(new Set(made).size).toBe(1);
        expect(refused.every((status) => status === 409)).toBe(true);
      },
    );
  });

  describe("calls at the same moment", () => {
    state("codes", "to confirm collect the money once", async () => {
      const { id } = await create();
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => confirm(id, "pm_card_visa")));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const intent = await stripe.paymentIntents.retrieve(id);
      expect(intent.amount_received).toBe(4900);
    });

    state("refund", "never refund more than was paid", async () => {
      const { id } = await pay();
      await Promise.allSettled(
        Array.from({ length: 4 }, () => stripe.refunds.create({ payment_intent: id, amount: 3000 })),
      );
      const { data } = await stripe.refunds.list({ payment_intent: id });
      expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(4900);
    });
  });

  describe("a refund", () => {
    state("refund", "without an amount sends everything back", async () => {
      const { id, latest_charge } = await pay();
      expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 4900, status: "succeeded" });
      const charge = await stripe.charges.retrieve(String(latest_charge));
      expect(charge).toMatchObject({ refunded: true, amount_refunded: 4900 });
    });

    state("refund", "of a part leaves the charge unrefunded, and the intent succeeded", async () => {
      const { id, latest_charge } = await pay();
      await stripe.refunds.create({ payment_intent: id, amount: 1000 });
      const charge = await stripe.charges.retrieve(String(latest_charge));
      expect(charge).toMatchObject({ refunded: false, amount_refunded: 1000 });
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "succeeded", amount_received: 4900 });
    });

    state("refund", "has the fields of the published example", async () => {
      const { id } = await pay();
      const keys = new Set(Object.keys(await stripe.refunds.create({ payment_intent: id })));
      expect(OBJECT_KEYS.refund.filter((key) => !keys.has(key))).toEqual([]);
    });

    state("codes", "of what went back already is refused", async () => {
      const { id } = await pay();
      await stripe.refunds.create({ payment_intent: id });
      const failure = await catchFailure(stripe.refunds.create({ payment_intent: id }));
      expect(failure).toMatchObject({ statusCode: 400, code: "charge_already_refunded" });
    });

    state("refund", "of more than is left is refused", async () => {
      const { id } = await pay();
      await stripe.refunds.create({ payment_intent: id, amount: 4000 });
      const failure = await catchFailure(stripe.refunds.create({ payment_intent: id, amount: 901 }));
      expect(failure).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError" });
    });

    state("refund", "of a payment that never was is refused", async () => {
      const { id } = await create();
      const failure = await catchFailure(stripe.refunds.create({ payment_intent: id }));
      expect(failure).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError" });
    });

    state("refunds", "is listed with its payment, the newest first", async () => {
      const { id } = await pay();
      const first = await stripe.refunds.create({ payment_intent: id, amount: 100 });
      const second = await stripe.refunds.create({ payment_intent: id, amount: 200 });
      const { data, has_more } = await stripe.refunds.list({ payment_intent: id });
      expect([data.map((one) => one.id), has_more]).toEqual([[second.id, first.id], false]);
    });

    state("pagination", "lists go on where a page ends", async () => {
      const { id } = await pay();
      for (const amount of [100, 200, 300]) await stripe.refunds.create({ payment_intent: id, amount });
      const page = await stripe.refunds.list({ payment_intent: id, limit: 2 });
      expect(page).toMatchObject({ has_more: true });
      const all = await stripe.refunds.list({ payment_intent: id, limit: 2 }).autoPagingToArray({ limit: 10 });
      expect(all.map(({ amount }) => amount)).toEqual([300, 200, 100]);
    });
  });

  describe("a dispute", () => {
    state("testing", "of the test card opens after the payment succeeded", async () => {
      const { id, latest_charge } = await pay("pm_card_createDispute");
      await expect.poll(async () => (await stripe.disputes.list({ payment_intent: id })).data.length).toBe(1);
      const { data } = await stripe.disputes.list({ payment_intent: id });
      expect(data[0]).toMatchObject({ status: "needs_response", amount: 4900, charge: latest_charge });
    });

    state("disputes", "has the fields of the published example", async () => {
      const { id } = await pay("pm_card_createDispute");
      await expect.poll(async () => (await stripe.disputes.list({ payment_intent: id })).data.length).toBe(1);
      const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
      const keys = new Set(Object.keys(dispute ?? {}));
      expect(OBJECT_KEYS.dispute.filter((key) => !keys.has(key))).toEqual([]);
    });

    state("codes", "stops refunds", async () => {
      const { id } = await pay("pm_card_createDispute");
      await expect.poll(async () => (await stripe.disputes.list({ payment_intent: id })).data.length).toBe(1);
      const failure = await catchFailure(stripe.refunds.create({ payment_intent: id }));
      expect(failure).toMatchObject({ statusCode: 400, code: "charge_disputed" });
    });
  });

  describe("events", () => {
    state("events", "tell what happened to a payment, the newest first", async () => {
      const { id } = await pay();
      const listTypes = async (): Promise<readonly string[]> => {
        const { data } = await stripe.events.list({
          types: ["payment_intent.created", "payment_intent.succeeded"],
          limit: 20,
        });
        return data.filter((event) => Object(event.data.object).id === id).map(({ type }) => type);
      };
      await expect.poll(listTypes).toEqual(["payment_intent.succeeded", "payment_intent.created"]);
    });

    state("event", "hold the object as it was then", async () => {
      const { id } = await pay();
      const find = async (): Promise<unknown> => {
        const { data } = await stripe.events.list({ type: "payment_intent.created", limit: 20 });
        return data.find((event) => Object(event.data.object).id === id)?.data.object;
      };
      await expect.poll(find).toMatchObject({ status: "requires_payment_method", amount_received: 0 });
    });

    state("event", "have the fields of the published example", async () => {
      await pay();
      const { data } = await stripe.events.list({ limit: 1 });
      const keys = new Set(Object.keys(data[0] ?? {}));
      expect(OBJECT_KEYS.event.filter((key) => !keys.has(key))).toEqual([]);
    });
  });

  describe("keys", () => {
    state("keys", "of a browser make nothing", async () => {
      const failure = await catchFailure(browser.paymentIntents.create(PRICE));
      expect(failure).toMatchObject({ code: "secret_key_required" });
    });

    state("retrieve", "of a browser show an intent with its client secret, without metadata", async () => {
      const { id, client_secret } = await create({ metadata: { order_id: "7" } });
      const intent = await browser.paymentIntents.retrieve(id, { client_secret: String(client_secret) });
      expect(intent).toMatchObject({ id, status: "requires_payment_method" });
      expect(intent).not.toHaveProperty("metadata");
    });

    state("retrieve", "of a browser show nothing with somebody else's client secret", async () => {
      const { id } = await create();
      const { client_secret } = await create();
      const failure = await catchFailure(browser.paymentIntents.retrieve(id, { client_secret: String(client_secret) }));
      expect(failure).toMatchObject({ type: "StripeInvalidRequestError" });
    });
  });
});
