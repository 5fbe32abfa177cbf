/** The subsets that a face of EB Garamond comes in, by the script that they are for, in the order in which they are asked. */
export const SCRIPTS = ["latin", "latinExt", "greek", "greekExt", "cyrillic", "cyrillicExt"] as const;

/** A subset of a face. */
export type Script = (typeof SCRIPTS)[number];

/** A font as bytes, or as a `data:` URL of them. */
export type FontSource = string | Uint8Array;

/** The fonts that documents are set in. Static ones: subsetting a variable font crashes. */
export interface FontFiles {
  readonly roman: Readonly<Record<Script, FontSource>>;
  readonly italic: Readonly<Record<Script, FontSource>>;
  /** IM Fell English, for headings; Latin alone. */
  readonly display: FontSource;
}
