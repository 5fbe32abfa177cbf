import { PathWriter } from "../../encode/path-writer";
import { hypotenuse } from "../../geometry/polyline";
import { sinTurn } from "../../geometry/turn";
import { Stream } from "../../text/stream";
import { disc, ring } from "../shapes";
import { crosslet, lozenge } from "../terminals";
import { cipher, CIPHER_MARKS } from "./cipher";
import { arcBand, CENTER_PX, cipherMark, dotOn, outwardX, outwardY, tick } from "./circle-parts";
import { isClear, isSealOpen, sealLine, topArc } from "./opening";

/** Radius of the outermost line, px. */
const RIM_PX: f64 = 236;

function cipherTurn(index: i32): f64 {
  return (<f64>index + 0.5) / <f64>CIPHER_MARKS;
}

function cipherRow(out: PathWriter, radius: f64, size: f64): void {
  for (let i = 0; i < CIPHER_MARKS; i++) {
    if (isClear(radius, cipherTurn(i), size)) cipherMark(out, cipher[i], radius, cipherTurn(i), size);
  }
}

/** The cipher as dots of four sizes, the smallest of them none. */
function cipherDots(out: PathWriter, radius: f64, base: f64, step: f64): void {
  for (let i = 0; i < CIPHER_MARKS; i++) {
    if (cipher[i] > 0 && isClear(radius, cipherTurn(i), base)) dotOn(out, radius, cipherTurn(i), base + step * <f64>cipher[i]);
  }
}

/** Two circles with the cipher between them, quartered. */
export function sealBand(out: PathWriter): void {
  sealLine(out, RIM_PX - 2, 4);
  sealLine(out, 208, 1.6);
  cipherRow(out, 221, 4.4);
  for (let i = 0; i < 4; i++) if (isClear(221, <f64>i * 0.25, 0)) tick(out, 208, 234, <f64>i * 0.25, 1.6);
}

/** A circle lined with scallops, a bead at each cusp; as many as a planet's order asks, or by lot. */
export function sealCusped(out: PathWriter, stream: Stream, order: i32): void {
  const choice = stream.int(3);
  const count = order > 0 ? (order < 5 ? order * 3 : order) : choice == 0 ? 8 : choice == 1 ? 12 : 16;
  sealLine(out, RIM_PX - 1.8, 3.6);
  const cusps = 213.0;
  const half = 0.5 / <f64>count;
  const radius = cusps * sinTurn(half) * 1.06 * 1.25;
  for (let i = 0; i < count; i++) {
    const from = <f64>i * 2 * half - half;
    scallop(out, cusps, from, from + 2 * half, radius, 2.4);
    ring(out, CENTER_PX + (cusps - 5) * outwardX(from), CENTER_PX + (cusps - 5) * outwardY(from), 4.4, 2.2);
  }
  cipherDots(out, 227.2, 0.8, 0.5);
}

/** An arc between two points of a circle, bulging outward. */
function scallop(out: PathWriter, cusps: f64, from: f64, to: f64, radius: f64, width: f64): void {
  const ax = CENTER_PX + cusps * outwardX(from);
  const ay = CENTER_PX + cusps * outwardY(from);
  const bx = CENTER_PX + cusps * outwardX(to);
  const by = CENTER_PX + cusps * outwardY(to);
  const mx = (ax + bx) * 0.5;
  const my = (ay + by) * 0.5;
  const half = hypotenuse(bx - ax, by - ay) * 0.5;
  const away = sqrt<f64>(radius * radius - half * half) / hypotenuse(mx - CENTER_PX, my - CENTER_PX);
  const x = mx + (CENTER_PX - mx) * away;
  const y = my + (CENTER_PX - my) * away;
  if (from < 0 && isSealOpen()) return topArc(out, y, radius, width, (bx - x) / radius, (by - y) / radius);
  arcBand(out, x, y, radius, width, (ax - x) / radius, (ay - y) / radius, (bx - x) / radius, (by - y) / radius, false);
}

/** A circle broken into three, four or five arcs with beaded ends, a lozenge in each gap. */
export function sealBroken(out: PathWriter, stream: Stream, order: i32): void {
  const lot = 3 + stream.int(3);
  const count = order > 0 && order < 6 ? order : lot;
  const gap = 0.0207;
  const radius = RIM_PX - 2.2;
  for (let i = 0; i < count; i++) {
    const from = <f64>i / <f64>count + gap;
    const to = <f64>(i + 1) / <f64>count - gap;
    arcBand(
      out, CENTER_PX, CENTER_PX, radius, 4.4, outwardX(from), outwardY(from), outwardX(to), outwardY(to), false,
    );
    dotOn(out, radius, from, 4.6);
    dotOn(out, radius, to, 4.6);
    if (isClear(RIM_PX, <f64>i / <f64>count, 0)) cardinalLozenge(out, RIM_PX - 1.2, <f64>i / <f64>count, 8.4);
  }
  sealLine(out, 216, 1.6);
  cipherRow(out, 206.5, 3.2);
}

function cardinalLozenge(out: PathWriter, radius: f64, turn: f64, size: f64): void {
  const dx = outwardX(turn);
  const dy = outwardY(turn);
  lozenge(out, CENTER_PX + radius * dx, CENTER_PX + radius * dy, dx, dy, size);
}

/** Two circles with a cross at each quarter, the cipher inside. */
export function sealCardinal(out: PathWriter): void {
  sealLine(out, 224, 4);
  sealLine(out, 214.5, 1.4);
  for (let i = 0; i < 4; i++) {
    const turn = <f64>i * 0.25;
    if (!isClear(231, turn, 0)) continue;
    const dx = outwardX(turn);
    const dy = outwardY(turn);
    crosslet(out, CENTER_PX + 231 * dx, CENTER_PX + 231 * dy, dx, dy, 7);
  }
  cipherRow(out, 204, 3.1);
}

/** Two circles with rays around and lozenges among them: seven, or as many as a planet's order. */
export function sealRays(out: PathWriter, order: i32): void {
  sealLine(out, 219, 3.6);
  sealLine(out, 209, 1.4);
  const between = order > 0 && order < 5 ? 8 : 4;
  const count = order > 0 ? order * between : 28;
  for (let i = 0; i < count; i++) {
    const turn = <f64>i / <f64>count;
    if (!isClear(228, turn, 3)) continue;
    if (i % between == 0) cardinalLozenge(out, 231.7, turn, 8.4);
    else tick(out, 224, i % 2 == 1 ? 228.5 : 231.5, turn, 1.8);
  }
  cipherDots(out, 201, 0.7, 0.6);
}

/** Two circles with beads between them; every third bead is a mark of the cipher. */
export function sealBeaded(out: PathWriter): void {
  sealLine(out, RIM_PX - 1.5, 3);
  sealLine(out, 211, 1.5);
  for (let i = 0; i < CIPHER_MARKS * 3; i++) {
    const turn = <f64>i / <f64>(CIPHER_MARKS * 3);
    if (!isClear(222.5, turn, 3)) continue;
    if (i % 3 == 1) cipherMark(out, cipher[i / 3], 222.5, turn, 4.2);
    else disc(out, CENTER_PX + 222.5 * outwardX(turn), CENTER_PX + 222.5 * outwardY(turn), 1.6);
  }
}
