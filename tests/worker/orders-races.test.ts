import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { err, ok } from "#domain/lib/result.ts";
import { moveRefund } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { createDatabase } from "#worker/db/database.ts";
import { orders, paymentObjects } from "#worker/db/schema/orders.ts";
import { settleOrder } from "#worker/features/orders/settle-order.ts";
import type { PaymentProvider, ProviderPayment } from "#worker/ports/payments.ts";
import { ORIGIN } from "./support/call.ts";
import { changePayments } from "./support/change-payments.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

beforeEach(forgetPayments);

/** Two browsers pay for the same thing of one address, a minute apart; the product hears nothing of it. Their intents, in the order in which they paid. */
async function payTwiceUnheard(shop: Shop, email: string): Promise<readonly [string, string]> {
  await shop.provider.store.setSwitches({ webhooks: "lost" });
  const first = await new BuyingBrowser(shop).begin("advanced", email);
  const second = await new BuyingBrowser(shop).begin("advanced", email);
  shop.product.now += MINUTE_MS;
  const one = await shop.pay(String(first.clientSecret));
  shop.product.now += MINUTE_MS;
  return [one, await shop.pay(String(second.clientSecret))];
}

async function readStatuses(shop: Shop, intentIds: readonly string[]): Promise<readonly (string | undefined)[]> {
  const all = await shop.listOrders();
  return intentIds.map((id) => all.find(({ stripePaymentId }) => stripePaymentId === id)?.status);
}

function settle(shop: Shop, intentId: string) {
  return settleOrder(shop.platform, intentId, { origin: ORIGIN });
}

describe("of two purchases of the same thing", () => {
  it.each([
    ["the first is settled first", (shop: Shop, ids: readonly string[]) => settleEach(shop, ids)],
    ["the second is settled first", (shop: Shop, ids: readonly string[]) => settleEach(shop, ids.toReversed())],
    [
      "both are settled at once",
      (shop: Shop, ids: readonly string[]) => Promise.all(ids.map((id) => settle(shop, id))),
    ],
  ])("the one that was paid later goes back where %s", async (_what, settleBoth) => {
    const shop = new Shop();
    const email = newEmail();
    const intentIds = await payTwiceUnheard(shop, email);
    await settleBoth(shop, intentIds);
    // One that was settled before the other was known is settled again by the next run.
    await shop.reconcile();
    expect(await readStatuses(shop, intentIds)).toEqual(["paid", "refunded"]);
    const subjects = (await shop.listMails(email)).map(({ subject }) => subject.replace(/ORD-\w+/, "N"));
    expect(subjects).toEqual(expect.arrayContaining(["Paid twice: N is refunded", "Refund of N"]));
  });

  async function settleEach(shop: Shop, intentIds: readonly string[]): Promise<void> {
    for (const id of intentIds) await settle(shop, id);
  }

  it("the later one’s webhook is not accepted while its refund can’t be asked for", async () => {
    let isDown = true;
    const shop = new Shop((payments) =>
      changePayments(payments, {
        refund: async (order) => (isDown ? err({ kind: "unavailable" }) : payments.refund(order)),
      }),
    );
    const [first, second] = await payTwiceUnheard(shop, newEmail());
    await settle(shop, first);
    const event = { id: "evt_1", type: "payment_intent.succeeded", intentId: second };
    expect(await settleOrder(shop.platform, second, { origin: ORIGIN, event })).toEqual(err("unavailable"));
    isDown = false;
    expect(await settleOrder(shop.platform, second, { origin: ORIGIN, event })).toMatchObject({ isOk: true });
    expect(await readStatuses(shop, [first, second])).toEqual(["paid", "refunded"]);
  });

  it("the later one is sent back once: where the bank refuses the money, the master decides", async () => {
    const shop = new Shop();
    const [first, second] = await payTwiceUnheard(shop, newEmail());
    for (const id of [first, second]) await settle(shop, id);
    const { data } = await shop.stripe.refunds.list({ payment_intent: second });
    await shop.act(second, (payment) => moveRefund(payment, String(data[0]?.id), "failed"));
    shop.product.now += DAY_MS + MINUTE_MS;
    await shop.reconcile();
    expect((await shop.stripe.refunds.list({ payment_intent: second })).data).toHaveLength(1);
    expect(await readStatuses(shop, [first, second])).toEqual(["paid", "paid"]);
  });
});

