import { beforeAll, describe, expect, it } from "vitest";
import { type Balance, measureBalance } from "#sigil-core/lab/picture/measure-balance.ts";
import { measureEndRoom, measureStrandGap } from "#sigil-core/lab/picture/measure-trace.ts";
import { toCenterLines } from "#sigil-core/lab/picture/polylines.ts";
import { rasterise } from "#sigil-core/lab/picture/rasterise.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import type { Drawing } from "./drawing.ts";
import { loadSigilEngine } from "./load-node.ts";
import type { PlanetId } from "./option-ids.ts";

const PLANETS: readonly PlanetId[] = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"];
const FIGURES = 70;

const engine = loadSigilEngine();
let drawings: Drawing[] = [];
let balances: Balance[] = [];

beforeAll(() => {
  drawings = composeIntentions(FIGURES).map((intention, index) =>
    engine.draw({ method: "planetary", intention, planet: PLANETS[index % PLANETS.length] ?? "sun" }),
  );
  balances = drawings.map(({ figure }) => measureBalance(rasterise(figure)));
});

/** The share of numbers, of 1, that a test passes. */
function shareOf(numbers: readonly number[], isGood: (number: number) => boolean): number {
  return numbers.filter(isGood).length / numbers.length;
}

describe("a planetary figure in its circle", () => {
  it("leaves no quarter of it empty", () => {
    const quarters = balances.map(({ leastQuarter }) => leastQuarter);
    expect(Math.min(...quarters)).toBeGreaterThan(0.04);
    expect(shareOf(quarters, (quarter) => quarter >= 0.1)).toBeGreaterThanOrEqual(0.97);
  });

  it("has its center of gravity near the middle", () => {
    expect(Math.max(...balances.map(({ offCenter }) => offCenter))).toBeLessThan(0.1);
  });

  it("is as black as a seal wants it", () => {
    expect(
      shareOf(
        balances.map(({ inkInCircle }) => inkInCircle),
        (ink) => ink >= 0.09,
      ),
    ).toBeGreaterThanOrEqual(0.95);
  });
});

describe("the lines of a planetary figure", () => {
  it("keep apart where they run beside each other", () => {
    expect(shareOf(drawings.map(measureStrandGap), (gapPx) => gapPx >= 18)).toBeGreaterThanOrEqual(0.93);
  });

  it("end in free ground", () => {
    const rooms = drawings.map(measureEndRoom);
    expect(shareOf(rooms, (roomPx) => roomPx >= 8)).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(rooms, (roomPx) => roomPx >= 24)).toBeGreaterThanOrEqual(0.75);
  });

  it("have one width where they are straight", () => {
    // The line that leads to the mark is rounded at its end.
    const lines = drawings.flatMap(({ strokes }) => strokes.filter(({ kind }) => kind === "line").slice(0, -1));
    const straight = lines.filter(({ centreLine }) => !/[cs]/.test(centreLine));
    expect(straight.length).toBeGreaterThan(FIGURES);
    for (const { outline } of straight) expect(outline).toMatch(/^M[-\d. lhv]+z$/);
  });
});

describe("the stations of a planetary figure", () => {
  it("keep the order of the square's columns and rows", () => {
    for (const drawing of drawings) {
      const places = listPlaces(drawing);
      for (const a of places) {
        for (const b of places) {
          if (a.column < b.column) expect(a.x).toBeLessThan(b.x);
          if (a.row < b.row) expect(a.y).toBeLessThan(b.y);
        }
      }
    }
  });

  it("have the largest ring at the beginning, and the others clearly smaller", () => {
    for (const { strokes } of drawings) {
      const [first = 0, ...others] = strokes.filter(({ kind }) => kind === "station").map(({ lengthPx }) => lengthPx);
      expect(first).toBeGreaterThan(1.25 * Math.max(...others));
    }
  });

  it("are open rings where a letter begins a word", () => {
    const { symbols } = engine.draw({ method: "planetary", intention: "My home is safe", planet: "jupiter" });
    expect(symbols.filter(({ role }) => role === "station").map(({ letter }) => letter)).toEqual(["H", "I"]);
  });
});

interface Place {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** Where the stations are drawn, each with its cell. The stations are drawn in the order of their first visits. */
function listPlaces({ numbers, strokes }: Drawing): Place[] {
  const cells = numbers.filter(({ visit }) => visit === "first");
  return strokes
    .filter(({ kind }) => kind === "station")
    .map((stroke, index) => {
      const [{ xs, ys } = { xs: [], ys: [] }] = toCenterLines(stroke);
      const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
      const { column = 0, row = 0 } = cells[index] ?? {};
      return { column, row, x: middle(xs), y: middle(ys) };
    });
}
