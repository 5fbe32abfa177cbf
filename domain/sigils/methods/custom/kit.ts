import * as z from "zod/mini";
import type { Fault } from "../../../lib/result.ts";
import { ok, type Result } from "../../../lib/result.ts";
import { answersField, Intention, isUnique, parseAnswers, textUpTo } from "../../answers.ts";
import { INTENTION_MAX_LENGTH } from "../../intention.ts";
import type { MethodKit } from "../../method-kit.ts";
import { listSymbolChoices, MAX_CONCEPTS } from "./concepts.ts";
import { type CustomPlan, type CustomRecipe, composeCustomExample, planCustom } from "./plan.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, listIds } from "./symbol-library.ts";

/** The longest concept, in code points: a whole intention may be one word, and some capitals become two signs in lower case. */
const CONCEPT_MAX_LENGTH = 2 * INTENTION_MAX_LENGTH;

/**
 * What the custom wizard sends to have a sigil drawn: one to five different concepts as the extraction named them (a theme, or a word in lower
 * case), for each of them one of its three symbols, and a layout and a center from their lists. Nothing is filled in where an answer is absent.
 */
export const CustomOptions = z
  .object(
    {
      concepts: z
        .array(
          textUpTo(CONCEPT_MAX_LENGTH, "each concept").check(
            z.refine((concept) => concept.trim() !== "", { error: "Please leave no concept empty." }),
          ),
          { error: "Please send the concepts as a list." },
        )
        .check(
          z.minLength(1, { error: "Please choose at least one concept." }),
          z.maxLength(MAX_CONCEPTS, { error: `Please choose at most ${MAX_CONCEPTS} concepts.` }),
          z.refine(isUnique, { error: "Please name each concept once." }),
        ),
      selectedSymbols: z.record(z.string(), z.string({ error: "Please send each symbol by its name." }), {
        error: "Please send the symbols as an object from concept to symbol.",
      }),
      layoutPreference: z.enum(listIds(CUSTOM_LAYOUTS), {
        error: "Please choose a directional, circular or hierarchical layout.",
      }),
      centerSymbol: z.enum(listIds(CENTER_SYMBOLS), { error: "Please choose a centre symbol from the list." }),
    },
    { error: "Please choose your symbols first." },
  )
  .check(
    z.refine(({ concepts, selectedSymbols }) => concepts.every((concept) => Object.hasOwn(selectedSymbols, concept)), {
      error: "Please choose a symbol for each concept.",
      path: ["selectedSymbols"],
    }),
    z.refine(({ concepts, selectedSymbols }) => Object.keys(selectedSymbols).every((key) => concepts.includes(key)), {
      error: "Please choose symbols for the named concepts alone.",
      path: ["selectedSymbols"],
    }),
    z.refine(
      ({ selectedSymbols }) =>
        Object.entries(selectedSymbols).every(([concept, symbol]) =>
          listSymbolChoices(concept).some(({ id }) => id === symbol),
        ),
      { error: "Please choose each symbol from the three of its concept.", path: ["selectedSymbols"] },
    ),
  );

export type CustomOptions = z.infer<typeof CustomOptions>;

/** What is read of a request. */
export interface CustomRequest {
  readonly intention: string;
  readonly customOptions?: unknown;
}

/** The custom method as browser and server know it: how a request and a stored recipe say what is drawn, and the plan for the core. */
export const CUSTOM_KIT = {
  fields: { customOptions: answersField(CustomOptions) },
  stored: z.object({ method: z.literal("custom"), intention: Intention, choices: CustomOptions }),
  parse: ({ intention, customOptions }: CustomRequest): Result<CustomRecipe, Fault> => {
    const choices = parseAnswers(CustomOptions, customOptions);
    return choices.isOk ? ok({ method: "custom", intention, choices: choices.value }) : choices;
  },
  toAnswers: ({ choices }: CustomRecipe) => ({ customOptions: { ...choices } }),
  plan: planCustom,
  composeExample: composeCustomExample,
  advice: "Look at each symbol by itself before you see them as one.",
} satisfies MethodKit<CustomRecipe, CustomPlan>;
