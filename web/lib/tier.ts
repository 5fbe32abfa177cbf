import { atom, getDefaultStore, useAtomValue } from "jotai";
import { TIERS, type Tier } from "#domain/orders/tier.ts";
import { findLocalText, keepLocalText } from "./local-text.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";

/** The values of the query flag `tier` that show Advanced. */
export const PREMIUM_FLAGS = ["premium", "advanced"] as const;

/** A value of the query flag `tier` that shows Advanced. */
export type PremiumFlag = (typeof PREMIUM_FLAGS)[number];

/** The tier that the page shows, null until it is known. It opens what can be seen; what can be done the server decides. */
export const shownTierAtom = atom<Tier | null>(null);

/** The tier that the page shows; free until anything else is known. */
export function useShownTier(): Tier {
  return useAtomValue(shownTierAtom) ?? "free";
}

/** Whether a tier is shown as a paid one: every tier but the free one is. */
export function isPremium(tier: Tier): boolean {
  return tier !== "free";
}

/** Shows a tier from now on and remembers it on this device. */
export function showTier(tier: Tier): void {
  getDefaultStore().set(shownTierAtom, tier);
  keepLocalText(STORAGE_KEYS.userTier, tier);
  keepLocalText(STORAGE_KEYS.advancedTier, isPremium(tier) ? "true" : "");
}

/**
 * Finds out what to show when the application has been loaded: what the query flag says; else, where an e-mail address is stored, what
 * the server says of it, and free where it can't say; else free. Until the server has answered, the page shows what it showed last.
 */
export async function settleShownTier(flag: PremiumFlag | undefined): Promise<void> {
  const store = getDefaultStore();
  if (flag) {
    showTier("advanced");
    return;
  }
  if (store.get(shownTierAtom) !== null) return;
  const email = findLocalText(STORAGE_KEYS.userEmail);
  if (email === null) {
    showTier("free");
    return;
  }
  const shownMeanwhile = readRememberedTier();
  store.set(shownTierAtom, shownMeanwhile);
  const tier = await lookUpTier(email);
  // A flag or a purchase that came while the server was asked is newer than its answer.
  if (store.get(shownTierAtom) === shownMeanwhile) showTier(tier);
}

function readRememberedTier(): Tier {
  const stored = findLocalText(STORAGE_KEYS.userTier);
  return TIERS.find((tier) => tier === stored) ?? "free";
}

async function lookUpTier(email: string): Promise<Tier> {
  try {
    const { lookUpTier } = await import("./look-up-tier.ts");
    return await lookUpTier(email);
  } catch {
    return "free";
  }
}
