import { BAR, CRESCENT, CROSSLET, DOT, LOZENGE, NONE, POINT, RING, SPEAR, terminalOfLetter, TREFOIL } from "../../glyphs/terminal-kinds";
import { remaining, remainingCount } from "../../text/reduce";
import { Stream } from "../../text/stream";
import { marked, markedCount } from "./choose-letters";

/** The four kinds of one figure: at the widest arms, at the other arms, at the head and at the foot of the spine. */
export let armKind: i32 = 0;
export let innerKind: i32 = 0;
export let headKind: i32 = 0;
export let footKind: i32 = 0;
/** The letter that chose each, 0 where the stream did. */
export let armLetter: i32 = 0;
export let innerLetter: i32 = 0;
export let headLetter: i32 = 0;
export let footLetter: i32 = 0;

const ARM_KINDS: StaticArray<i32> = [RING, CRESCENT, BAR, CROSSLET, SPEAR, DOT];
const INNER_BESIDE_DOT: StaticArray<i32> = [RING, CRESCENT];
const INNER_BESIDE_RING: StaticArray<i32> = [DOT, CRESCENT, BAR];
const INNER_KINDS: StaticArray<i32> = [DOT, RING];
const HEAD_KINDS: StaticArray<i32> = [RING, CRESCENT, CROSSLET, DOT, LOZENGE, TREFOIL, SPEAR];
const FOOT_KINDS: StaticArray<i32> = [BAR, CROSSLET, SPEAR, POINT, LOZENGE];

const isUsed = new StaticArray<bool>(26);
let chosenBy: i32 = 0;

/** Letters outside the figure finish its ends, each by its shape; the stream fills what is missing. */
export function chooseTerminals(stream: Stream): void {
  for (let i = 0; i < markedCount; i++) isUsed[i] = false;
  armKind = choose(ARM_KINDS, -1, stream);
  armLetter = chosenBy;
  innerKind = choose(armKind == DOT ? INNER_BESIDE_DOT : armKind == RING ? INNER_BESIDE_RING : INNER_KINDS, -1, stream);
  innerLetter = chosenBy;
  headKind = choose(HEAD_KINDS, -1, stream);
  headLetter = chosenBy;
  footKind = choose(FOOT_KINDS, headKind, stream);
  footLetter = chosenBy;
}

/** Makes the inner terminals dots, for a figure with too little air; there are still four kinds at most. */
export function settleForDots(): void {
  if (innerKind == DOT) return;
  innerKind = DOT;
  innerLetter = 0;
}

/** Leaves the head of the spine without a mark, where none has air. */
export function omitHead(): void {
  headKind = NONE;
  headLetter = 0;
}

/** Leaves the foot of the spine without a mark. */
export function omitFoot(): void {
  footKind = NONE;
  footLetter = 0;
}

/** The letter that breaks the mirror: the first that finishes no end, or the last that remains. */
export function oddLetter(): i32 {
  for (let i = 0; i < markedCount; i++) if (!isUsed[i]) return marked[i];
  return remaining[remainingCount - 1];
}

/** Forgets the letter at the widest arms, where those have to end in dots too. */
export function dropArmLetter(): void {
  armLetter = 0;
}

/** The first unused mark that is allowed, otherwise one from the stream; `barred` is never chosen. */
function choose(allowed: StaticArray<i32>, barred: i32, stream: Stream): i32 {
  for (let i = 0; i < markedCount; i++) {
    const kind = terminalOfLetter(marked[i]);
    if (isUsed[i] || kind == barred || !includes(allowed, kind)) continue;
    isUsed[i] = true;
    chosenBy = marked[i];
    return kind;
  }
  chosenBy = 0;
  let kind = barred;
  while (kind == barred) kind = allowed[stream.int(allowed.length)];
  return kind;
}

function includes(kinds: StaticArray<i32>, kind: i32): bool {
  for (let i = 0; i < kinds.length; i++) if (kinds[i] == kind) return true;
  return false;
}
