import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_NAMES } from "#domain/sigils/method-texts.ts";

/** A way to a sigil as the page offers it: the five methods, and the commission beside them. */
export type MethodCardId = SigilMethod | "hand-drawn";

/** What a method's card says. */
export interface MethodCardText {
  readonly id: MethodCardId;
  readonly name: string;
  readonly summary: string;
  /** The least tier that holds it. */
  readonly tier: Tier;
}

/** The methods in the order in which they are offered, the commission last. */
export const METHOD_CARDS: readonly MethodCardText[] = [
  {
    id: "chaos",
    name: METHOD_NAMES.chaos,
    summary: "Vowels and doubles struck out; what remains becomes one monogram.",
    tier: "free",
  },
  {
    id: "planetary",
    name: METHOD_NAMES.planetary,
    summary: "Your letters’ numbers, traced over a planet’s magic square.",
    tier: "advanced",
  },
  {
    id: "custom",
    name: METHOD_NAMES.custom,
    summary: "Each idea takes a symbol; you arrange the whole.",
    tier: "advanced",
  },
  {
    id: "ancestral",
    name: METHOD_NAMES.ancestral,
    summary: "Initials on one stave, in your own people’s signs.",
    tier: "advanced",
  },
  {
    id: "elemental",
    name: METHOD_NAMES.elemental,
    summary: "Earth, water, fire and air, joined in balance.",
    tier: "advanced",
  },
  {
    id: "hand-drawn",
    name: "Hand-drawn",
    summary: "A practitioner draws your sigil by hand, for you alone.",
    tier: "mastercrafted",
  },
];
