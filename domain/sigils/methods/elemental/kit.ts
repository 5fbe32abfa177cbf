import * as z from "zod/mini";
import type { Fault } from "../../../lib/result.ts";
import { ok, type Result } from "../../../lib/result.ts";
import {
  answersField,
  choicesOf,
  FREE_TEXT_MAX_LENGTH,
  Intention,
  mustBeTrue,
  OWN_SYMBOL_MAX_LENGTH,
  parseAnswers,
  textUpTo,
} from "../../answers.ts";
import type { MethodKit } from "../../method-kit.ts";
import { listIds } from "../custom/symbol-library.ts";
import { MAX_SUPPORTING_ELEMENTS } from "./balance.ts";
import { ELEMENTAL_LAYOUTS, ELEMENTS, type Element } from "./elements.ts";
import { composeElementalExample, type ElementalPlan, type ElementalRecipe, planElemental } from "./plan.ts";
import { ELEMENT_QUIZ } from "./quiz.ts";

const ElementName = z.enum(ELEMENTS, { error: "Please choose from earth, water, fire and air." });

const elementSign = (element: string) => z.nullish(textUpTo(OWN_SYMBOL_MAX_LENGTH, `the symbol for ${element}`));

/**
 * The answers of the elemental wizard that belong to its sigil, one by one.
 * - `supportingElements`: one or two; `conflictingElements`: any of the rest.
 * - `balanceReflection`: not blank; it changes the drawing.
 * - `elementalSymbols`: what came to the visitor's mind with each element, in words; it changes the drawing.
 */
const ELEMENTAL_FIELDS = {
  dominantElement: z.enum(ELEMENTS, { error: "Please choose a dominant element." }),
  supportingElements: choicesOf(ELEMENTS, "supporting element").check(
    z.minLength(1, { error: "Please choose at least one supporting element." }),
    z.maxLength(MAX_SUPPORTING_ELEMENTS, {
      error: `Please choose at most ${MAX_SUPPORTING_ELEMENTS} supporting elements.`,
    }),
  ),
  conflictingElements: z._default(choicesOf(ELEMENTS, "conflicting element"), []),
  balanceReflection: textUpTo(FREE_TEXT_MAX_LENGTH, "your reflection").check(
    z.refine((text) => text.trim() !== "", { error: "Please write down what you noticed." }),
  ),
  elementalSymbols: z.nullish(
    z.object(
      { earth: elementSign("earth"), water: elementSign("water"), fire: elementSign("fire"), air: elementSign("air") },
      { error: "Please send the elements’ symbols as an object." },
    ),
  ),
  symbolLayout: z.enum(listIds(ELEMENTAL_LAYOUTS), {
    error: "Please choose a circle, cardinal, square or flowing layout.",
  }),
};

interface PlacedElements {
  readonly dominantElement: Element;
  readonly supportingElements: readonly Element[];
  readonly conflictingElements: readonly Element[];
}

/** No element is named twice, and the dominant one in neither list. */
const PLACED_ONCE = [
  z.refine<PlacedElements>(({ dominantElement, supportingElements }) => !supportingElements.includes(dominantElement), {
    error: "The dominant element cannot support itself.",
    path: ["supportingElements"],
  }),
  z.refine<PlacedElements>(
    ({ dominantElement, conflictingElements }) => !conflictingElements.includes(dominantElement),
    { error: "The dominant element cannot conflict with itself.", path: ["conflictingElements"] },
  ),
  z.refine<PlacedElements>(
    ({ supportingElements, conflictingElements }) =>
      !conflictingElements.some((element) => supportingElements.includes(element)),
    { error: "An element can support or conflict, not both.", path: ["conflictingElements"] },
  ),
];

/** The answers of the elemental wizard that belong to its sigil. */
export const ElementalChoices = z.object(ELEMENTAL_FIELDS).check(...PLACED_ONCE);

/**
 * What the elemental wizard sends to have a sigil drawn: its choices, and what has to be done before.
 * - `elementalQuizAnswers`: by question id, the element that the answer speaks for; questions may be passed by. It decides nothing here.
 * - the four `…Channeled`: ticked, the gate of step 2; `channelingComplete`, where it is sent, must not contradict them.
 * - `finalElementalSigil`: the browser's own preview. It is believed in nothing: the sigil is drawn again from the other answers.
 */
export const ElementalData = z
  .object(
    {
      earthChanneled: mustBeTrue("Please channel earth first."),
      waterChanneled: mustBeTrue("Please channel water first."),
      fireChanneled: mustBeTrue("Please channel fire first."),
      airChanneled: mustBeTrue("Please channel air first."),
      channelingComplete: z.nullish(mustBeTrue("Please complete the channeling first.")),
      elementalQuizAnswers: z.nullish(
        z.partialRecord(z.enum(ELEMENT_QUIZ.map(({ id }) => id)), ElementName, {
          error: ({ code }) =>
            code === "invalid_type"
              ? "Please send the quiz answers as an object."
              : "Please answer the quiz’s own questions.",
        }),
      ),
      finalElementalSigil: z.optional(z.unknown()),
      ...ELEMENTAL_FIELDS,
    },
    { error: "Please walk through the elemental steps first." },
  )
  .check(...PLACED_ONCE);

export type ElementalData = z.infer<typeof ElementalData>;

/** What is read of a request. */
export interface ElementalRequest {
  readonly intention: string;
  readonly elementalData?: unknown;
}

/** The gate of the wizard's second step, passed: it was when the recipe was made. */
const CHANNELED = { earthChanneled: true, waterChanneled: true, fireChanneled: true, airChanneled: true };

/** The elemental method as browser and server know it: how a request and a stored recipe say what is drawn, and the plan for the core. */
export const ELEMENTAL_KIT = {
  fields: { elementalData: answersField(ElementalData) },
  stored: z.object({ method: z.literal("elemental"), intention: Intention, choices: ElementalChoices }),
  parse: ({ intention, elementalData }: ElementalRequest): Result<ElementalRecipe, Fault> => {
    const data = parseAnswers(ElementalData, elementalData);
    return data.isOk ? ok({ method: "elemental", intention, choices: ElementalChoices.parse(data.value) }) : data;
  },
  toAnswers: ({ choices }: ElementalRecipe) => ({ elementalData: { ...choices, ...CHANNELED } }),
  plan: planElemental,
  composeExample: composeElementalExample,
  advice: "Draw it with something of each element beside you: a stone, a bowl of water, a flame and an open window.",
} satisfies MethodKit<ElementalRecipe, ElementalPlan>;
