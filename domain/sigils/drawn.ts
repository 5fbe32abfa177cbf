import type { LetterFacts } from "./letter-steps.ts";
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
