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
import { listIds, MOTIFS } from "../custom/symbol-library.ts";
import type { AncestralRecipe } from "./plan.ts";
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

interface AncestralRequest {
  readonly intention: string;
  readonly ancestralData?: unknown;
}

/** How a request and a stored recipe say what an ancestral sigil is drawn from. */
export const ANCESTRAL_OPTIONS = {
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
};
