import type { StorageKey } from "./storage-keys.ts";

/** One of the browser's two stores, asked for at each use: a browser that forbids storage throws at the very name. */
type Store = () => Storage;

/** The text kept under a key; null where there is none or the browser refuses storage. */
export function findStoredText(store: Store, key: StorageKey): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, removes an empty one, and answers whether that was possible: a store can be full or forbidden. */
export function keepStoredText(store: Store, key: StorageKey, text: string): boolean {
  try {
    if (text === "") store().removeItem(key);
    else store().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
