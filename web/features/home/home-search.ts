import { PREMIUM_FLAGS, type PremiumFlag } from "#web/lib/tier.ts";

/** The flags of the home page's address; what else is there is ignored. */
export interface HomeSearch {
  /** Shows all five methods. */
  readonly tier?: PremiumFlag | undefined;
  /** Wipes what is stored in this browser. */
  readonly clear?: true | undefined;
}

/** Reads the home page's query. Both flags are always named: what a route leaves out the router lets through unread. */
export function parseHomeSearch(rawSearch: Record<string, unknown>): HomeSearch {
  const tier = PREMIUM_FLAGS.find((flag) => flag === rawSearch.tier);
  // The router has already turned the word into a boolean; a quoted one it leaves as text.
  const clear = rawSearch.clear === true || rawSearch.clear === "true" ? true : undefined;
  return { tier, clear };
}
