import { STROKE_SYMBOL } from "../../../abi";
import { addSymbol } from "../../../encode/result";
import { symbolIds } from "../../../glyphs/symbols/library";
import { board, placeSymbol, strokeTapers } from "../../../ink/board/board";
import { castRay, hitX, hitY } from "../../../ink/board/ray";
import { MIDDLE_PX } from "../measures";
import { motifForm } from "./motif-forms";

/** The weight of a motif's lines by its radius. */
const WEIGHT_FROM_PX: f64 = 3;
const WEIGHT_SHARE: f64 = 0.145;
/** Pressure at its loose ends: rays and fingers end bluntly. */
const TAPER: f64 = 0.72;

/** A stem goes so far into the line that it meets: two ends that only touch may show paper between them. */
const INTO_PX: f64 = 3;

/** Where a stem enters a motif's ink, px from the middle, as left by `meetMotif`. */
export let rootX: f64 = 0;
export let rootY: f64 = 0;

/** Sets the chosen motif with this index upright about (x, y); Returns its part of the board. Without a role it isn't reported again. */
export function setMotif(index: i32, x: f64, y: f64, radius: f64, mirror: f64, role: string): i32 {
  const form = motifForm(index);
  if (role.length > 0) addSymbol(symbolIds[form], role, 0);
  const first = board.strokeCount;
  const part = placeSymbol(form, MIDDLE_PX + x, MIDDLE_PX + y, radius, mirror, STROKE_SYMBOL, WEIGHT_FROM_PX + radius * WEIGHT_SHARE);
  for (let stroke = first; stroke < board.strokeCount; stroke++) strokeTapers[stroke] = TAPER;
  return part;
}

/** Finds where a stem that comes from (x, y) along a unit vector enters a motif. */
export function meetMotif(part: i32, x: f64, y: f64, alongX: f64, alongY: f64): void {
  castRay(part, MIDDLE_PX + x, MIDDLE_PX + y, alongX, alongY);
  rootX = hitX - MIDDLE_PX + alongX * INTO_PX;
  rootY = hitY - MIDDLE_PX + alongY * INTO_PX;
}
