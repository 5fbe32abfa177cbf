import type { Care } from "../intentions/intention-analysis.ts";
import { findFittingPlanet } from "./fitting-planet.ts";
import { CANDLE_MEANINGS, CULTURE_LORE } from "./methods/ancestral/traditions.ts";
import { getSymbolChoice } from "./methods/custom/concepts.ts";
import { type CustomLayout, getChoice, MOTIFS } from "./methods/custom/symbol-library.ts";
import { ELEMENT_LORE, type Element } from "./methods/elemental/elements.ts";
import { describePlanetTime, PLANET_LORE, type Planet, withArticle } from "./methods/planetary/planets.ts";
import { capitalize, joinWords } from "./prose.ts";
import type { AncestralChoices, CustomChoices, ElementalChoices, SigilRecipe } from "./recipe.ts";

/** How one very sigil is brought to life: sentences to be followed, without any word of the intention. */
export interface ActivationPlan {
  /** The day or the hour that fits, and why. */
  readonly when: string;
  /** What to have at hand. */
  readonly withWhat: readonly string[];
  /** What to do, in order. */
  readonly how: readonly string[];
  /** What to do with the sheet afterwards. */
  readonly afterwards: string;
}

/**
 * The plan for a sigil, by its method and by what was chosen for it; `care` is what is said of its sentences where they mean harm. Then there
 * is no plan: such words are not to be spoken, looked at by the hour, burned or carried about.
 */
export function planActivation(recipe: SigilRecipe, care: Care | null): ActivationPlan | null {
  if (care !== null) return null;
  switch (recipe.method) {
    case "chaos":
      return CHAOS_PLAN;
    case "planetary":
      return planForPlanet(findFittingPlanet(recipe));
    case "custom":
      return planForSymbols(recipe.choices);
    case "ancestral":
      return planForAncestors(recipe.choices);
    case "elemental":
      return planForElements(recipe.choices);
  }
}

const CHAOS_PLAN: ActivationPlan = {
  when: "In the evening of the day on which you made it, as soon as nobody needs you for half an hour.",
  withWhat: ["The sheet, printed or drawn by your own hand", "One candle or one lamp, all other light off"],
  how: [
    "Sit so that the sheet stands at the height of your eyes, an arm’s length away.",
    "Breathe out longer than you breathe in, twenty times, and let the sentence go: the mark carries it now.",
    "Follow the strokes with your eyes in the order in which they were written, from the stem outward, three times.",
    "Look at the middle until the lines begin to swim. Then shut your eyes and see the mark in its own light.",
    "When it fades, open your eyes, put out the light and do something ordinary at once.",
  ],
  afterwards: "Put the sheet where you don’t see it daily, and don’t ask each morning whether it works.",
};

/** A thing of each planet’s metal that is safe to hold: lead and quicksilver are poisonous. */
const PLANET_THINGS: Readonly<Record<Planet, string>> = {
  saturn: "A dark stone, in place of lead, which is poisonous",
  jupiter: "Something of tin, such as an old plate or a soldier",
  mars: "Something of iron: a nail or a key",
  sun: "Something of gold, or a thing that shines like it",
  venus: "Something of copper: a coin or a wire",
  mercury: "A small mirror, in place of quicksilver, which is poisonous",
  moon: "Something of silver: a spoon or a ring",
};

function planForPlanet(planet: Planet): ActivationPlan {
  const { weekday, colours } = PLANET_LORE[planet];
  const name = withArticle(planet);
  return {
    when: describePlanetTime(planet),
    withWhat: ["The sheet, and a pencil", `A candle or a cloth in ${colours.join(" or ")}`, PLANET_THINGS[planet]],
    how: [
      "Turn to where the sun rises, and lay the sheet on the cloth with its foot towards you.",
      `Say the name of ${name} once, aloud.`,
      "Go over the line with the pencil from its ring to its end, and say the number of each station as you reach it.",
      "Lay your hand on the finished line and say your sentence once. Then be silent for as long as the line took.",
      `Touch the sheet with the thing that belongs to ${name}, and leave it lying there.`,
    ],
    afterwards: `Leave both together until the next ${weekday}; then put the sheet away and keep the thing with you.`,
  };
}

const LAYOUT_WALKS: Readonly<Record<CustomLayout, string>> = {
  directional: "Turn the sheet so that each symbol points away from you once, and name it as it does.",
  circular: "Go round the circle with a finger, without haste, and name each symbol as you pass it.",
  hierarchical: "Climb the column with a finger from its foot to its head, and name each symbol as you reach it.",
};

