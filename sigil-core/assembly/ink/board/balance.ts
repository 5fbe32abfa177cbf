import { clamp } from "../../geometry/polyline";
import { DISC, RING } from "../../glyphs/symbols/stroke-pool";
import { CENTER_PX } from "../seal/circle-parts";
import { board, strokeWeights } from "./board";

const TAU: f64 = 6.283185307179586;

/** Moves all that is on the board up or down, by `limit` px at most, so that its ink weighs as much above the middle as below. */
export function balanceUpright(limit: f64): void {
  let mass = 0.0;
  let moment = 0.0;
  for (let stroke = 0; stroke < board.strokeCount; stroke++) {
    for (let i = board.starts[stroke]; i < board.starts[stroke + 1]; i++) {
      const ink = inkOf(i, strokeWeights[stroke]);
      const y = board.isLineStroke(stroke) ? (board.y0[i] + board.y1[i]) * 0.5 : board.middlesY[i];
      mass += ink;
      moment += ink * y;
    }
  }
  board.moveBy(0, clamp(CENTER_PX - moment / mass, -limit, limit));
}

/** About how much ink a segment takes, px². */
function inkOf(segment: i32, weight: f64): f64 {
  const kind = <i32>board.kinds[segment];
  const radius = board.radii[segment];
  if (kind < RING) return board.length(segment) * weight;
  if (kind == RING) return TAU * radius * weight;
  return kind == DISC ? TAU * 0.5 * radius * radius : 1.5 * radius * radius;
}
