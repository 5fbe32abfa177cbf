import { parseArgs } from "node:util";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { DrawingMethod } from "#sigil-core/host/drawing-request.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { measureTexts } from "#sigil-core/lab/gates/measure-texts.ts";
import { measureWords } from "#sigil-core/lab/gates/measure-words.ts";
import { judge, type Samples } from "#sigil-core/lab/gates/samples.ts";
import {
  listAnyTargets,
  listOverlapTargets,
  listPictureTargets,
  listTextTargets,
  listWordTargets,
  type Target,
} from "#sigil-core/lab/gates/targets.ts";
import { METHODS } from "#sigil-core/lab/method-kits.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import { calibrateMs } from "../bench/calibrate.ts";
import { printHeading, printTexts, printVerdicts } from "./gates/print-report.ts";
import { measureInWorkers } from "./gates/run-workers.ts";

const USAGE = `node tools/sigil-gates.ts [--method chaos,planetary] [--texts 100000] [--pictures 5000] [--any 10000] [--workers 2]
Prints every figure of the gates beside its target, for each method; exits with 1 where a gate fails.`;

const { values } = parseArgs({
  options: {
    method: { type: "string", default: METHODS.join(",") },
    texts: { type: "string", default: "100000" },
    pictures: { type: "string", default: "5000" },
    any: { type: "string", default: "10000" },
    workers: { type: "string", default: "2" },
  },
});

/** How much is measured of each method. */
interface Counts {
  readonly texts: number;
  readonly pictures: number;
  readonly any: number;
  readonly workers: number;
}

const methods = values.method.split(",").filter(isMethod);
const counts: Counts = {
  texts: Number(values.texts),
  pictures: Number(values.pictures),
  any: Number(values.any),
  workers: Number(values.workers),
};
if (methods.length !== values.method.split(",").length || !Object.values(counts).every(isCount)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const failed = new Map<DrawingMethod, number>();
  for (const method of methods) failed.set(method, await checkMethod(method, counts));
  console.log("\nsummary");
  for (const [method, count] of failed) console.log(`  ${method.padEnd(12)} ${count === 0 ? "ok" : `${count} FAIL`}`);
  process.exitCode = [...failed.values()].every((count) => count === 0) ? 0 : 1;
}

/** Measures one method and prints its figures; answers how many gates failed. */
async function checkMethod(method: DrawingMethod, { texts, pictures, any, workers }: Counts): Promise<number> {
  let failed = 0;
  if (texts > 0) failed += checkTexts(method, texts);
  if (pictures > 0) {
    const samples = await measureInWorkers("composed", method, pictures, workers);
    printHeading(`${method}: ${pictures} pictures without the seal`);
    failed += printTargets([...listPictureTargets(method), ...listOverlapTargets(method)], samples);
    const groups = measureWords({ method, pairs: Math.ceil(pictures / 2), draw: loadSigilEngine().draw });
    for (const [group, ofGroup] of groups) {
      printHeading(`${method}: the same choices with other words, ${group}`);
      failed += printTargets(listWordTargets(method), ofGroup);
    }
  }
  if (any > 0) {
    const samples = await measureInWorkers("any", method, any, workers);
    printHeading(`${method}: ${any} pictures of any text and any legal choices`);
    failed += printTargets(listAnyTargets(), samples);
  }
  return failed;
}

function checkTexts(method: DrawingMethod, count: number): number {
  const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
  const intentions = composeIntentions(count);
  const measured = measureTexts(
    loadSigilEngine(),
    loadSigilEngine(),
    { method, intentions, areTimesMeasured: true, toMarkup: toSigilMarkup },
    createCounter(method, count),
  );
  printHeading(`${method}: ${count} different intentions`);
  return printTargets(listTextTargets(), measured.samples) + printTexts(method, measured, calibrationMs);
}

function printTargets(targets: readonly Target[], samples: Samples): number {
  return printVerdicts(targets.map((target) => judge(target, samples)));
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

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0;
}
