import {
  GESTURE_WORDS, GROUND_WORDS, INSCRIBED_WORDS, LETTER_WORDS, MARK_WORDS, NUMBER_WORDS, RESULT_CENTER_LINES, RESULT_FIGURE, RESULT_GESTURES, RESULT_GROUND, RESULT_INSCRIPTION,
  RESULT_LETTERS, RESULT_MARKS, RESULT_NAMES, RESULT_NUMBERS, RESULT_SEAL, RESULT_STROKES, RESULT_SYMBOLS, RESULT_WORDS, STROKE_WORDS, SYMBOL_WORDS,
} from "../abi";
import { MAX_LETTERS } from "../text/intention";
import { PathEncoder, toTenths } from "./path-encoder";
import { PathWriter } from "./path-writer";

const MAX_STROKES: i32 = 512;
const MAX_NAMED: i32 = 26;
const MAX_GROUNDS: i32 = 4;
const MAX_SYMBOLS: i32 = 64;
const MAX_INSCRIBED: i32 = 32;

/** The result block and what it points at; all are written again by each drawing. */
export const result = new StaticArray<i32>(RESULT_WORDS);
export const figurePath = new PathWriter(1 << 15);
export const centerPaths = new PathWriter(1 << 13);
export const sealPath = new PathWriter(1 << 14);
export const groundPath = new PathWriter(1 << 12);
/** What was drawn, as text. */
export const figureText = new PathEncoder(1 << 16);
export const sealText = new PathEncoder(1 << 15);
const centerTexts = new PathEncoder(1 << 14);
const groundText = new PathEncoder(1 << 14);
const names = new PathEncoder(1 << 12);
const letterTable = new StaticArray<i32>(MAX_LETTERS * LETTER_WORDS);
const gestureTable = new StaticArray<i32>(MAX_NAMED * GESTURE_WORDS);
const markTable = new StaticArray<i32>(MAX_NAMED * MARK_WORDS);
const strokeTable = new StaticArray<i32>(MAX_STROKES * STROKE_WORDS);
const groundTable = new StaticArray<i32>(MAX_GROUNDS * GROUND_WORDS);
const numberTable = new StaticArray<i32>(MAX_NAMED * NUMBER_WORDS);
const symbolTable = new StaticArray<i32>(MAX_SYMBOLS * SYMBOL_WORDS);
const inscribedTable = new StaticArray<i32>(MAX_INSCRIBED * INSCRIBED_WORDS);

let strokeCount: i32 = 0;

export function clearResult(): void {
  for (let i = 0; i < RESULT_WORDS; i++) result[i] = 0;
  figurePath.clear();
  centerPaths.clear();
  sealPath.clear();
  groundPath.clear();
  figureText.clear();
  sealText.clear();
  centerTexts.clear();
  groundText.clear();
  names.clear();
  strokeCount = 0;
  result[RESULT_LETTERS] = <i32>changetype<usize>(letterTable);
  result[RESULT_GESTURES] = <i32>changetype<usize>(gestureTable);
  result[RESULT_MARKS] = <i32>changetype<usize>(markTable);
  result[RESULT_STROKES] = <i32>changetype<usize>(strokeTable);
  result[RESULT_GROUND] = <i32>changetype<usize>(groundTable);
  result[RESULT_NUMBERS] = <i32>changetype<usize>(numberTable);
  result[RESULT_SYMBOLS] = <i32>changetype<usize>(symbolTable);
  result[RESULT_INSCRIPTION] = <i32>changetype<usize>(inscribedTable);
}

export function addLetter(source: i32, letter: i32, fate: i32): void {
  const at = result[RESULT_LETTERS + 1]++ * LETTER_WORDS;
  letterTable[at] = source;
  letterTable[at + 1] = letter;
  letterTable[at + 2] = fate;
}

export function addGesture(letter: i32, name: string): void {
  const at = result[RESULT_GESTURES + 1]++ * GESTURE_WORDS;
  const start = names.text(name);
  gestureTable[at] = letter;
  gestureTable[at + 1] = <i32>names.address(start);
  gestureTable[at + 2] = names.length - start;
}

export function addMark(letter: i32, terminal: i32): void {
  const at = result[RESULT_MARKS + 1]++ * MARK_WORDS;
  markTable[at] = letter;
  markTable[at + 1] = terminal;
}

/** Records what was written to the ground since `from` as one part. */
export function addGround(from: i32, opacityHundredths: i32): void {
  const at = result[RESULT_GROUND + 1]++ * GROUND_WORDS;
  groundTable[at] = from;
  groundTable[at + 1] = groundPath.length;
  groundTable[at + 2] = opacityHundredths;
}

