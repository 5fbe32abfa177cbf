import {
  ANCESTRAL_CANDIDATES, CHAOS_CANDIDATES, CUSTOM_CANDIDATES, ELEMENTAL_CANDIDATES, PLANETARY_CANDIDATES,
} from "../contract/thresholds";
import {
  CORE_VERSION, FLAG_STRUCK_VOWELS, METHOD_ANCESTRAL, METHOD_CHAOS, METHOD_CUSTOM, METHOD_PLANETARY, OK, RESULT_CANDIDATE, RESULT_FLAGS,
  RESULT_REMAINING, RESULT_SUPPLIED, RESULT_VERSION,
} from "./abi";
import { addLetter, clearResult, closeResult, result } from "./encode/result";
import { judgeFigure } from "./judge/judge-figure";
import { drawAncestral } from "./methods/ancestral/draw-ancestral";
import { drawChaos } from "./methods/chaos/draw-chaos";
import { drawCustom } from "./methods/custom/draw-custom";
import { drawElemental } from "./methods/elemental/draw-elemental";
import { drawPlanetary } from "./methods/planetary/draw-planetary";
import { checkOptions } from "./options/check-options";
import { absorbOptions } from "./options/option-block";
import { absorb } from "./text/hash";
import { letterCount, letters, readIntention, scriptFlags, sources, textHash } from "./text/intention";
import { fates, hasStruckVowels, reduceLetters, remaining, remainingCount, suppliedCount } from "./text/reduce";

/** How often a method draws at most. */
const CANDIDATES: StaticArray<i32> = [CHAOS_CANDIDATES, PLANETARY_CANDIDATES, CUSTOM_CANDIDATES, ANCESTRAL_CANDIDATES, ELEMENTAL_CANDIDATES];

/** Draws what stands in the input buffer; answers an error code, and leaves the drawing in the result block. */
export function drawIntention(method: i32, byteLength: i32, saltByteLength: i32): i32 {
  const refusal = checkOptions(method, saltByteLength);
  if (refusal != OK) return refusal;
  const error = readIntention(byteLength);
  if (error != OK) return error;
  return drawBest(method, computeSeed(method, saltByteLength));
}

/** Draws from one stream after the other until a figure keeps to all gates; where none does, the one with the lightest faults stands. */
function drawBest(method: i32, seed: u64): i32 {
  let best = 0;
  let fewest = Infinity;
  for (let candidate = 0; candidate < CANDIDATES[method]; candidate++) {
    const error = drawCandidate(method, seed, candidate);
    if (error != OK) return error;
    const faults = judgeFigure(method);
    if (faults == 0) return OK;
    if (faults >= fewest) continue;
    fewest = faults;
    best = candidate;
  }
  if (best == CANDIDATES[method] - 1) return OK;
  const error = drawCandidate(method, seed, best);
  judgeFigure(method);
  return error;
}

/** The first candidate draws from the seed itself; those after it from streams of their own. */
function drawCandidate(method: i32, seed: u64, candidate: i32): i32 {
  reduceLetters();
  clearResult();
  const error = drawMethod(method, candidate == 0 ? seed : absorb(seed, <u64>candidate));
  // A method may keep the vowels where it needs more letters: their fates are known only now.
  reportLetters();
  closeResult();
  result[RESULT_CANDIDATE] = candidate;
  return error;
}

function drawMethod(method: i32, seed: u64): i32 {
  switch (method) {
    case METHOD_CHAOS: {
      drawChaos(seed);
      return OK;
    }
    case METHOD_PLANETARY: return drawPlanetary(seed);
    case METHOD_CUSTOM: return drawCustom(seed);
    case METHOD_ANCESTRAL: return drawAncestral(seed);
    default: return drawElemental(seed);
  }
}

/** Hash of version, method, the whole normalised text and all options. */
function computeSeed(method: i32, saltByteLength: i32): u64 {
  const seed = absorb(absorb(absorb(0, <u64>CORE_VERSION), <u64>method), textHash);
  return method == METHOD_CHAOS ? seed : absorbOptions(seed, saltByteLength);
}

function reportLetters(): void {
  result[RESULT_VERSION] = CORE_VERSION;
  result[RESULT_FLAGS] = scriptFlags | (hasStruckVowels ? FLAG_STRUCK_VOWELS : 0);
  for (let i = 0; i < letterCount; i++) addLetter(sources[i], letters[i], fates[i]);
  result[RESULT_REMAINING] = <i32>changetype<usize>(remaining);
  result[RESULT_REMAINING + 1] = remainingCount;
  result[RESULT_SUPPLIED] = suppliedCount;
}
