import { describe, expect, it } from "vitest";
import type { CrashPoint } from "../effects.ts";
import { listBrokenAtRest } from "./booking-statements.ts";
import { BookingWorld } from "./booking-world.ts";

const ADA = "ada@example.test";
const NINE = "2026-11-25T14:00:00Z";
const TEN_FIFTEEN = "2026-11-25T15:15:00Z";
const THURSDAY = "2026-11-26T14:00:00Z";
const HOURS = [NINE, TEN_FIFTEEN, THURSDAY];

/** Something the product does, and what comes before it. */
interface Deed {
  readonly name: string;
  readonly prepare: (world: BookingWorld) => Promise<unknown>;
  readonly act: (world: BookingWorld) => Promise<unknown>;
}

const DEEDS: readonly Deed[] = [
  { name: "keeps an hour", prepare: async () => {}, act: (world) => world.hold(ADA, NINE) },
  {
    name: "keeps another hour, of another day",
    prepare: (world) => world.hold(ADA, NINE),
    act: (world) => world.hold(ADA, THURSDAY),
  },
  { name: "books an hour", prepare: async () => {}, act: (world) => world.book(ADA, NINE) },
  { name: "books a kept hour", prepare: (world) => world.hold(ADA, NINE), act: (world) => world.book(ADA, NINE) },
  {
    name: "moves a session within its day",
    prepare: (world) => world.book(ADA, NINE),
    act: (world) => world.move(ADA, TEN_FIFTEEN),
  },
  {
    name: "moves a session to another day",
    prepare: (world) => world.book(ADA, NINE),
    act: (world) => world.move(ADA, THURSDAY),
  },
  { name: "cancels a session", prepare: (world) => world.book(ADA, NINE), act: (world) => world.cancel(ADA) },
  { name: "confirms a session", prepare: (world) => world.book(ADA, NINE), act: (world) => world.confirm(ADA) },
  {
    name: "lets a booking go that the database refuses",
    prepare: async (world) => {
      world.meanwhile = () => world.setBlocked(NINE, true);
    },
    act: (world) => world.book(ADA, NINE),
  },
];

async function run({ prepare, act }: Deed, crash: CrashPoint | null): Promise<BookingWorld> {
  const world = await BookingWorld.begin();
  await prepare(world);
  world.nextCrash = crash;
  await act(world);
  return world;
}

// Found by doing each thing once, so that an effect that is new is stopped at as well.
const POINTS = await listPoints();

async function listPoints() {
  const points: { readonly deed: Deed; readonly at: number; readonly effect: string }[] = [];
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

describe("no harm is done by a crash", () => {
  it.each(
    POINTS.flatMap(({ deed, at, effect }) =>
      (["before", "after"] as const).map(
        (side) => [`while it ${deed.name}: ${side} effect ${at + 1}, ${effect}`, deed, { at, side }] as const,
      ),
    ),
  )("%s", async (_name, deed, point) => {
    const world = await run(deed, point);
    expect(world.effects.isStopped).toBe(true);
    await world.recover();
    expect(await listBrokenAtRest(world, HOURS)).toEqual([]);
    // Whoever tries again has what they wanted, or is told what is so.
    const live = (await world.listBookings()).filter(({ status }) => status === "pending" || status === "confirmed");
    expect(live.length).toBeLessThanOrEqual(1);
    if (live.length === 0) expect((await world.book(ADA, THURSDAY))?.isOk).toBe(true);
  });
});
