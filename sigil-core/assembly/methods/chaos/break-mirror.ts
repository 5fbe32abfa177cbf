import { MAX_ENDS } from "../../glyphs/gesture";
import { Stream } from "../../text/stream";
import { breakOfLetter, FIRST_BREAK, formOf } from "./break-forms";
import { isOddFree, measureFigure } from "./odd-air";
import { AT_HEAD, AT_TIP, NOWHERE, odd } from "./odd-stroke";
import { Placement } from "./placement";
import { partCount, partFoot, partTop } from "./spine";

/** Sizes that are tried, px. */
const SIZES: StaticArray<f64> = [44, 33];
/** Forms of an odd stroke, and places where it may grow. */
const CHOICES: i32 = 3;
/** It begins beyond the spine's end, px: the pen's round edge then lies within it. */
const BEYOND_SPINE_PX: f64 = 1;

/**
 * Gives the figure one stroke without a mirror image: what it is like says the letter, where it grows says the stream, among the places with air. In
 * the layout's px, before the figure is fitted into its frame.
 */
export function breakMirror(items: StaticArray<Placement>, count: i32, letter: i32, stream: Stream): void {
  measureFigure(items, count);
  odd.side = stream.next() < 0.5 ? -1 : 1;
  odd.hand = stream.next() < 0.5 ? -1 : 1;
  const form = breakOfLetter(letter) - FIRST_BREAK;
  const place = stream.int(CHOICES);
  const end = stream.int(count * MAX_ENDS);
  for (let i = 0; i < CHOICES * SIZES.length * CHOICES; i++) {
    odd.kind = FIRST_BREAK + (form + i / (CHOICES * SIZES.length)) % CHOICES;
    odd.form = formOf(odd.kind);
    odd.size = SIZES[(i / CHOICES) % SIZES.length];
    odd.place = (place + i) % CHOICES;
    if (odd.place == AT_TIP ? growFromTip(items, count, end) : growFromSpine(items, count)) return;
  }
  odd.place = NOWHERE;
}

/** Bends the spine's head or foot aside. */
function growFromSpine(items: StaticArray<Placement>, count: i32): bool {
  if (odd.place == AT_HEAD) odd.growFrom(0, partTop[0] - BEYOND_SPINE_PX, 0, -1);
  else odd.growFrom(0, partFoot[partCount - 1] + BEYOND_SPINE_PX, 0, 1);
  return isOddFree(items, count);
}

/** Lets an arm run on, to either hand. */
function growFromTip(items: StaticArray<Placement>, count: i32, first: i32): bool {
  const all = count * MAX_ENDS;
  for (let i = 0; i < all; i++) {
    odd.end = (first + i) % all;
    const item = items[odd.end / MAX_ENDS];
    const end = odd.end % MAX_ENDS;
    if (end >= item.endCount) continue;
    odd.growFrom(item.endX[end], item.endY[end], item.endAlongX[end], item.endAlongY[end]);
    if (isOddFree(items, count)) return true;
    odd.hand = -odd.hand;
    if (isOddFree(items, count)) return true;
  }
  return false;
}
