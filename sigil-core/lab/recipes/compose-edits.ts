import type { DrawingRequest } from "../../host/drawing-request.ts";

/** How a text may be changed, and what it is then; null where the change leaves the words as they were. */
export const EDITS = {
  /** Case and a mark at the end: nothing that is drawn. */
  case: (text: string): string | null => `${text.toUpperCase()}!`,
  letter: (text: string): string | null => `${text.slice(0, -1)}${text.endsWith("g") ? "b" : "g"}`,
  words: (text: string): string | null => {
    const [first = "", second = "", ...rest] = text.split(" ");
    return first.toLowerCase() === second.toLowerCase() ? null : [second, first, ...rest].join(" ");
  },
} as const;

export type Edit = keyof typeof EDITS;

/** The same request for an edited intention; null where the edit changes nothing. */
export function editRecipe(request: DrawingRequest, edit: Edit): DrawingRequest | null {
  const intention = EDITS[edit](request.intention);
  return intention === null ? null : { ...request, intention };
}
