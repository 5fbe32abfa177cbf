import * as z from "zod/mini";
import { countCodePoints, INTENTION_MAX_LENGTH } from "../sigils/intention.ts";
import { CANDLE_COLORS, CULTURAL_BACKGROUNDS, FAMILY_RITUALS } from "../sigils/methods/ancestral/traditions.ts";
import { listSymbolChoices, MAX_CONCEPTS } from "../sigils/methods/custom/concepts.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, listIds, MOTIFS } from "../sigils/methods/custom/symbol-library.ts";
import { MAX_SUPPORTING_ELEMENTS } from "../sigils/methods/elemental/balance.ts";
import { ELEMENTAL_LAYOUTS, ELEMENTS, type Element } from "../sigils/methods/elemental/elements.ts";
import { ELEMENT_QUIZ } from "../sigils/methods/elemental/quiz.ts";
import { PLANETS } from "../sigils/methods/planetary/planets.ts";

/** The longest concept, in code points: a whole intention may be one word, and some capitals become two signs in lower case. */
const CONCEPT_MAX_LENGTH = 2 * INTENTION_MAX_LENGTH;
/** The longest symbol of the visitor's own, in code points. */
export const OWN_SYMBOL_MAX_LENGTH = 200;
/** The longest free text of a wizard, in code points: practices, goals, reflections. */
export const FREE_TEXT_MAX_LENGTH = 1000;

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Text of at most `max` code points. `name` is what a message calls it. */
function textUpTo(max: number, name: string): z.ZodMiniString<string> {
  return z.string({ error: `Please send ${name} as text.` }).check(
    z.meta({ maxLength: max }),
    z.refine((text) => countCodePoints(text) <= max, { error: `Please shorten ${name} to at most ${max} characters.` }),
  );
}

/** A list without repeats of choices from a closed list. `name` is one of them, as a message calls it. */
function choicesOf<const Id extends string>(
  ids: readonly Id[],
  name: string,
): z.ZodMiniArray<z.ZodMiniEnum<{ [Key in Id]: Key }>> {
  return z
    .array(z.enum(ids, { error: `Please choose each ${name} from the list.` }), {
      error: `Please send every ${name} in a list.`,
    })
    .check(z.refine(isUnique, { error: `Please choose each ${name} once.` }));
}

/** A gate that stands open only for `true`. */
const mustBeTrue = (error: string) => z.literal(true, { error });

/** A box that may stay unticked. */
const optionalTick = (name: string) => z.nullish(z.boolean({ error: `Please send ${name} as true or false.` }));

/** What a visitor chose for a planetary sigil. `planet`: absent or null, the words of the intention decide. */
export const PlanetaryOptions = z.object(
  { planet: z.nullish(z.enum(PLANETS, { error: "Please choose one of the seven planets." })) },
  { error: "Please send the planet in an object." },
);

/**
 * What the custom wizard sends to have a sigil drawn: one to five different concepts as the extraction named them (a theme, or a word in lower
 * case), for each of them one of its three symbols, and a layout and a centre from their lists. Nothing is filled in where an answer is absent.
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

const ElementName = z.enum(ELEMENTS, { error: "Please choose from earth, water, fire and air." });

const elementSign = (element: string) => z.nullish(textUpTo(OWN_SYMBOL_MAX_LENGTH, `the symbol for ${element}`));

/**
 * The answers of the elemental wizard that belong to its sigil, one by one.
 * - `supportingElements`: one or two; `conflictingElements`: any of the rest.
 * - `balanceReflection`: not blank; not drawn.
 * - `elementalSymbols`: what came to the visitor's mind with each element, in words; not drawn.
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

export type PlanetaryOptions = z.infer<typeof PlanetaryOptions>;
export type CustomOptions = z.infer<typeof CustomOptions>;
export type AncestralData = z.infer<typeof AncestralData>;
export type ElementalData = z.infer<typeof ElementalData>;
