import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { paymentObjects } from "#worker/db/schema/orders.ts";
import { DEEDS, LONGEST_RUN_MS, type Progress } from "./commands.ts";
import { World } from "./world.ts";

/** The short runs are the same each time; the long ones look elsewhere each time. */
const RUNS = env.LONG === "" ? { numRuns: 10, seed: 1 } : { numRuns: 300 };

/** What has come of the messages: orders, what is stored of their payments, and what went back. */
async function read(world: World): Promise<unknown> {
  const orders = await world.listOrders();
  const objects = await world.database.select().from(paymentObjects).orderBy(paymentObjects.id);
  return {
    orders: orders.map(({ id, status, refundedAmount, paidAt, stripePaymentId }) => ({
      ...{ id, status, refundedAmount, paidAt, stripePaymentId },
    })),
    objects: objects.map(({ id, status, amount }) => ({ id, status, amount })),
    refunds: world.store.listPayments().map(({ key, refunds }) => [key, refunds.map(({ amount }) => amount)]),
  };
}

/** Tells of events by their places in the list; a place may be there more than once, and some may be missing. */
async function tell(world: World, places: readonly number[]): Promise<void> {
  const events = world.listUntold();
  for (const place of places) {
    const event = events[place % Math.max(1, events.length)];
    world.now += 1000;
    if (event) await world.deliver(event);
  }
}

it(
  "the same deeds come to the same, in whatever order and how often their messages arrive",
  async () => {
    const steps = fc.commands([...DEEDS], { maxCommands: 16, size: "max" });
    const places = fc.array(fc.nat({ max: 40 }), { maxLength: 30, size: "max" });
    const property = fc.asyncProperty(steps, places, async (deeds, shuffled) => {
      const world = await World.begin();
      const progress: Progress = { opened: 0, paid: 0 };
      await fc.asyncModelRun(() => ({ model: progress, real: world }), deeds);
      const bringBack = await world.keep();
      await world.recover();
      const inOrder = await read(world);
      await bringBack();
      await tell(world, shuffled);
      await world.recover();
      expect(await read(world)).toEqual(inOrder);
    });
    await fc.assert(property, RUNS);
  },
  LONGEST_RUN_MS,
);
