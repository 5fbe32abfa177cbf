import { isConceptTheme, listSymbolChoices } from "./concepts.ts";
import { ELEMENT_LORE, type Element, type ElementalLayout } from "./elements.ts";
import { joinWords } from "./join-words.ts";
import { capitalise } from "./number-words.ts";
import { describeBeads, describeSeal } from "./seal-steps.ts";

/** What is known of an elemental drawing. */
export interface ElementalFacts {
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
  readonly layout: ElementalLayout;
  /** What stands in the heart of the triangle: the concept, and the id of its symbol. */
  readonly heart: { readonly concept: string; readonly symbol: string };
  /** The letters that remain of the intention, strung as beads. */
  readonly beads: string;
  /** What the seal looks like. */
  readonly seal: string;
}

const SUPPORT_PLACES: Readonly<Record<ElementalLayout, { readonly one: string; readonly several: string }>> = {
  circle: { one: "inside the ring", several: "inside the ring" },
  cardinal: { one: "in its own quarter", several: "each in its own quarter" },
  square: { one: "in two corners of the square", several: "in the corners of the square" },
  flowing: { one: "in the curl of each scroll", several: "in the curls of the scrolls" },
};

const FRAMES: Readonly<Record<ElementalLayout, string>> = {
  circle: "Draw one ring through the corners of the triangle.",
  cardinal: "Leave the four quarters open: earth above, air to the right, fire below, water to the left.",
  square: "Draw a square round the triangle.",
  flowing: "Let a scroll leave each corner of the triangle and curl in on itself.",
};

/** The way from the dominant element to the sigil, in sentences that can be followed with pen and paper. */
export function describeElementalSteps(facts: ElementalFacts): string[] {
  const lore = ELEMENT_LORE[facts.dominant];
  return [
    `${lore.name} leads: draw its sign largest, ${lore.sign}.`,
    FRAMES[facts.layout],
    `Finish each corner with ${lore.ornament}, the ornament of ${facts.dominant}.`,
    describeHeart(facts),
    ...describeBeads(facts.beads, facts.layout === "flowing" ? "along the scrolls" : "round the heart"),
    ...describeSupport(facts),
    ...describeConflict(facts),
    describeSeal(facts.seal),
  ];
}

function describeHeart({ heart }: ElementalFacts): string {
  const symbol = listSymbolChoices(heart.concept).find(({ id }) => id === heart.symbol);
  const name = symbol?.name.toLowerCase() ?? heart.symbol;
  const about = isConceptTheme(heart.concept) ? heart.concept : `“${heart.concept}”`;
  return `Draw the ${name} for ${about} in a small ring at the heart of the triangle, and tie the ring to the triangle.`;
}

function listSigns(elements: readonly Element[]): string {
  return joinWords(elements.map((element) => `${element} (${ELEMENT_LORE[element].sign})`));
}

function describeSupport({ supporting, layout }: ElementalFacts): string[] {
  if (supporting.length === 0) return [];
  const isOne = supporting.length === 1;
  const place = isOne ? SUPPORT_PLACES[layout].one : SUPPORT_PLACES[layout].several;
  return [
    `${capitalise(listSigns(supporting))} ${isOne ? "supports" : "support"} it: draw ${isOne ? "it" : "them"} smaller, ${place}.`,
  ];
}

function describeConflict({ conflicting }: ElementalFacts): string[] {
  if (conflicting.length === 0) return [];
  const verb = conflicting.length === 1 ? "stands" : "stand";
  return [`${capitalise(listSigns(conflicting))} ${verb} outside, small and thin.`];
}
