import { CUSTOM_NUMBER } from "../../contract/methods.ts";
import {
  CENTER_SYMBOL_NUMBERS,
  type CenterSymbolId,
  CONCEPT_SYMBOL_NUMBERS,
  CONCEPT_THEME_NUMBERS,
  type ConceptSymbolId,
  type ConceptTheme,
  CUSTOM_LAYOUT_NUMBERS,
  type CustomLayout,
} from "../option-ids.ts";
import { type Intended, lookUp, type RequestKit, withoutSalt } from "./request-kit.ts";

/** Chosen symbols around one in the middle. */
export interface CustomRequest extends Intended {
  readonly method: "custom";
  readonly layout: CustomLayout;
  readonly centre: CenterSymbolId;
  /** 1 to 5. A theme takes one of its three symbols; a concept without a theme takes any, and any motif. */
  readonly symbols: readonly ChosenConcept[];
}

export interface ChosenConcept {
  readonly theme: ConceptTheme | null;
  readonly symbol: ConceptSymbolId;
}

export const CUSTOM_REQUEST: RequestKit<CustomRequest> = {
  number: CUSTOM_NUMBER,
  encodeOptions: ({ layout, centre, symbols }) => [
    lookUp(CUSTOM_LAYOUT_NUMBERS, layout),
    lookUp(CENTER_SYMBOL_NUMBERS, centre),
    symbols.length,
    ...symbols.flatMap(({ theme, symbol }) => [
      theme === null ? 0 : lookUp(CONCEPT_THEME_NUMBERS, theme),
      lookUp(CONCEPT_SYMBOL_NUMBERS, symbol),
    ]),
  ],
  getSalt: withoutSalt,
};
