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
  optionalTick,
  parseAnswers,
  textUpTo,
} from "../../answers.ts";
import { INTENTION_MAX_LENGTH } from "../../intention.ts";
import type { MethodKit } from "../../method-kit.ts";
import { listIds, MOTIFS } from "../custom/symbol-library.ts";
import { type AncestralPlan, type AncestralRecipe, composeAncestralExample, planAncestral } from "./plan.ts";
import { CANDLE_COLORS, CULTURAL_BACKGROUNDS, FAMILY_RITUALS } from "./traditions.ts";

/**
 * The answers of the ancestral wizard that belong to its sigil.
 * - `culturalBackground`: absent means universal; `culturalNote` is a free note beside it.
 * - `selectedSymbols`, `familyRituals`: one or more, in the order of choice.
 * - `customSymbols`, `customPractices` and the note: free text; it is counted into the drawing.
 * - `modernGoal`: free text, not drawn.
 * - `finalIntention`: drawn in place of the intention where it isn't blank.
 */
export const AncestralChoices = z.object({
  candleColor: z.enum(CANDLE_COLORS, { error: "Please choose a white, black, red or gold candle." }),
  culturalBackground: z._default(
    z.enum(CULTURAL_BACKGROUNDS, { error: "Please choose a Norse, Celtic, Mediterranean or universal background." }),
    "universal",
  ),
  culturalNote: z.nullish(textUpTo(OWN_SYMBOL_MAX_LENGTH, "the note on your background")),
  selectedSymbols: choicesOf(listIds(MOTIFS), "ancestral symbol").check(
    z.minLength(1, { error: "Please choose at least one ancestral symbol." }),
  ),
  customSymbols: z.nullish(textUpTo(OWN_SYMBOL_MAX_LENGTH, "your own symbol")),
  familyRituals: choicesOf(
    FAMILY_RITUALS.map(({ id }) => id),
    "family ritual",
  ).check(z.minLength(1, { error: "Please choose at least one family ritual." })),
  customPractices: z.nullish(textUpTo(FREE_TEXT_MAX_LENGTH, "your own practices")),
  modernGoal: z.nullish(textUpTo(FREE_TEXT_MAX_LENGTH, "your goal")),
  finalIntention: z.nullish(textUpTo(INTENTION_MAX_LENGTH, "your final intention")),
});

/**
 * What the ancestral wizard sends to have a sigil drawn: its choices, and what has to be done before.
 * - `sacredSpace`, `ancestralCall`: ticked, both gates of step 1. The call is spoken aloud and never written down.
 * - `energeticClick`: no gate.
 */
export const AncestralData = z.object(
  {
    sacredSpace: mustBeTrue("Please prepare your sacred space first."),
    ancestralCall: mustBeTrue("Please speak the call to your ancestors first."),
    energeticClick: optionalTick("the energetic click"),
    ...AncestralChoices.shape,
  },
  { error: "Please walk through the ancestral steps first." },
);

export type AncestralData = z.infer<typeof AncestralData>;

/** What is read of a request. */
export interface AncestralRequest {
  readonly intention: string;
  readonly ancestralData?: unknown;
}

/** The ancestral method as browser and server know it: how a request and a stored recipe say what is drawn, and the plan for the core. */
export const ANCESTRAL_KIT = {
  fields: { ancestralData: answersField(AncestralData) },
  stored: z.object({ method: z.literal("ancestral"), intention: Intention, choices: AncestralChoices }),
  parse: ({ intention, ancestralData }: AncestralRequest): Result<AncestralRecipe, Fault> => {
    const data = parseAnswers(AncestralData, ancestralData);
    return data.isOk ? ok({ method: "ancestral", intention, choices: AncestralChoices.parse(data.value) }) : data;
  },
  // What had to be done before the wizard ended was done when the recipe was made.
  toAnswers: ({ choices }: AncestralRecipe) => ({
    ancestralData: { ...choices, sacredSpace: true, ancestralCall: true },
  }),
  plan: planAncestral,
  composeExample: composeAncestralExample,
  advice: "Light a candle, name those whom you come from, and draw it in their company.",
} satisfies MethodKit<AncestralRecipe, AncestralPlan>;
