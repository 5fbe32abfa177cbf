import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { quantile } from "#sigil-core/lab/gates/samples.ts";
import { calibrateMs } from "./calibrate.ts";

// Asks a running server, in turns, for its health and for a sigil, and prints how their times relate. Machines differ,
// so the figures stand beside the calibration loop of the same run.

const WARM_UP_ROUNDS = 20;
const ROUNDS = 200;
const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Generating may take this many times as long as health. */
const RATIO_LIMIT = 8;

const { values } = parseArgs({ options: { url: { type: "string", default: "http://localhost:8787" } } });
const server = new URL(values.url);
if (!LOOPBACK.has(server.hostname)) {
  console.error(`${server.hostname} is not this machine: the benchmark runs here only.`);
  process.exit(1);
}

/**
 * Each round comes from another client, because 60 a minute is what one client may ask. Only a local server
 * believes this header: Cloudflare writes it itself, over whatever a caller sends.
 */
function clientOf(round: number): string {
  return `10.${Math.floor(performance.timeOrigin) & 255}.${(round >> 8) & 255}.${round & 255}`;
}

async function timeCall(path: string, round: number, body?: unknown): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(new URL(path, server), {
    method: body === undefined ? "GET" : "POST",
    headers: { "CF-Connecting-IP": clientOf(round), ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const elapsedMs = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
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
  return `  ${name.padEnd(26)} median ${median} ms   p95 ${p95} ms`;
}

const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
const health: number[] = [];
const generate: number[] = [];
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
  const intention = `I finish what I begin, day ${round}`;
  const healthMs = await timeCall("/api/health", round);
  const generateMs = await timeCall("/api/sigils/generate", round, { intention, method: "chaos" });
  if (round < WARM_UP_ROUNDS) continue;
  health.push(healthMs);
  generate.push(generateMs);
}

const ratio = shareOf(generate, 0.5) / shareOf(health, 0.5);
console.log(
  `${ROUNDS} rounds against ${server.origin}, one call at a time; calibration loop ${calibrationMs.toFixed(1)} ms`,
);
console.log(toLine("GET /api/health", health));
console.log(toLine("POST /api/sigils/generate", generate));
console.log(`  generate / health          median ${ratio.toFixed(2).padStart(7)}      at most ${RATIO_LIMIT}`);
process.exitCode = ratio <= RATIO_LIMIT ? 0 : 1;
