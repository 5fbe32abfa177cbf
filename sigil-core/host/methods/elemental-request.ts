import { ELEMENTAL_NUMBER } from "../../contract/methods.ts";
import {
  CONCEPT_SYMBOL_NUMBERS,
  type ConceptSymbolId,
  ELEMENT_NUMBERS,
  ELEMENTAL_LAYOUT_NUMBERS,
  type ElementalLayout,
  type ElementId,
} from "../option-ids.ts";
import { type Intended, lookUp, type RequestKit } from "./request-kit.ts";

/** Triangles of the elements; each element has at most one part. */
export interface ElementalRequest extends Intended {
  readonly method: "elemental";
  readonly dominant: ElementId;
  /** At most 2. */
  readonly supporting: readonly ElementId[];
  /** At most 3. */
  readonly conflicting: readonly ElementId[];
  readonly layout: ElementalLayout;
  /** The symbol in the middle. */
  readonly heart: ConceptSymbolId | null;
  /** Free text that makes the drawing its own; at most 8192 bytes as UTF-8. */
  readonly salt: string;
}

const MAX_SUPPORTING = 2;
const FIRST_WITH_SALT = 2;

export const ELEMENTAL_REQUEST: RequestKit<ElementalRequest> = {
  number: ELEMENTAL_NUMBER,
  encodeOptions: ({ layout, dominant, heart, supporting, conflicting }) => {
    // The conflicting elements begin at a fixed word; a list that is too long has a length that the core refuses.
    const supportingWords = Array.from({ length: MAX_SUPPORTING }, (_, index) => {
      const element = supporting[index];
      return element === undefined ? 0 : lookUp(ELEMENT_NUMBERS, element);
    });
    return [
      lookUp(ELEMENTAL_LAYOUT_NUMBERS, layout),
      lookUp(ELEMENT_NUMBERS, dominant),
      heart === null ? 0 : lookUp(CONCEPT_SYMBOL_NUMBERS, heart),
      supporting.length,
      conflicting.length,
      ...supportingWords,
      ...conflicting.map((element) => lookUp(ELEMENT_NUMBERS, element)),
    ];
  },
  // The first core knew no free text here, and refuses it.
  getSalt: ({ salt }, coreVersion) => (coreVersion < FIRST_WITH_SALT ? "" : salt),
};
