import { BOX_PX, MOST_ZOOM, SEAL_DIAMETER_PX } from "../contract/thresholds";
import { CORE_VERSION } from "../contract/version";
import {
  ERROR_ILLEGAL_OPTION, ERROR_UNKNOWN_METHOD, FLAG_STRUCK_VOWELS, OK, RESULT_CANDIDATE, RESULT_FLAGS, RESULT_REMAINING,
  RESULT_SUPPLIED, RESULT_VERSION, SALT_CAPACITY,
} from "./abi";
import { measureReach } from "./encode/reach";
import { addLetter, clearResult, closeResult, figurePath, result } from "./encode/result";
import { judgeFigure } from "./judge/judge-figure";
import { MethodKit, NO_OPTIONS, OPTIONS_AND_SALT } from "./methods/method-kit";
import { findMethodKit } from "./methods/method-kits";
import { absorbOptions } from "./options/option-block";
import { absorb } from "./text/hash";
import { letterCount, letters, readIntention, scriptFlags, sources, textHash } from "./text/intention";
import { fates, hasStruckVowels, reduceLetters, remaining, remainingCount, suppliedCount } from "./text/reduce";

/** The seal is drawn for a rim of 236 px. */
const SEAL_ZOOM: f64 = <f64>SEAL_DIAMETER_PX / 472;

/** Draws the text in the input buffer; returns an error code, and leaves the drawing in the result block. */
export function drawIntention(method: i32, byteLength: i32, saltByteLength: i32): i32 {
  const kit = findMethodKit(method);
  if (kit === null) return ERROR_UNKNOWN_METHOD;
  const isSaltLegal = saltByteLength == 0 || (kit.seededBy == OPTIONS_AND_SALT && saltByteLength > 0 && saltByteLength <= SALT_CAPACITY);
  if (!isSaltLegal || !kit.areOptionsLegal()) return ERROR_ILLEGAL_OPTION;
  const error = readIntention(byteLength);
  if (error != OK) return error;
  return drawBest(kit, computeSeed(kit, saltByteLength));
}

/** Draws from one stream after the other until a figure keeps to all gates; where none does, the one with the lightest faults is kept. */
function drawBest(kit: MethodKit, seed: u64): i32 {
  let best = 0;
  let fewest = Infinity;
  for (let candidate = 0; candidate < kit.candidates; candidate++) {
    const error = drawCandidate(kit, seed, candidate);
    if (error != OK) return error;
    const faults = judgeFigure(kit);
    if (faults == 0) return OK;
    if (faults >= fewest) continue;
    fewest = faults;
    best = candidate;
  }
  if (best == kit.candidates - 1) return OK;
  const error = drawCandidate(kit, seed, best);
  judgeFigure(kit);
  return error;
}

/** The first candidate draws from the seed itself; those after it from separate streams. */
function drawCandidate(kit: MethodKit, seed: u64, candidate: i32): i32 {
  reduceLetters();
  clearResult();
  const error = kit.draw(candidate == 0 ? seed : absorb(seed, <u64>candidate));
  // A method may keep the vowels where it needs more letters: their fates are known only now.
  reportLetters();
  closeResult(<f64>BOX_PX / 2, fitField(kit), SEAL_ZOOM);
  result[RESULT_CANDIDATE] = candidate;
  return error;
}

/** How much the figure is enlarged so that it fills its field: its farthest ink comes near to the ring, unless its pen became too heavy. */
function fitField(kit: MethodKit): f64 {
  return min<f64>(MOST_ZOOM, kit.fieldPx / measureReach(figurePath, <f64>BOX_PX / 2));
}

/** Hash of version, method, the whole normalized text and all options. */
function computeSeed(kit: MethodKit, saltByteLength: i32): u64 {
  const seed = absorb(absorb(absorb(0, <u64>CORE_VERSION), <u64>kit.number), textHash);
  return kit.seededBy == NO_OPTIONS ? seed : absorbOptions(seed, saltByteLength);
}

function reportLetters(): void {
  result[RESULT_VERSION] = CORE_VERSION;
  result[RESULT_FLAGS] = scriptFlags | (hasStruckVowels ? FLAG_STRUCK_VOWELS : 0);
  for (let i = 0; i < letterCount; i++) addLetter(sources[i], letters[i], fates[i]);
  result[RESULT_REMAINING] = <i32>changetype<usize>(remaining);
  result[RESULT_REMAINING + 1] = remainingCount;
  result[RESULT_SUPPLIED] = suppliedCount;
}
