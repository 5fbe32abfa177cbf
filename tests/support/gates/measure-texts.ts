import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { DrawingMethod } from "#sigil-core/host/drawing-request.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { composeRecipe } from "../compose-recipes.ts";
import { addSample, type Samples } from "./samples.ts";

/** One in so many drawings is compressed, and drawn again by a second engine. */
const SAMPLED_EVERY = 20;
const WARM_UP = 200;

/** What many drawings tell that nobody rasterises. */
export interface TextMeasures {
  readonly samples: Samples;
  /** How many paths, with and without the seal, were there already. */
  readonly samePaths: number;
  readonly sameFigures: number;
  /** How many of those drawn again by another instance differed, and how many were drawn again. */
  readonly differing: number;
  readonly repeated: number;
  /** Sorted. */
  readonly timesMs: readonly number[];
}

/** Draws each intention by the recipe of its index; `second` is another instance of the same module. */
export function measureTexts(
  engine: SigilEngine,
  second: SigilEngine,
  { method, intentions }: { readonly method: DrawingMethod; readonly intentions: readonly string[] },
  onText?: () => void,
): TextMeasures {
  const samples: Samples = new Map();
  const [paths, figures] = [new Set<string>(), new Set<string>()];
  const timesMs = new Float64Array(intentions.length);
  let [differing, repeated] = [0, 0];
  intentions.slice(0, WARM_UP).forEach((intention, index) => {
    engine.draw(composeRecipe(method, intention, index));
  });
  intentions.forEach((intention, index) => {
    const request = composeRecipe(method, intention, index);
    const startMs = performance.now();
    const drawing = engine.draw(request);
    timesMs[index] = performance.now() - startMs;
    const markup = toSigilMarkup(drawing);
    paths.add(digest(markup));
    figures.add(digest(drawing.figure));
    addSample(samples, "bytes", markup.length);
    if (index % SAMPLED_EVERY === 0) {
      addSample(samples, "gzip", gzipSync(markup, { level: 9 }).length);
      repeated += 1;
      if (toSigilMarkup(second.draw(request)) !== markup) differing += 1;
    }
    onText?.();
  });
  return {
    samples,
    samePaths: intentions.length - paths.size,
    sameFigures: intentions.length - figures.size,
    differing,
    repeated,
    timesMs: [...timesMs.sort()],
  };
}

/** Ninety bits tell a hundred thousand paths apart and keep memory small. */
function digest(text: string): string {
  return createHash("sha1").update(text).digest("base64").slice(0, 15);
}
