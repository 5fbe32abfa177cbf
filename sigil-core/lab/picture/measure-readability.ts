import type { Drawing } from "../../host/drawing.ts";
import { LETTER_TEMPLATES } from "./letter-templates.ts";
import { type Polyline, toCenterLines } from "./polylines.ts";

/** Side of the grid on which lines and letters are compared. */
const GRID = 32;
/** A cell of one is found again in the other within this many cells. */
const REACH = 2;
const STEPS_PER_CELL = 2;
/** Slimmer and broader windows hold no letter that anybody would read. */
const SLIMMEST = 0.35;

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How well a reader finds a letter of the intention, upright: of 1, where 1 is the letter itself and nothing beside it. */
export interface Readability {
  /** In the whole figure, or in the place of all strokes of a letter. */
  readonly match: number;
  /** In the place of one stroke alone: half of a mirrored pair, which the eye completes to a ring or a pair of horns. */
  readonly halfMatch: number;
}

/**
 * Looks for each letter that shapes a figure among all lines that pass in a place. A match is the harmonic mean of how much
 * of the letter finds a line and how much of the lines belongs to the letter.
 */
export function measureReadability({ strokes, gestures }: Drawing): Readability {
  const drawn = strokes.map((stroke) => ({ stroke, lines: toCenterLines(stroke) }));
  const all = drawn.flatMap(({ lines }) => lines);
  let [match, halfMatch] = [0, 0];
  for (const letter of new Set(gestures.map((gesture) => gesture.letter))) {
    const own = drawn.filter(({ stroke }) => stroke.kind === "gesture" && stroke.letter === letter);
    const matchIn = (lines: readonly Polyline[]): number => {
      const window = findWindow(lines);
      const shape = window.width / window.height;
      return shape >= SLIMMEST && shape <= 1 / SLIMMEST ? matchLetter(all, window, letter) : 0;
    };
    match = Math.max(match, matchIn(all), matchIn(own.flatMap(({ lines }) => lines)));
    halfMatch = Math.max(halfMatch, ...own.map(({ lines }) => matchIn(lines)));
  }
  return { match, halfMatch };
}

function matchLetter(lines: readonly Polyline[], { left, top, width, height }: Window, letter: string): number {
  const figure = new Uint8Array(GRID * GRID);
  for (const { xs, ys } of lines) {
    for (let i = 0; i < xs.length; i += 1) mark(figure, ((xs[i] ?? 0) - left) / width, ((ys[i] ?? 0) - top) / height);
  }
  const template = getTemplate(letter);
  const [found, meant] = [computeShare(template, figure), computeShare(figure, template)];
  return found + meant === 0 ? 0 : (2 * found * meant) / (found + meant);
}

/** The share of one picture's cells that have a cell of the other within reach. */
function computeShare(of: Uint8Array, within: Uint8Array): number {
  let [total, near] = [0, 0];
  for (let cell = 0; cell < of.length; cell += 1) {
    if (of[cell] === 0) continue;
    total += 1;
    if (hasNear(within, cell)) near += 1;
  }
  return total === 0 ? 0 : near / total;
}

function hasNear(cells: Uint8Array, cell: number): boolean {
  const [x, y] = [cell % GRID, Math.floor(cell / GRID)];
  for (let row = Math.max(0, y - REACH); row <= Math.min(GRID - 1, y + REACH); row += 1) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(GRID - 1, x + REACH); column += 1) {
      if (cells[row * GRID + column] === 1) return true;
    }
  }
  return false;
}

const templates = new Map<string, Uint8Array>();

function getTemplate(letter: string): Uint8Array {
  const known = templates.get(letter);
  if (known) return known;
  const cells = new Uint8Array(GRID * GRID);
  for (const points of LETTER_TEMPLATES[letter] ?? []) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(i, i + 4);
      const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) * GRID * STEPS_PER_CELL));
      for (let step = 0; step <= steps; step += 1) {
        mark(cells, x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps);
      }
    }
  }
  templates.set(letter, cells);
  return cells;
}

/** Marks the cell at a point of the unit box; points outside are passed over. */
function mark(cells: Uint8Array, x: number, y: number): void {
  if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return;
  cells[Math.min(GRID - 1, Math.floor(y * GRID)) * GRID + Math.min(GRID - 1, Math.floor(x * GRID))] = 1;
}

function findWindow(lines: readonly Polyline[]): Window {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { xs, ys } of lines) {
    for (const x of xs) [left, right] = [Math.min(left, x), Math.max(right, x)];
    for (const y of ys) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left, height: bottom - top };
}
