import type { DrawingMethod } from "./drawing-request.ts";
import type { CandleColor } from "./option-ids.ts";

/** What the host knows of a drawing. All coordinates and lengths are px of the 512 by 512 box that a sigil is drawn in. */
export interface Drawing {
  /** Rises whenever the same recipe gives other bytes. */
  readonly coreVersion: number;
  readonly method: DrawingMethod;
  /** Every letter of the folded intention in its order, with what became of it. */
  readonly letters: readonly LetterFate[];
  /** The letters that remain after the reduction, upper case, in order, without separators. */
  readonly processedText: string;
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
  /** The letters traced over a magic square, in order; empty for other methods. */
  readonly numbers: readonly TracedNumber[];
  /** The numbers of the magic square row by row; empty for other methods. */
  readonly square: readonly (readonly number[])[];
  /** What finishes the line over a magic square; null for other methods. */
  readonly endMark: TerminalKind | null;
  /** The symbols of the library that were drawn, in the order in which they enter. */
  readonly symbols: readonly DrawnSymbol[];
  /** The candle that tints the ink; plain for other methods than the ancestral one. */
  readonly inkRole: "plain" | CandleColor;
  /** The letters that the ring begins with, clockwise, each with the code point that brought it; empty where the ring says something else, and before version 2. */
  readonly inscription: readonly InscribedLetter[];
  /** Name of the silhouette that the layout aimed at. */
  readonly silhouette: string;
  /** Name of the seal's family. */
  readonly sealFamily: string;
  /** Faint parts behind the figure, from back to front. */
  readonly ground: readonly GroundPart[];
  /** Path data of the seal alone. */
  readonly seal: string;
  /** Path data of the figure: the strokes' outlines, one after the other in drawing order. */
  readonly figure: string;
  /** The figure's strokes in the order in which a hand would draw them. */
  readonly strokes: readonly Stroke[];
}

/** A letter as a number of a magic square. */
export interface TracedNumber {
  readonly letter: string;
  /** The letter's full value: A-I 1-9, J-R 10-90, S-Z 100-800. */
  readonly value: number;
  /** The number of the cell that the value falls on. */
  readonly cell: number;
  /** Of the cell, from the upper left, 1-based. */
  readonly column: number;
  readonly row: number;
  /** `again`: the same number as the letter before, which puts a ring around its bead; `return`: a number visited before that. */
  readonly visit: "first" | "again" | "return";
}

/** A symbol in the drawing: its id, the part that it plays, and the letter and code point that brought it, if one did. */
export interface DrawnSymbol {
  readonly symbol: string;
  readonly role: string;
  readonly letter: string | null;
  /** Which code point of the intention the letter is (0-based); null where none alone is meant. */
  readonly sourceIndex: number | null;
}

/** A letter of the ring. */
export interface InscribedLetter {
  readonly letter: string;
  /** Which code point of the intention it is (0-based); null where the hash supplied it. */
  readonly sourceIndex: number | null;
}

/** A faint part behind the figure. */
export interface GroundPart {
  readonly path: string;
  /** Of 1. */
  readonly opacity: number;
}

/**
 * What a stroke is: a line and the stations of a magic square, a part of a symbol, a line that ties symbols together, a frame around them.
 */
export type StrokeKind = "spine" | "gesture" | "terminal" | "line" | "station" | "symbol" | "tie" | "frame";

/** One stroke or terminal of the figure. */
export interface Stroke {
  readonly kind: StrokeKind;
  /** The letter that it stands for; null for the spine and for terminals that no letter chose. */
  readonly letter: string | null;
  /** Path data of the ink. */
  readonly outline: string;
  /** Path data of the pen's way, for masks and tracing; a terminal's is a short line along its stroke. */
  readonly centreLine: string;
  readonly lengthPx: number;
  /** Width of the pen at its widest, so that a mask along the center line covers the ink. */
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

export type TerminalKind =
  | "ring"
  | "dot"
  | "bar"
  | "lozenge"
  | "crescent"
  | "crosslet"
  | "spear"
  | "trefoil"
  | "crook"
  | "hook"
  | "branch";
