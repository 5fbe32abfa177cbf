import { directionX, directionY } from "../../geometry/arc";
import { clamp, hypotenuse } from "../../geometry/polyline";
import { CENTER_PROGRAMS } from "./center-symbols";
import { CONCEPT_PROGRAMS } from "./concept-symbols";
import { ELEMENT_PROGRAMS } from "./element-symbols";
import { MOTIF_PROGRAMS } from "./motif-symbols";
import { readStrokes } from "./stroke-grammar";
import { ARC, StrokePool } from "./stroke-pool";
import { SymbolProgram } from "./symbol-program";

const MAX_SYMBOLS: i32 = 320;
/** A symbol fills a circle of about this radius on its field; much smaller or larger ones are not fully evened out. */
const LEAST_RADIUS: f64 = 5.6;
const GREATEST_RADIUS: f64 = 6.6;

/** All symbols, on their own field. A symbol is its number; its strokes are those from `symbolStarts[n]` to `symbolStarts[n + 1]`. */
export const library = new StrokePool(3072, 1024);
export const symbolStarts = new StaticArray<i32>(MAX_SYMBOLS + 1);
export const symbolMiddleX = new StaticArray<f64>(MAX_SYMBOLS);
export const symbolMiddleY = new StaticArray<f64>(MAX_SYMBOLS);
/** Radius of the optical circle by which symbols of different shapes are set at the same size. */
export const symbolRadius = new StaticArray<f64>(MAX_SYMBOLS);
/** How far down its field a symbol reaches. */
export const symbolFoot = new StaticArray<f64>(MAX_SYMBOLS);
export const symbolIds = new StaticArray<string>(MAX_SYMBOLS);
export let symbolCount: i32 = 0;

let lowX: f64 = 0;
let lowY: f64 = 0;
let highX: f64 = 0;
let highY: f64 = 0;

/** The first concept symbol; theme t's choice c is number `FIRST_CONCEPT + 3 t + c`. Centers and motifs follow, as `abi.ts` counts them. */
export const FIRST_CONCEPT: i32 = addSymbols(CONCEPT_PROGRAMS);
export const FIRST_CENTER: i32 = addSymbols(CENTER_PROGRAMS);
export const FIRST_MOTIF: i32 = addSymbols(MOTIF_PROGRAMS);
/** Fire, water, air, earth. */
export const FIRST_ELEMENT: i32 = addSymbols(ELEMENT_PROGRAMS);

function addSymbols(programs: StaticArray<SymbolProgram>): i32 {
  const first = symbolCount;
  for (let i = 0; i < programs.length; i++) addSymbol(programs[i].id, programs[i].strokes);
  return first;
}

/** Reads a stroke program into the library, for the life of the module; Returns the symbol's number. */
export function addSymbol(id: string, strokes: string): i32 {
  const symbol = symbolCount++;
  symbolIds[symbol] = id;
  readStrokes(strokes, library);
  symbolStarts[symbol + 1] = library.strokeCount;
  measure(symbol);
  return symbol;
}

function measure(symbol: i32): void {
  lowX = lowY = 99;
  highX = highY = -99;
  for (let pass = 0; pass < 2; pass++) {
    if (pass == 1) {
      symbolMiddleX[symbol] = (lowX + highX) * 0.5;
      symbolMiddleY[symbol] = (lowY + highY) * 0.5;
      symbolFoot[symbol] = highY;
    }
    const to = library.starts[symbolStarts[symbol + 1]];
    for (let i = library.starts[symbolStarts[symbol]]; i < to; i++) measureSegment(symbol, i, pass == 1);
  }
  symbolRadius[symbol] = clamp(symbolRadius[symbol], LEAST_RADIUS, GREATEST_RADIUS);
}

function measureSegment(symbol: i32, segment: i32, isRadius: bool): void {
  const kind = <i32>library.kinds[segment];
  if (kind > ARC) {
    const radius = library.radii[segment];
    const x = library.middlesX[segment];
    const y = library.middlesY[segment];
    if (isRadius) {
      const away = hypotenuse(x - symbolMiddleX[symbol], y - symbolMiddleY[symbol]) + radius;
      symbolRadius[symbol] = max<f64>(symbolRadius[symbol], away);
    } else {
      include(x - radius, y - radius);
      include(x + radius, y + radius);
    }
    return;
  }
  take(symbol, library.x0[segment], library.y0[segment], isRadius);
  take(symbol, library.x1[segment], library.y1[segment], isRadius);
  if (kind != ARC) return;
  const pieces = library.divide(segment, 0.98);
  const radius = library.radii[segment];
  for (let i = 1; i < pieces; i++) {
    take(
      symbol, library.middlesX[segment] + radius * directionX[i], library.middlesY[segment] + radius * directionY[i], isRadius,
    );
  }
}

function take(symbol: i32, x: f64, y: f64, isRadius: bool): void {
  if (!isRadius) return include(x, y);
  symbolRadius[symbol] = max<f64>(symbolRadius[symbol], hypotenuse(x - symbolMiddleX[symbol], y - symbolMiddleY[symbol]));
}

function include(x: f64, y: f64): void {
  lowX = min<f64>(lowX, x);
  lowY = min<f64>(lowY, y);
  highX = max<f64>(highX, x);
  highY = max<f64>(highY, y);
}
