import { atom } from "jotai";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { Analyst } from "#domain/intentions/intention-analysis.ts";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** What a switch was set to; null where it never was. */
type Choice = boolean | null;

const STORED: ReadonlyMap<string | null, Choice> = new Map([
  ["on", true],
  ["off", false],
]);

const chosenAtom = atom<Choice | undefined>(undefined);

/** Whether the visitor switched the assistant on or off, remembered on this device. Null stands for the time before they did. */
export const assistantChoiceAtom = atom(
  (get): Choice => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? (STORED.get(findLocalText(STORAGE_KEYS.assistant)) ?? null) : chosen;
  },
  (_get, set, choice: Choice) => {
    set(chosenAtom, choice);
    keepLocalText(STORAGE_KEYS.assistant, choice === null ? "" : choice ? "on" : "off");
  },
);

/** Who reads the intentions; null until it is known. */
export const analystAtom = atom<Analyst | null>(null);

/** What the assistant found, with the words that it read. */
export interface Finding {
  readonly intention: string;
  readonly analysis: AnalyzeIntentionResponse;
}

/** The last finding of this visit, null before the first; it outlives a look at another page. */
export const findingAtom = atom<Finding | null>(null);

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
