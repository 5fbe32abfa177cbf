import type {
  AncestralRequest,
  CustomRequest,
  DrawingMethod,
  DrawingRequest,
  ElementalRequest,
} from "./drawing-request.ts";
import {
  CANDLE_NUMBERS,
  CENTRE_SYMBOL_NUMBERS,
  CONCEPT_CHOICE_NUMBERS,
  CONCEPT_THEME_NUMBERS,
  CULTURE_NUMBERS,
  CUSTOM_LAYOUT_NUMBERS,
  ELEMENT_NUMBERS,
  ELEMENTAL_LAYOUT_NUMBERS,
  MOTIF_NUMBERS,
  PLANET_NUMBERS,
} from "./option-ids.ts";

/** The number of a method; a caller without types may name one that no table knows, and the core refuses -1. */
export function encodeMethod(method: DrawingMethod): number {
  return METHOD_NUMBERS[method] ?? -1;
}

const METHOD_NUMBERS: Readonly<Record<DrawingMethod, number>> = {
  chaos: 0,
  planetary: 1,
  custom: 2,
  ancestral: 3,
  elemental: 4,
};

const MAX_SUPPORTING = 2;
/** No table has it, so that the core refuses it; where a choice may be missing, the core reads 0 as none. */
const UNKNOWN = -1;

/** The words of the options block, as `assembly/abi.ts` describes them. Choices that no table knows become numbers that the core refuses. */
export function encodeOptions(request: DrawingRequest): number[] {
  switch (request.method) {
    case "planetary":
      return [lookUp(PLANET_NUMBERS, request.planet)];
    case "custom":
      return encodeCustom(request);
    case "ancestral":
      return encodeAncestral(request);
    case "elemental":
      return encodeElemental(request);
    default:
      return [];
  }
}

function encodeCustom({ layout, centre, symbols }: CustomRequest): number[] {
  const concepts = symbols.flatMap(({ theme, symbol }) => [
    theme === null ? 0 : lookUp(CONCEPT_THEME_NUMBERS, theme),
    lookUp(CONCEPT_CHOICE_NUMBERS, symbol),
  ]);
  return [lookUp(CUSTOM_LAYOUT_NUMBERS, layout), lookUp(CENTRE_SYMBOL_NUMBERS, centre), symbols.length, ...concepts];
}

function encodeAncestral({ culture, candle, motifs }: AncestralRequest): number[] {
  return [
    lookUp(CULTURE_NUMBERS, culture),
    lookUp(CANDLE_NUMBERS, candle),
    motifs.length,
    ...motifs.map((motif) => lookUp(MOTIF_NUMBERS, motif)),
  ];
}

function encodeElemental({ layout, dominant, heart, supporting, conflicting }: ElementalRequest): number[] {
  // The conflicting elements begin at a fixed word; a list that is too long is told by its length.
  const supportingWords = Array.from({ length: MAX_SUPPORTING }, (_, index) => {
    const element = supporting[index];
    return element === undefined ? 0 : lookUp(ELEMENT_NUMBERS, element);
  });
  return [
    lookUp(ELEMENTAL_LAYOUT_NUMBERS, layout),
    lookUp(ELEMENT_NUMBERS, dominant),
    heart === null ? 0 : lookUp(CONCEPT_CHOICE_NUMBERS, heart),
    supporting.length,
    conflicting.length,
    ...supportingWords,
    ...conflicting.map((element) => lookUp(ELEMENT_NUMBERS, element)),
  ];
}

function lookUp<Id extends string>(numbers: Readonly<Record<Id, number>>, id: Id): number {
  return Object.hasOwn(numbers, id) ? numbers[id] : UNKNOWN;
}
