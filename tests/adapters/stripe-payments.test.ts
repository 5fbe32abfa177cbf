import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "#domain/lib/result.ts";
import { computeEntitlement } from "#domain/orders/entitlement.ts";
import { moveRefund, openDispute } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { signWebhook } from "#worker/adapters/stripe-simulator/deliver-webhooks.ts";
import type { IntentOrder, OpenIntent, ProviderPayment } from "#worker/ports/payments.ts";
import { SimulatorBench } from "./stripe-back-ends.ts";

const ORDER: IntentOrder = {
  orderId: "0198f0a0-0000-7000-8000-000000000001",
  orderNumber: "ORD-7K3MQ9XB",
  tier: "advanced",
  amount: 4900,
  currency: "usd",
  idempotencyKey: "order-1",
};

const TABLES = ["simulated_payments", "simulated_events", "simulated_responses", "simulator_switches"];

// The database is the same for all tests of a file.
beforeEach(async () => {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
});

function getValue<Value>(result: Result<Value, unknown>): Value {
  if (!result.isOk) throw new Error(JSON.stringify(result.error));
  return result.value;
}

class Shop {
  readonly bench = new SimulatorBench();
  readonly payments = this.bench.provider.payments;
  readonly stripe = this.bench.connect();

  async open(order: Partial<IntentOrder> = {}): Promise<OpenIntent> {
    return getValue(await this.payments.createIntent({ ...ORDER, ...order }));
  }

  async pay(token = "pm_card_visa"): Promise<string> {
    const { intentId } = await this.open();
    await this.stripe.paymentIntents.confirm(intentId, { payment_method: token }).catch(() => null);
    return intentId;
  }

  async find(intentId: string): Promise<ProviderPayment> {
    const found = getValue(await this.payments.findPayment(intentId));
    if (!found) throw new Error("There is no such payment.");
    return found;
  }
}

describe("the intent of an order", () => {
  it("is the same however often it is asked for", async () => {
    const shop = new Shop();
    expect(await shop.open()).toEqual(await shop.open());
  });

  it("names its order and nothing private", async () => {
    const shop = new Shop();
    const { intentId } = await shop.open();
    const { metadata, receipt_email, description } = await shop.stripe.paymentIntents.retrieve(intentId);
    expect({ metadata, receipt_email, description }).toEqual({
      metadata: { order_id: ORDER.orderId, order_number: ORDER.orderNumber, tier: "advanced" },
      receipt_email: null,
      description: null,
    });
  });

  it("is refused where the key was used for another order", async () => {
    const shop = new Shop();
    await shop.open();
    const outcome = await shop.payments.createIntent({ ...ORDER, amount: 19900 });
    expect(outcome).toMatchObject({ isOk: false, error: { kind: "refused" } });
  });

  it("survives a response that is lost: the library asks again with the same key", async () => {
    const shop = new Shop();
    await shop.bench.provider.store.setSwitches({ lostResponses: 1 });
    const { intentId } = await shop.open();
    expect(await shop.open()).toMatchObject({ intentId });
  });

  it("is unavailable, and not refused, while the provider can't be reached", async () => {
    const shop = new Shop();
    await shop.bench.provider.store.setSwitches({ isUnreachable: true });
    expect(await shop.payments.createIntent(ORDER)).toEqual({ isOk: false, error: { kind: "unavailable" } });
  });

  it("can be given up until it is paid", async () => {
    const shop = new Shop();
    const { intentId } = await shop.open();
    expect(await shop.payments.cancelIntent(intentId)).toEqual({ isOk: true, value: "canceled" });
    const paid = await shop.open({ idempotencyKey: "order-2" });
    await shop.stripe.paymentIntents.confirm(paid.intentId, { payment_method: "pm_card_visa" });
    expect(await shop.payments.cancelIntent(paid.intentId)).toMatchObject({
      isOk: false,
      error: { kind: "refused", code: "payment_intent_unexpected_state" },
    });
  });
});

