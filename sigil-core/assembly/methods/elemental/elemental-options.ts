import { ELEMENTAL_LAYOUTS, ELEMENTS, MAX_CONFLICTING, MAX_SUPPORTING } from "../../abi";
import { isChoice, isChoiceOrNone, isConceptChoice, isListOfDifferent, options } from "../../options/option-block";

const LAYOUT: i32 = 0;
const DOMINANT: i32 = 1;
const HEART: i32 = 2;
const SUPPORTING_COUNT: i32 = 3;
const CONFLICTING_COUNT: i32 = 4;
const SUPPORTING: i32 = 5;
const CONFLICTING: i32 = SUPPORTING + MAX_SUPPORTING;

/** 1 circle, 2 cardinal, 3 square, 4 flowing. */
export function elementalLayout(): i32 {
  return options[LAYOUT];
}

/** Elements: 1 fire, 2 water, 3 air, 4 earth. */
export function dominantElement(): i32 {
  return options[DOMINANT];
}

/** The symbol in the middle: 1-36 of a concept, a motif from FIRST_MOTIF_CHOICE on, or 0. */
export function heartSymbol(): i32 {
  return options[HEART];
}

export function supportingCount(): i32 {
  return options[SUPPORTING_COUNT];
}

export function supportingAt(index: i32): i32 {
  return options[SUPPORTING + index];
}

export function conflictingCount(): i32 {
  return options[CONFLICTING_COUNT];
}

export function conflictingAt(index: i32): i32 {
  return options[CONFLICTING + index];
}

/** Each element has at most one part: dominant, supporting or conflicting. */
export function areElementalOptionsLegal(): bool {
  return (
    isChoice(LAYOUT, ELEMENTAL_LAYOUTS) && isChoice(DOMINANT, ELEMENTS) && (options[HEART] == 0 || isConceptChoice(HEART)) &&
    isChoiceOrNone(SUPPORTING_COUNT, MAX_SUPPORTING) && isChoiceOrNone(CONFLICTING_COUNT, MAX_CONFLICTING) &&
    isListOfDifferent(SUPPORTING, supportingCount(), MAX_SUPPORTING, ELEMENTS) &&
    isListOfDifferent(CONFLICTING, conflictingCount(), MAX_CONFLICTING, ELEMENTS) && hasOnePartEach()
  );
}

function hasOnePartEach(): bool {
  for (let i = 0; i < supportingCount(); i++) if (supportingAt(i) == dominantElement()) return false;
  for (let i = 0; i < conflictingCount(); i++) {
    if (conflictingAt(i) == dominantElement()) return false;
    for (let j = 0; j < supportingCount(); j++) if (conflictingAt(i) == supportingAt(j)) return false;
  }
  return true;
}
