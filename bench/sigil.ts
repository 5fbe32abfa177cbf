import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { instantiateSigilEngine } from "#sigil-core/host/load.ts";
import { compileSigilModule } from "#sigil-core/host/load-node.ts";
import { composeIntentions } from "#tests/support/compose-intentions.ts";
import { IDENTITY_INTENTIONS } from "#tests/support/intentions.ts";
import { calibrateMs } from "./calibrate.ts";
import { countMemoryBytes } from "./count-memory-bytes.ts";

/** Time per sigil, the module's size and, with --memory, whether memory stays flat over 50,000 drawings. */
const { values } = parseArgs({ options: { memory: { type: "boolean", default: false } } });

const WARM_UP = 300;
const MEMORY_DRAWINGS = 50_000;
const MODULE_URL = new URL("../sigil-core/build/sigil.wasm", import.meta.url);

/** Plain sentences, and the edges of what people may write. */
const BENCH_INTENTIONS = [...composeIntentions(1000), ...IDENTITY_INTENTIONS];

const module = compileSigilModule();
const engine = instantiateSigilEngine(module);

function measureMs(): number[] {
  for (const intention of BENCH_INTENTIONS.slice(0, WARM_UP)) engine.draw({ method: "chaos", intention });
  return BENCH_INTENTIONS.map((intention) => {
    const startMs = performance.now();
    engine.draw({ method: "chaos", intention });
    return performance.now() - startMs;
  }).sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
const cpuBefore = process.cpuUsage();
const timesMs = measureMs();
const cpu = process.cpuUsage(cpuBefore);
const cpuMs = (cpu.user + cpu.system) / 1000 / (BENCH_INTENTIONS.length + WARM_UP);
const medianMs = quantile(timesMs, 0.5);
const bytes = readFileSync(MODULE_URL);

console.log(`chaos in WASM, ${timesMs.length} intentions`);
console.log(`  calibration  ${calibrationMs.toFixed(1)} ms`);
console.log(`  median       ${medianMs.toFixed(2)} ms   (target 4, next goal 2)`);
console.log(`  p95          ${quantile(timesMs, 0.95).toFixed(2)} ms`);
console.log(`  mean CPU     ${cpuMs.toFixed(2)} ms   (what one core spends, whatever else runs beside it)`);
console.log(`  median / calibration  ${(medianMs / calibrationMs).toFixed(3)}`);
console.log(`module         ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped   (target 40,000)`);

if (values.memory) {
  const { beforeBytes, afterBytes } = countMemoryBytes(module, MEMORY_DRAWINGS);
  console.log(`memory         ${beforeBytes} bytes before ${MEMORY_DRAWINGS} drawings, ${afterBytes} after`);
}
