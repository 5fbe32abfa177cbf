import { stemEntry } from "../sigils/lexicon.ts";

/** The stems of listed words, in lower case a-z, divided by space. */
export function makeStemSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(stemEntry));
}
