import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { DrawingRequest } from "../../host/drawing-request.ts";
import { SigilCoreError } from "../../host/engine.ts";
import { loadSigilEngine } from "../../host/load-node.ts";
import { anyRequest, METHODS } from "../method-kits.ts";
import { composeIntentions } from "../recipes/compose-intentions.ts";
import { measureAny } from "./measure-any.ts";
import { measurePictures } from "./measure-pictures.ts";
import { measureTexts } from "./measure-texts.ts";
import { judge, type Samples } from "./samples.ts";
import { type FigureName, listAnyTargets, listOverlapTargets, listPictureTargets, listTextTargets } from "./targets.ts";

const IS_LONG = process.env.LONG !== undefined;
const PICTURES = IS_LONG ? 5000 : 200;
/** Only ends a measurement that hangs. */
const MEASURING_TIMEOUT_MS = 3_600_000;
const TEXTS = IS_LONG ? 100_000 : 200;
const ANY_TEXTS = IS_LONG ? 5000 : 60;
/** What two hundred pictures are held to; over five thousand of them every figure is judged, gaps and readability too. */
const KEPT: ReadonlySet<FigureName> = new Set([
  "components",
  "ink",
  "asymmetry",
  "broadestInk",
  "centroidToSeal",
  "size",
  "reach",
  "aspect",
  "slivers",
  "sliversBetween",
  "looseEnds",
  "nodeDegree",
  "overlapCase",
  "overlapLetter",
  "overlapWords",
  "overlapUnrelated",
]);

const engine = loadSigilEngine();

describe.each(METHODS)("two hundred and more %s sigils", (method) => {
  let pictures: Samples;
  let texts: ReturnType<typeof measureTexts>;
  beforeAll(() => {
    const intentions = composeIntentions(PICTURES + 1);
    pictures = measurePictures(engine, { method, intentions, from: 0, to: PICTURES, areStrokesMeasured: IS_LONG });
    texts = measureTexts(engine, loadSigilEngine(), {
      method,
      intentions: composeIntentions(TEXTS),
      areTimesMeasured: false,
      toMarkup: toSigilMarkup,
    });
  }, MEASURING_TIMEOUT_MS);
  const targets = [...listPictureTargets(method), ...listOverlapTargets(method)];

  it.each(targets.filter(({ figure, share }) => share !== null && (IS_LONG || KEPT.has(figure))))(
    "keep to the gate: $title",
    (target) => {
      const { isMet, ...figures } = judge(target, pictures);
      expect(isMet, JSON.stringify(figures)).toBe(true);
    },
  );

  it.each(listTextTargets())("keep to the gate: $title", (target) => {
    const { isMet, ...figures } = judge(target, texts.samples);
    expect(isMet, JSON.stringify(figures)).toBe(true);
  });

  it("each have their own path, and are the same in every instance", () => {
    expect(texts.samePaths).toBe(0);
    expect(texts.sameFigures).toBeLessThan(Math.max(1, TEXTS * 0.005));
    expect(texts.differing).toBe(0);
  });
});

describe.each(METHODS)("a %s sigil of any text and any legal choices", (method) => {
  it("is finished: its strokes are the figure, and a seal encloses it", () => {
    fc.assert(
      fc.property(anyRequest(method), (request) => {
        const { figure, seal, strokes } = engine.draw(request);
        expect(`${seal}${figure}`).toMatch(/^M[-\d .Mmlhvcsaz]+z$/);
        expect(strokes.map(({ outline }) => outline).join("")).toBe(figure);
      }),
      { seed: 7, numRuns: ANY_TEXTS },
    );
  });

  it("is in one piece, and keeps to the gates for size and shape", { timeout: MEASURING_TIMEOUT_MS }, () => {
    const pictures = measureAny(engine, { method, count: ANY_TEXTS, seed: 7 });
    for (const target of listAnyTargets()) {
      const { isMet, ...figures } = judge(target, pictures);
      expect(isMet, JSON.stringify(figures)).toBe(true);
    }
  });

  it("is drawn, or refused with a reason, whatever a caller without types sends", () => {
    const changes = fc.tuple(anyRequest(method), fc.string(), fc.nat({ max: 9 }));
    fc.assert(
      fc.property(changes, ([request, word, place]) => {
        const keys = Object.keys(request).filter((key) => key !== "intention");
        const key = keys[place % keys.length] ?? "method";
        const isList = Array.isArray(Object.entries(request).find(([name]) => name === key)?.[1]);
        // Free text may be anything; all other words come from lists.
        if (key === "salt") return;
        expect(() => engine.draw(toRequest({ ...request, [key]: isList ? Array(10).fill(word) : `${word}?` }))).toThrow(
          SigilCoreError,
        );
        expect(engine.draw(request).figure).not.toBe("");
      }),
      { seed: 11, numRuns: ANY_TEXTS },
    );
  });
});

/** What a caller without types sends. */
function toRequest(request: object): DrawingRequest {
  return JSON.parse(JSON.stringify(request));
}
