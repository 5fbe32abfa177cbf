import {
  GESTURE_WORDS, LETTER_WORDS, MARK_WORDS, RESULT_FIGURE, RESULT_GESTURES, RESULT_LETTERS, RESULT_MARKS, RESULT_SEAL,
  RESULT_STROKES, RESULT_WORDS, STROKE_WORDS,
} from "../abi";
import { MAX_LETTERS } from "../text/intention";
import { PathWriter, toTenths } from "./path-writer";

const MAX_STROKES: i32 = 64;
const MAX_NAMED: i32 = 26;

/** The result block and what it points at; all are written anew by each drawing. */
export const result = new StaticArray<i32>(RESULT_WORDS);
export const figurePath = new PathWriter(1 << 16);
export const centrePaths = new PathWriter(1 << 14);
export const sealPath = new PathWriter(1 << 15);
const names = new PathWriter(1 << 12);
const letterTable = new StaticArray<i32>(MAX_LETTERS * LETTER_WORDS);
const gestureTable = new StaticArray<i32>(MAX_NAMED * GESTURE_WORDS);
const markTable = new StaticArray<i32>(MAX_NAMED * MARK_WORDS);
const strokeTable = new StaticArray<i32>(MAX_STROKES * STROKE_WORDS);

let strokeCount: i32 = 0;

export function clearResult(): void {
  for (let i = 0; i < RESULT_WORDS; i++) result[i] = 0;
  figurePath.clear();
  centrePaths.clear();
  sealPath.clear();
  names.clear();
  strokeCount = 0;
  result[RESULT_LETTERS] = <i32>changetype<usize>(letterTable);
  result[RESULT_GESTURES] = <i32>changetype<usize>(gestureTable);
  result[RESULT_MARKS] = <i32>changetype<usize>(markTable);
  result[RESULT_STROKES] = <i32>changetype<usize>(strokeTable);
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

/** Leaves a name as a slice at two words of the block. */
export function setName(word: i32, name: string): void {
  const start = names.text(name);
  result[word] = <i32>names.address(start);
  result[word + 1] = names.length - start;
}

/** Records what was written to the figure since `outlineFrom` and to the centre lines since `centreFrom` as one stroke. */
export function addStroke(kind: i32, letter: i32, outlineFrom: i32, centreFrom: i32, lengthPx: f64, widthPx: f64): void {
  const at = strokeCount * STROKE_WORDS;
  strokeTable[at] = kind;
  strokeTable[at + 1] = letter;
  strokeTable[at + 2] = <i32>figurePath.address(outlineFrom);
  strokeTable[at + 3] = figurePath.length - outlineFrom;
  strokeTable[at + 4] = <i32>centrePaths.address(centreFrom);
  strokeTable[at + 5] = centrePaths.length - centreFrom;
  strokeTable[at + 6] = toTenths(lengthPx);
  strokeTable[at + 7] = toTenths(widthPx);
  strokeCount++;
}

/** Fills in the slices that are known at the end. */
export function closeResult(): void {
  result[RESULT_STROKES + 1] = strokeCount;
  result[RESULT_FIGURE] = <i32>figurePath.address(0);
  result[RESULT_FIGURE + 1] = figurePath.length;
  result[RESULT_SEAL] = <i32>sealPath.address(0);
  result[RESULT_SEAL + 1] = sealPath.length;
}
