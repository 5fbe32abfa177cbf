import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { quantile } from "#sigil-core/lab/gates/samples.ts";
import { calibrateMs } from "./calibrate.ts";
import { newToken, SeededDatabase } from "./practice/seed.ts";
import { CLOSED_KINDS, seedClosedLinks } from "./practice/seed-commissions.ts";
import { RunningServer } from "./practice/server.ts";

// Tries links of the workshop that open nothing, at the real server, each kind in turn and in another order each round, and prints how long each
// kind takes beside a guess: who guesses may learn nothing by waiting. "Guessed again" is compared with the same, and shows the noise.

const OF_EACH_KIND = 300;
const WARM_UP_ROUNDS = 50;
const ROUNDS = 1000;
/** A kind may differ from a guess by so much, of the median. */
const MOST_APART = 0.1;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8798" },
    state: { type: "string", default: ".wrangler/bench-closed-links" },
  },
});

const database = await SeededDatabase.create(values.state);
const links = await seedClosedLinks(database, OF_EACH_KIND);
const server = await RunningServer.start(Number(values.port), values.state);

try {
  await compareKinds();
} finally {
  await server.kill();
}

async function timeLink(token: string): Promise<number> {
  const startedAt = performance.now();
  const response = await server.ask(`/api/master/step2/${token}`);
  await response.text();
  const elapsedMs = performance.now() - startedAt;
  if (response.status !== 404) throw new Error(`A closed link gets ${response.status}.`);
  return elapsedMs;
}

async function compareKinds(): Promise<void> {
  const tries = [
    { name: "guessed", find: () => newToken() },
    ...CLOSED_KINDS.map((kind) => ({ name: kind, find: (round: number) => links.get(kind)?.[round % OF_EACH_KIND] })),
  ].map((kind) => ({ ...kind, timesMs: [] as number[] }));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (let turn = 0; turn < tries.length; turn += 1) {
      // Whoever comes after whom has to differ from round to round, too.
      const tried = tries[(turn * ((round % 6) + 1) + round) % tries.length];
      const elapsedMs = await timeLink(tried?.find(round) ?? "");
      if (round >= WARM_UP_ROUNDS) tried?.timesMs.push(elapsedMs);
    }
  }
  const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
  console.log(
    `closed links: ${OF_EACH_KIND * CLOSED_KINDS.length} commissions, ${ROUNDS} rounds, one call at a time; calibration loop ${calibrationMs.toFixed(1)} ms`,
  );
  const medianOf = (timesMs: readonly number[]) =>
    quantile(
      timesMs.toSorted((one, other) => one - other),
      0.5,
    );
  const guessMs = medianOf(tries[0]?.timesMs ?? []);
  let mostApart = 0;
  for (const { name, timesMs } of tries) {
    const ratio = medianOf(timesMs) / guessMs;
    mostApart = Math.max(mostApart, Math.abs(ratio - 1));
    console.log(`  ${name.padEnd(20)} median ${medianOf(timesMs).toFixed(3)} ms   of a guess ${ratio.toFixed(3)}`);
  }
  console.log(`  furthest apart ${mostApart.toFixed(3)}, at most ${MOST_APART}`);
  process.exitCode = mostApart <= MOST_APART ? 0 : 1;
}