export function addNumber(letter: i32, value: i32, cell: i32, column: i32, row: i32, visit: i32): void {
  const at = result[RESULT_NUMBERS + 1]++ * NUMBER_WORDS;
  numberTable[at] = letter;
  numberTable[at + 1] = value;
  numberTable[at + 2] = cell;
  numberTable[at + 3] = column;
  numberTable[at + 4] = row;
  numberTable[at + 5] = visit;
}

/** Names a symbol of the drawing by its id, with its role, the letter that brought it or 0, and the code point that this one comes from or -1. */
export function addSymbol(name: string, role: string, letter: i32, source: i32 = -1): void {
  const at = result[RESULT_SYMBOLS + 1]++ * SYMBOL_WORDS;
  const nameFrom = names.text(name);
  symbolTable[at] = <i32>names.address(nameFrom);
  symbolTable[at + 1] = names.length - nameFrom;
  const roleFrom = names.text(role);
  symbolTable[at + 2] = <i32>names.address(roleFrom);
  symbolTable[at + 3] = names.length - roleFrom;
  symbolTable[at + 4] = letter;
  symbolTable[at + 5] = source;
}

/** Names a letter of the ring, with the code point that it comes from or -1. */
export function addInscribed(letter: i32, source: i32): void {
  const at = result[RESULT_INSCRIPTION + 1]++ * INSCRIBED_WORDS;
  inscribedTable[at] = letter;
  inscribedTable[at + 1] = source;
}

/** The figure's pen, px: the width of its strokes, weighed by their length. */
export function meanPenPx(): f64 {
  let length = 1.0;
  let ink = 0.0;
  for (let i = 0; i < strokeCount; i++) {
    const at = i * STROKE_WORDS;
    length += <f64>strokeTable[at + 6];
    ink += <f64>strokeTable[at + 6] * <f64>strokeTable[at + 7];
  }
  return (ink * 0.1) / length;
}

/** Leaves a name as a slice at two words of the block. */
export function setName(word: i32, name: string): void {
  const start = names.text(name);
  result[word] = <i32>names.address(start);
  result[word + 1] = names.length - start;
}

/** Records what was written to the figure since `outlineFrom` and to the center lines since `centreFrom` as one stroke. */
export function addStroke(kind: i32, letter: i32, outlineFrom: i32, centerFrom: i32, lengthPx: f64, widthPx: f64): void {
  const at = strokeCount * STROKE_WORDS;
  strokeTable[at] = kind;
  strokeTable[at + 1] = letter;
  strokeTable[at + 2] = outlineFrom;
  strokeTable[at + 3] = figurePath.length;
  strokeTable[at + 4] = centerFrom;
  strokeTable[at + 5] = centerPaths.length;
  strokeTable[at + 6] = toTenths(lengthPx);
  strokeTable[at + 7] = toTenths(widthPx);
  strokeCount++;
}

/** Writes all that was drawn as text, the figure and its ground enlarged about the middle of the box, the seal by its own factor; then fills in what is known at the end. */
export function closeResult(middlePx: f64, zoom: f64, sealZoom: f64): void {
  for (let i = 0; i < strokeCount; i++) encodeStroke(i * STROKE_WORDS, middlePx, zoom);
  for (let i = 0; i < result[RESULT_GROUND + 1]; i++) encodePart(groundText, groundPath, groundTable, i * GROUND_WORDS, middlePx, zoom);
  sealText.encode(sealPath, 0, sealPath.length, sealZoom, middlePx);
  result[RESULT_STROKES + 1] = strokeCount;
  setSlice(RESULT_FIGURE, figureText);
  setSlice(RESULT_SEAL, sealText);
  setSlice(RESULT_NAMES, names);
  setSlice(RESULT_CENTER_LINES, centerTexts);
}

function encodeStroke(at: i32, middlePx: f64, zoom: f64): void {
  encodePart(figureText, figurePath, strokeTable, at + 2, middlePx, zoom);
  encodePart(centerTexts, centerPaths, strokeTable, at + 4, middlePx, zoom);
  strokeTable[at + 6] = <i32>(<f64>strokeTable[at + 6] * zoom + 0.5);
  strokeTable[at + 7] = <i32>(<f64>strokeTable[at + 7] * zoom + 0.5);
}

/** Turns the two places of a record's part into the slice of its text. */
function encodePart(text: PathEncoder, path: PathWriter, table: StaticArray<i32>, at: i32, middlePx: f64, zoom: f64): void {
  const start = text.length;
  text.encode(path, table[at], table[at + 1], zoom, middlePx);
  table[at] = <i32>text.address(start);
  table[at + 1] = text.length - start;
}

function setSlice(word: i32, text: PathEncoder): void {
  result[word] = <i32>text.address(0);
  result[word + 1] = text.length;
}
