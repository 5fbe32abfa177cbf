import {
  CORE_VERSION, ERROR_UNKNOWN_METHOD, FLAG_STRUCK_VOWELS, METHOD_CHAOS, OK, RESULT_FLAGS, RESULT_REMAINING, RESULT_SUPPLIED,
  RESULT_VERSION,
} from "./abi";
import { addLetter, clearResult, closeResult, result } from "./encode/result";
import { drawChaos } from "./methods/chaos/draw-chaos";
import { absorb } from "./text/hash";
import { letterCount, letters, readIntention, scriptFlags, sources, textHash } from "./text/intention";
import { fates, hasStruckVowels, reduceLetters, remaining, remainingCount, suppliedCount } from "./text/reduce";

/** Draws what stands in the input buffer; answers an error code, and leaves the drawing in the result block. */
export function drawIntention(method: i32, byteLength: i32): i32 {
  if (method != METHOD_CHAOS) return ERROR_UNKNOWN_METHOD;
  const error = readIntention(byteLength);
  if (error != OK) return error;
  reduceLetters();
  clearResult();
  reportLetters();
  drawChaos(computeSeed(method));
  closeResult();
  return OK;
}

/** Hash of version, method and the whole normalised text. */
function computeSeed(method: i32): u64 {
  return absorb(absorb(absorb(0, <u64>CORE_VERSION), <u64>method), textHash);
}

function reportLetters(): void {
  result[RESULT_VERSION] = CORE_VERSION;
  result[RESULT_FLAGS] = scriptFlags | (hasStruckVowels ? FLAG_STRUCK_VOWELS : 0);
  for (let i = 0; i < letterCount; i++) addLetter(sources[i], letters[i], fates[i]);
  result[RESULT_REMAINING] = <i32>changetype<usize>(remaining);
  result[RESULT_REMAINING + 1] = remainingCount;
  result[RESULT_SUPPLIED] = suppliedCount;
}
