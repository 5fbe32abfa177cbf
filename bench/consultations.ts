import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { quantile } from "#sigil-core/lab/gates/samples.ts";
import { calibrateMs } from "./calibrate.ts";
import { SeededDatabase } from "./practice/seed.ts";
import { RunningServer } from "./practice/server.ts";

// Asks the real server, over a database of 5,000 sessions, for a month and a day of hours, for the first page of the desk and for its health,
// in turns, and prints how their times relate; then how many bookings of one day are decided in a second.

const BOOKINGS = 5000;
const WARM_UP_ROUNDS = 10;
const ROUNDS = 60;
const ATTEMPTS = 300;
/** A month may take this many times as long as health, by the slowest of twenty. */
const RATIO_LIMIT = 5;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8797" },
    state: { type: "string", default: ".wrangler/bench-consultations" },
  },
});

const database = await SeededDatabase.create(values.state);
database.seedSettings();
const buyers = database.seedBuyers(ATTEMPTS + 1);
const master = database.seedMaster();
await database.seedBookings(BOOKINGS);
const server = await RunningServer.start(Number(values.port), values.state);

try {
  await compareCalls();
  await countAttempts();
} finally {
  await server.kill();
}

async function timeCall(path: string, cookie = ""): Promise<number> {
  const startedAt = performance.now();
  const response = await server.ask(path, { cookie });
  const text = await response.text();
  const elapsedMs = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${path} responds with ${response.status}: ${text}`);
  return elapsedMs;
}

function shareOf(timesMs: readonly number[], share: number): number {
  return quantile(
    timesMs.toSorted((one, other) => one - other),
    share,
  );
}

function toLine(name: string, timesMs: readonly number[]): string {
  const [median, p95] = [0.5, 0.95].map((share) => shareOf(timesMs, share).toFixed(2).padStart(7));
  return `  ${name.padEnd(38)} median ${median} ms   p95 ${p95} ms`;
}

async function compareCalls(): Promise<void> {
  const today = new Date();
  const nextMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 15)).toISOString();
  const calls = {
    "GET /api/health": () => timeCall("/api/health"),
    "a month of hours": () => timeCall(`/api/consultations/available-days?month=${nextMonth.slice(0, 7)}`),
    "a day of hours": () => timeCall(`/api/consultations/available-slots?date=${nextMonth.slice(0, 10)}`),
    "the desk’s first page": () => timeCall("/api/master/consultations", master),
    "the desk’s figures": () => timeCall("/api/master/figures", master),
    "the desk’s month": () =>
      timeCall(`/api/master/calendar?from=${nextMonth.slice(0, 8)}01&to=${nextMonth.slice(0, 8)}28`, master),
  };
  const timesMs = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const elapsedMs = await call();
      if (round >= WARM_UP_ROUNDS) timesMs.get(name)?.push(elapsedMs);
    }
  }
  const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
  console.log(
    `consultations: ${BOOKINGS} sessions, ${ROUNDS} rounds, one call at a time; calibration loop ${calibrationMs.toFixed(1)} ms`,
  );
  for (const [name, times] of timesMs) console.log(toLine(name, times));
  const [health = [], month = []] = [timesMs.get("GET /api/health"), timesMs.get("a month of hours")];
  const ratio = shareOf(month, 0.95) / shareOf(health, 0.95);
  console.log(`  a month / health, p95                  ${ratio.toFixed(2)}, at most ${RATIO_LIMIT}`);
  process.exitCode = ratio <= RATIO_LIMIT ? 0 : 1;
}

/** Everybody wants the one hour of a day that is free. */
async function countAttempts(): Promise<void> {
  const days: { days: { day: string }[]; firstFreeDay: string } = await (
    await server.ask("/api/consultations/available-days?month=2030-01")
  ).json();
  const free: { availableSlots: { time: string }[] } = await (
    await server.ask(`/api/consultations/available-slots?date=${days.firstFreeDay}`)
  ).json();
  const time = free.availableSlots[0]?.time ?? "";
  const startedAt = performance.now();
  const statuses = await Promise.all(buyers.map(async (buyer) => (await server.book(buyer, time)).status));
  const seconds = (performance.now() - startedAt) / 1000;
  const won = statuses.filter((status) => status === 200).length;
  console.log(
    `  ${buyers.length} bookings of one hour at once: ${(buyers.length / seconds).toFixed(0)} attempts a second, ${won} booked`,
  );
}
