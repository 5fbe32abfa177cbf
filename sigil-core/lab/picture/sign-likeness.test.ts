import { expect, it } from "vitest";
import { loadSigilEngine } from "../../host/load-node.ts";
import { RING_LETTERS } from "../../host/symbol-request.ts";
import { LETTER_TEMPLATES } from "./letter-templates.ts";
import { rasterise } from "./rasterise.ts";

/** A sign alone is drawn in a box of this side. */
const BOX_PX = 96;
/** The pen that Latin letters are written with here, and their height, px. */
const PEN_PX = 10;
const HEIGHT_PX = 72;
const WIDTHS_PX = [44, 56] as const;

type Ink = Uint8Array;
type Map = (x: number, y: number) => readonly [x: number, y: number];

const engine = loadSigilEngine();
const LETTERS = [...RING_LETTERS];

function drawSign(id: string): Ink {
  const { pixels, sizePx } = rasterise(engine.drawSymbol({ kind: "sign", id }));
  return Uint8Array.from(
    { length: BOX_PX * BOX_PX },
    (_, at) => pixels[Math.floor(at / BOX_PX) * sizePx + (at % BOX_PX)] ?? 0,
  );
}

/** A Latin letter of bars, as a reader knows it. */
function drawLatin(strokes: readonly (readonly number[])[], widthPx: number): Ink {
  const ink = new Uint8Array(BOX_PX * BOX_PX);
  const place = (points: readonly number[], at: number): readonly [number, number] => [
    BOX_PX / 2 + ((points[at] ?? 0) - 0.5) * widthPx,
    BOX_PX / 2 + ((points[at + 1] ?? 0) - 0.5) * HEIGHT_PX,
  ];
  for (const points of strokes) {
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [[x0, y0], [x1, y1]] = [place(points, at), place(points, at + 2)];
      for (let step = 0; step <= HEIGHT_PX; step += 1) {
        const t = step / HEIGHT_PX;
        dab(ink, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
      }
    }
  }
  return ink;
}

function dab(ink: Ink, x: number, y: number): void {
  const reach = PEN_PX / 2;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (dx * dx + dy * dy <= reach * reach) ink[Math.round(y + dy) * BOX_PX + Math.round(x + dx)] = 1;
    }
  }
}

/** Turns or mirrors an ink within its box. */
function turn(ink: Ink, map: Map): Ink {
  return ink.map((_, at) => {
    const [fromX, fromY] = map(at % BOX_PX, Math.floor(at / BOX_PX));
    return ink[fromY * BOX_PX + fromX] ?? 0;
  });
}

/** Intersection over union at the best of small shifts; `map` turns or mirrors the second. */
function measureLikeness(one: Ink, other: Ink, map: Map): number {
  const turned = turn(other, map);
  let best = 0;
  for (let dx = -12; dx <= 12; dx += 3) {
    for (let dy = -4; dy <= 4; dy += 2) best = Math.max(best, measureOverlap(one, turned, dx, dy));
  }
  return best;
}

/** Intersection over union where the second is moved by `dx` and `dy` pixels; what leaves the box is lost. */
function measureOverlap(one: Ink, other: Ink, dx: number, dy: number): number {
  let both = 0;
  let either = 0;
  for (let y = 0; y < BOX_PX; y += 1) {
    const row = y - dy;
    const isRowIn = row >= 0 && row < BOX_PX;
    for (let x = 0; x < BOX_PX; x += 1) {
      const column = x - dx;
      const a = one[y * BOX_PX + x] ?? 0;
      const b = isRowIn && column >= 0 && column < BOX_PX ? (other[row * BOX_PX + column] ?? 0) : 0;
      both += a & b;
      either += a | b;
    }
  }
  return both / either;
}

const UPRIGHT: Map = (x, y) => [x, y];
const TURNED: Map = (x, y) => [BOX_PX - 1 - x, BOX_PX - 1 - y];
const MIRRORED: Map = (x, y) => [BOX_PX - 1 - x, y];

it("no two signs of the ring are alike, upright, upside down or mirrored", () => {
  const inks = LETTERS.map((id) => [id, drawSign(id)] as const);
  const alike: string[] = [];
  for (const [index, [id, ink]] of inks.entries()) {
    for (const [other, otherInk] of inks.slice(index + 1)) {
      for (const map of [UPRIGHT, TURNED, MIRRORED]) {
        if (measureLikeness(ink, otherInk, map) > 0.65) alike.push(`${id} and ${other}`);
      }
    }
  }
  expect(inks).toHaveLength(26);
  expect(alike).toEqual([]);
}, 60_000);

it("no sign of the ring can be read as a Latin letter", () => {
  const inks = LETTERS.map((id) => [id, drawSign(id)] as const);
  const readable: string[] = [];
  for (const [letter, strokes] of Object.entries(LETTER_TEMPLATES)) {
    for (const widthPx of WIDTHS_PX) {
      const latin = drawLatin(strokes, widthPx);
      for (const [id, ink] of inks) if (measureLikeness(ink, latin, UPRIGHT) > 0.7) readable.push(`${id} as ${letter}`);
    }
  }
  expect(readable).toEqual([]);
}, 60_000);

it("a letter that is one is found", () => {
  const [latin, same] = [drawLatin(LETTER_TEMPLATES.H ?? [], 44), drawLatin(LETTER_TEMPLATES.H ?? [], 44)];
  expect(measureLikeness(latin, same, UPRIGHT)).toBe(1);
});
