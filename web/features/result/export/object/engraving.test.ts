// @vitest-environment jsdom
import DxfParser from "dxf-parser";
import { describe, expect, it } from "vitest";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { listGoldenRecipes } from "#tests/golden/golden-recipes.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { buildEngravingDxf, buildEngravingSvg, ENGRAVING_SIDE_MM, listEngravingLayers } from "./engraving.ts";
import { flattenPath } from "./flatten-path.ts";

/** How far a mark on the ring may stand out of the box, mm. */
const EDGE_MM = 0.05;

describe.each(SIGIL_METHODS)("the lines of a %s sigil", (method) => {
  const [recipe] = listGoldenRecipes(method);
  if (!recipe) throw new Error("There is a first recipe of each method.");
  const drawing = engine.draw(recipe.request);
  const layers = listEngravingLayers(drawing);
  const lines = layers.flatMap(({ name, paths }) =>
    paths.flatMap(flattenPath).map((line) => ({ layer: name.toUpperCase(), ...line })),
  );

  it("hold every stroke of the figure, and the ring", () => {
    expect(layers.slice(0, 2).flatMap(({ paths }) => paths)).toHaveLength(drawing.strokes.length);
    expect(layers.at(-1)).toEqual({ name: "ring", paths: [drawing.seal] });
    for (const { name, paths } of layers.slice(0, 2)) {
      for (const path of paths) expect(flattenPath(path), name).not.toEqual([]);
    }
  });

  it("are read from the DXF by another program as they were written, in millimeters with y upward", () => {
    const parsed = new DxfParser().parseSync(buildEngravingDxf(layers));
    expect(parsed?.header.$ACADVER).toBe("AC1009");
    const read = parsed?.entities ?? [];
    expect(read.map(({ type, layer }) => [type, layer])).toEqual(lines.map(({ layer }) => ["POLYLINE", layer]));
    read.forEach((entity, index) => {
      const { points, isClosed } = lines[index] ?? { points: [], isClosed: false };
      if (!("vertices" in entity && Array.isArray(entity.vertices))) throw new Error("A polyline has vertices.");
      expect("shape" in entity && entity.shape).toBe(isClosed);
      expect(entity.vertices).toHaveLength(points.length);
      for (const { x, y } of entity.vertices) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-EDGE_MM);
        expect(Math.max(x, y)).toBeLessThanOrEqual(ENGRAVING_SIDE_MM + EDGE_MM);
      }
    });
  });

  it("are a picture of lines without areas, in millimeters", () => {
    const root = new DOMParser().parseFromString(buildEngravingSvg(layers), "image/svg+xml").documentElement;
    expect([root.getAttribute("width"), root.getAttribute("fill")]).toEqual(["60mm", "none"]);
    expect([...root.querySelectorAll("g")].map(({ id }) => id)).toEqual(["strokes", "ends", "ring"]);
    expect(root.querySelectorAll("path")).toHaveLength(layers.flatMap(({ paths }) => paths).length);
  });
});

describe("a path in straight pieces", () => {
  it.each([
    [
      "a line",
      "M0 0h10v10",
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      false,
    ],
    [
      "a closed one",
      "m1 1l2 0l0 2z",
      [
        [1, 1],
        [3, 1],
        [3, 3],
      ],
      true,
    ],
  ])("keeps %s as it is", (_case, path, points, isClosed) => {
    expect(flattenPath(path)).toEqual([{ points, isClosed }]);
  });

  it("begins again where a closed line began", () => {
    expect(flattenPath("M1 1h2v2zl-1 0")[1]).toEqual({
      points: [
        [1, 1],
        [0, 1],
      ],
      isClosed: false,
    });
  });

  it.each([
    ["an arc", "M10 0A10 10 0 0 1 0 10", 10],
    ["a curve that is nearly one", "M10 0C10 5.523 5.523 10 0 10", 10],
  ])("keeps %s within a hundredth of its radius", (_case, path, radius) => {
    const [line] = flattenPath(path);
    expect(line?.points.length).toBeGreaterThan(6);
    for (const [x, y] of line?.points ?? []) expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(radius / 100);
  });
});
