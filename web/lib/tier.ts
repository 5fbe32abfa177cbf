import { atom, getDefaultStore, useAtomValue } from "jotai";
import { TIERS, type Tier } from "#domain/orders/tier.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "./storage.ts";

/** The values of the query flag `tier` that show Advanced. */
export const PREMIUM_FLAGS = ["premium", "advanced"] as const;

/** A value of the query flag `tier` that shows Advanced. */
export type PremiumFlag = (typeof PREMIUM_FLAGS)[number];

/** The tier that the page shows, null until it is known. It opens what can be seen; what can be done the server decides. */
export const shownTierAtom = atom<Tier | null>(null);

/**
 * The tier that the server has said is held, null until it has. What the page states about somebody's tier follows this one; the shown
 * tier can come from the address.
 */
export const heldTierAtom = atom<Tier | null>(null);

// What is bought, shown or lost in another tab is so here too; the browser tells every tab but the one that did it.
shownTierAtom.onMount = () => {
  addEventListener("storage", followOtherTab);
  return () => removeEventListener("storage", followOtherTab);
};

/** The tier that is known to be held; free until the server has said otherwise. */
export function useHeldTier(): Tier {
  return useAtomValue(heldTierAtom) ?? "free";
}

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

/** Locks the page again after the server has refused what was shown as open. */
export function lockPaidMethods(): void {
  getDefaultStore().set(heldTierAtom, "free");
  showTier("free");
}

/**
 * Finds out what to show when the application has been loaded: what the query flag says; else, where an e-mail address is stored, what
 * the server says of it, and free where it can't say; else free. Until the server has responded, the page shows what it showed last.
 * The server is asked beside a flag too, since only its response says what is held.
 */
export async function settleShownTier(flag: PremiumFlag | undefined): Promise<void> {
  const store = getDefaultStore();
  if (flag) showTier("advanced");
  else if (store.get(shownTierAtom) !== null) return;
  const email = findLocalText(STORAGE_KEYS.userEmail);
  if (email === null) {
    if (!flag) showTier("free");
    return;
  }
  const shownMeanwhile = flag ? "advanced" : readRememberedTier();
  store.set(shownTierAtom, shownMeanwhile);
  const tier = await findTierHeld(email);
  store.set(heldTierAtom, tier);
  // A flag or a purchase that came while the server was asked is newer than its response.
  if (!flag && store.get(shownTierAtom) === shownMeanwhile) showTier(tier ?? "free");
}

async function followOtherTab({ key }: StorageEvent): Promise<void> {
  // Without a key everything was cleared at once.
  if (key !== STORAGE_KEYS.userTier && key !== STORAGE_KEYS.userEmail && key !== null) return;
  const store = getDefaultStore();
  store.set(shownTierAtom, readRememberedTier());
  const email = findLocalText(STORAGE_KEYS.userEmail);
  store.set(heldTierAtom, email === null ? null : await findTierHeld(email));
}

function readRememberedTier(): Tier {
  const stored = findLocalText(STORAGE_KEYS.userTier);
  return TIERS.find((tier) => tier === stored) ?? "free";
}

/** Null where the server can't be asked. */
async function findTierHeld(email: string): Promise<Tier | null> {
  try {
    const { lookUpTier } = await import("./account-calls.ts");
    return await lookUpTier(email);
  } catch {
    return null;
  }
}
