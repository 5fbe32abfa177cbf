import { customSymbolCount, symbolAt, themeAt } from "./custom-options";
import { Stream } from "../../text/stream";
import { FIRST_MOTIF_CHOICE, SYMBOLS_OF_THEME } from "../../abi";

/** Where the symbols stand round the middle, sorted clockwise from the top. Turns are in shares of a whole one. */
export const MAX_PLACES: i32 = 8;
export const placeSymbolNumber = new StaticArray<i32>(MAX_PLACES);
export const placeTurn = new StaticArray<f64>(MAX_PLACES);
export let placeCount: i32 = 0;

/** Each theme's point of the compass, in quarters clockwise from north. */
const COMPASS: StaticArray<u8> = [1, 0, 0, 0, 3, 2, 2, 1, 3, 2, 1, 3];
/** Each motif's: sun and eye look east, moon and serpent west, tree and mountain stand in the north, the others face the reader. */
const MOTIF_COMPASS: StaticArray<u8> = [0, 2, 2, 1, 3, 2, 1, 3, 0];
const TAKEN_NONE: i32 = -1;
const quarters = new StaticArray<i32>(4);
const order = new StaticArray<i32>(5);

/** A ring, none before the others: one symbol is repeated two to four times, two may be repeated once each. */
export function placeInRing(stream: Stream): void {
  placeCount = 0;
  const count = customSymbolCount();
  shuffle(stream, count);
  const seats = count == 1 ? 2 + stream.int(3) : count == 2 ? 2 + 2 * stream.int(2) : count;
  const offset = <f64>stream.int(2) * 0.5 / <f64>seats;
  for (let i = 0; i < seats; i++) put(symbolAt(order[i % count]), offset + <f64>i / <f64>seats);
}

/** Each on its theme's point of the compass, or the next free one; the fifth on the two diagonals beside its own. */
export function placeOnCompass(): void {
  placeCount = 0;
  const count = customSymbolCount();
  for (let i = 0; i < 4; i++) quarters[i] = TAKEN_NONE;
  for (let i = 0; i < min<i32>(count, 4); i++) quarters[freeQuarter(quarterOf(i))] = i;
  const fifth = count > 4 ? quarterOf(4) : TAKEN_NONE;
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = <f64>quarter * 0.25;
    const own = quarters[quarter];
    if (own != TAKEN_NONE) put(symbolAt(own), turn);
    // A diagonal follows its quarter: it belongs to the fifth where the quarter before or after it does.
    if (fifth != TAKEN_NONE && (fifth == quarter || fifth == ((quarter + 1) & 3))) put(symbolAt(4), turn + 0.125);
  }
}

/** A concept of the visitor's own words has the theme of its symbol, or the quarter of its motif. */
function quarterOf(index: i32): i32 {
  const motif = symbolAt(index) - FIRST_MOTIF_CHOICE;
  if (motif >= 0) return <i32>MOTIF_COMPASS[motif];
  const theme = themeAt(index) > 0 ? themeAt(index) - 1 : (symbolAt(index) - 1) / SYMBOLS_OF_THEME;
  return <i32>COMPASS[theme];
}

/** The quarter itself, else the one opposite, else the ones beside. */
function freeQuarter(wanted: i32): i32 {
  if (quarters[wanted] == TAKEN_NONE) return wanted;
  if (quarters[(wanted + 2) & 3] == TAKEN_NONE) return (wanted + 2) & 3;
  return quarters[(wanted + 1) & 3] == TAKEN_NONE ? (wanted + 1) & 3 : (wanted + 3) & 3;
}

function shuffle(stream: Stream, count: i32): void {
  for (let i = 0; i < count; i++) order[i] = i;
  for (let i = count - 1; i > 0; i--) {
    const j = stream.int(i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
}

/** The place at a turn; -1 where none is. */
export function placeAt(turn: f64): i32 {
  for (let i = 0; i < placeCount; i++) if (abs(placeTurn[i] - turn) < 0.01) return i;
  return -1;
}

function put(symbol: i32, turn: f64): void {
  placeSymbolNumber[placeCount] = symbol;
  placeTurn[placeCount++] = turn;
}

/** The name of a turn on the compass, to the nearest eighth. */
export function compassName(turn: f64): string {
  switch (<i32>floor(turn * 8 + 0.5) & 7) {
    case 0: return "north";
    case 1: return "north-east";
    case 2: return "east";
    case 3: return "south-east";
    case 4: return "south";
    case 5: return "south-west";
    case 6: return "west";
    default: return "north-west";
  }
}
