import {
  ERROR_ILLEGAL_OPTION, ERROR_UNKNOWN_METHOD, METHOD_ANCESTRAL, METHOD_CHAOS, METHOD_CUSTOM, METHOD_ELEMENTAL, METHOD_PLANETARY, OK,
  OPTION_WORDS, PLANETS, SALT_CAPACITY,
} from "../abi";
import { areAncestralOptionsLegal } from "./ancestral-options";
import { areCustomOptionsLegal } from "./custom-options";
import { areElementalOptionsLegal } from "./elemental-options";
import { isChoice, options } from "./option-block";

const PLANETARY_WORDS: i32 = 1;

/** Checks every option of a method; what a method does not know must be empty. Answers an error code. */
export function checkOptions(method: i32, saltByteLength: i32): i32 {
  if (method < METHOD_CHAOS || method > METHOD_ELEMENTAL) return ERROR_UNKNOWN_METHOD;
  if (saltByteLength < 0 || saltByteLength > SALT_CAPACITY) return ERROR_ILLEGAL_OPTION;
  if (saltByteLength > 0 && method != METHOD_ANCESTRAL) return ERROR_ILLEGAL_OPTION;
  return areLegal(method) ? OK : ERROR_ILLEGAL_OPTION;
}

function areLegal(method: i32): bool {
  switch (method) {
    case METHOD_CHAOS: return isEmptyFrom(0);
    case METHOD_PLANETARY: return isChoice(0, PLANETS) && isEmptyFrom(PLANETARY_WORDS);
    case METHOD_CUSTOM: return areCustomOptionsLegal();
    case METHOD_ANCESTRAL: return areAncestralOptionsLegal();
    default: return areElementalOptionsLegal();
  }
}

/** Whether the block is empty from a word on. */
function isEmptyFrom(first: i32): bool {
  for (let i = first; i < OPTION_WORDS; i++) if (options[i] != 0) return false;
  return true;
}
