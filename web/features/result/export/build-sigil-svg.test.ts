// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { PRINT } from "#domain/inks.ts";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { buildBareSvg, buildSigilSvg, toSigilFileName } from "./build-sigil-svg.ts";
import { outlineFooter } from "./outline-footer.ts";

const paths = engine.draw({ method: "chaos", intention: "I am confident and creative" });
const issuedAt = new Date(2026, 10, 21, 14, 3, 9);

function parse(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

function pathsOf(document: Document): (string | null)[] {
  return [...document.querySelectorAll("path")].map((path) => path.getAttribute("d"));
}

describe("the file of a sigil", () => {
  const document = parse(buildSigilSvg({ paths, candle: null, method: "chaos", issuedAt }, outlineFooter));
  const root = document.documentElement;

  it("is alone, 800 by 600", () => {
    expect(root.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect([root.getAttribute("width"), root.getAttribute("height")]).toEqual(["800", "600"]);
  });

  it("holds the very path data of the sigil", () => {
    expect(pathsOf(document).slice(0, 2)).toEqual([paths.seal, paths.figure]);
  });

  it("scales the sigil to at most 1.2, within the sheet and above the footer", () => {
    const transform = document.querySelector("g")?.getAttribute("transform") ?? "";
    const [, left, top, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(transform)?.map(Number) ?? [];
    const footerTop = 580 - 16;
    expect(scale).toBeGreaterThan(0.9);
    expect(scale).toBeLessThanOrEqual(1.2);
    expect(Number(left) * 2 + 512 * Number(scale)).toBeCloseTo(800, 0);
    expect(Number(top) + 512 * Number(scale)).toBeLessThan(footerTop);
  });

  it("names the product, the method and the day in its footer, in outlines", () => {
    const footer = document.querySelector(".footer");
    expect(footer?.querySelector("title")?.textContent).toBe("Sigilarium · Chaos magick · November 21, 2026");
    // One for each sign that has ink.
    expect(footer?.querySelectorAll("path")).toHaveLength("Sigilarium·Chaosmagick·November21,2026".length);
    expect(document.querySelector("text")).toBeNull();
    const left = Number(/translate\(([\d.]+)/.exec(footer?.getAttribute("transform") ?? "")?.[1]);
    expect(left).toBeGreaterThan(200);
    expect(left).toBeLessThan(300);
  });

  it("has its footer in text where the outlines could not be fetched", () => {
    const plain = parse(buildSigilSvg({ paths, candle: null, method: "chaos", issuedAt }, null));
    expect(plain.querySelector("text")?.textContent).toBe("Sigilarium · Chaos magick · November 21, 2026");
  });

  it("has outlines for every method and every month", () => {
    for (const method of SIGIL_METHODS) {
      for (let month = 0; month < 12; month += 1) {
        const file = buildSigilSvg({ paths, candle: null, method, issuedAt: new Date(2026, month, 28) }, outlineFooter);
        expect(file).not.toContain("<text");
      }
    }
  });

  it.each([
    [null, PRINT.sigil],
    ["red", PRINT.candles.red],
    ["gold", PRINT.candles.gold],
  ] as const)("of the candle %s is written in the ink %s", (candle, ink) => {
    const tinted = parse(buildSigilSvg({ paths, candle, method: "ancestral", issuedAt }, null));
    expect(tinted.querySelector("g")?.getAttribute("fill")).toBe(ink);
  });

  it("is named after the method and the moment", () => {
    expect(toSigilFileName("chaos", issuedAt)).toBe("sigil-chaos-2026-11-21T14-03-09.svg");
    expect(toSigilFileName("chaos", issuedAt, "-transparent.png")).toBe(
      "sigil-chaos-2026-11-21T14-03-09-transparent.png",
    );
  });
});

describe("a copied sigil", () => {
  it("is a separate picture with the same path data", () => {
    expect(pathsOf(parse(buildBareSvg(paths)))).toEqual([paths.seal, paths.figure]);
  });
});
