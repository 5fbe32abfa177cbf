import {
  CENTER_SYMBOLS, CONCEPT_SYMBOLS, ELEMENTS, ERROR_ILLEGAL_OPTION, MOTIFS, OK, STROKE_SYMBOL, SYMBOL_CENTER, SYMBOL_CONCEPT,
  SIGNS, SYMBOL_ELEMENT, SYMBOL_MOTIF, SYMBOL_SIGN,
} from "../../abi";
import { addStroke, clearResult, closeResult, figurePath } from "../../encode/result";
import { beginBoard, placeSymbol } from "../../ink/board/board";
import { inkBoard } from "../../ink/board/ink-board";
import { inkSign, SignPlace } from "../../ink/ring/ink-sign";
import { FIRST_CENTER, FIRST_CONCEPT, FIRST_ELEMENT, FIRST_MOTIF } from "./library";

/** A symbol alone is drawn in a box of 96 px; its optical radius and the weight of its pen there. */
const MIDDLE_PX: f64 = 48;
const RADIUS_PX: f64 = 41;
const WEIGHT_PX: f64 = 7.6;
/** Height of a sign alone, and its pen by it. */
const SIGN_PX: f64 = 84;
const SIGN_PEN: f64 = 0.125;
const NONE: i32 = -1;

const place = new SignPlace();

/** Draws one symbol of the library, in ink, in a 96 box, as the figure of the result; Returns an error code. */
export function drawAlone(kind: i32, choice: i32): i32 {
  if (kind == SYMBOL_SIGN) return drawSign(choice);
  const symbol = findSymbol(kind, choice);
  if (symbol == NONE) return ERROR_ILLEGAL_OPTION;
  clearResult();
  beginBoard();
  placeSymbol(symbol, MIDDLE_PX, MIDDLE_PX, RADIUS_PX, 1, STROKE_SYMBOL, WEIGHT_PX);
  inkBoard();
  closeResult(MIDDLE_PX, 1, 1);
  return OK;
}

/** Draws a sign of the ring's alphabet upright. */
function drawSign(choice: i32): i32 {
  if (choice < 1 || choice > SIGNS) return ERROR_ILLEGAL_OPTION;
  clearResult();
  place.x = MIDDLE_PX;
  place.y = MIDDLE_PX - SIGN_PX * 0.5;
  place.height = SIGN_PX;
  place.pen = SIGN_PX * SIGN_PEN;
  inkSign(figurePath, choice - 1, place);
  addStroke(STROKE_SYMBOL, 0, 0, 0, SIGN_PX, place.pen);
  closeResult(MIDDLE_PX, 1, 1);
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
