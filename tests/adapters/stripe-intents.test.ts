import { describe, expect } from "vitest";
import { catchFailure, describeContract, PRICE, RETURN_URL } from "./stripe-contract.ts";
import { OBJECT_KEYS } from "./stripe-object-keys.ts";

describeContract(({ browser, confirm, create, pay, state, stripe }) => {
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
