import type { Tier } from "#domain/orders/tier.ts";
import { METHOD_NAMES, SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_KITS } from "./method-kits.ts";

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
  ...SIGIL_METHODS.map((id) => {
    const { summary, tier } = METHOD_KITS[id];
    return { id, name: METHOD_NAMES[id], summary, tier };
  }),
  {
    id: "hand-drawn",
    name: "Hand-drawn",
    summary: "A practitioner draws your sigil by hand, for you alone.",
    tier: "mastercrafted",
  },
];
