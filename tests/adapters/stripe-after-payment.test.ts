import { describe, expect } from "vitest";
import { catchFailure, describeContract } from "./stripe-contract.ts";
import { OBJECT_KEYS } from "./stripe-object-keys.ts";

describeContract(({ create, pay, state, stripe }) => {
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
});
