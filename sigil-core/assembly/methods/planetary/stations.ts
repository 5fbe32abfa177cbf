import { VISIT_AGAIN, VISIT_FIRST, VISIT_RETURN } from "../../abi";
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
export const stationPlace = new StaticArray<i32>(MAX_TRACED);
/** How often the line comes to it, and how often its number is struck again at once. */
export const stationVisits = new StaticArray<i32>(MAX_TRACED);
export const stationRepeats = new StaticArray<i32>(MAX_TRACED);
export let stationCount: i32 = 0;

/** The stations in the order in which the line comes to them: repeats at once count as one visit. */
export const way = new StaticArray<i32>(MAX_TRACED);
export let wayCount: i32 = 0;

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
    visit(i);
  }
}

function visit(index: i32): void {
  const place = tracedPlace[index];
  let station = 0;
  while (station < stationCount && stationPlace[station] != place) station++;
  tracedStation[index] = station;
  if (wayCount > 0 && way[wayCount - 1] == station) {
    tracedVisit[index] = VISIT_AGAIN;
    stationRepeats[station]++;
    return;
  }
  tracedVisit[index] = station == stationCount ? VISIT_FIRST : VISIT_RETURN;
  if (station == stationCount) {
    stationPlace[station] = place;
    stationVisits[station] = 0;
    stationRepeats[station] = 0;
    stationCount++;
  }
  stationVisits[station]++;
  way[wayCount++] = station;
}
