import { describe, expect, it } from "vitest";
import { measureFigure } from "./measure-figure.ts";
import { measureOverlap, rasterise } from "./rasterise.ts";
import { findRegions } from "./regions.ts";

const SQUARE = "M200 200h100v100h-100Z";
const DISC = "M156 256a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z";
const RING = `${DISC}M206 256a50 50 0 1 1 100 0a50 50 0 1 1 -100 0Z`;

function countInk(pathData: string): number {
  return rasterise(pathData).pixels.reduce((sum, pixel) => sum + pixel, 0);
}

describe("the rasteriser that pictures are measured with", () => {
  it.each([
    ["a square", SQUARE, 10_000],
    ["a disc", DISC, Math.PI * 100 ** 2],
    ["a ring, whose hole turns the other way", RING, Math.PI * (100 ** 2 - 50 ** 2)],
    ["a quarter of a disc in relative cubics", "M256 156c55.2 0 100 44.8 100 100l-100 0z", (Math.PI * 100 ** 2) / 4],
  ])("fills %s", (_case, pathData, areaPx) => {
    expect(Math.abs(countInk(pathData) / areaPx - 1)).toBeLessThan(0.01);
  });

  it("refuses a command that it does not know", () => {
    expect(() => rasterise("M0 0Q1 1 2 2")).toThrow("Q");
  });

  it("tells connected ink from separate ink, and enclosed paper from open paper", () => {
    expect(findRegions(rasterise(`${SQUARE}M400 400h20v20h-20Z`), "ink")).toHaveLength(2);
    expect(findRegions(rasterise(RING), "paper").filter(({ isOuter }) => !isOuter)).toHaveLength(1);
  });

  it("measures a centerd disc as centerd, round and dense", () => {
    const measures = measureFigure(DISC);
    expect(measures.componentCount).toBe(1);
    expect(measures.centroidToSeal).toBeLessThan(0.005);
    expect(measures.aspect).toBeCloseTo(1, 2);
    expect(measures.inkShare).toBeCloseTo(Math.PI / 4, 2);
    expect(measures.sizeToSeal).toBeCloseTo(200 / 500, 2);
  });

  it("counts a thin enclosed gap as a sliver, and a small round counter as none", () => {
    expect(measureFigure("M100 100h100v100h-100ZM120 120v4h30v-4Z").sliverCount).toBe(1);
    expect(measureFigure("M100 100h100v100h-100ZM120 120v10h10v-10Z").sliverCount).toBe(0);
  });

  it("finds all of a picture in itself, and nothing of it in one beside it", () => {
    expect(measureOverlap(rasterise(SQUARE), rasterise(SQUARE))).toBe(1);
    expect(measureOverlap(rasterise(SQUARE), rasterise("M10 10h50v50h-50Z"))).toBe(0);
  });
});
