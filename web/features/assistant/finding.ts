import { atom } from "jotai";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";

/** What the assistant found, with the words that it read. */
export interface Finding {
  readonly intention: string;
  readonly analysis: AnalyzeIntentionResponse;
}

/** The last finding of this visit, null before the first; it outlives a look at another page. */
export const findingAtom = atom<Finding | null>(null);
