// @vitest-environment jsdom
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { choosePaper } from "../build-print-sheet.ts";
import { buildCandleBand, buildStencil, buildStickerSheet } from "./paper-objects.ts";
import { buildWallpaperSvg } from "./save-object.ts";

const mark = { paths: engine.draw({ method: "chaos", intention: "I am calm and clear" }), candle: null };

describe.each(["en-GB", "en-US"])("on the paper of %s", (locale) => {
  const paper = choosePaper(locale);

  it.each([
    ["a stencil", buildStencil, [paper.widthPt, paper.heightPt]],
    ["a sheet of stickers", buildStickerSheet, [paper.widthPt, paper.heightPt]],
    ["a candle band, which lies across", buildCandleBand, [paper.heightPt, paper.widthPt]],
  ])("%s is one page of its size", async (_case, build, [width = 0, height = 0]) => {
    const document = await PDFDocument.load(await build(mark, paper));
    expect(document.getPageCount()).toBe(1);
    const size = document.getPage(0).getSize();
    expect(size.width).toBeCloseTo(width);
    expect(size.height).toBeCloseTo(height);
  });
});

it("a wallpaper holds the whole mark between the edges of the screen", () => {
  const root = new DOMParser().parseFromString(buildWallpaperSvg(mark), "image/svg+xml").documentElement;
  const [, left = 0, top = 0, scale = 0] =
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/
      .exec(root.querySelector("g")?.getAttribute("transform") ?? "")
      ?.map(Number) ?? [];
  expect(2 * left + 512 * scale).toBeCloseTo(1440);
  expect(top).toBeGreaterThan(800);
  expect(top + 512 * scale).toBeLessThan(2400);
});
