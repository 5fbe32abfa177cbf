import { type Atom, atom } from "jotai";
import * as z from "zod/mini";
import { FREE_TEXT_MAX_LENGTH, OWN_SYMBOL_MAX_LENGTH } from "#domain/sigils/answers.ts";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { getChoice, listIds } from "#domain/sigils/methods/custom/symbol-library.ts";
import type { ElementBalance } from "#domain/sigils/methods/elemental/balance.ts";
import { ELEMENT_LORE, ELEMENTAL_LAYOUTS, ELEMENTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import { planElemental } from "#domain/sigils/methods/elemental/plan.ts";
import { ELEMENT_QUIZ, suggestElement } from "#domain/sigils/methods/elemental/quiz.ts";
import { weighElements } from "#domain/sigils/methods/elemental/weights.ts";
import { capitalize, joinWords } from "#domain/sigils/prose.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";
import {
  findTooLong,
  type Gate,
  openGate,
  parseAnswers,
  StoredStep,
  StoredText,
  shutGate,
  storedChoice,
  storedChoices,
} from "../wizard/answers.ts";

/** The answers of the elemental wizard; `channeled` holds the elements that were channeled. */
export const ElementalAnswers = z.object({
  step: StoredStep,
  quiz: z.catch(z.partialRecord(z.enum(ELEMENT_QUIZ.map(({ id }) => id)), z.enum(ELEMENTS)), {}),
  dominant: storedChoice(ELEMENTS),
  channeled: storedChoices(ELEMENTS),
  supporting: storedChoices(ELEMENTS),
  conflicting: storedChoices(ELEMENTS),
  reflection: StoredText,
  signs: z.catch(z.object({ earth: StoredText, water: StoredText, fire: StoredText, air: StoredText }), {
    earth: "",
    water: "",
    fire: "",
    air: "",
  }),
  layout: z.catch(z.enum(listIds(ELEMENTAL_LAYOUTS)), "circle"),
});

export type ElementalAnswers = z.infer<typeof ElementalAnswers>;

/** What the visitor has answered in the elemental wizard. */
export const elementalAnswersAtom = sessionAtom(STORAGE_KEYS.elementalWizard, (stored) =>
  parseAnswers(ElementalAnswers, stored),
);

/** The elements that wait to be channeled, in their order; they are taken one at a time. */
export function listUnchanneled({ channeled }: ElementalAnswers): Element[] {
  return ELEMENTS.filter((element) => !channeled.includes(element));
}

/** The element that quiz and words lean to; null where they say nothing. */
export function suggestDominant({ quiz }: ElementalAnswers, intention: string): Element | null {
  return suggestElement(quiz, weighElements(intention));
}

/** How the elements stand to the dominant one, as far as it is chosen. */
export function toBalance({ supporting, conflicting }: ElementalAnswers, dominant: Element): ElementBalance {
  return { dominant, supporting, conflicting };
}

/** What the wizard sends. */
export function toElementalData(answers: ElementalAnswers): Readonly<Record<string, unknown>> {
  const isChanneled = (element: Element): boolean => answers.channeled.includes(element);
  return {
    dominantElement: answers.dominant,
    elementalQuizAnswers: answers.quiz,
    earthChanneled: isChanneled("earth"),
    waterChanneled: isChanneled("water"),
    fireChanneled: isChanneled("fire"),
    airChanneled: isChanneled("air"),
    channelingComplete: listUnchanneled(answers).length === 0,
    supportingElements: answers.supporting,
    conflictingElements: answers.conflicting,
    balanceReflection: answers.reflection,
    elementalSymbols: answers.signs,
    symbolLayout: answers.layout,
  };
}

/** What is drawn of the answers so far; until an element is chosen, the one that is suggested leads, and without one nothing is drawn. */
export function planElementalAnswers(answers: ElementalAnswers, intention: string): DrawingPlan | null {
  const dominant = answers.dominant ?? suggestDominant(answers, intention);
  if (dominant === null) return null;
  const isBeside = (element: Element): boolean => element !== dominant;
  return planElemental({
    method: "elemental",
    intention,
    choices: {
      dominantElement: dominant,
      supportingElements: answers.supporting.filter(isBeside),
      conflictingElements: answers.conflicting.filter(isBeside),
      symbolLayout: answers.layout,
      balanceReflection: toDrawnText(answers.reflection, FREE_TEXT_MAX_LENGTH) ?? "",
      elementalSymbols: Object.fromEntries(
        ELEMENTS.map((element) => [element, toDrawnText(answers.signs[element], OWN_SYMBOL_MAX_LENGTH)]),
      ),
    },
  });
}

/** A text that is too long is not sent, so it is not drawn either. */
function toDrawnText(text: string, mostLength: number): string | null {
  return findTooLong(text, mostLength) ? null : text;
}

/** The gates of the elemental wizard, a step each. */
export function listElementalGates(answers: ElementalAnswers): readonly Gate[] {
  return [passElement(answers), passChanneling(answers), passReflection(answers), passLayout(answers)];
}

function passElement({ dominant }: ElementalAnswers): Gate {
  if (dominant === null) return shutGate("Choose your element to go on.");
  return openGate(`${ELEMENT_LORE[dominant].name} leads.`);
}

function passChanneling(answers: ElementalAnswers): Gate {
  const waiting = listUnchanneled(answers);
  if (waiting.length === 0) return openGate("All four are channeled.");
  return shutGate(`${capitalize(joinWords(waiting))} ${waiting.length === 1 ? "remains" : "remain"}.`);
}

function passReflection({ reflection, supporting, conflicting }: ElementalAnswers): Gate {
  const missing = [
    ...(reflection.trim() === "" ? ["write what you noticed"] : []),
    ...(supporting.length === 0 ? ["tick what supports"] : []),
  ];
  if (missing.length > 0) return shutGate(`${capitalize(joinWords(missing))} to go on.`);
  if (findTooLong(reflection, FREE_TEXT_MAX_LENGTH)) return shutGate("Shorten your reflection to go on.");
  const sides = [...tell(supporting, "support"), ...tell(conflicting, "conflict")];
  return openGate(`${capitalize(sides.join(", "))}.`);
}

function passLayout({ signs, layout }: ElementalAnswers): Gate {
  const tooLong = ELEMENTS.find((element) => findTooLong(signs[element], OWN_SYMBOL_MAX_LENGTH));
  if (tooLong) return shutGate(`Shorten what came with ${tooLong} to go on.`);
  const { name, meaning } = getChoice(ELEMENTAL_LAYOUTS, layout);
  return openGate(`${name}: ${meaning}.`);
}

function tell(elements: readonly Element[], verb: string): string[] {
  if (elements.length === 0) return [];
  return [`${joinWords(elements)} ${verb}${elements.length === 1 ? "s" : ""}`];
}

/** What each step of the elemental wizard is given. */
export interface ElementalStepProps {
  readonly answers: ElementalAnswers;
  /** Empty while there are no words to draw. */
  readonly intention: string;
  /** What is drawn of the answers so far; null while there are no words to draw. */
  readonly plan: DrawingPlan | null;
  change(changed: Partial<ElementalAnswers>): void;
}

/** What is drawn of an intention with the answers that are kept. */
export function createPlanAtom(intention: string): Atom<DrawingPlan | null> {
  return atom((get) => planElementalAnswers(get(elementalAnswersAtom), intention));
}
