import { parentPort, workerData } from "node:worker_threads";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { composeIntentions } from "#tests/support/compose-intentions.ts";
import { measurePictures } from "#tests/support/gates/measure-pictures.ts";
import type { PictureJob, PictureWorkerData } from "./run-workers.ts";

const { intentionCount }: PictureWorkerData = workerData;
const engine = loadSigilEngine();
const intentions = composeIntentions(intentionCount);

parentPort?.on("message", (job: PictureJob) => {
  parentPort?.postMessage(measurePictures(engine, { ...job, intentions, areStrokesMeasured: true }));
});
