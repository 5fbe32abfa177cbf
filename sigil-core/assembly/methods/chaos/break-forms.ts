import { Gesture } from "../../glyphs/gesture";
import { BRANCH, CRESCENT, CROOK, HOOK, RING, terminalOfLetter } from "../../glyphs/terminal-kinds";

/** A stroke without a mirror image, in a unit box: y leads away from the line that it grows from, x to the side that it turns to. */
function form(path: string): Gesture {
  return new Gesture(0, "", 1, 0, 1, false, 0, 0, path);
}

const ROUND_CROOK = form("M0 0C0 .8 .3 1.3 .9 1.3C1.52 1.3 1.8 .74 1.42 .42");
const SWAYING_HOOK = form("M0 0C0 .28 -.22 .5 -.2 .84C-.18 1.22 .22 1.4 .68 1.34C1.16 1.28 1.44 .98 1.34 .56");
const BOWED_BRANCH = form("M0 0C0 .55 .14 1 .86 1.22");

/** The kinds follow each other from this one on. */
export const FIRST_BREAK: i32 = CROOK;

/** What a letter breaks the mirror with: round letters with a crook, open ones with a hook, those of straight strokes with a branch. */
export function breakOfLetter(letter: i32): i32 {
  switch (terminalOfLetter(letter)) {
    case RING: return CROOK;
    case CRESCENT: return HOOK;
    default: return BRANCH;
  }
}

export function formOf(kind: i32): Gesture {
  return kind == CROOK ? ROUND_CROOK : kind == HOOK ? SWAYING_HOOK : BOWED_BRANCH;
}
