import { NIB_PX } from "./measures";
import { Placement } from "./placement";

/** What the spine adds above and below the gestures. */
const HEAD_EXTRA_PX: f64 = 34;
const FOOT_EXTRA_PX: f64 = 38;
/** Mean width of the ink as a share of the nib. */
export const MEAN_WIDTH: f64 = 0.78;
const MOST_INK: f64 = 0.25;
const LEAST_INK: f64 = 0.2;
/** The figure should fill this much, px. */
const FULL_SIZE_PX: f64 = 270;

/** What the whole figure costs: weight of ink, proportions (`wish` is width over height), balance, size. */
export function computeFigureCost(items: StaticArray<Placement>, count: i32, wish: f64): f64 {
  let length = 0.0;
  let moment = 0.0;
  let right = 1.0;
  let top = Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < count; i++) {
    const item = unchecked(items[i]);
    length += item.length;
    moment += item.moment;
    right = max<f64>(right, item.right);
    top = min<f64>(top, item.top);
    bottom = max<f64>(bottom, item.bottom);
  }
  top -= HEAD_EXTRA_PX;
  bottom += FOOT_EXTRA_PX;
  const height = bottom - top;
  const width = 2 * right;
  const middle = (top + bottom) * 0.5;
  const drawn = 2 * length + height;
  const side = max<f64>(width, height);
  // The figure is scaled to the seal, the pen is not.
  const ink = (drawn * NIB_PX * MEAN_WIDTH * side) / (width * height * FULL_SIZE_PX);
  const imbalance = abs((moment * 2 + height * middle) / drawn - middle) / height;
  return (
    16 * max<f64>(0, ink - MOST_INK) +
    36 * max<f64>(0, LEAST_INK - ink) +
    9 * max<f64>(0, abs(width / height - wish) - 0.1) +
    24 * max<f64>(0, imbalance - 0.02) +
    0.02 * max<f64>(0, FULL_SIZE_PX - side)
  );
}
