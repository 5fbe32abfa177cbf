import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { NetTables } from "../../domain/intentions/guard/weigh-sequence.ts";
import { fitSequences } from "./fit-sequences.ts";
import { readCorpus } from "./read-corpus.ts";

/** Fits a net to the corpus beside whatever else is fitted. */
export function fitInThread(seed: number): Promise<NetTables> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData: seed });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

if (!isMainThread && typeof workerData === "number") parentPort?.postMessage(fitSequences(readCorpus(), workerData));
