// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it, vi } from "vitest";
import { planActivation } from "#domain/sigils/describe-sigil.ts";
import type { ActivationPlan } from "#domain/sigils/drawn.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { buildPrintSheet, choosePaper } from "./build-print-sheet.ts";
import { type ScriptFace, splitByFace } from "./typeset.ts";

const resolveFile = createRequire(import.meta.url).resolve;

const loadFace = vi.fn(async (face: ScriptFace): Promise<ArrayBuffer> => {
  const file = await readFile(resolveFile(`@fontsource/eb-garamond/files/eb-garamond-${face}-400-italic.woff`));
  return new Uint8Array(file).buffer;
});

function buildBytes(
  intention: string,
  locale: string,
  hasNotes: boolean,
  plan: ActivationPlan | null = null,
): Promise<Uint8Array> {
  return buildPrintSheet({
    mark: { paths: engine.draw({ method: "chaos", intention }), candle: null },
    intention,
    caption: "Chaos magick · November 21, 2026",
    paper: choosePaper(locale),
    hasNotes,
    plan,
    loadFace,
  });
}

const LONG_PLAN_OF: SigilRecipe = {
  method: "ancestral",
  intention: "I am calm and clear",
  choices: {
    culturalBackground: "celtic",
    candleColor: "gold",
    selectedSymbols: ["tree", "spiral", "knot", "sun", "moon", "hand", "eye", "serpent", "mountain"],
  },
};

async function build(intention: string, locale = "en-GB"): Promise<PDFDocument> {
  return PDFDocument.load(await buildBytes(intention, locale, true));
}

function facesAskedFor(): ScriptFace[] {
  return loadFace.mock.calls.map(([face]) => face);
}

describe("the sheet to print", () => {
  it.each(["en-GB", "en-US"])(
    "for %s has the longest activation plan on a second page of the same size",
    async (locale) => {
      const plan = planActivation(LONG_PLAN_OF, null);
      const document = await PDFDocument.load(await buildBytes("I am calm and clear", locale, true, plan));
      expect(document.getPageCount()).toBe(2);
      expect(document.getPage(1).getSize()).toEqual(document.getPage(0).getSize());
    },
  );

  it.each([
    ["en-GB", 595, 842],
    ["de", 595, 842],
    ["en-US", 612, 792],
    ["en", 612, 792],
    ["fr-CA", 612, 792],
    ["no locale at all", 595, 842],
  ])("for %s is %i by %i points, one page", async (locale, width, height) => {
    const document = await build("I am calm and clear", locale);
    expect(document.getPageCount()).toBe(1);
    const size = document.getPage(0).getSize();
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([width, height]);
  });

  it.each([
    ["a Cyrillic intention", "Я спокоен и ясен", ["latin", "cyrillic"]],
    ["an intention in Polish", "Jestem spokojna i żyję", ["latin", "latin-ext"]],
    ["an intention in a script that the fonts lack, which is left out", "我很平静", ["latin"]],
    ["an intention with an emoji, which is left out", "I am calm 🙂", ["latin"]],
    ["the longest intention", "I open every door that I need. ".repeat(16).trim(), ["latin"]],
  ])("sets %s in the faces of its script", async (_case, intention, faces) => {
    loadFace.mockClear();
    expect((await build(intention)).getPageCount()).toBe(1);
    expect(facesAskedFor()).toEqual(faces);
  });
});

it("a sheet without notes draws less than one with lines for them", async () => {
  const [without, withNotes] = await Promise.all([false, true].map((has) => buildBytes("I am calm", "en-GB", has)));
  expect(without?.length).toBeLessThan(withNotes?.length ?? 0);
});

describe("the faces", () => {
  it("cut a text where the script changes", () => {
    expect(splitByFace("Я am żywa")).toEqual([
      { face: "cyrillic", text: "Я" },
      { face: "latin", text: " am " },
      { face: "latin-ext", text: "ż" },
      { face: "latin", text: "ywa" },
    ]);
  });

  it.each(["平", "🙂", "ش", "\u0007"])("have no sign for %j", (sign) => {
    expect(splitByFace(sign)).toBeNull();
  });

  it.each(["latin", "latin-ext", "greek", "cyrillic"] as const)(
    "%s holds every sign that is given to it",
    async (face) => {
      const document = await PDFDocument.create();
      const { default: fontkit } = await import("@cantoo/fontkit");
      document.registerFontkit(fontkit);
      const font = await document.embedFont(await loadFace(face));
      const known = new Set(font.getCharacterSet());
      const given = Array.from({ length: 0x2100 }, (_, code) => code).filter((code) => {
        const [run] = splitByFace(String.fromCodePoint(code)) ?? [];
        // A sign that is written as another one is set as that.
        return run?.face === face && run.text.codePointAt(0) === code;
      });
      expect(given.length).toBeGreaterThan(60);
      expect(given.filter((code) => !known.has(code)).map((code) => code.toString(16))).toEqual([]);
    },
  );
});
