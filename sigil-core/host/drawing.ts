/** What the host knows of a drawing. All coordinates and lengths are px of the 512 by 512 box that a sigil is drawn in. */
export interface Drawing {
  /** Rises whenever the same recipe gives other bytes. */
  readonly coreVersion: number;
  readonly method: DrawingMethod;
  /** Every letter of the folded intention in its order, with what became of it. */
  readonly letters: readonly LetterFate[];
  /** The letters that remain after the reduction, upper case, in order, without separators. */
  readonly processedText: string;
  /** Whether vowels were struck out; false where too few letters would have remained. */
  readonly hasStruckVowels: boolean;
  /** Whether some letters were transliterated from Greek, Cyrillic, Hebrew or Arabic. */
  readonly hasTransliterated: boolean;
  /** Whether some letters stand for signs of a script without a table, one letter for each sign. */
  readonly hasMappedSigns: boolean;
  /** The tail of `processedText` that the hash of the whole text supplied, because the text holds fewer than two letters. */
  readonly suppliedLetters: string;
  /** The remaining letters that form the figure, each with the name of its gesture. */
  readonly gestures: readonly { readonly letter: string; readonly gesture: string }[];
  /** The remaining letters that became marks at the ends of strokes. */
  readonly marks: readonly { readonly letter: string; readonly terminal: TerminalKind }[];
  /** Name of the silhouette that the layout aimed at. */
  readonly silhouette: string;
  /** Name of the seal's family. */
  readonly sealFamily: string;
  /** Path data of the seal alone. */
  readonly seal: string;
  /** Path data of the figure: the strokes' outlines, one after the other in drawing order. */
  readonly figure: string;
  /** The figure's strokes in the order in which a hand would draw them. */
  readonly strokes: readonly Stroke[];
}

/** One stroke or terminal of the figure. */
export interface Stroke {
  readonly kind: "spine" | "gesture" | "terminal";
  /** The letter that it stands for; null for the spine and for terminals that no letter chose. */
  readonly letter: string | null;
  /** Path data of the ink. */
  readonly outline: string;
  /** Path data of the pen's way, for masks and tracing; a terminal's is a short line along its stroke. */
  readonly centreLine: string;
  readonly lengthPx: number;
  /** Width of the pen at its widest, so that a mask along the centre line covers the ink. */
  readonly widthPx: number;
}

/** One letter of the folded intention. */
export interface LetterFate {
  /** Which code point of the intention it comes from (0-based); several letters may come from one. */
  readonly sourceIndex: number;
  /** A-Z. */
  readonly letter: string;
  readonly fate: "kept" | "vowel" | "repeat";
}

export type TerminalKind = "ring" | "dot" | "bar" | "lozenge" | "crescent" | "crosslet" | "spear" | "trefoil";

export type DrawingMethod = "chaos";

/** What is to be drawn. */
export interface DrawingRequest {
  readonly method: DrawingMethod;
  /** 1 to 500 Unicode code points; anything that Unicode allows. */
  readonly intention: string;
}
