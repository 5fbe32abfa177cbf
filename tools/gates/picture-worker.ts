import { parentPort, workerData } from "node:worker_threads";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { composeIntentions } from "#tests/support/compose-intentions.ts";
import { measureAny } from "#tests/support/gates/measure-any.ts";
import { measurePictures } from "#tests/support/gates/measure-pictures.ts";
import type { Samples } from "#tests/support/gates/samples.ts";
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
