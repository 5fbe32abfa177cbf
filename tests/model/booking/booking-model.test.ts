import { evictAllDurableObjects } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listBroken, listBrokenAtRest } from "./booking-statements.ts";
import { BookingWorld, CLIENTS, type ClientEmail } from "./booking-world.ts";

/** Hours of two days; the third lies over the second, and no client can have it. */
const HOURS = ["2026-11-25T14:00:00Z", "2026-11-25T15:15:00Z", "2026-11-25T15:45:00Z", "2026-11-26T14:00:00Z"] as const;

const client = fc.constantFrom(...CLIENTS);
const hour = fc.constantFrom(...HOURS);

/** What somebody does, or what happens. */
type Step =
  | { readonly kind: "hold" | "book" | "move" | "move_as_master"; readonly email: ClientEmail; readonly hour: string }
  | { readonly kind: "book_twice"; readonly email: ClientEmail; readonly hour: string; readonly other: string }
  | { readonly kind: "cancel" | "confirm" | "lose_money" | "pay"; readonly email: ClientEmail }
  | { readonly kind: "block" | "unblock"; readonly hour: string }
  | { readonly kind: "wait"; readonly minutes: number }
  | { readonly kind: "evict" | "tick" }
  | { readonly kind: "crash_next"; readonly at: number; readonly side: "before" | "after" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("hold" as const), email: client, hour }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("book" as const), email: client, hour }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("move" as const, "move_as_master" as const), email: client, hour }),
  },
  fc.record({ kind: fc.constant("book_twice" as const), email: client, hour, other: hour }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("cancel" as const, "confirm" as const), email: client }) },
  fc.record({ kind: fc.constantFrom("lose_money" as const, "pay" as const), email: client }),
  fc.record({ kind: fc.constantFrom("block" as const, "unblock" as const), hour }),
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 11, 60, 24 * 60) }),
  fc.record({ kind: fc.constantFrom("evict" as const, "tick" as const) }),
  fc.record({
    kind: fc.constant("crash_next" as const),
    at: fc.nat({ max: 6 }),
    side: fc.constantFrom("before" as const, "after" as const),
  }),
);

async function take(world: BookingWorld, one: Step): Promise<string> {
  switch (one.kind) {
    case "hold":
      return describeResult("hold", await world.hold(one.email, one.hour));
    case "book":
      return describeResult("book", await world.book(one.email, one.hour));
    case "book_twice": {
      const [first] = await Promise.all([world.book(one.email, one.hour), world.book(one.email, one.other)]);
      return describeResult("book_twice", first);
    }
    case "move":
      return describeResult("move", await world.move(one.email, one.hour));
    case "move_as_master":
      return describeResult("move_as_master", await world.moveAsMaster(one.email, one.hour));
    case "cancel":
      return describeResult("cancel", await world.cancel(one.email));
    case "confirm":
      return describeResult("confirm", await world.confirm(one.email));
    case "lose_money":
    case "pay":
      await world.setPaid(one.email, one.kind === "pay");
      return one.kind;
    case "block":
    case "unblock":
      await world.setBlocked(one.hour, one.kind === "block");
      return one.kind;
    case "wait":
      world.now += one.minutes * 60_000;
      return "wait";
    case "evict":
      await evictAllDurableObjects();
      return "evict";
    case "tick":
      await world.tick();
      return "tick";
    case "crash_next":
      world.nextCrash = { at: one.at, side: one.side };
      return "crash_next";
  }
}

function describeResult(name: string, result: { readonly isOk: boolean } | null): string {
  if (result === null) return `${name}: stopped or nothing to act on`;
  return `${name}: ${result.isOk ? "done" : "refused"}`;
}

/** What the runs have to come to, or they prove little. */
const REACHED = [
  ...["hold: done", "book: done", "book: refused", "move: done", "move_as_master: done", "cancel: done"],
  ...["confirm: done", "block", "evict", "book: stopped or nothing to act on"],
];

/** The short runs are the same each time; the long ones look elsewhere each time, a part at a time. */
const PARTS = env.LONG === "" ? [{ numRuns: 40, seed: 1 }] : Array.from({ length: 50 }, () => ({ numRuns: 100 }));

const LONGEST_RUN_MS = 3_600_000;

describe("whatever clients, the master, crashes and the clock do, every statement holds", () => {
  it.each(PARTS.map((part, at) => [at + 1, part] as const))(
    "part %i",
    async (_at, part) => {
      const reached = new Set<string>();
      const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16, size: "max" }), async (steps) => {
        const world = await BookingWorld.begin();
        for (const one of steps) {
          reached.add(await take(world, one));
          expect(await listBroken(world)).toEqual([]);
        }
        await world.recover();
        expect(await listBrokenAtRest(world, [HOURS[0], HOURS[1], HOURS[3]])).toEqual([]);
      });
      await fc.assert(property, part);
      expect([...reached]).toEqual(expect.arrayContaining(REACHED));
    },
    LONGEST_RUN_MS,
  );
});
