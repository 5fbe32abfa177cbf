import { env } from "cloudflare:workers";
import { makeCode } from "#tests/worker/support/accounts.ts";
import { Product } from "#tests/worker/support/product.ts";
import { moveRefund, refundPayment } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { type SimulatedPayment, toIntentId } from "#worker/adapters/stripe-simulator/payment.ts";
import { toClientSecret } from "#worker/adapters/stripe-simulator/render-payment.ts";
import { paymentObjects } from "#worker/db/schema/orders.ts";
import { listBroken } from "./statements.ts";
import { type PlantedBug, type Wanted, World } from "./world.ts";

const ADA: Wanted = { browser: "browser-a", tier: "advanced", email: "ada@example.test" };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a challenge may put between the product and what it works with. */
export type Challenge = (bug: PlantedBug) => Promise<readonly string[]>;

function newest(world: World): SimulatedPayment {
  const payment = world.store.listPayments().at(-1);
  if (!payment) throw new Error("There is no payment.");
  return payment;
}

async function buy(world: World, wanted: Wanted): Promise<SimulatedPayment> {
  await world.open(wanted);
  await world.pay(newest(world), "pm_card_visa");
  return newest(world);
}

async function send(product: Product, path: string, body: unknown, cookie?: string): Promise<Response> {
  return product.ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
}

/** Courses of events in which a mistake shows; each returns what is wrong, with the statement that is broken first. */
export const CHALLENGES = {
  async "a purchase of which every message comes twice"(bug) {
    const world = await World.begin(bug);
    const payment = await buy(world, ADA);
    await world.recover();
    await world.act(payment, (one) => refundPayment(one, { amount: one.amount / 2, metadata: {} }, "succeeded", 0));
    for (const event of world.store.events.slice()) {
      await world.deliver(event);
      await world.deliver(event);
    }
    await world.recover();
    return listBroken(world);
  },

  async "a refund that fails after it succeeded"(bug) {
    const world = await World.begin(bug);
    const payment = await buy(world, ADA);
    await world.act(payment, (one) => refundPayment(one, { metadata: {} }, "succeeded", 0));
    await world.recover();
    await world.act(payment, (one) => moveRefund(one, one.refunds.at(-1)?.id ?? "", "failed"));
    await world.recover();
    return listBroken(world);
  },

  async "two browsers that pay for the same thing"(bug) {
    const world = await World.begin(bug);
    await buy(world, ADA);
    world.now += MINUTE_MS;
    await buy(world, { ...ADA, browser: "browser-b" });
    await world.recover();
    return listBroken(world);
  },

  async "a crash before the intent is noted, and a buyer who comes back"(bug) {
    const world = await World.begin(bug);
    world.nextCrash = { at: 1, side: "after" };
    await world.open(ADA);
    await world.open(ADA);
    await world.recover();
    return listBroken(world);
  },

  async "a crash before the intent is noted, and nobody who comes back for a day"(bug) {
    const world = await World.begin(bug);
    world.nextCrash = { at: 1, side: "after" };
    await world.open(ADA);
    for (const event of world.listUntold()) world.drop(event);
    world.now += DAY_MS + MINUTE_MS;
    await world.recover();
    return listBroken(world);
  },

  async "an order that nobody pays for a day"(bug) {
    const world = await World.begin(bug);
    await world.open(ADA);
    world.now += DAY_MS + MINUTE_MS;
    await world.recover();
    return listBroken(world);
  },

  async "a payment of which no message comes"(bug) {
    const world = await World.begin(bug);
    await buy(world, ADA);
    for (const event of world.listUntold()) world.drop(event);
    await world.recover();
    return listBroken(world);
  },

  async "two readings, of which the older one is written last"(bug) {
    const gate = Promise.withResolvers<void>();
    let isHeld = true;
    const world = await World.begin({
      ...bug,
      payments: (payments) => ({
        ...(bug.payments?.(payments) ?? payments),
        async findPayment(id) {
          const found = await payments.findPayment(id);
          if (isHeld) {
            isHeld = false;
            await gate.promise;
          }
          return found;
        },
      }),
    });
    await world.open(ADA);
    const [created] = world.listUntold();
    if (!created) throw new Error("There is no event.");
    const slow = world.deliver(created);
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 1));
    const payment = await buy(world, ADA);
    for (const event of world.listUntold().slice(1)) await world.deliver(event);
    gate.resolve();
    await slow;
    // No run asks afterwards: what the messages left behind has to be right.
    const order = (await world.listOrders()).find(({ stripePaymentId }) => stripePaymentId === toIntentId(payment));
    const objects = await world.database.select().from(paymentObjects);
    const stored = objects.filter(({ orderId }) => orderId === order?.id).map(({ status }) => status);
    if (stored.some((status) => status !== "succeeded")) return [`the newest reading counts: ${stored} is stored`];
    return order?.status === "paid" ? [] : [`the newest reading counts: ${order?.status}`];
  },

  async "a message about a payment that nobody knows"(bug) {
    const world = await World.begin(bug);
    const object = { object: "payment_intent", id: "pi_000000000000000000000000" };
    const body = { id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object } };
    const isTaken = await world.deliverBody(JSON.stringify(body));
    return isTaken ? ["an unknown payment’s message is not accepted: it was"] : [];
  },

  async "a hint with another payment's secret"(bug) {
    const world = await World.begin(bug);
    const mine = await buy(world, ADA);
    await world.open({ ...ADA, email: "bob@example.test" });
    const secret = toClientSecret(newest(world));
    const isTaken = await world.hint(toIntentId(mine), secret);
    return isTaken ? ["a hint brings the payment’s own secret: it was taken without"] : [];
  },

  async "a payment of half a dollar for an order of 49"(bug) {
    const world = await World.begin({
      ...bug,
      payments: (payments) => {
        const changed = bug.payments?.(payments) ?? payments;
        return { ...changed, createIntent: (order) => payments.createIntent({ ...order, amount: 50 }) };
      },
    });
    await buy(world, ADA);
    await world.recover();
    const paid = (await world.listOrders()).filter(({ paidAt }) => paidAt !== null);
    return paid.length === 0 ? [] : ["only the price of an order pays it: another amount did"];
  },

  async "a stranger who says that they hold a tier"() {
    const claim = { intention: "I rest", method: "planetary", tier: "advanced", email: ADA.email };
    const { status } = await send(new Product(), "/api/sigils/generate?tier=advanced", claim);
    return status === 403 ? [] : [`what a request claims opens nothing: ${status}`];
  },

  async "a code that is sent twice"({ binding = (real) => real }) {
    const product = new Product({ binding: binding(env.DB) });
    product.now = Date.now();
    const { code, cookie } = await makeCode("code@example.test");
    const first = await send(product, "/api/account/sign-in", { code }, cookie);
    const second = await send(product, "/api/account/sign-in", { code }, cookie);
    if (first.status >= 300) throw new Error(`The code does not open: ${first.status}`);
    return second.status >= 400 ? [] : [`a code opens once: ${second.status} the second time`];
  },

  async "an order without the box ticked"() {
    const body = { amount: 4900, tier: "advanced", email: ADA.email };
    const { status } = await send(new Product(), "/api/create-payment-intent", body);
    return status === 422 ? [] : [`nothing is sold without accepted terms: ${status}`];
  },
} as const satisfies Record<string, Challenge>;
