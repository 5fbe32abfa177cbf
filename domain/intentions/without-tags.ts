/** A tag of HTML, as a text copied from a page's source has them; "I <3 you" has none. */
const TAGS = /<\/?[a-z][^<>]*>/gi;

/** A text with a space in the place of each tag of HTML; the same text where it has none. */
export function withoutTags(text: string): string {
  return text
    .replace(TAGS, " ")
    .replace(/&nbsp;/gi, " ")
    .replace(/&amp;/gi, "&");
}
