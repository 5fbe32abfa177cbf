import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import type { Drawing } from "../../host/drawing.ts";
import type { DrawingMethod, DrawingRequest } from "../../host/drawing-request.ts";
import type { SigilEngine } from "../../host/engine.ts";
import { composeRequest } from "../method-kits.ts";
import { addSample, type Samples } from "./samples.ts";

/** One drawing in this number is compressed, and drawn again by a second engine. */
const SAMPLED_EVERY = 20;
const WARM_UP = 1000;
/** This many are drawn one after the other and timed before the rest is measured of them. */
const BATCH = 100;

/** What many drawings tell that nobody rasterises. */
export interface TextMeasures {
  readonly samples: Samples;
  /** How many paths, with and without the seal, were there already. */
  readonly samePaths: number;
  readonly sameFigures: number;
  /** How many of those drawn again by another instance differed, and how many were drawn again. */
  readonly differing: number;
  readonly repeated: number;
  /** The lesser of two drawings of each, sorted: what else the machine does makes a drawing slower, never quicker. Empty where nothing is timed. */
  readonly timesMs: readonly number[];
}

/** What is drawn, and the markup that the product makes of a drawing. */
export interface TextSeries {
  readonly method: DrawingMethod;
  readonly intentions: readonly string[];
  /** Whether each is drawn a second time, for its time. */
  readonly areTimesMeasured: boolean;
  toMarkup(drawing: Drawing): string;
}

/** Draws each intention by the recipe of its index; `second` is another instance of the same module. */
export function measureTexts(
  engine: SigilEngine,
  second: SigilEngine,
  { method, intentions, areTimesMeasured, toMarkup }: TextSeries,
  onText?: () => void,
): TextMeasures {
  const samples: Samples = new Map();
  const [paths, figures] = [new Set<string>(), new Set<string>()];
  const timesMs = new Float64Array(areTimesMeasured ? intentions.length : 0);
  let [differing, repeated] = [0, 0];
  const requests = intentions.map((intention, index) => composeRequest(method, intention, index));
  if (areTimesMeasured) for (const request of requests.slice(0, WARM_UP)) engine.draw(request);
  for (let from = 0; from < requests.length; from += BATCH) {
    const batch = requests.slice(from, from + BATCH).map((request) => ({ request, ...drawTimed(engine, request) }));
    if (areTimesMeasured) {
      batch.forEach(({ request, ms }, offset) => {
        timesMs[from + offset] = Math.min(ms, drawTimed(engine, request).ms);
      });
    }
    batch.forEach(({ request, drawing }, offset) => {
      const markup = toMarkup(drawing);
      paths.add(digest(markup));
      figures.add(digest(drawing.figure));
      addSample(samples, "bytes", markup.length);
      if ((from + offset) % SAMPLED_EVERY === 0) {
        addSample(samples, "gzip", gzipSync(markup, { level: 9 }).length);
        repeated += 1;
        if (toMarkup(second.draw(request)) !== markup) differing += 1;
      }
      onText?.();
    });
  }
  return {
    samples,
    samePaths: intentions.length - paths.size,
    sameFigures: intentions.length - figures.size,
    differing,
    repeated,
    timesMs: [...timesMs.sort()],
  };
}

function drawTimed(engine: SigilEngine, request: DrawingRequest): { readonly drawing: Drawing; readonly ms: number } {
  const startMs = performance.now();
  const drawing = engine.draw(request);
  return { drawing, ms: performance.now() - startMs };
}

/** Ninety bits tell a hundred thousand paths apart and keep memory small. */
function digest(text: string): string {
  return createHash("sha1").update(text).digest("base64").slice(0, 15);
}