describe("what two isolates do at once", () => {
  it("ends with the newest reading, also where the older one is written last", async () => {
    let hold: Promise<void> | null = null;
    const shop = new Shop((payments) =>
      changePayments(payments, {
        async findPayment(id) {
          const found = await payments.findPayment(id);
          await hold;
          return found;
        },
      }),
    );
    await shop.provider.store.setSwitches({ webhooks: "lost" });
    const { clientSecret } = await new BuyingBrowser(shop).begin("advanced", newEmail());
    const intentId = String(clientSecret).split("_secret_")[0] ?? "";
    const gate = Promise.withResolvers<void>();
    hold = gate.promise;
    const slow = settle(shop, intentId);
    // By the time of the slow one nothing is paid yet.
    await new Promise((resolve) => setTimeout(resolve, 100));
    hold = null;
    await shop.pay(String(clientSecret));
    await settle(shop, intentId);
    gate.resolve();
    expect(await slow).toMatchObject({ isOk: true, value: { order: { status: "paid" } } });
    expect(await readStatuses(shop, [intentId])).toEqual(["paid"]);
    const objects = await createDatabase(env.DB).select().from(paymentObjects);
    expect(objects.map(({ status }) => status)).toEqual(["succeeded"]);
  });
});

describe("an order that was given up before its intent was known", () => {
  it("can’t be paid any more: its intent is given up as well", async () => {
    const shop = new Shop();
    await shop.provider.store.setSwitches({ webhooks: "lost" });
    const { clientSecret } = await new BuyingBrowser(shop).begin("advanced", newEmail());
    await createDatabase(env.DB).update(orders).set({ stripePaymentId: null, settledAsOf: null });
    shop.product.now += DAY_MS + 1;
    expect(await shop.reconcile()).toMatchObject({ expired: 1, settled: 1, failed: 0 });
    expect(await shop.listOrders()).toMatchObject([{ status: "canceled" }]);
    const intent = await shop.stripe.paymentIntents.retrieve(String(clientSecret).split("_secret_")[0] ?? "");
    expect(intent.status).toBe("canceled");
  });

  it("is given up where the provider knows no such intent", async () => {
    const shop = new Shop((payments) => changePayments(payments, { findPayment: async () => ok(null) }));
    await shop.provider.store.setSwitches({ webhooks: "lost" });
    await new BuyingBrowser(shop).begin("advanced", newEmail());
    shop.product.now += DAY_MS + 1;
    expect(await shop.reconcile()).toMatchObject({ expired: 1 });
    expect(await shop.listOrders()).toMatchObject([{ status: "canceled" }]);
  });
});

describe("the hourly run", () => {
  /** A provider that tells of changes of payments that were never paid; it counts what it is asked about. */
  function tellOfMany(asked: string[], broken: string | null = null): (payments: PaymentProvider) => PaymentProvider {
    return (payments) =>
      changePayments(payments, {
        listChanged: async (since) => {
          const rows = await createDatabase(env.DB).select().from(orders);
          const changed = rows.flatMap(({ stripePaymentId: intentId, id: orderId }) =>
            intentId === null ? [] : [{ intentId, orderId, changedAt: since }],
          );
          return ok({ payments: changed, isCutShort: false });
        },
        async findPayment(intentId) {
          asked.push(intentId);
          if (intentId === broken) throw new Error("broken");
          return ok(toUnpaid(intentId));
        },
      });
  }

  function toUnpaid(intentId: string): ProviderPayment {
    return {
      ...{ intentId, clientSecret: "", orderId: null, amount: 4900, currency: "usd", isLive: false, paidAt: null },
      objects: [{ kind: "intent", id: intentId, status: "requires_action", amount: 4900, asOf: 1, isDeclined: false }],
      card: null,
    };
  }

  async function insertOrders(count: number, createdAt: number): Promise<void> {
    const statement = env.DB.prepare(
      "insert into orders (id, order_number, email, tier, amount, idempotency_key, stripe_payment_id, created_at) values (?, ?, ?, 'advanced', 4900, ?, ?, ?)",
    );
    await env.DB.batch(
      Array.from({ length: count }, (_, at) => {
        const id = String(at).padStart(8, "0");
        return statement.bind(id, `ORD-${id}`, newEmail(), id, `pi_${id}`, createdAt + at);
      }),
    );
  }

  it("settles fifty, and goes on with the others in the next one", async () => {
    const asked: string[] = [];
    const shop = new Shop(tellOfMany(asked));
    await insertOrders(60, shop.product.now);
    expect(await shop.reconcile()).toEqual({ settled: 50, expired: 0, failed: 0, left: 10 });
    const first = new Set(asked.splice(0));
    shop.product.now += 60 * MINUTE_MS;
    expect(await shop.reconcile()).toMatchObject({ settled: 50, left: 10 });
    expect(new Set([...first, ...asked]).size).toBe(60);
  });

  it("is not stopped by an order that can’t be settled", async () => {
    const asked: string[] = [];
    const shop = new Shop(tellOfMany(asked, "pi_00000000"));
    await insertOrders(3, shop.product.now);
    expect(await shop.reconcile()).toEqual({ settled: 2, expired: 0, failed: 1, left: 0 });
  });
});
