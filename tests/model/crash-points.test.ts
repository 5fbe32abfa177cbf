import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { moveDispute, openDispute, refundPayment } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { type SimulatedPayment, toIntentId } from "#worker/adapters/stripe-simulator/payment.ts";
import { toClientSecret } from "#worker/adapters/stripe-simulator/render-payment.ts";
import type { CrashPoint } from "./effects.ts";
import { listBroken } from "./statements.ts";
import { type Wanted, World } from "./world.ts";

const DAY_MS = 24 * 3_600_000;
const ADA: Wanted = { browser: "browser-a", tier: "advanced", email: "ada@example.test" };
const ADA_ELSEWHERE: Wanted = { ...ADA, browser: "browser-b" };

function newest(world: World): SimulatedPayment {
  const payment = world.store.listPayments().at(-1);
  if (!payment) throw new Error("There is no payment.");
  return payment;
}

async function buy(world: World, wanted: Wanted): Promise<void> {
  await world.open(wanted);
  await world.pay(newest(world), "pm_card_visa");
}

async function tell(world: World, type: string): Promise<void> {
  const event = world.listUntold().findLast((one) => one.type === type);
  if (!event) throw new Error(`There is no ${type}.`);
  await world.deliver(event);
}

/** Something the product does, and what comes before it. */
interface Deed {
  readonly name: string;
  readonly prepare: (world: World) => Promise<void>;
  readonly act: (world: World) => Promise<unknown>;
}

const DEEDS: readonly Deed[] = [
  { name: "begins an order", prepare: async () => {}, act: (world) => world.open(ADA) },
  {
    name: "takes an order up again",
    prepare: (world) => world.open(ADA).then(() => {}),
    act: (world) => world.open(ADA),
  },
  {
    name: "settles a paid order by its webhook",
    prepare: (world) => buy(world, ADA),
    act: (world) => tell(world, "payment_intent.succeeded"),
  },
  {
    name: "settles a paid order by the hint",
    prepare: (world) => buy(world, ADA),
    act: (world) => world.hint(toIntentId(newest(world)), toClientSecret(newest(world))),
  },
  {
    name: "settles a second purchase and sends it back",
    async prepare(world) {
      await buy(world, ADA);
      await world.recover();
      await buy(world, ADA_ELSEWHERE);
    },
    act: (world) => tell(world, "payment_intent.succeeded"),
  },
  {
    name: "settles the first of two purchases after the second",
    async prepare(world) {
      await world.open(ADA);
      const first = newest(world);
      await world.open(ADA_ELSEWHERE);
      const second = newest(world);
      await world.pay(first, "pm_card_visa");
      world.now += 60_000;
      await world.pay(second, "pm_card_visa");
      await world.hint(toIntentId(second), toClientSecret(second));
    },
    act: (world) => world.reconcile(),
  },
  {
    name: "settles a refund",
    async prepare(world) {
      await buy(world, ADA);
      await world.recover();
      await world.act(newest(world), (payment) => refundPayment(payment, { metadata: {} }, "succeeded", 0));
    },
    act: (world) => tell(world, "charge.refunded"),
  },
  {
    name: "settles a lost dispute",
    async prepare(world) {
      await buy(world, ADA);
      await world.act(newest(world), (payment) => openDispute(payment, "needs_response", 0));
      await world.recover();
      await world.act(newest(world), (payment) => moveDispute(payment, payment.disputes.at(-1)?.id ?? "", "lost"));
    },
    act: (world) => tell(world, "charge.dispute.closed"),
  },
  {
    name: "asks each hour, after every webhook was lost",
    async prepare(world) {
      await buy(world, ADA);
      await buy(world, ADA_ELSEWHERE);
      for (const event of world.listUntold()) world.drop(event);
    },
    act: (world) => world.reconcile(),
  },
  {
    name: "gives up what nobody paid for a day",
    async prepare(world) {
      await world.open(ADA);
      world.now += DAY_MS + 1;
    },
    act: (world) => world.reconcile(),
  },
];

/** What follows a crash. */
const AFTERMATHS = {
  "where only the hourly run asks": async (world: World) => {
    for (const event of world.listUntold()) world.drop(event);
  },
  "where the buyer comes back and the provider tells again": async (world: World) => {
    await world.open(ADA);
  },
} as const satisfies Record<string, (world: World) => Promise<void>>;

async function run({ prepare, act }: Deed, crash: CrashPoint | null): Promise<World> {
  const world = await World.begin();
  await prepare(world);
  world.nextCrash = crash;
  await act(world);
  return world;
}

// Found by doing each thing once, so that an effect that is new is stopped at as well.
const POINTS = await listPoints();

async function listPoints(): Promise<readonly { readonly deed: Deed; readonly at: number; readonly effect: string }[]> {
  const points = [];
  for (const deed of DEEDS) {
    const { effects } = await run(deed, null);
    points.push(...effects.begun.map((effect, at) => ({ deed, at, effect })));
  }
  return points;
}

describe("each thing that the product does", () => {
  it.each(DEEDS.map((deed) => [deed.name, deed] as const))("has effects: it %s", (_name, deed) => {
    expect(POINTS.filter((point) => point.deed === deed)).not.toEqual([]);
  });
});

const SIDES = ["before", "after"] as const;

/** A short run stops at each effect once: before or after it, with one aftermath or the other, in turn. A long one stops in all four ways. */
function isInRun(point: number, aftermath: string, side: number): boolean {
  const way = Object.keys(AFTERMATHS).indexOf(aftermath) * SIDES.length + side;
  return env.LONG !== "" || point % (Object.keys(AFTERMATHS).length * SIDES.length) === way;
}

describe.each(Object.entries(AFTERMATHS))("%s, no harm is done by a crash", (aftermath, follow) => {
  it.each(
    POINTS.flatMap(({ deed, at, effect }, point) =>
      SIDES.filter((_side, index) => isInRun(point, aftermath, index)).map(
        (side) => [`while it ${deed.name}: ${side} effect ${at + 1}, ${effect}`, deed, { at, side }] as const,
      ),
    ),
  )("%s", async (_name, deed, point) => {
    const world = await run(deed, point);
    expect(world.effects.isStopped).toBe(true);
    await follow(world);
    await world.recover();
    expect(await listBroken(world)).toEqual([]);
  });
});
