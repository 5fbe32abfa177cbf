import { Worker } from "node:worker_threads";
import type { DrawingMethod } from "#sigil-core/host/drawing-request.ts";
import { mergeSamples, type Samples } from "#sigil-core/lab/gates/samples.ts";

/** This many pictures go to a worker at a time. */
const CHUNK = 100;

/** Which pictures: those of the intentions and recipes that the texts are measured by, or any text with any legal choices. */
export type PictureKind = "composed" | "any";

/** What a worker is asked to measure. */
export interface PictureJob {
  readonly kind: PictureKind;
  readonly method: DrawingMethod;
  readonly from: number;
  readonly to: number;
}

/** What a worker needs to begin. */
export interface PictureWorkerData {
  readonly intentionCount: number;
}

/** Measures the pictures of a method in parallel; the result doesn't depend on how many workers there are. */
export async function measureInWorkers(
  kind: PictureKind,
  method: DrawingMethod,
  pictures: number,
  workerCount: number,
): Promise<Samples> {
  const jobs: PictureJob[] = [];
  for (let from = 0; from < pictures; from += CHUNK) {
    jobs.push({ kind, method, from, to: Math.min(pictures, from + CHUNK) });
  }
  const total = jobs.length;
  const samples: Samples = new Map();
  let done = 0;
  const runWorker = async (): Promise<void> => {
    const data: PictureWorkerData = { intentionCount: pictures + 1 };
    const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { workerData: data });
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        mergeSamples(samples, await ask(worker, job));
        done += job.to - job.from;
        process.stderr.write(`\r${method}, ${kind}: pictures ${done} of ${pictures} `);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workerCount, total) }, runWorker));
  process.stderr.write("\n");
  return samples;
}

function ask(worker: Worker, job: PictureJob): Promise<Samples> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (answer: Samples) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.postMessage(job);
  });
}
