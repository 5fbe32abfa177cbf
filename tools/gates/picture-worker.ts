import { parentPort, workerData } from "node:worker_threads";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { measureAny } from "#sigil-core/lab/gates/measure-any.ts";
import { measurePictures } from "#sigil-core/lab/gates/measure-pictures.ts";
import type { Samples } from "#sigil-core/lab/gates/samples.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import type { PictureJob, PictureWorkerData } from "./run-workers.ts";

const { intentionCount }: PictureWorkerData = workerData;
const engine = loadSigilEngine();
const intentions = composeIntentions(intentionCount);

parentPort?.on("message", (job: PictureJob) => {
  parentPort?.postMessage(measure(job));
});

function measure({ kind, method, from, to }: PictureJob): Samples {
  return kind === "any"
    ? measureAny(engine, { method, count: to - from, seed: 1 + from })
    : measurePictures(engine, { method, from, to, intentions, areStrokesMeasured: true });
}
