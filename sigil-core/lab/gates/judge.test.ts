import { beforeAll, describe, expect, it } from "vitest";
import { ANCESTRAL_CANDIDATES } from "../../contract/methods.ts";
import { SLIVERS_MOST } from "../../contract/thresholds.ts";
import { getCoreExports, MemoryReader } from "../../host/core-module.ts";
import { instantiateSigilEngine } from "../../host/engine.ts";
import { compileSigilModule } from "../../host/load-node.ts";
import { composeRequest, METHODS } from "../method-kits.ts";
import { countSliversBetween, measurePicture } from "../picture/measure-figure.ts";
import { rasterise } from "../picture/rasterise.ts";
import { composeIntentions } from "../recipes/compose-intentions.ts";
import { drawRaw } from "../recipes/raw-core.ts";

const MARKS = process.env.LONG === undefined ? 40 : 1000;
const MEASURING_TIMEOUT_MS = 3_600_000;
/** Words of the result block; `assembly/abi.ts` describes them. */
const [CANDIDATE, SLIVERS, INK] = [31, 32, 34];

interface JudgedMark {
  readonly method: string;
  readonly candidate: number;
  readonly slivers: number;
  readonly ink: number;
  readonly pictureSlivers: number;
  readonly pictureInk: number;
}

const module = compileSigilModule();
const engine = instantiateSigilEngine(module);
const core = getCoreExports(new WebAssembly.Instance(module, {}));
const intentions = composeIntentions(MARKS);

describe("the judge inside the core, beside the pictures", () => {
  let marks: JudgedMark[];
  beforeAll(() => {
    marks = METHODS.flatMap((method) =>
      intentions.map((intention, index) => {
        const request = composeRequest(method, intention, index);
        drawRaw(core, request);
        const words = new MemoryReader(core.memory.buffer, core.resultAddress());
        const drawing = engine.draw(request);
        const picture = rasterise(drawing.figure);
        return {
          method,
          candidate: words.word(CANDIDATE),
          slivers: words.word(SLIVERS),
          ink: words.word(INK),
          pictureSlivers: countSliversBetween(drawing, measurePicture(picture).sliverCount),
          pictureInk: picture.pixels.reduce((sum, pixel) => sum + pixel, 0),
        };
      }),
    );
  }, MEASURING_TIMEOUT_MS);

  it.each([
    ["chaos", 0.01],
    ["planetary", 0.01],
    ["custom", 0.045],
    ["ancestral", 0.025],
    ["elemental", 0.025],
  ] as const)("weighs the ink of %s marks to within a share of %d, as over a thousand of them", (method, share) => {
    const errors = marks.filter((mark) => mark.method === method).map(({ ink, pictureInk }) => ink / pictureInk - 1);
    expect(errors).toHaveLength(MARKS);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(share);
  });

  it("lets fewer than three in a hundred pass that have too many slivers, and finds as few where there are none", () => {
    const passed = marks.filter(({ slivers }) => slivers <= SLIVERS_MOST);
    const refused = marks.filter(({ slivers }) => slivers > SLIVERS_MOST);
    expect(passed.filter(({ pictureSlivers }) => pictureSlivers > SLIVERS_MOST).length).toBeLessThan(
      passed.length * 0.03,
    );
    expect(refused.filter(({ pictureSlivers }) => pictureSlivers <= SLIVERS_MOST).length).toBeLessThan(
      marks.length * 0.03,
    );
  });

  it("keeps most first candidates, and draws some again", () => {
    const again = marks.filter(({ candidate }) => candidate > 0);
    expect(again.length).toBeGreaterThan(0);
    expect(again.length).toBeLessThan(marks.length * 0.3);
    for (const { candidate } of again) expect(candidate).toBeLessThan(ANCESTRAL_CANDIDATES);
  });
});
