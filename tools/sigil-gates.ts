import { parseArgs } from "node:util";
import type { DrawingMethod } from "#sigil-core/host/drawing-request.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { composeIntentions } from "#tests/support/compose-intentions.ts";
import { METHODS } from "#tests/support/compose-recipes.ts";
import { measureTexts } from "#tests/support/gates/measure-texts.ts";
import { judge } from "#tests/support/gates/samples.ts";
import { listOverlapTargets, listPictureTargets, listTextTargets } from "#tests/support/gates/targets.ts";
import { calibrateMs } from "../bench/calibrate.ts";
import { printHeading, printTexts, printVerdicts } from "./gates/print-report.ts";
import { measureInWorkers } from "./gates/run-workers.ts";

const USAGE = `node tools/sigil-gates.ts [--method chaos,planetary] [--texts 100000] [--pictures 5000] [--workers 2]
Prints every figure of the gates beside its target, for each method; exits with 1 where a gate fails.`;

const { values } = parseArgs({
  options: {
    method: { type: "string", default: METHODS.join(",") },
    texts: { type: "string", default: "100000" },
    pictures: { type: "string", default: "5000" },
    workers: { type: "string", default: "2" },
  },
});

const methods = values.method.split(",").filter(isMethod);
const [texts, pictures, workers] = [values.texts, values.pictures, values.workers].map(Number);
if (methods.length !== values.method.split(",").length || !isCount(texts) || !isCount(pictures) || !isCount(workers)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const failed = new Map<DrawingMethod, number>();
  for (const method of methods) failed.set(method, await checkMethod(method, texts, pictures, workers));
  console.log("\nsummary");
  for (const [method, count] of failed) console.log(`  ${method.padEnd(12)} ${count === 0 ? "ok" : `${count} FAIL`}`);
  process.exitCode = [...failed.values()].every((count) => count === 0) ? 0 : 1;
}

/** Measures one method and prints its figures; answers how many gates failed. */
async function checkMethod(
  method: DrawingMethod,
  textCount: number,
  pictureCount: number,
  workerCount: number,
): Promise<number> {
  let failed = 0;
  if (textCount > 0) {
    const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
    const intentions = composeIntentions(textCount);
    const measured = measureTexts(
      loadSigilEngine(),
      loadSigilEngine(),
      { method, intentions },
      createCounter(method, textCount),
    );
    printHeading(`${method}: ${textCount} different intentions`);
    failed += printVerdicts(listTextTargets().map((target) => judge(target, measured.samples)));
    failed += printTexts(method, measured, calibrationMs);
  }
  if (pictureCount > 0) {
    const samples = await measureInWorkers(method, pictureCount, workerCount);
    printHeading(`${method}: ${pictureCount} pictures without the seal`);
    failed += printVerdicts(
      [...listPictureTargets(method), ...listOverlapTargets(method)].map((target) => judge(target, samples)),
    );
  }
  return failed;
}

/** Shows on stderr how many drawings are done. */
function createCounter(method: DrawingMethod, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done % 1000 === 0 || done === total) process.stderr.write(`\r${method}: texts ${done} of ${total} `);
  };
}

function isMethod(name: string): name is DrawingMethod {
  return METHODS.some((method) => method === name);
}

function isCount(count: number | undefined): count is number {
  return count !== undefined && Number.isInteger(count) && count >= 0;
}
