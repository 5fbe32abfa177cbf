import { clamp } from "../../geometry/polyline";
import { alphabet, firstVariant } from "../../glyphs/alphabet";
import { Stream } from "../../text/stream";
import { FOOT_PX, GREATEST_HEIGHT_PX, HEAD_PX, LOWEST_HEIGHT_PX, NARROWEST_PX, REACH_PX } from "./measures";
import { Placement } from "./placement";
import { SILHOUETTE_COUNT, silhouetteWidth } from "./silhouettes";

/** The usual height of a gesture in a figure of this many letters, px. */
const USUAL_HEIGHT_PX: StaticArray<f64> = [0, 190, 165, 142, 126, 112];

/** The silhouette that places are proposed for. */
export let aim: i32 = 0;

/** Chooses the silhouette of the proposals that follow. */
export function chooseAim(stream: Stream): void {
  aim = stream.int(SILHOUETTE_COUNT);
}

/** A fresh place for a letter in a figure of `count`: variant, stance, height, place on the spine, width under the silhouette. */
export function proposePlace(letter: i32, count: i32, out: Placement, stream: Stream): void {
  const first = firstVariant[letter - 65];
  const gesture = alphabet[first + stream.int(firstVariant[letter - 64] - first)];
  const isFlipped = gesture.canFlip && stream.next() < 0.45;
  const usual = USUAL_HEIGHT_PX[count];
  const height = clamp(usual * gesture.height * stream.range(0.75, 1.3), LOWEST_HEIGHT_PX, GREATEST_HEIGHT_PX);
  const at = clamp((isFlipped ? 1 - gesture.place : gesture.place) + stream.range(-0.32, 0.32), 0, 1);
  const y = HEAD_PX + at * (FOOT_PX - HEAD_PX - height);
  const natural = gesture.aspect * height;
  const share = clamp((y + height * 0.5 - HEAD_PX) / (FOOT_PX - HEAD_PX), 0, 1);
  const wanted = silhouetteWidth(aim, share) * REACH_PX * stream.range(0.8, 1.1);
  out.set(gesture, isFlipped, height, y, clamp(clamp(wanted, natural * 0.8, natural * 1.25), NARROWEST_PX, REACH_PX));
}

/** A change of one place: a fresh one, or the gesture moved along the spine, scaled or stretched. */
export function proposeChange(from: Placement, count: i32, out: Placement, stream: Stream): void {
  const choice = stream.next();
  if (choice < 0.28) {
    proposePlace(from.gesture.letter, count, out, stream);
    return;
  }
  let height = from.height;
  let y = from.y;
  let width = from.width;
  if (choice < 0.62) y += stream.range(-40, 40);
  else if (choice < 0.82) {
    const scale = stream.range(0.75, 1.33);
    height = clamp(height * scale, LOWEST_HEIGHT_PX, GREATEST_HEIGHT_PX);
    width = clamp(width * scale, NARROWEST_PX, REACH_PX);
  } else {
    const natural = from.gesture.aspect * height;
    const narrowest = max<f64>(NARROWEST_PX, natural * 0.75);
    width = clamp(width * stream.range(0.75, 1.33), narrowest, max<f64>(narrowest, min<f64>(REACH_PX, natural * 1.3)));
  }
  out.set(from.gesture, from.isFlipped, height, y, width);
}
