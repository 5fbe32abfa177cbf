import { beforeAll, describe, expect, it } from "vitest";
import { type Balance, measureBalance } from "#sigil-core/lab/picture/measure-balance.ts";
import { measureEndRoom, measureStrandGap } from "#sigil-core/lab/picture/measure-trace.ts";
import { type Polygon, toPolygons } from "#sigil-core/lab/picture/path-polygons.ts";
import { toCenterLines } from "#sigil-core/lab/picture/polylines.ts";
import { rasterise } from "#sigil-core/lab/picture/rasterise.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import type { Drawing, Stroke } from "./drawing.ts";
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
    expect(Math.min(...quarters)).toBeGreaterThan(0.1);
    expect(shareOf(quarters, (quarter) => quarter >= 0.15)).toBeGreaterThanOrEqual(0.95);
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
    expect(shareOf(drawings.map(measureStrandGap), (gapPx) => gapPx >= 18)).toBeGreaterThanOrEqual(0.95);
  });

  it("end in free ground", () => {
    const rooms = drawings.map(measureEndRoom);
    expect(shareOf(rooms, (roomPx) => roomPx >= 8)).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(rooms, (roomPx) => roomPx >= 24)).toBeGreaterThanOrEqual(0.75);
  });

  it("are of one pen, which swells once along the whole trace", () => {
    for (const { strokes } of drawings) {
      const widths = strokes.filter(({ kind }) => kind === "line").map(toMeanWidth);
      const broadest = widths.indexOf(Math.max(...widths));
      widths.slice(1).forEach((width, index) => {
        const before = widths[index] ?? 0;
        expect(Math.max(width / before, before / width)).toBeLessThan(MOST_STEP);
      });
      expect(broadest).toBeGreaterThan(0);
      expect(broadest).toBeLessThan(widths.length - 1);
    }
  });
});

/** How much broader one line may be than the one before it: by its pressure, and by the direction of a soft nib. */
const MOST_STEP = 1.5;

/** Ink of a line by its length. */
function toMeanWidth({ outline, lengthPx }: Stroke): number {
  const area = toPolygons(outline).reduce((sum, polygon) => sum + Math.abs(computeArea(polygon)), 0);
  return area / lengthPx;
}

function computeArea(polygon: Polygon): number {
  let twice = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const next = (i + 2) % polygon.length;
    twice += (polygon[i] ?? 0) * (polygon[next + 1] ?? 0) - (polygon[next] ?? 0) * (polygon[i + 1] ?? 0);
  }
  return twice / 2;
}

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
