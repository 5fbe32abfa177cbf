import type { Drawing } from "../../host/drawing.ts";
import { toOutlines } from "./polylines.ts";
import type { Picture } from "./rasterise.ts";

/** Wider gaps are as good as any, and aren't looked for. */
export const WIDEST_GAP_PX = 24;
/** Outlines nearer than this touch: their points stand up to 2.5 px apart. */
const TOUCH_PX = 2;
/** Strokes that hang together by ink within this distance meet there: between them is a wedge, not a gap. */
const MEETING_PX = 22;
const BOX_PX = 512;
/** Of one pair of strokes the narrowest place is kept in each square of this side. */
const PLACE_PX = 8;
const PLACES = BOX_PX / PLACE_PX;
const CELLS = Math.ceil(BOX_PX / WIDEST_GAP_PX) + 1;

/** A sharp tip has no separate pixel: its ink begins within this distance of its point. */
const TIP_PX = 3;

interface Gap {
  /** The two strokes, or groups of a symbol's strokes, that are near each other. */
  readonly pair: number;
  readonly squared: number;
  readonly x: number;
  readonly y: number;
  readonly otherX: number;
  readonly otherY: number;
}

/**
 * The smallest paper gap between two strokes that don't meet thereabouts, in px, at most `WIDEST_GAP_PX`. The parts of one
 * symbol (neighboring strokes of that kind) count as one stroke, and so do a symbol and the tie that ends in it: how near a
 * scale's pan hangs to its post is the symbol's own shape. Frames are left out: their hairlines run beside each other and
 * beside what they frame, as they should.
 */
export function measureSmallestGap(drawing: Drawing, picture: Picture): number {
  const { places, tiedPairs } = listPlaces(drawing);
  const touching = new Set(places.filter(({ squared }) => squared <= TOUCH_PX ** 2).map(({ pair }) => pair));
  const narrow = places
    .filter(({ pair, squared }) => squared > TOUCH_PX ** 2 && !(tiedPairs.has(pair) && touching.has(pair)))
    .toSorted((a, b) => a.squared - b.squared);
  const gap = narrow.find((place) => !isMeeting(picture, place));
  return gap ? Math.sqrt(gap.squared) : WIDEST_GAP_PX;
}

interface Places {
  readonly places: readonly Gap[];
  /** The pairs of a symbol and a tie. */
  readonly tiedPairs: ReadonlySet<number>;
}

/** The narrowest place of each pair of strokes in each square of the box. */
function listPlaces({ strokes }: Drawing): Places {
  const cells: { x: number; y: number; owner: number; isSymbol: boolean; isTie: boolean }[][] = Array.from(
    { length: CELLS * CELLS },
    () => [],
  );
  const places = new Map<number, Gap>();
  const tiedPairs = new Set<number>();
  let owner = -1;
  strokes.forEach((stroke, index) => {
    if (stroke.kind === "frame") return;
    if (stroke.kind !== "symbol" || strokes[index - 1]?.kind !== "symbol") owner += 1;
    const [isSymbol, isTie] = [stroke.kind === "symbol", stroke.kind === "tie"];
    for (const { xs, ys } of toOutlines(stroke)) {
      for (let i = 0; i < xs.length; i += 1) {
        const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
        const [column, row] = [toCell(x), toCell(y)];
        const place = Math.floor(y / PLACE_PX) * PLACES + Math.floor(x / PLACE_PX);
        for (let r = Math.max(0, row - 1); r <= Math.min(CELLS - 1, row + 1); r += 1) {
          for (let c = Math.max(0, column - 1); c <= Math.min(CELLS - 1, column + 1); c += 1) {
            for (const other of cells[r * CELLS + c] ?? []) {
              if (other.owner === owner) continue;
              const squared = (other.x - x) ** 2 + (other.y - y) ** 2;
              if (squared >= WIDEST_GAP_PX ** 2) continue;
              const pair = owner * strokes.length + other.owner;
              if ((isSymbol && other.isTie) || (isTie && other.isSymbol)) tiedPairs.add(pair);
              const key = pair * PLACES * PLACES + place;
              if (squared >= (places.get(key)?.squared ?? Number.POSITIVE_INFINITY)) continue;
              places.set(key, { pair, squared, x, y, otherX: other.x, otherY: other.y });
            }
          }
        }
        cells[row * CELLS + column]?.push({ x, y, owner, isSymbol, isTie });
      }
    }
  });
  return { places: [...places.values()], tiedPairs };
}

function toCell(coordinate: number): number {
  return Math.min(CELLS - 1, Math.max(0, Math.floor(coordinate / WIDEST_GAP_PX)));
}

/** Whether ink leads from one side of a place to the other without leaving its surroundings. */
function isMeeting({ pixels }: Picture, { x, y, otherX, otherY }: Gap): boolean {
  const [left, top] = [Math.floor((x + otherX) / 2) - MEETING_PX, Math.floor((y + otherY) / 2) - MEETING_PX];
  const side = 2 * MEETING_PX + 1;
  const reached = new Uint8Array(side * side);
  const queue: number[] = [];
  const visit = (column: number, row: number): void => {
    if (column < 0 || row < 0 || column >= side || row >= side || reached[row * side + column] === 1) return;
    if (pixels[(top + row) * BOX_PX + left + column] !== 1) return;
    reached[row * side + column] = 1;
    queue.push(row * side + column);
  };
  const around = (column: number, row: number, reach: number, act: (column: number, row: number) => void): void => {
    for (let dy = -reach; dy <= reach; dy += 1) for (let dx = -reach; dx <= reach; dx += 1) act(column + dx, row + dy);
  };
  around(Math.floor(x) - left, Math.floor(y) - top, TIP_PX, visit);
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    around(cell % side, Math.floor(cell / side), 1, visit);
  }
  let meets = false;
  around(Math.floor(otherX) - left, Math.floor(otherY) - top, TIP_PX, (column, row) => {
    if (reached[row * side + column] === 1) meets = true;
  });
  return meets;
}
