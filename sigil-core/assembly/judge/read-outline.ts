import { arcRadius, directionX, directionY, divideArc, findMiddle, middleX, middleY } from "../geometry/arc";
import { ACROSS, ARC, CUBIC, DOWN, LINE, MOVE, MOVE_BY, SMOOTH } from "../encode/path-encoder";
import { addEdge } from "./edge-rows";

/** A cubic is cut into pieces of about this length, px, but never into more pieces than this. */
const PIECE_PX: f64 = 7;
const MOST_PIECES: i32 = 8;
/** Pieces of a circle turn by 26 degrees at most: the cosine. */
const ARC_PIECE: f64 = 0.9;
/** Half a sixth of the square of a piece's angle, by one less its cosine. */
const CHORD_AREA: f64 = 1.0 / 6;
const PX: f64 = 0.1;
const NINE: i32 = 57;

let next: usize = 0;
let end: usize = 0;
/** Where the pen is, and where its outline began, tenths of a px. */
let penX: i32 = 0;
let penY: i32 = 0;
let startX: i32 = 0;
let startY: i32 = 0;
/** From the pen back to the last cubic's second handle. */
let backX: i32 = 0;
let backY: i32 = 0;

/** Adds the edges of path data as `PathEncoder` writes it. */
export function readOutline(address: usize, byteLength: i32): void {
  next = address;
  end = address + <usize>byteLength;
  let command = 0;
  while (next < end) {
    const unit = <i32>load<u8>(next);
    if (unit > NINE) {
      command = unit;
      next++;
    }
    switch (command) {
      case MOVE: {
        penX = penY = 0;
        moveBy(readTenths(), readTenths());
        break;
      }
      case MOVE_BY: {
        moveBy(readTenths(), readTenths());
        break;
      }
      case LINE: {
        lineBy(readTenths(), readTenths());
        break;
      }
      case ACROSS: {
        lineBy(readTenths(), 0);
        break;
      }
      case DOWN: {
        lineBy(0, readTenths());
        break;
      }
      case CUBIC: {
        readCubic(readTenths(), readTenths());
        break;
      }
      case SMOOTH: {
        readCubic(-backX, -backY);
        break;
      }
      case ARC: {
        readArc();
        break;
      }
      default: {
        // The outline closes; numbers never follow.
        if (unit <= NINE) return;
        lineBy(startX - penX, startY - penY);
      }
    }
  }
}

function moveBy(dx: i32, dy: i32): void {
  penX += dx;
  penY += dy;
  startX = penX;
  startY = penY;
}

function lineBy(dx: i32, dy: i32): void {
  addEdge(<f64>penX * PX, <f64>penY * PX, <f64>(penX + dx) * PX, <f64>(penY + dy) * PX);
  penX += dx;
  penY += dy;
}

/** A cubic from the pen, by its first handle. */
function readCubic(handleX: i32, handleY: i32): void {
  const secondX = readTenths();
  const secondY = readTenths();
  const dx = readTenths();
  const dy = readTenths();
  const x1 = <f64>handleX * PX;
  const y1 = <f64>handleY * PX;
  const x2 = <f64>secondX * PX;
  const y2 = <f64>secondY * PX;
  const x3 = <f64>dx * PX;
  const y3 = <f64>dy * PX;
  const x0 = <f64>penX * PX;
  const y0 = <f64>penY * PX;
  const hull = max<f64>(abs(x1), abs(y1)) + max<f64>(abs(x2 - x1), abs(y2 - y1)) + max<f64>(abs(x3 - x2), abs(y3 - y2));
  const pieces = min<i32>(MOST_PIECES, 1 + <i32>(hull * (1 / PIECE_PX)));
  const step = 1 / <f64>pieces;
  let beforeX = x0;
  let beforeY = y0;
  for (let piece = 1; piece <= pieces; piece++) {
    const t = <f64>piece * step;
    const u = 1 - t;
    const b = 3 * u * u * t;
    const c = 3 * u * t * t;
    const d = t * t * t;
    const x = x0 + b * x1 + c * x2 + d * x3;
    const y = y0 + b * y1 + c * y2 + d * y3;
    addEdge(beforeX, beforeY, x, y);
    beforeX = x;
    beforeY = y;
  }
  penX += dx;
  penY += dy;
  backX = secondX - dx;
  backY = secondY - dy;
}

function readArc(): void {
  const radius = <f64>readTenths() * PX;
  readTenths();
  readTenths();
  const isLarge = readTenths() > 0;
  const turn = readTenths() > 0 ? 1.0 : -1.0;
  const x0 = <f64>penX * PX;
  const y0 = <f64>penY * PX;
  penX += readTenths();
  penY += readTenths();
  const x1 = <f64>penX * PX;
  const y1 = <f64>penY * PX;
  findMiddle(x0, y0, x1, y1, radius, turn, isLarge);
  const mx = middleX;
  const my = middleY;
  const share = 1 / arcRadius;
  const pieces = divideArc((x0 - mx) * share, (y0 - my) * share, (x1 - mx) * share, (y1 - my) * share, turn, isLarge, ARC_PIECE);
  // Chords from a slightly larger circle enclose the circle's own area.
  const cosine = directionX[0] * directionX[1] + directionY[0] * directionY[1];
  const r = arcRadius * (1 + (1 - cosine) * CHORD_AREA);
  for (let i = 0; i < pieces; i++) {
    addEdge(mx + r * directionX[i], my + r * directionY[i], mx + r * directionX[i + 1], my + r * directionY[i + 1]);
  }
}

/** The next number, in tenths: a sign, whole digits, a point and one digit, each of which may be absent. */
function readTenths(): i32 {
  let unit = <i32>load<u8>(next++);
  if (unit == 32) unit = <i32>load<u8>(next++);
  const isNegative = unit == 45;
  if (isNegative) unit = <i32>load<u8>(next++);
  let tenths = 0;
  while (unit >= 48 && unit <= 57) {
    tenths = tenths * 10 + (unit - 48) * 10;
    unit = <i32>load<u8>(next++);
  }
  if (unit == 46) tenths += <i32>load<u8>(next++) - 48;
  else next--;
  return isNegative ? -tenths : tenths;
}
