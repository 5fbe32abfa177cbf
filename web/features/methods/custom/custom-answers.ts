import * as z from "zod/mini";
import type { CustomOptions } from "#domain/contracts/method-options.ts";
import {
  chooseFirstSymbols,
  listConcepts,
  listSymbolChoices,
  MAX_CONCEPTS,
} from "#domain/sigils/methods/custom/concepts.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, listIds } from "#domain/sigils/methods/custom/symbol-library.ts";
import { type DrawingPlan, planDrawing } from "#domain/sigils/plan-drawing.ts";
import { sessionAtom } from "#web/lib/session-atom.ts";
import { STORAGE_KEYS } from "#web/lib/storage-keys.ts";
import { parseAnswers } from "../wizard/answers.ts";
import { StoredStep } from "../wizard/stored-step.ts";

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
  return planDrawing({ method: "custom", intention, choices });
}
