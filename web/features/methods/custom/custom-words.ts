import { getSymbolChoice, isConceptTheme } from "#domain/sigils/methods/custom/concepts.ts";
import {
  type ChosenSymbol,
  type ConceptSymbolId,
  MOTIFS,
  type MotifId,
} from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize } from "#domain/sigils/prose.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { type CustomAnswers, resolveSymbols } from "./custom-answers.ts";

/** How a concept is called in running text: a theme by its name, a word in quotation marks. */
export function nameConcept(concept: string): string {
  return isConceptTheme(concept) ? concept : `“${concept}”`;
}

/** How a concept is called over its choices; a visitor's own word keeps its case. */
export function titleConcept(concept: string): string {
  return isConceptTheme(concept) ? capitalize(concept) : nameConcept(concept);
}

/** The concepts with the symbols that are drawn for them. */
export function listChosenSymbols(
  answers: CustomAnswers,
  concepts: readonly string[],
): { readonly concept: string; readonly symbol: ChosenSymbol<ConceptSymbolId> }[] {
  const symbols = resolveSymbols(answers, concepts);
  return concepts.map((concept) => ({ concept, symbol: getSymbolChoice(concept, symbols[concept] ?? "") }));
}

/** How the core is asked for a concept's symbol: a plain word is drawn as one of the motifs. */
export function toSymbolRequest(id: ConceptSymbolId): SymbolRequest {
  return isMotif(id) ? { kind: "motif", id } : { kind: "concept", id };
}

function isMotif(id: ConceptSymbolId): id is MotifId {
  return MOTIFS.some((motif) => motif.id === id);
}
