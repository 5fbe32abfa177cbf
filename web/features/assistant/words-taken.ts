import { atom } from "jotai";
import { isBlankIntention } from "#domain/sigils/intention.ts";

/** What became of the words in the box since other ones were taken into it. */
export interface WordsTaken {
  /** The visitor's own words that were replaced, the last ones at the end. */
  readonly replaced: readonly string[];
  /** The words that were taken last, null where the visitor's own stand in the box. */
  readonly taken: string | null;
}

/** The words that were taken and replaced during this visit; they outlive a look at another page, as the draft does. */
export const wordsTakenAtom = atom<WordsTaken>({ replaced: [], taken: null });

/** Takes words into the box: what the visitor wrote or changed there is kept. */
export function takeWords({ replaced, taken }: WordsTaken, draft: string, words: string): WordsTaken {
  return { replaced: isOwn(draft, taken) ? [...replaced, draft] : replaced, taken: words };
}

/** Puts the last replaced words back into the box; own words that stood there meanwhile take their place at the other end. */
export function putWordsBack({ replaced, taken }: WordsTaken, draft: string): WordsTaken {
  const others = replaced.slice(0, -1);
  return { replaced: isOwn(draft, taken) ? [draft, ...others] : others, taken: null };
}

function isOwn(draft: string, taken: string | null): boolean {
  return !isBlankIntention(draft) && draft !== taken;
}
