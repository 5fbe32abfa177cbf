import { library, symbolMiddleX, symbolMiddleY, symbolRadius, symbolStarts } from "../../glyphs/symbols/library";
import { DISC, RING, StrokePool } from "../../glyphs/symbols/stroke-pool";

/**
 * The drawing board of the methods that set symbols: strokes are laid out here in px of the 512 box, in the order in which a hand would draw
 * them, and inked together at the end by `inkBoard` (ink-board.ts). Only then is it known which ends are loose: an end that touches any other
 * ink of the board stays full, every other one tapers.
 *
 *   beginBoard()                                         clears it
 *   placeSymbol(symbol, x, y, radius, weight, mirror)    a symbol of the library by its optical circle; Returns a part
 *   placeGlyph(symbol, x, y, cos, sin, mirror, weight)   the same by a similarity of its field (scale in cos and sin); Returns a part
 *   pen(kind, weight); moveTo, lineTo, arcTo; endLine()  a line of one's own
 *   ringOn, discOn, finialOn                             marks
 *   castRay(part, …) (ray.ts)                            where a ray first meets a part's ink: spokes end there
 */
export const board = new StrokePool(2048, 640);

/** What each stroke is: its kind for the host, the weight of its pen, the pressure of its loose ends, and the part that it belongs to. */
export const strokeKinds = new StaticArray<u8>(640);
export const strokeWeights = new StaticArray<f64>(640);
export const strokeTapers = new StaticArray<f64>(640);
/** A record of the host ends where a stroke is marked: marks of one kind in a row are one record. */
export const strokeParts = new StaticArray<i32>(640);
/** The letter that a stroke draws, or 0. */
export const strokeLetters = new StaticArray<u8>(640);

/** Pressure at a loose end, in shares of the pen's. */
export const TAPER: f64 = 0.46;

/** A line that ends in a terminal has no cap: the terminal overlaps it by this share of its size. */
const FINIAL_OVERLAP: f64 = 0.2;

let kind: i32 = 0;
let weight: f64 = 0;
let taper: f64 = TAPER;
let part: i32 = 0;
let letter: i32 = 0;
let atX: f64 = 0;
let atY: f64 = 0;
let startX: f64 = 0;
let startY: f64 = 0;

export function beginBoard(): void {
  board.clear();
  part = 0;
}

/**
 * Chooses the pen for what follows, up to the next choice: `penTaper` is the pressure at loose ends, `penLetter` the letter that is written, or 0.
 * Returns the number of the part.
 */
export function pen(strokeKind: i32, penWeight: f64, penTaper: f64 = TAPER, penLetter: i32 = 0): i32 {
  kind = strokeKind;
  weight = penWeight;
  taper = penTaper;
  letter = penLetter;
  return ++part;
}

/** Sets a symbol on its optical circle; `mirror` -1 turns left and right. Returns its part. */
export function placeSymbol(
  symbol: i32, x: f64, y: f64, radius: f64, mirror: f64, strokeKind: i32, penWeight: f64, penLetter: i32 = 0,
): i32 {
  const scale = radius / symbolRadius[symbol];
  return placeGlyph(
    symbol, x - symbolMiddleX[symbol] * scale * mirror, y - symbolMiddleY[symbol] * scale, scale, 0, mirror, strokeKind, penWeight, penLetter,
  );
}

/** Sets a symbol's field under a similarity: mirrored first, then scaled and turned by (`cosine`, `sine`), then moved. Returns its part. */
export function placeGlyph(
  symbol: i32, x: f64, y: f64, cosine: f64, sine: f64, mirror: f64, strokeKind: i32, penWeight: f64, penLetter: i32 = 0,
  penTaper: f64 = TAPER,
): i32 {
  const placed = pen(strokeKind, penWeight, penTaper, penLetter);
  for (let stroke = symbolStarts[symbol]; stroke < symbolStarts[symbol + 1]; stroke++) {
    for (let i = library.starts[stroke]; i < library.starts[stroke + 1]; i++) board.copySegment(library, i, x, y, cosine, sine, mirror);
    finish(library.isClosed[stroke]);
  }
  return placed;
}

export function moveTo(x: f64, y: f64): void {
  atX = startX = x;
  atY = startY = y;
}

export function lineTo(x: f64, y: f64): void {
  board.addLine(atX, atY, x, y);
  atX = x;
  atY = y;
}

/** An arc by its radius and end; `turn` 1 runs clockwise on the screen. */
export function arcTo(radius: f64, turn: f64, isLarge: bool, x: f64, y: f64): void {
  board.addArc(atX, atY, x, y, radius, turn, isLarge);
  atX = x;
  atY = y;
}

export function endLine(): void {
  finish(false);
}

/** Ends the line where it began. */
export function closeLine(): void {
  board.addLine(atX, atY, startX, startY);
  finish(true);
}

/** A straight line on its own. */
export function segment(x0: f64, y0: f64, x1: f64, y1: f64): void {
  moveTo(x0, y0);
  lineTo(x1, y1);
  endLine();
}

export function ringOn(x: f64, y: f64, radius: f64): void {
  note();
  board.addRound(RING, x, y, radius);
}

export function discOn(x: f64, y: f64, radius: f64): void {
  note();
  board.addRound(DISC, x, y, radius);
}

/** A terminal (see terminals.ts) at an end that points along a unit vector. */
export function finialOn(terminal: i32, x: f64, y: f64, alongX: f64, alongY: f64, size: f64): void {
  note();
  const back = size * FINIAL_OVERLAP;
  board.addFinial(terminal, x - alongX * back, y - alongY * back, alongX, alongY, size);
}

function finish(isClosed: bool): void {
  note();
  board.endStroke(isClosed);
}

function note(): void {
  const at = board.strokeCount;
  strokeKinds[at] = <u8>kind;
  strokeWeights[at] = weight;
  strokeTapers[at] = taper;
  strokeParts[at] = part;
  strokeLetters[at] = <u8>letter;
}
