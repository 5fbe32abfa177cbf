import { findLocalText, keepLocalText } from "./local-text.ts";
import { keepSessionText } from "./session-text.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";

/**
 * Wipes all that the pages have written into this browser's storage, with the collection or without it. What is still in memory goes with
 * the next load.
 */
export function forgetEverything({ areSigilsKept = false }: { readonly areSigilsKept?: boolean } = {}): void {
  for (const key of Object.values(STORAGE_KEYS)) {
    if (areSigilsKept && key === STORAGE_KEYS.sigilCollection) continue;
    keepLocalText(key, "");
    keepSessionText(key, "");
  }
}

/** How many sigils lie in this browser's storage; what can't be read counts as none. */
export function countKeptSigils(): number {
  try {
    const kept: unknown = JSON.parse(findLocalText(STORAGE_KEYS.sigilCollection) ?? "[]");
    return Array.isArray(kept) ? kept.length : 0;
  } catch {
    return 0;
  }
}
