import {
  CENTER_SYMBOLS, CONCEPT_SYMBOLS, ELEMENTS, ERROR_ILLEGAL_OPTION, MOTIFS, OK, STROKE_SYMBOL, SYMBOL_CENTER, SYMBOL_CONCEPT,
  SYMBOL_ELEMENT, SYMBOL_MOTIF,
} from "../../abi";
import { clearResult, closeResult } from "../../encode/result";
import { beginBoard, placeSymbol } from "../../ink/board/board";
import { inkBoard } from "../../ink/board/ink-board";
import { FIRST_CENTER, FIRST_CONCEPT, FIRST_ELEMENT, FIRST_MOTIF } from "./library";

/** A symbol alone is drawn in a box of 96 px; its optical radius and the weight of its pen there. */
const MIDDLE_PX: f64 = 48;
const RADIUS_PX: f64 = 41;
const WEIGHT_PX: f64 = 7.6;
const NONE: i32 = -1;

/** Draws one symbol of the library, in ink, in a 96 box, as the figure of the result; Returns an error code. */
export function drawAlone(kind: i32, choice: i32): i32 {
  const symbol = findSymbol(kind, choice);
  if (symbol == NONE) return ERROR_ILLEGAL_OPTION;
  clearResult();
  beginBoard();
  placeSymbol(symbol, MIDDLE_PX, MIDDLE_PX, RADIUS_PX, 1, STROKE_SYMBOL, WEIGHT_PX);
  inkBoard();
  closeResult();
  return OK;
}

function findSymbol(kind: i32, choice: i32): i32 {
  switch (kind) {
    case SYMBOL_CONCEPT: return pick(FIRST_CONCEPT, CONCEPT_SYMBOLS, choice);
    case SYMBOL_CENTER: return pick(FIRST_CENTER, CENTER_SYMBOLS, choice);
    case SYMBOL_MOTIF: return pick(FIRST_MOTIF, MOTIFS, choice);
    case SYMBOL_ELEMENT: return pick(FIRST_ELEMENT, ELEMENTS, choice);
    default: return NONE;
  }
}

function pick(first: i32, count: i32, choice: i32): i32 {
  return choice >= 1 && choice <= count ? first + choice - 1 : NONE;
}
