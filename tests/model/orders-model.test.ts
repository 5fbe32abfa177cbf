import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ORDER_STATUSES } from "#domain/orders/order.ts";
import { COMMANDS, LONGEST_RUN_MS, type Progress } from "./commands.ts";
import { listBroken } from "./statements.ts";
import { World } from "./world.ts";

/** A run that failed is repeated with what it named: `MODEL='{"seed":1,"path":"3:0","replayPath":"AB:F"}'`. */
const Repeated = z.object({ seed: z.number(), path: z.string(), replayPath: z.string() });

const repeated = env.MODEL === "" ? null : Repeated.parse(JSON.parse(env.MODEL));

/** The short runs are the same each time; the long ones look elsewhere each time, a part at a time, so that one can see how far they are. */
const PARTS = env.LONG === "" ? [{ numRuns: 40, seed: 1 }] : Array.from({ length: 20 }, () => ({ numRuns: 100 }));

const STEPS = fc.commands([...COMMANDS], {
  maxCommands: 24,
  size: "max",
  ...(repeated && { replayPath: repeated.replayPath }),
});

/** What the runs have to come to, or they prove little. */
const REACHED = [
  ...ORDER_STATUSES,
  "order_receipt",
  "refund_receipt",
  "second_purchase",
  "refund_failed_notice",
  "crash",
];

/** What all parts so far have come to: a rare word may be missing from a hundred sequences, never from thousands. */
const reached = new Set<string>();

describe("whatever buyers, banks, messages and crashes do, every statement holds once the hourly run has asked", () => {
  it.each(PARTS.map((part, at) => [at + 1, part] as const))(
    "part %i",
    async (_at, part) => {
      const property = fc.asyncProperty(STEPS, async (steps) => {
        const world = await World.begin();
        const progress: Progress = { opened: 0, paid: 0 };
        await fc.asyncModelRun(() => ({ model: progress, real: world }), steps);
        await world.recover();
        expect(await listBroken(world)).toEqual([]);
        for (const word of await world.listReached()) reached.add(word);
      });
      // Where it fails, fast-check names the seed and the path of the shortest run that fails.
      await fc.assert(property, { ...part, ...(repeated && { seed: repeated.seed, path: repeated.path }) });
    },
    LONGEST_RUN_MS,
  );

  it.runIf(!repeated)("came to everything that can happen", () => {
    expect([...reached]).toEqual(expect.arrayContaining(REACHED));
  });
});
