import type { DrawingRequest } from "../../host/drawing-request.ts";

const WORDS = (
  "I my we the home work love money health calm peace courage speak learn travel write paint build heal protect open close " +
  "find keep bring release welcome grow rest sleep dream win teach sing dance friend family child garden river mountain fire " +
  "winter summer strong gentle patient wise clear steady bright honest free safe rich loved heard seen brave quiet whole " +
  "lucky young justice victory truth beauty harmony vision spirit"
).split(" ");

/** A number of intentions of three to eight words, all different and the same in every run. */
export function composeIntentions(count: number): string[] {
  const intentions = new Set<string>();
  let state = 1;
  const draw = (below: number): number => {
    // Park and Miller's generator: its products stay below 2^53.
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  while (intentions.size < count) {
    const words = Array.from({ length: 3 + draw(6) }, () => WORDS[draw(WORDS.length)]);
    intentions.add(words.join(" "));
  }
  return [...intentions];
}

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
