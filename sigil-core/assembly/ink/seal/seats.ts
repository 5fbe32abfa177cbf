import { PathWriter } from "../../encode/path-writer";
import { Stream } from "../../text/stream";
import { beginShape, endPolygon, point, ring } from "../shapes";
import { crosslet } from "../terminals";
import { cipher, encipher } from "./cipher";
import { CENTER_PX, cipherMark, outwardX, outwardY } from "./circle-parts";

/** Seats round the band, mirrored left and right; every sixth is a fixed mark, the others carry two bits of the text's hash each. */
const SEATS: i32 = 48;
const FIXED_EVERY: i32 = 6;
const RIM_PX: f64 = 234;
const INNER_PX: f64 = 208.5;
const SEAT_PX: f64 = 221.4;
const MARK_PX: f64 = 4;
const DOT_PX: f64 = 5.4;
const LOZENGE_PX: f64 = 8;
const DOT: i32 = 0;
const DASH: i32 = 3;

/** The seal of the methods that set symbols: two rings with mirrored seats between them. Its cardinal marks and inner line come from the stream. */
export function drawSeatSeal(out: PathWriter, seed: u64, stream: Stream): void {
  encipher(seed);
  const hasCrosses = stream.int(2) == 1;
  const isDoubled = stream.int(2) == 1;
  ring(out, CENTER_PX, CENTER_PX, RIM_PX, 4);
  ring(out, CENTER_PX, CENTER_PX, INNER_PX, 1.8);
  if (isDoubled) ring(out, CENTER_PX, CENTER_PX, INNER_PX - 5.2, 1.4);
  for (let i = 0; i < SEATS; i++) {
    const turn = <f64>i / <f64>SEATS;
    const mirrored = i <= SEATS / 2 ? i : SEATS - i;
    if (mirrored % FIXED_EVERY == 0) drawFixed(out, turn, hasCrosses && i % (SEATS / 4) == 0);
    else drawSeat(out, <i32>cipher[mirrored - 1 - mirrored / FIXED_EVERY], turn);
  }
}

function drawFixed(out: PathWriter, turn: f64, isCross: bool): void {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  const x = CENTER_PX + SEAT_PX * dx;
  const y = CENTER_PX + SEAT_PX * dy;
  if (isCross) crosslet(out, x, y, dx, dy, 6.4);
  else fullLozenge(out, x, y, dx, dy);
}

function fullLozenge(out: PathWriter, x: f64, y: f64, dx: f64, dy: f64): void {
  beginShape(x, y, dx, dy, LOZENGE_PX);
  point(1, 0);
  point(0, 0.66);
  point(-1, 0);
  point(0, -0.66);
  endPolygon(out);
}

/** Dot, upright tick, ring or lying dash. */
function drawSeat(out: PathWriter, kind: i32, turn: f64): void {
  if (kind != DASH) return cipherMark(out, kind, SEAT_PX, turn, kind == DOT ? DOT_PX : MARK_PX);
  beginShape(CENTER_PX + SEAT_PX * outwardX(turn), CENTER_PX + SEAT_PX * outwardY(turn), outwardX(turn), outwardY(turn), MARK_PX);
  point(0.21, -1.15);
  point(0.21, 1.15);
  point(-0.21, 1.15);
  point(-0.21, -1.15);
  endPolygon(out);
}
