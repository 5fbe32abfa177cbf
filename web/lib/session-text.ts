import type { StorageKey } from "./storage-keys.ts";
import { findStoredText, keepStoredText } from "./stored-text.ts";

/** The text kept under a key for this tab; null where there is none or the browser refuses storage. */
export function findSessionText(key: StorageKey): string | null {
  return findStoredText(() => sessionStorage, key);
}

/** Keeps a text for this tab; an empty one is removed. Where the browser refuses storage, nothing is kept. */
export function keepSessionText(key: StorageKey, text: string): void {
  // A full or forbidden storage costs the draft after a reload, and must not cost the typing.
  keepStoredText(() => sessionStorage, key, text);
}
