/** What stands in a mail, part by part; text and HTML are both made from it, so that they say the same. */
export interface MailContent {
  /** The line that mail programs show behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why this mail came. */
  readonly reason: string;
}

/** One part of a mail; all of it is plain text, which the HTML escapes. */
export type MailBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "subheading"; readonly text: string }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  | { readonly kind: "note"; readonly text: string };
