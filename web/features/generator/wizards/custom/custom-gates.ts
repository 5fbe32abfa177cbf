import { isConceptTheme } from "#domain/sigils/concepts.ts";
import { joinWords } from "#domain/sigils/join-words.ts";
import { capitalise } from "#domain/sigils/number-words.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, getChoice } from "#domain/sigils/symbol-library.ts";
import { type Gate, openGate, shutGate } from "../panel/answers.ts";
import type { CustomAnswers } from "./custom-answers.ts";

/** How a concept is called in running text: a theme by its name, a word in quotation marks. */
export function nameConcept(concept: string): string {
  return isConceptTheme(concept) ? concept : `“${concept}”`;
}

/** The gates of the custom wizard, a step each. Only the first can shut: symbols, layout and centre always have a choice. */
export function listCustomGates({ layout, centre }: CustomAnswers, concepts: readonly string[]): readonly Gate[] {
  const named = capitalise(joinWords(concepts.map(nameConcept)));
  const middle = getChoice(CENTER_SYMBOLS, centre).name.toLowerCase();
  const hasConcepts = concepts.length > 0;
  return [
    hasConcepts ? openGate(`${named}.`) : shutGate("Keep at least one concept to go on."),
    openGate(concepts.length === 1 ? "It has its symbol." : "Each has its symbol."),
    openGate(`${getChoice(CUSTOM_LAYOUTS, layout).name}, round a ${middle}.`),
    hasConcepts ? openGate(`${named} round a ${middle}.`) : shutGate("Keep at least one concept to go on."),
  ];
}
