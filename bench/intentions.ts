import { analyzeIntention } from "#domain/intentions/analyze-intention.ts";
import { quantile } from "#sigil-core/lab/gates/samples.ts";
import { INTENTION_SAMPLES, LONG_SAMPLES, UNREAD_SAMPLES } from "#tests/support/intention-samples.ts";
import { calibrateMs } from "./calibrate.ts";

/** Time per analysis of an intention by our own analyst: sentences as people write them, and apart from them the longest texts. */
const ROUNDS = 10;
const TARGET_MS = 2;

const SENTENCES = [
  ...Object.values(INTENTION_SAMPLES).flatMap(({ samples }) => samples.map(([text]) => text)),
  ...UNREAD_SAMPLES,
];

/** The time of each intention, sorted: the best of all rounds, since others may use the machine as well. */
function measureMs(intentions: readonly string[]): readonly number[] {
  const bestMs = intentions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, intention] of intentions.entries()) {
      const startMs = performance.now();
      analyzeIntention(intention);
      bestMs[at] = Math.min(bestMs[at] ?? 0, performance.now() - startMs);
    }
  }
  return bestMs.toSorted((one, other) => one - other);
}

const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
console.log(`analyses of intentions, best of ${ROUNDS} each; calibration loop ${calibrationMs.toFixed(1)} ms`);
for (const [name, intentions] of [
  ["sentences", SENTENCES],
  ["longest", LONG_SAMPLES],
] as const) {
  const timesMs = measureMs(intentions);
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantile(timesMs, share).toFixed(2));
  console.log(`  ${name.padEnd(12)} median ${median} ms   p95 ${p95} ms   most ${most} ms (target ${TARGET_MS})`);
}
