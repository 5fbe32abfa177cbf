import { describe, expect } from "vitest";
import { catchFailure, describeContract, PRICE, RETURN_URL } from "./stripe-contract.ts";

function newKey(): string {
  return `test-${crypto.randomUUID()}`;
}

describeContract(({ confirm, create, pay, state, stripe }) => {
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
      expect(data.map(({ amount }) => amount)).toEqual([3000]);
    });
  });
});
