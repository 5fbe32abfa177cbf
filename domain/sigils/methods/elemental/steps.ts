import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { capitalize, joinWords } from "../../prose.ts";
import { type Bead, describeBeads, describeSeal, nameEnds } from "../../seal-steps.ts";
import { getSymbolChoice, isConceptTheme } from "../custom/concepts.ts";
import { ELEMENT_LORE, type Element, type ElementalLayout } from "./elements.ts";

/** What is known of an elemental drawing. */
export interface ElementalFacts extends LetterFacts {
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
  readonly layout: ElementalLayout;
  /** What is in the heart of the triangle: the concept, and the id of its symbol; null for a point. */
  readonly heart: { readonly concept: string; readonly symbol: string } | null;
  /** The letters that remain of the intention, and those of them that are strung as beads. */
  readonly remaining: string;
  readonly beads: readonly Bead[];
  /** The kinds of terminal at free ends: pins in a circle, arms of a cross that no element holds, sides of a square. */
  readonly ends: readonly string[];
  /** The kinds of terminal on the ring of a cross between its arms; empty where small ornaments stand there. */
  readonly ringEnds: readonly string[];
  readonly sealFamily: string;
}

interface LayoutWords {
  readonly frame: string;
  /** Where the ornament is. */
  readonly ornament: string;
  /** Where one supporting element is, and where two do. */
  readonly support: readonly [string, string];
  readonly conflict: string;
  /** What the terminals at free ends finish. */
  readonly ends: string;
}

const LAYOUT_WORDS: Readonly<Record<ElementalLayout, LayoutWords>> = {
  circle: {
    frame: "Draw one ring through the corners of the triangle.",
    ornament: "Finish each corner with",
    support: ["between the ring and the flat side", "between the ring and the two slanting sides"],
    conflict: "outside the ring",
    ends: "Where no sign stands between ring and triangle, let a pin point inward from the ring and end it in",
  },
  cardinal: {
    frame:
      "Draw a ring round the triangle, and a cross of four arms over it: earth above, air to the right, fire below, water to the left.",
    ornament: "End the arm of the leading element in",
    support: ["at the end of its own arm", "each at the end of its own arm"],
    conflict: "in its own quarter, behind a bar across the arm",
    ends: "End each free arm of the cross in",
  },
  square: {
    frame: "Draw a square round the triangle, as wide and as high as the triangle is.",
    ornament: "Finish each corner of the square with",
    support: ["in both corners beside the triangle’s point", "one in each corner beside the triangle’s point"],
    conflict: "outside the square",
    ends: "On the middle of each free side of the square set",
  },
  flowing: {
    frame: "Let a scroll leave each corner of the triangle and curl in on itself.",
    ornament: "On the middle of each side set",
    support: ["in the curl of each scroll", "by turns in the curls of the scrolls"],
    conflict: "between the scrolls",
    ends: "Finish each free end with",
  },
};

/** The way from the dominant element to the sigil, in sentences that can be followed with pen and paper. */
export function describeElementalSteps(facts: ElementalFacts): string[] {
  const lore = ELEMENT_LORE[facts.dominant];
  const words = LAYOUT_WORDS[facts.layout];
  return [
    `${lore.name} leads: draw its sign largest, ${lore.sign}.`,
    words.frame,
    `${words.ornament} ${lore.ornament}, the ornament of ${facts.dominant}.`,
    describeHeart(facts),
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.remaining, TOO_FEW_LETTERS),
    ...describeBeads(
      facts.beads,
      facts.remaining,
      facts.layout === "flowing" ? "along the outside of the scrolls" : "round the heart, the same on both sides",
    ),
    ...describeSupport(facts),
    ...describeConflict(facts),
    ...describeEnds(facts),
    describeSeal(facts.sealFamily),
  ];
}

function describeEnds({ layout, ends, ringEnds, dominant }: ElementalFacts): string[] {
  const free = nameEnds(ends);
  const onRing = ringEnds.length > 0 ? nameEnds(ringEnds) : ELEMENT_LORE[dominant].ornament;
  return [
    ...(free === "" ? [] : [`${LAYOUT_WORDS[layout].ends} ${free}.`]),
    ...(layout === "cardinal" ? [`Set ${onRing} on the ring between the arms, four times.`] : []),
  ];
}

function describeHeart({ heart, dominant }: ElementalFacts): string {
  const ring = "in a small ring at the heart of the triangle";
  return `${describeHeartSymbol(heart)} ${ring}${HEART_TIES[dominant]}.`;
}

function describeHeartSymbol(heart: ElementalFacts["heart"]): string {
  if (!heart) return "Set a point";
  const about = isConceptTheme(heart.concept) ? heart.concept : `“${heart.concept}”`;
  return `Draw the ${getSymbolChoice(heart.concept, heart.symbol).name.toLowerCase()} for ${about}`;
}

const HEART_TIES: Readonly<Record<Element, string>> = {
  fire: ", and tie the ring to the triangle’s point with a line",
  water: ", and tie the ring to the triangle’s point with a wave",
  air: ", and let the triangle’s bar stop on both sides of the ring",
  earth: ", and let the triangle’s bar stop on both sides of the ring",
};

function listElementSigns(elements: readonly Element[]): string {
  return joinWords(elements.map((element) => `${element} (${ELEMENT_LORE[element].sign})`));
}

function describeSupport({ supporting, layout }: ElementalFacts): string[] {
  if (supporting.length === 0) return [];
  const isOne = supporting.length === 1;
  const place = LAYOUT_WORDS[layout].support[isOne ? 0 : 1];
  return [
    `${capitalize(listElementSigns(supporting))} ${isOne ? "supports" : "support"} it: draw ${isOne ? "it" : "them"} smaller, ${place}.`,
  ];
}

function describeConflict({ conflicting, layout }: ElementalFacts): string[] {
  if (conflicting.length === 0) return [];
  const isOne = conflicting.length === 1;
  const each = layout === "cardinal" && !isOne ? "each " : "";
  return [
    `${capitalize(listElementSigns(conflicting))} ${isOne ? "stands" : "stand"} against it: draw ${isOne ? "it" : "them"} small and thin, ${each}${LAYOUT_WORDS[layout].conflict}.`,
  ];
}
