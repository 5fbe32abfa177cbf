import type { StorageKey } from "./storage-keys.ts";
import { findStoredText, keepStoredText } from "./stored-text.ts";

/** The text kept under a key on this device; null where there is none or the browser refuses storage. */
export function findLocalText(key: StorageKey): string | null {
  return findStoredText(() => localStorage, key);
}

/** Keeps a text on this device, removes an empty one, and answers whether the browser let it. */
export function keepLocalText(key: StorageKey, text: string): boolean {
  return keepStoredText(() => localStorage, key, text);
}
