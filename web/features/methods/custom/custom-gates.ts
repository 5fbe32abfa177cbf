import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize, joinWords } from "#domain/sigils/prose.ts";
import { type Gate, NO_WORDS, openGate, shutGate } from "../wizard/answers.ts";
import type { CustomAnswers } from "./custom-answers.ts";
import { nameConcept } from "./custom-words.ts";

/** The gates of the custom wizard, a step each; `concepts` is null while there are no words. Symbols, layout and centre always have a choice. */
export function listCustomGates(
  { layout, centre }: CustomAnswers,
  concepts: readonly string[] | null,
): readonly Gate[] {
  if (concepts === null) return [NO_WORDS];
  if (concepts.length === 0) return [shutGate("Keep at least one concept to go on.")];
  const named = capitalize(joinWords(concepts.map(nameConcept)));
  const middle = getChoice(CENTER_SYMBOLS, centre).name.toLowerCase();
  return [
    openGate(`${named}.`),
    openGate(concepts.length === 1 ? "It has its symbol." : "Each has its symbol."),
    openGate(`${getChoice(CUSTOM_LAYOUTS, layout).name}, round a ${middle}.`),
    openGate(`${named} round a ${middle}.`),
  ];
}
