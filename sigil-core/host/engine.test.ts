import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureFigure } from "#sigil-core/lab/picture/measure-figure.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import { countMemoryBytes } from "#sigil-core/lab/recipes/raw-core.ts";
import { IDENTITY_INTENTIONS } from "#tests/support/intentions.ts";
import { getCoreExports } from "./core-module.ts";
import type { Drawing, StrokeKind, TerminalKind } from "./drawing.ts";
import type { DrawingRequest } from "./drawing-request.ts";
import { instantiateSigilEngine } from "./engine.ts";
import { compileSigilModule } from "./load-node.ts";

const IS_LONG = process.env.LONG !== undefined;

/** Two thousand drawings take more than the usual five seconds on a busy machine. */
const MEMORY_TIMEOUT_MS = IS_LONG ? 3_600_000 : 72_000;

const MODULE_URL = new URL("../build/sigil.wasm", import.meta.url);

const module = compileSigilModule();
const engine = instantiateSigilEngine(module);

function draw(intention: string): Drawing {
  return engine.draw({ method: "chaos", intention });
}

/** A text has something to draw unless every code point of it is a space, a control or a format character. */
const anyText = fc
  .string({
    unit: fc.oneof(fc.nat({ max: 0x10ffff }), fc.nat({ max: 0x2fff })).map((n) => String.fromCodePoint(n)),
    maxLength: 499,
  })
  .map((text) => `${text}.`);

describe("the engine", () => {
  it("draws any Unicode text of 1 to 500 code points", () => {
    fc.assert(
      fc.property(anyText, (intention) => {
        const { figure, seal, strokes, gestures, processedText } = draw(intention);
        expect(figure).toMatch(/^M[-\d .Mmlhvcsaz]+z$/);
        expect(seal).toMatch(/^M[-\d .Mmlhvcsaz]+z$/);
        expect(strokes.map(({ outline }) => outline).join("")).toBe(figure);
        expect(gestures.length).toBeGreaterThanOrEqual(2);
        expect(processedText).toMatch(/^[A-Z]{2,26}$/);
      }),
      { seed: 7, numRuns: IS_LONG ? 20_000 : 200 },
    );
  });

  it("draws the same bytes in every instance, whatever was drawn before", () => {
    const other = instantiateSigilEngine(module);
    for (const intention of [...IDENTITY_INTENTIONS].reverse()) {
      expect(other.draw({ method: "chaos", intention })).toEqual(draw(intention));
    }
  });

  it("draws a separate figure and seal for each intention", () => {
    // The gates draw a hundred thousand.
    const drawings = composeIntentions(400).map(draw);
    expect(new Set(drawings.map(({ figure, seal }) => figure + seal)).size).toBe(drawings.length);
    // The figure by itself may be shared by fewer than one in two hundred.
    expect(new Set(drawings.map(({ figure }) => figure)).size).toBeGreaterThan(drawings.length * 0.995);
  });

  it.each<[string, DrawingRequest, string]>([
    ["nothing", { method: "chaos", intention: "" }, "empty_intention"],
    [
      "nothing but spaces and invisible marks",
      { method: "chaos", intention: " \n\u200B\u200F\uFE0F " },
      "empty_intention",
    ],
    ["501 code points", { method: "chaos", intention: "🌙".repeat(501) }, "intention_too_long"],
    ["more than the buffer holds", { method: "chaos", intention: "word ".repeat(10_000) }, "intention_too_long"],
  ])("refuses %s", (_case, request, code) => {
    expect(() => engine.draw(request)).toThrow(expect.objectContaining({ name: "SigilCoreError", code }));
  });

  it("refuses a method that it does not know", () => {
    const core = getCoreExports(new WebAssembly.Instance(module, {}));
    expect(core.draw(99, 0, 0)).toBe(3);
  });

  it("takes lone surrogates for unknown signs", () => {
    expect(draw("\uD800 lone").letters[0]).toMatchObject({ sourceIndex: 2, letter: "L" });
  });

  it("is sent in at most 72 kB", () => {
    expect(gzipSync(readFileSync(MODULE_URL), { level: 9 }).length).toBeLessThanOrEqual(72_000);
  });

  it("imports nothing from its host", () => {
    expect(WebAssembly.Module.imports(module)).toEqual([]);
  });

  it("keeps its memory flat, whatever the method", { timeout: MEMORY_TIMEOUT_MS }, () => {
    const { beforeBytes, afterBytes } = countMemoryBytes(module, IS_LONG ? 50_000 : 2500);
    expect(afterBytes).toBe(beforeBytes);
  });
});

