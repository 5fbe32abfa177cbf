import { VISIT_AGAIN, VISIT_FIRST, VISIT_RETURN } from "../../abi";
import { beginsWord, letterCount, letters } from "../../text/intention";
import { keepVowels, remaining, remainingCount, supplyAnother } from "../../text/reduce";
import { cellNumberOf, valueOf } from "./letter-numbers";
import { MAX_ORDER, placeOf } from "./squares";

/** The most letters that are traced: more would tangle. */
export const MAX_TRACED: i32 = MAX_ORDER;
/** Letters beyond the order of a small square would only run over its few cells again. */
const BEYOND_ORDER: i32 = 4;
/** Fewer visits make a thin figure: then the vowels stay. */
const FEWEST_VISITS: i32 = 6;
/** Fewer cells make a bare figure: then the hash adds letters. */
const FEWEST_STATIONS: i32 = 5;

/** What each traced letter is on the square. */
export const tracedLetter = new StaticArray<i32>(MAX_TRACED);
export const tracedValue = new StaticArray<i32>(MAX_TRACED);
export const tracedNumber = new StaticArray<i32>(MAX_TRACED);
export const tracedPlace = new StaticArray<i32>(MAX_TRACED);
export const tracedVisit = new StaticArray<i32>(MAX_TRACED);
/** Which station each traced letter is on. */
export const tracedStation = new StaticArray<i32>(MAX_TRACED);
export let tracedCount: i32 = 0;

/** Each cell that the line comes to, once, in the order of its first visit. */
export const stationColumn = new StaticArray<i32>(MAX_TRACED);
export const stationRow = new StaticArray<i32>(MAX_TRACED);
/** How often the line comes to it, and how often its number is struck again at once. */
export const stationVisits = new StaticArray<i32>(MAX_TRACED);
export const stationRepeats = new StaticArray<i32>(MAX_TRACED);
/** The first letter on it that begins a word, or 0. */
export const stationInitial = new StaticArray<i32>(MAX_TRACED);
export let stationCount: i32 = 0;

/** The stations in the order in which the line comes to them, and the letter that leads to each: repeats at once count as one visit. */
export const way = new StaticArray<i32>(MAX_TRACED + 1);
export const wayLetter = new StaticArray<i32>(MAX_TRACED + 1);
export let wayCount: i32 = 0;

/** The lines between the stations, and the places that they join: where a tail leads away from the last station, one more of each. */
export let lineCount: i32 = 0;
export let pinCount: i32 = 0;

/** Whether the last station is met for the first time, once, so that the line may end there with its mark alone. */
export function mayEndOnStation(): bool {
  const last = way[wayCount - 1];
  return last != 0 && stationVisits[last] == 1 && stationRepeats[last] == 0;
}

/** Ends the line on the last station, or by a tail that leads away from it to the place after the stations. */
export function setTail(isTailed: bool): void {
  lineCount = isTailed ? wayCount : wayCount - 1;
  pinCount = isTailed ? stationCount + 1 : stationCount;
  if (isTailed) way[wayCount] = stationCount;
}

/** The place that the mark is on. */
export function endPin(): i32 {
  return way[lineCount];
}

/** Chooses the letters to trace and finds their cells. */
export function findStations(order: i32): void {
  trace(order);
  if (wayCount < FEWEST_VISITS) {
    keepVowels();
    trace(order);
  }
  while (stationCount < FEWEST_STATIONS && remainingCount < remaining.length && tracedCount < largestCount(order)) {
    supplyAnother();
    trace(order);
  }
}

function largestCount(order: i32): i32 {
  return min<i32>(MAX_TRACED, order + BEYOND_ORDER);
}

function trace(order: i32): void {
  tracedCount = min<i32>(remainingCount, largestCount(order));
  stationCount = 0;
  wayCount = 0;
  for (let i = 0; i < tracedCount; i++) {
    const letter = <i32>remaining[i];
    tracedLetter[i] = letter;
    tracedValue[i] = valueOf(letter);
    tracedNumber[i] = cellNumberOf(tracedValue[i], order);
    tracedPlace[i] = placeOf(tracedNumber[i], order);
    visit(i, tracedPlace[i] % order, tracedPlace[i] / order);
  }
}

function visit(index: i32, column: i32, row: i32): void {
  let station = 0;
  while (station < stationCount && (stationColumn[station] != column || stationRow[station] != row)) station++;
  tracedStation[index] = station;
  if (station == stationCount) stationInitial[station] = 0;
  if (stationInitial[station] == 0 && beginsAWord(tracedLetter[index])) stationInitial[station] = tracedLetter[index];
  if (wayCount > 0 && way[wayCount - 1] == station) {
    tracedVisit[index] = VISIT_AGAIN;
    stationRepeats[station]++;
    return;
  }
  tracedVisit[index] = station == stationCount ? VISIT_FIRST : VISIT_RETURN;
  if (station == stationCount) {
    stationColumn[station] = column;
    stationRow[station] = row;
    stationVisits[station] = 0;
    stationRepeats[station] = 0;
    stationCount++;
  }
  stationVisits[station]++;
  wayLetter[wayCount] = tracedLetter[index];
  way[wayCount++] = station;
}

/** Whether a letter, where the text has it first, begins a word; a letter that the hash added does not. */
function beginsAWord(letter: i32): bool {
  for (let i = 0; i < letterCount; i++) if (<i32>letters[i] == letter) return beginsWord[i];
  return false;
}
