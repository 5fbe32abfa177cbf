import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";

/** A way to a sigil as the page offers it: the five methods, and the commission beside them. */
export type MethodCardId = SigilMethod | "hand-drawn";

/** What a method's card says. */
export interface MethodCardText {
  readonly id: MethodCardId;
  readonly name: string;
  readonly summary: string;
  /** The least tier that holds it. */
  readonly tier: Tier;
  /** What it is, for a person who does not hold it yet. */
  readonly explanation: string;
}

/** The methods in the order in which they are offered, the commission last. */
export const METHOD_CARDS: readonly MethodCardText[] = [
  {
    id: "chaos",
    name: "Chaos magick",
    summary: "Vowels and doubles struck out; what remains becomes one monogram.",
    tier: "free",
    explanation: "Vowels and repeated letters are struck out, and what remains is written as one figure.",
  },
  {
    id: "planetary",
    name: "Planetary",
    summary: "Your letters’ numbers, traced over a planet’s magic square.",
    tier: "advanced",
    explanation:
      "Your wish belongs to one of the seven planets. Its letters become numbers, and the pen walks from number to number over that planet’s magic square.",
  },
  {
    id: "custom",
    name: "Custom symbols",
    summary: "Each idea takes a symbol; you arrange the whole.",
    tier: "advanced",
    explanation:
      "Each idea in your sentence takes a symbol of your choice, and you arrange them as a compass, a circle or a column.",
  },
  {
    id: "ancestral",
    name: "Ancestral wisdom",
    summary: "Initials on one stave, in your own people’s signs.",
    tier: "advanced",
    explanation:
      "The initials of your words are bound to one stave in the signs that your ancestors wrote, with the motifs that your family knew.",
  },
  {
    id: "elemental",
    name: "Elemental fusion",
    summary: "Earth, water, fire and air, joined in balance.",
    tier: "advanced",
    explanation:
      "The element that rules your wish stands large in the middle; those that support it are set around it in balance.",
  },
  {
    id: "hand-drawn",
    name: "Hand-drawn",
    summary: "A practitioner draws your sigil by hand, for you alone.",
    tier: "mastercrafted",
    explanation:
      "A practitioner reads what you ask for, draws the sigil by hand and writes down how you bring it to life.",
  },
];