/** What breaks the mirror. */
const ODD_STROKES: ReadonlySet<TerminalKind> = new Set(["crook", "hook", "branch"]);

function hasOddStroke(intention: string): boolean {
  return draw(intention).marks.some(({ terminal }) => ODD_STROKES.has(terminal));
}

const HAND_ORDER: readonly StrokeKind[] = ["spine", "gesture", "terminal"];

describe("a drawing", () => {
  it("is one connected figure", () => {
    for (const intention of composeIntentions(IS_LONG ? 5000 : 40)) {
      expect(measureFigure(draw(intention).figure).componentCount, intention).toBe(1);
    }
  });

  it("is mirrored on its axis but for one stroke and its terminal", () => {
    for (const intention of composeIntentions(50)) {
      const { strokes } = draw(intention);
      const gestures = strokes.filter(({ kind }) => kind === "gesture");
      expect(gestures.length % 2, intention).toBe(hasOddStroke(intention) ? 1 : 0);
    }
  });

  it("is drawn in the order of a hand: the spine, the gestures, the terminals", () => {
    for (const intention of composeIntentions(50)) {
      const ranks = draw(intention).strokes.map(({ kind }) => HAND_ORDER.indexOf(kind));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  it("has at most five kinds of terminal, and a pair for each but those of the spine and of the odd stroke", () => {
    for (const intention of composeIntentions(50)) {
      const terminals = draw(intention).strokes.filter(({ kind }) => kind === "terminal");
      const kinds = new Set(terminals.map(({ outline }) => listSegments(outline)));
      expect(kinds.size).toBeLessThanOrEqual(5);
      const beside = terminals.filter(({ centreLine }) => !centreLine.startsWith("M256 "));
      // On an arm the odd stroke's terminal takes the place of another.
      if (!hasOddStroke(intention)) expect(beside.length % 2).toBe(0);
    }
  });

  it("gives each letter one place at most, and one besides to the letter that breaks the mirror", () => {
    for (const intention of composeIntentions(100)) {
      const { gestures, marks, processedText } = draw(intention);
      const placed = [...gestures, ...marks.filter(({ terminal }) => !ODD_STROKES.has(terminal))].map(
        ({ letter }) => letter,
      );
      expect(new Set(placed).size).toBe(placed.length);
      for (const letter of placed) expect(processedText).toContain(letter);
    }
  });
});

/** How many numbers each command takes, and what it draws: rounding decides how a line or a curve is written. */
const SEGMENTS: Readonly<Record<string, readonly [numbers: number, name: string]>> = {
  h: [1, "line"],
  v: [1, "line"],
  l: [2, "line"],
  s: [4, "curve"],
  c: [6, "curve"],
  a: [7, "arc"],
};

/** The lines, curves and arcs of path data, in their order. */
function listSegments(path: string): string {
  const commands = path.matchAll(/([a-z])([^a-z]*)/g);
  return [...commands]
    .flatMap(([, command = "", numbers = ""]) => {
      const [size, name] = SEGMENTS[command] ?? [1, command];
      const count = numbers.match(/-?(?:\d+(?:\.\d)?|\.\d)/g)?.length ?? size;
      return Array.from({ length: count / size }, () => name);
    })
    .join(" ");
}
