import { cosTurn, sinTurn } from "../../geometry/turn";
import { Stream } from "../../text/stream";
import { BOX_PX } from "./measures";
import { stationX, stationY } from "./placing";
import { LONGEST_TAIL_PX, SHORTEST_TAIL_PX } from "./relax";
import { MAX_ORDER } from "./squares";
import { pinCount, stationColumn, stationCount, stationRow, way, wayCount } from "./stations";

/** Distance of two neighboring columns that the line enters: neither, one, both. */
const NEITHER: f64 = 0.2;
const ONE: f64 = 0.54;
const BOTH: f64 = 1;
/** How far a distance may vary, so that the stations of a shared path differ. */
const LEAST: f64 = 0.5;
const MOST: f64 = 1.7;
/** How far a station may be off its column and row at first, px. */
const STRAY_PX: f64 = 30;

const places = new StaticArray<f64>(MAX_ORDER);

/** Lays the square out by lot: columns and rows that the line never enters are drawn closer, the whole fills the box. */
export function fitSquare(order: i32, stream: Stream): void {
  fitAxis(stationX, stationColumn, order, stream);
  fitAxis(stationY, stationRow, order, stream);
  if (pinCount == stationCount) return;
  const last = way[wayCount - 1];
  const turn = stream.next();
  const length = stream.range(SHORTEST_TAIL_PX, LONGEST_TAIL_PX);
  stationX[stationCount] = stationX[last] + cosTurn(turn) * length;
  stationY[stationCount] = stationY[last] + sinTurn(turn) * length;
}

function fitAxis(out: StaticArray<f64>, cells: StaticArray<i32>, order: i32, stream: Stream): void {
  let entered = 0;
  for (let i = 0; i < stationCount; i++) entered |= 1 << cells[i];
  let at = 0.0;
  let low = Infinity;
  let high = 0.0;
  for (let i = 0; i < order; i++) {
    const neighbors = i == 0 ? 0 : ((entered >> i) & 1) + ((entered >> (i - 1)) & 1);
    at += (neighbors == 0 ? NEITHER : neighbors == 1 ? ONE : BOTH) * stream.range(LEAST, MOST);
    places[i] = at;
    if (((entered >> i) & 1) == 0) continue;
    low = min<f64>(low, at);
    high = at;
  }
  const scale = BOX_PX / max<f64>(high - low, ONE);
  for (let i = 0; i < stationCount; i++) out[i] = (places[cells[i]] - (low + high) * 0.5) * scale + stream.range(-STRAY_PX, STRAY_PX);
}