function planForSymbols({ concepts, selectedSymbols, layoutPreference }: CustomChoices): ActivationPlan {
  const names = concepts.map((concept) => getSymbolChoice(concept, selectedSymbols[concept] ?? "").name.toLowerCase());
  return {
    when: "On a morning that begins something: the first of a month, a birthday, the first day of new work.",
    withWhat: [
      "The sheet",
      names.length === 1
        ? `A small thing that is, or shows, the ${names[0]}`
        : `One small thing for each symbol, as near to it as you find: ${joinWords(names)}`,
    ],
    how: [
      "Lay the sheet before you, and the things around it.",
      "Put a finger on the middle and keep it there for three breaths.",
      LAYOUT_WALKS[layoutPreference],
      "At each symbol touch its thing, and say in one sentence where in your days it shall show itself.",
      "Come back to the middle, and say your own sentence once.",
    ],
    afterwards: "Put the things back into use. Whenever your hand meets one of them, the mark is called again.",
  };
}

function planForAncestors({ culturalBackground, candleColor, selectedSymbols }: AncestralChoices): ActivationPlan {
  const motifs = selectedSymbols.map((motif) => getChoice(MOTIFS, motif).name.toLowerCase());
  const isWritten = CULTURE_LORE[culturalBackground].script !== null;
  return {
    when: "On a day that your family keeps: a birthday, a day of death, a feast. Otherwise at dusk on a Saturday.",
    withWhat: [
      "The sheet, and a cup of water",
      `A ${candleColor} candle, for ${CANDLE_MEANINGS[candleColor]}`,
      "A thing that was theirs, or that they would know: a tool, a recipe, a photograph",
    ],
    how: [
      "Set the candle behind the sheet and the cup before it. Light the candle.",
      "Name those who came before you, as far back as you know the names, and one whom you don’t know.",
      isWritten
        ? "Follow the writing with a finger in the direction in which it is read."
        : "Follow the wheel of signs with a finger, once round.",
      `Greet each sign that stands with it: ${joinWords(motifs)}.`,
      "Say your sentence as if to somebody at the table. Drink the water, and let the candle burn down while you watch it.",
    ],
    afterwards:
      "Keep the sheet with what you have of theirs: behind a photograph, in a cookbook, in a drawer with letters.",
  };
}

/** When each element is strongest in a day. */
const ELEMENT_HOURS: Readonly<Record<Element, string>> = {
  earth: "at midnight",
  water: "at dusk",
  fire: "at noon",
  air: "at daybreak",
};

const ELEMENT_THINGS: Readonly<Record<Element, string>> = {
  earth: "A bowl of earth or salt",
  water: "A bowl of water",
  fire: "A candle in a safe holder",
  air: "A feather, or a window that can be opened",
};

function planForElements({
  dominantElement,
  supportingElements,
  conflictingElements,
}: ElementalChoices): ActivationPlan {
  const leading = ELEMENT_LORE[dominantElement];
  const supporting = supportingElements.map((element) => ELEMENT_LORE[element]);
  const held = conflictingElements.map((element) => ELEMENT_LORE[element].name.toLowerCase());
  return {
    when: `${capitalize(ELEMENT_HOURS[dominantElement])}, the hour of ${leading.name.toLowerCase()}; in ${leading.season} it is strongest.`,
    withWhat: ["The sheet", ...[dominantElement, ...supportingElements].map((element) => ELEMENT_THINGS[element])],
    how: [
      `Face ${leading.direction}, the quarter of ${leading.name.toLowerCase()}, with the sheet in both hands.`,
      leading.channeling,
      ...supporting.map(({ name, direction }) => `Turn ${direction} and ask ${name.toLowerCase()} to stand by.`),
      ...(held.length > 0
        ? [`Say to ${joinWords(held)}: you have your place, and it is not here. Nothing is driven out.`]
        : []),
      `Face ${leading.direction} again, and say your sentence once.`,
    ],
    afterwards: `Give the sheet to the element that leads: ${AFTERWARDS[dominantElement]}.`,
  };
}

const AFTERWARDS: Readonly<Record<Element, string>> = {
  earth: "bury it where something grows",
  water: "keep it beside a cup that you drink from each morning",
  fire: "burn it in a safe dish once the wish is fulfilled",
  air: "hang it where a draught moves it",
};
