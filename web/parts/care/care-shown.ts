import { atom } from "jotai";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";

/** Care that is shown alone in the place of the worksheet. */
export interface CareShown {
  readonly care: Care;
  /** The words of the box that it is for. */
  readonly intention: string;
  /** A sigil that was drawn before anybody could tell, held back until the visitor goes on; null where none is drawn yet. */
  readonly sigil: IssuedSigil | null;
}

/** The care that is shown, null while the worksheet is. Like all that is written it is kept in memory alone. */
export const careShownAtom = atom<CareShown | null>(null);

/** The words with which the visitor chose to go on after care was shown; for them it is not put first again. Null for none. */
export const careTakenAtom = atom<string | null>(null);
