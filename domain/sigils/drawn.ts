import type { LetterFacts } from "./letter-steps.ts";
import type { CulturalBackground } from "./methods/ancestral/traditions.ts";
import type { CustomLayout } from "./methods/custom/symbol-library.ts";
import type { Element, ElementalLayout } from "./methods/elemental/elements.ts";
import type { Bead } from "./seal-steps.ts";

/** What the core tells of a finished drawing, as far as answer and steps are made from it. */
export interface Drawn extends LetterFacts {
  /** The letters that remain, upper case, in order, without separators. */
  readonly processedText: string;
  readonly gestures: readonly { readonly letter: string; readonly gesture: string }[];
  readonly marks: readonly Bead[];
  /** The letters that were traced over a magic square, in order. */
  readonly numbers: readonly {
    readonly letter: string;
    readonly cell: number;
    readonly visit: "first" | "again" | "return";
  }[];
  readonly endMark: string | null;
  readonly symbols: readonly DrawnPart[];
  readonly silhouette: string;
  readonly sealFamily: string;
  readonly strokes: readonly { readonly kind: string }[];
}

/** A symbol or sign in a drawing: its id, the part that it plays, and the letter and code point of the intention that brought it. */
export interface DrawnPart {
  readonly symbol: string;
  readonly role: string;
  readonly letter: string | null;
  readonly sourceIndex: number | null;
}

/** What is told beside the picture of a sigil. */
export interface DescribedSigil {
  /**
   * What the figure is made of, to be read: the letters of a chaos sigil, the numbers that a planetary line visits, the names of the symbols of a
   * custom one, the signs and motifs of an ancestral one, the elements of an elemental one with the symbol in its heart.
   */
  readonly symbols: readonly string[];
  /** Sentences that can be followed with pen and paper. */
  readonly steps: readonly string[];
  /** What the intention was turned into before it was drawn. */
  readonly processedText: string;
  /** The fields that belong to the method. */
  readonly details: DrawnDetails;
}

/** What a drawn sigil tells beside its picture; each method fills in its own fields alone. */
export interface DrawnDetails {
  planetaryInfo?: { planet: string; symbol: string; domain: string };
  customData?: { coreConcepts: string[]; layoutPreference: CustomLayout };
  layout?: CustomLayout | ElementalLayout;
  dominantElement?: Element;
  culturalBackground?: CulturalBackground;
}

/** How one particular sigil is activated: sentences to be followed, without any word of the intention. */
export interface ActivationPlan {
  /** The day or the hour that fits, and why. */
  readonly when: string;
  /** What to have at hand. */
  readonly withWhat: readonly string[];
  /** What to do, in order. */
  readonly how: readonly string[];
  /** What to do with the sheet afterwards. */
  readonly afterwards: string;
}

/** The name of a gesture as people read it: the core's names are ASCII, with straight apostrophes. */
export function toGestureName(gesture: string): string {
  return gesture.replaceAll("'", "’");
}

/** The parts with a role, as their ids, in the order in which they enter. */
function listRole({ symbols }: Drawn, role: string): string[] {
  return symbols.filter((part) => part.role === role).map(({ symbol }) => symbol);
}

/** The kinds of terminal at free ends. */
export function listFinials(drawn: Drawn): string[] {
  return listRole(drawn, "finial");
}
