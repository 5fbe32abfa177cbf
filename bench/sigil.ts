import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { DrawingMethod } from "#sigil-core/host/drawing-request.ts";
import { instantiateSigilEngine } from "#sigil-core/host/engine.ts";
import { compileSigilModule } from "#sigil-core/host/load-node.ts";
import { quantile } from "#sigil-core/lab/gates/samples.ts";
import { composeRequest, LAB_KITS, METHODS } from "#sigil-core/lab/method-kits.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import { countMemoryBytes } from "#sigil-core/lab/recipes/raw-core.ts";
import { IDENTITY_INTENTIONS } from "#tests/support/intentions.ts";
import { calibrateMs } from "./calibrate.ts";

/** Time per sigil of each method, the module's size and, with --memory, whether memory stays flat over 50,000 drawings. */
const { values } = parseArgs({ options: { memory: { type: "boolean", default: false } } });

const PASSES = 3;
const MEMORY_DRAWINGS = 50_000;
const MODULE_TARGET_BYTES = 60_000;
const MODULE_URL = new URL("../sigil-core/build/sigil.wasm", import.meta.url);

/** Plain sentences, and the edges of what people may write. */
const BENCH_INTENTIONS = [...composeIntentions(1000), ...IDENTITY_INTENTIONS];

const module = compileSigilModule();
const engine = instantiateSigilEngine(module);

/** Sorted times of one drawing each, the least of some passes over all recipes, and what one core spends on one on average. */
function measureMs(method: DrawingMethod): { readonly timesMs: readonly number[]; readonly cpuMs: number } {
  const requests = BENCH_INTENTIONS.map((intention, index) => composeRequest(method, intention, index));
  for (const request of requests) engine.draw(request);
  const timesMs = requests.map(() => Number.POSITIVE_INFINITY);
  const cpuBefore = process.cpuUsage();
  for (let pass = 0; pass < PASSES; pass += 1) {
    requests.forEach((request, index) => {
      const startMs = performance.now();
      engine.draw(request);
      timesMs[index] = Math.min(timesMs[index] ?? Number.POSITIVE_INFINITY, performance.now() - startMs);
    });
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { timesMs: timesMs.toSorted((a, b) => a - b), cpuMs: (user + system) / 1000 / requests.length / PASSES };
}

const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
console.log(
  `sigils in WASM, ${BENCH_INTENTIONS.length} recipes a method, the least of ${PASSES} times each; calibration loop ${calibrationMs.toFixed(1)} ms`,
);
for (const method of METHODS) {
  const { timesMs, cpuMs } = measureMs(method);
  const [median, p95] = [quantile(timesMs, 0.5), quantile(timesMs, 0.95)];
  const target = LAB_KITS[method].gates.timeMs;
  const figures = [
    `median ${median.toFixed(2)} ms (target ${target.median})`,
    `p95 ${p95.toFixed(2)} ms (target ${target.p95})`,
    `mean CPU ${cpuMs.toFixed(2)} ms`,
    `median / calibration ${(median / calibrationMs).toFixed(4)}`,
  ];
  console.log(`  ${method.padEnd(12)} ${figures.join("   ")}`);
}
const bytes = readFileSync(MODULE_URL);
const gzipBytes = gzipSync(bytes, { level: 9 }).length;
console.log(`module         ${bytes.length} bytes, ${gzipBytes} gzipped   (target ${MODULE_TARGET_BYTES})`);

if (values.memory) {
  const { beforeBytes, afterBytes } = countMemoryBytes(module, MEMORY_DRAWINGS);
  console.log(
    `memory         ${beforeBytes} bytes before ${MEMORY_DRAWINGS} drawings of all methods, ${afterBytes} after`,
  );
}