describe("what the provider says of a payment", () => {
  it("is nothing where it knows none", async () => {
    const { payments } = new Shop();
    expect(await payments.findPayment("pi_000000000000000000000000")).toEqual({ isOk: true, value: null });
  });

  it("has the order, the amount and the card", async () => {
    const shop = new Shop();
    expect(await shop.find(await shop.pay())).toMatchObject({
      orderId: ORDER.orderId,
      amount: 4900,
      currency: "usd",
      isLive: false,
      card: { brand: "visa", lastFour: "4242" },
    });
  });

  it.each([
    ["pm_card_visa", "paid"],
    ["pm_card_chargeDeclined", "failed"],
    ["pm_card_createDispute", "disputed"],
    ["pm_card_threeDSecure2Required", "pending"],
  ])("after %s makes the order %s", async (token, status) => {
    const shop = new Shop();
    const { objects } = await shop.find(await shop.pay(token));
    expect(computeEntitlement(objects)).toMatchObject({ status });
  });

  it("follows refunds, also where they fail", async () => {
    const shop = new Shop();
    const intentId = await shop.pay();
    const refund = { intentId, amount: 4900, reason: "requested_by_customer", idempotencyKey: "refund-1" } as const;
    const { refundId } = getValue(await shop.payments.refund(refund));
    expect(computeEntitlement((await shop.find(intentId)).objects)).toMatchObject({ status: "refunded" });
    expect(getValue(await shop.payments.refund(refund))).toEqual({ refundId });
    const { provider } = shop.bench;
    const stored = await provider.store.findPayment(intentId.slice(3));
    const failed = stored && moveRefund(stored.payment, refundId, "failed");
    if (failed?.isOk) await provider.simulator.apply(failed.value, stored?.version ?? 0);
    expect(computeEntitlement((await shop.find(intentId)).objects)).toMatchObject({
      status: "paid",
      failedRefundIds: [refundId],
    });
  });

  it("follows disputes", async () => {
    const shop = new Shop();
    const intentId = await shop.pay();
    const { provider } = shop.bench;
    const stored = await provider.store.findPayment(intentId.slice(3));
    const opened = stored && openDispute(stored.payment, "warning_needs_response", 0);
    if (opened?.isOk) await provider.simulator.apply(opened.value, stored?.version ?? 0);
    const { objects } = await shop.find(intentId);
    expect(objects.map(({ kind, status }) => [kind, status])).toContainEqual(["dispute", "warning_needs_response"]);
    expect(computeEntitlement(objects)).toMatchObject({ status: "paid" });
  });
});

describe("a webhook", () => {
  async function receive(token: string): Promise<readonly [Shop, string, { body: string; signature: string }[]]> {
    const shop = new Shop();
    const intentId = await shop.pay(token);
    await shop.bench.listReceived();
    return [shop, intentId, shop.bench.received];
  }

  const encode = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

  it("leads to its intent, whatever its object is", async () => {
    const [shop, intentId, received] = await receive("pm_card_createDispute");
    const events = await Promise.all(
      received.map(async ({ body, signature }) => getValue(await shop.payments.readWebhook(encode(body), signature))),
    );
    expect(new Set(events.map((event) => event.intentId))).toEqual(new Set([intentId]));
    expect(events.map(({ type }) => type)).toContain("charge.dispute.created");
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it("is believed with its own signature alone, for 300 seconds", async () => {
    const [shop, , [message]] = await receive("pm_card_visa");
    const { body, signature } = message ?? { body: "", signature: "" };
    const nowS = Math.floor(shop.bench.now / 1000);
    const cases = [
      await shop.payments.readWebhook(encode(body), signature),
      await shop.payments.readWebhook(encode(body.replace("4900", "1")), signature),
      await shop.payments.readWebhook(encode(body), await signWebhook(body, nowS - 300)),
      await shop.payments.readWebhook(encode(body), await signWebhook(body, nowS - 301)),
      await shop.payments.readWebhook(encode(body), await signWebhook(body, nowS, "whsec_other")),
      await shop.payments.readWebhook(encode(body), "nonsense"),
      await shop.payments.readWebhook(encode(body), ""),
    ];
    expect(cases.map(({ isOk }) => isOk)).toEqual([true, false, true, false, false, false, false]);
  });
});

it("the payments that changed since an instant are listed once each, also where no webhook arrived", async () => {
  const shop = new Shop();
  await shop.bench.provider.store.setSwitches({ webhooks: "lost" });
  const early = await shop.pay();
  shop.bench.now += 3_600_000;
  const { intentId: late } = await shop.open({ idempotencyKey: "order-2" });
  const hourAgo = shop.bench.now - 3_600_000;
  const { orderId } = ORDER;
  expect(getValue(await shop.payments.listChanged(shop.bench.now))).toEqual({
    payments: [{ intentId: late, orderId, changedAt: shop.bench.now }],
    isCutShort: false,
  });
  expect(getValue(await shop.payments.listChanged(hourAgo)).payments).toEqual([
    { intentId: late, orderId, changedAt: shop.bench.now },
    { intentId: early, orderId, changedAt: hourAgo },
  ]);
});
