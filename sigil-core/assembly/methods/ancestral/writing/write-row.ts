import { signLetters, signRoles, signs } from "../choose-signs";
import { Hand } from "./hand";
import { walk } from "./walk";

/** Air before the first letter and after the last one, units. */
const MARGIN: f64 = 0.6;
/** A letter may be this much wider than high. */
const WIDEST: f64 = 2.3;

/**
 * Writes the chosen signs from `first` on along the walk, as large as it and the room beside it (`reach`, px) allow, with even air between them.
 * `role` says where they are; without it they are the mirror of another row.
 */
export function writeRow(hand: Hand, first: i32, count: i32, reach: f64, side: i32, role: string): void {
  let height = 2 * MARGIN - hand.gap;
  for (let i = first; i < first + count; i++) height += hand.heightOf(signs[i]) + hand.gap;
  const across = reach / hand.reach;
  const unit = min<f64>(min<f64>(walk.length / height, across), hand.largest);
  const air = hand.gap * unit + (walk.length - height * unit) / <f64>(count + 1);
  let way = (walk.length - air * <f64>(count - 1) - (height - 2 * MARGIN - hand.gap * <f64>(count - 1)) * unit) * 0.5;
  for (let i = 0; i < count; i++) {
    const at = first + (hand.isReadUpward ? i : count - 1 - i);
    const half = hand.heightOf(signs[at]) * unit * 0.5;
    if (role.length > 0 || !hand.isOnce(signs[at])) hand.draw(signs[at], signLetters[at], way + half, unit, min<f64>(across, unit * WIDEST), side);
    way += 2 * half + air;
  }
  if (role.length == 0) return;
  for (let i = first; i < first + count; i++) signRoles[i] = role;
}
