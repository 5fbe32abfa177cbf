import { type Atom, atom } from "jotai";
import * as z from "zod/mini";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import {
  chooseFirstSymbols,
  getSymbolChoice,
  isConceptTheme,
  listConcepts,
  listSymbolChoices,
  MAX_CONCEPTS,
} from "#domain/sigils/methods/custom/concepts.ts";
import type { CustomOptions } from "#domain/sigils/methods/custom/kit.ts";
import { planCustom } from "#domain/sigils/methods/custom/plan.ts";
import {
  CENTER_SYMBOLS,
  type ChosenSymbol,
  type ConceptSymbolId,
  CUSTOM_LAYOUTS,
  getChoice,
  listIds,
  MOTIFS,
  type MotifId,
} from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize, joinWords } from "#domain/sigils/prose.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";
import { type Gate, NO_WORDS, openGate, parseAnswers, StoredStep, shutGate } from "../wizard/answers.ts";

/**
 * The answers of the custom wizard.
 * - `edited`: the concepts as the visitor left them, and the words that they belong to; null while they are as they were found.
 * - `symbols`: the symbol chosen for a concept; also for one that the words have lost, since they may find it again.
 */
export const CustomAnswers = z.object({
  step: StoredStep,
  edited: z.catch(z.nullable(z.object({ intention: z.string(), concepts: z.array(z.string()) })), null),
  symbols: z.catch(z.record(z.string(), z.string()), {}),
  layout: z.catch(z.enum(listIds(CUSTOM_LAYOUTS)), "circular"),
  centre: z.catch(z.enum(listIds(CENTER_SYMBOLS)), "point"),
});

export type CustomAnswers = z.infer<typeof CustomAnswers>;

/** What the visitor has answered in the custom wizard. */
export const customAnswersAtom = sessionAtom(STORAGE_KEYS.customWizard, (stored) =>
  parseAnswers(CustomAnswers, stored),
);

/** The concepts that are drawn, in their order: as the visitor left them for these words, or else as found in them. */
export function listChosenConcepts({ edited }: CustomAnswers, intention: string): readonly string[] {
  if (edited?.intention === intention) return edited.concepts.slice(0, MAX_CONCEPTS);
  return listConcepts(intention).map(({ name }) => name);
}

/** Takes a concept in, at the end, or out; unchanged where five are in already. */
export function toggleConcept(
  answers: CustomAnswers,
  intention: string,
  concept: string,
): Pick<CustomAnswers, "edited"> {
  const concepts = listChosenConcepts(answers, intention);
  if (concepts.includes(concept)) {
    return { edited: { intention, concepts: concepts.filter((one) => one !== concept) } };
  }
  return { edited: { intention, concepts: [...concepts, concept].slice(0, MAX_CONCEPTS) } };
}

/** For each concept its symbol: the one that the visitor chose, or else the first that none before it has. */
export function resolveSymbols({ symbols }: CustomAnswers, concepts: readonly string[]): Record<string, string> {
  const first = chooseFirstSymbols(concepts);
  return Object.fromEntries(
    concepts.map((concept) => {
      const chosen = Object.hasOwn(symbols, concept) ? symbols[concept] : undefined;
      const isOffered = listSymbolChoices(concept).some(({ id }) => id === chosen);
      return [concept, (isOffered ? chosen : first[concept]) ?? ""];
    }),
  );
}

/** What the wizard sends. */
export function toCustomOptions(answers: CustomAnswers, intention: string): CustomOptions {
  const concepts = listChosenConcepts(answers, intention);
  return {
    concepts: [...concepts],
    selectedSymbols: resolveSymbols(answers, concepts),
    layoutPreference: answers.layout,
    centerSymbol: answers.centre,
  };
}

/** What is drawn of the answers so far; null where no concept is left to draw. */
export function planCustomAnswers(answers: CustomAnswers, intention: string): DrawingPlan | null {
  const choices = toCustomOptions(answers, intention);
  if (choices.concepts.length === 0) return null;
  return planCustom({ method: "custom", intention, choices });
}

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

/** The gates of the custom wizard, a step each; `concepts` is null while there are no words. Symbols, layout and center always have a choice. */
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

/** What each step of the custom wizard is given. */
export interface CustomStepProps {
  readonly answers: CustomAnswers;
  /** Empty while there are no words to draw. */
  readonly intention: string;
  /** In the order in which they are drawn. */
  readonly concepts: readonly string[];
  change(changed: Partial<CustomAnswers>): void;
}

/** What is drawn of an intention with the answers that are kept. */
export function createPlanAtom(intention: string): Atom<DrawingPlan | null> {
  return atom((get) => planCustomAnswers(get(customAnswersAtom), intention));
}
