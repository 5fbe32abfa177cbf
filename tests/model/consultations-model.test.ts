import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { COMMANDS, enter, LONGEST_RUN_MS } from "./consultations/commands.ts";
import { listBrokenInTheEnd } from "./consultations/statements.ts";
import { ConsultationWorld } from "./consultations/world.ts";

/** A run that failed is repeated with what it named: `MODEL='{"seed":1,"path":"3:0","replayPath":"AB:F"}'`. */
const Repeated = z.object({ seed: z.number(), path: z.string(), replayPath: z.string() });

const repeated = env.MODEL === "" ? null : Repeated.parse(JSON.parse(env.MODEL));

/** The short runs are the same each time; the long ones look elsewhere each time, a part at a time, so that one can see how far they are. */
const PARTS = env.LONG === "" ? [{ numRuns: 40, seed: 1 }] : Array.from({ length: 50 }, () => ({ numRuns: 100 }));

const STEPS = fc.commands([...COMMANDS], {
  maxCommands: 20,
  size: "max",
  ...(repeated && { replayPath: repeated.replayPath }),
});

/** What the runs have to come to, or they prove little. */
const REACHED = [
  ...CONSULTATION_STATUSES,
  ...[
    "slot_taken",
    "conflict",
    "payment_required",
    "not_ready",
    "hold",
    "prolonged",
    "blocked",
    "not blocked",
    "crash",
    "asked",
    "offered",
    "taken",
    "offer declined",
    "refunded",
    "erased",
  ],
  "hour_offer",
  ...["booked", "confirmed", "link_changed", "moved", "cancelled", "reminder"].map((kind) => `consultation_${kind}`),
];

/** What all parts so far have come to: a rare word may be missing from a hundred sequences, never from thousands. */
const reached = new Set<string>();

describe("whatever clients, the master, the clock and crashes do, no hour is sold twice and nothing is lost", () => {
  it.each(PARTS.map((part, at) => [at + 1, part] as const))(
    "part %i",
    async (_at, part) => {
      const property = fc.asyncProperty(STEPS, async (steps) => {
        const world = await ConsultationWorld.begin();
        await fc.asyncModelRun(() => ({ model: {}, real: enter(world) }), steps);
        expect(await listBrokenInTheEnd(world)).toEqual([]);
        for (const word of world.reached) reached.add(word);
      });
      // Where it fails, fast-check names the seed and the path of the shortest run that fails.
      await fc.assert(property, { ...part, ...(repeated && { seed: repeated.seed, path: repeated.path }) });
    },
    LONGEST_RUN_MS,
  );

  it.runIf(!repeated)("came to everything that can happen", () => {
    expect(REACHED.filter((word) => !reached.has(word))).toEqual([]);
  });
});
