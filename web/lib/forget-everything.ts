import { keepLocalText } from "./local-text.ts";
import { keepSessionText } from "./session-text.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";

/** Wipes all that the pages have written into this browser's storage. What is still in memory goes with the next load. */
export function forgetEverything(): void {
  for (const key of Object.values(STORAGE_KEYS)) {
    keepLocalText(key, "");
    keepSessionText(key, "");
  }
}
