/** The longest intention that is taken, in Unicode code points. */
export const INTENTION_MAX_LENGTH = 500;

/** What a person is told when the intention is empty. */
export const INTENTION_REQUIRED_MESSAGE = "Please enter your intention before generating a sigil.";

/** The length of a text in Unicode code points, which is what a reader counts (an emoji is 1, not 2). */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _codePoint of text) count += 1;
  return count;
}

/** Space, and what takes no room and shows nothing: controls, joiners, direction marks, fillers (Unicode's own classes). */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;

/** Whether a text shows nothing to a reader, although it may not be empty. */
export function isBlankIntention(text: string): boolean {
  return INVISIBLE.test(text);
}
