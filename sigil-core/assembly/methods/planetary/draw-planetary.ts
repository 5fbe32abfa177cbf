import {
  OK, RESULT_END_MARK, RESULT_SQUARE, STROKE_LINE, STROKE_STATION, STROKE_TERMINAL,
} from "../../abi";
import { addNumber, addStroke, addSymbol, centerPaths, figurePath, result } from "../../encode/result";
import { hypotenuse } from "../../geometry/polyline";
import { endMarkOf, planetName } from "../../glyphs/planets";
import { cutNib, cutNibBroad } from "../../ink/nib";
import { drawRing } from "../../ink/ring/set-ring";
import { disc, ring } from "../../ink/shapes";
import { drawTerminal } from "../../ink/terminals";
import { Stream } from "../../text/stream";
import { Curve } from "./curve";
import { nibPx, scale, shiftX, shiftY } from "./frame";
import { bowOfLine, layOut } from "./layout";
import {
  BEAD_PX, END_PX, RING_PX, RING_WIDTH_PX, SECOND_RING_PX, SECOND_RING_WIDTH_PX, START_POINT_PX, START_RING_PX, START_RING_WIDTH_PX, TWICE_BEAD_PX, TWICE_RING_PX, TWICE_RING_WIDTH_PX,
} from "./measures";
import { NIB_CONTRAST, pressureAt } from "./pressure";
import { rims, stationX, stationY } from "./placing";
import { chosenPlanet } from "./planetary-options";
import { orderOf, squareAddress } from "./squares";
import {
  endPin, findStations, lineCount, stationInitial, stationRepeats, tracedCount, tracedLetter, tracedNumber, tracedPlace, tracedValue, tracedVisit, way, wayLetter,
} from "./stations";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const SEAL_STAGE: u64 = 0x7365616c;

/** How far the mask of the end mark reaches, and how broad it is, by its size, as for every terminal. */
const END_RUN: f64 = 2;
const END_MASK: f64 = 4;
/** Width of a line's mask by the nib. */
const LINE_MASK: f64 = 1.1;

const stream = new Stream();
const curve = new Curve();

/** The planetary method: the letters' numbers traced over the planet's magic square, station by station. Returns an error code. */
export function drawPlanetary(seed: u64): i32 {
  const planet = chosenPlanet();
  const order = orderOf(planet);
  findStations(order);
  stream.start(seed, LAYOUT_STAGE);
  layOut(order, planet, stream);
  drawFigure(endMarkOf(planet));
  stream.start(seed, SEAL_STAGE);
  drawRing(stream, true, planet);
  describe(planet, order);
  return OK;
}

/** The start, then each line with the station that it comes to, then the end. */
function drawFigure(endMark: i32): void {
  const length = measureTrace();
  let traced = 0.0;
  let drawn = 1;
  cutNib(NIB_CONTRAST);
  drawStation(0, wayLetter[0]);
  for (let line = 0; line < lineCount; line++) {
    const to = way[line + 1];
    const isEnd = to == endPin();
    layCurve(line);
    const pressureFrom = pressureAt(traced / length);
    traced += curve.length();
    curve.cut(line == 0 ? 0 : bandPx(way[line], line), isEnd ? 0 : bandPx(to, line));
    drawLine(wayLetter[line + 1], isEnd, pressureFrom, pressureAt(traced / length));
    if (to != drawn || isEnd) continue;
    drawStation(drawn, wayLetter[line + 1]);
    drawn++;
  }
  drawEnd(endMark);
  cutNibBroad();
}

/** Length of all lines, px. */
function measureTrace(): f64 {
  let length = 1e-9;
  for (let line = 0; line < lineCount; line++) {
    layCurve(line);
    length += curve.length();
  }
  return length;
}

function layCurve(line: i32): void {
  const from = way[line];
  const to = way[line + 1];
  curve.lay(xOf(from), yOf(from), xOf(to), yOf(to), bowOfLine(line));
}

/** Middle of a station in the box. */
function xOf(station: i32): f64 {
  return stationX[station] * scale + shiftX;
}

function yOf(station: i32): f64 {
  return stationY[station] * scale + shiftY;
}

/** How far from a station's middle a line ends: in the band of its ring. The line that is first there leads on to the bead inside a ring. */
function bandPx(station: i32, line: i32): f64 {
  if (station == 0) return START_RING_PX + (stationRepeats[0] > 0 ? SECOND_RING_PX : 0);
  if (stationRepeats[station] > 0) return way[line + 1] == station && isFirstTo(station, line) ? 0 : TWICE_RING_PX;
  return stationInitial[station] > 0 ? RING_PX : 0;
}

function isFirstTo(station: i32, line: i32): bool {
  for (let i = 0; i <= line; i++) if (way[i] == station) return false;
  return true;
}

function drawLine(letter: i32, isEnd: bool, pressureFrom: f64, pressureTo: f64): void {
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  curve.ink(figurePath, nibPx, pressureFrom, pressureTo, isEnd);
  curve.writeCenterLine();
  addStroke(STROKE_LINE, letter, outlineFrom, centerFrom, curve.length(), nibPx * LINE_MASK * max<f64>(pressureFrom, pressureTo));
}

function drawStation(station: i32, letter: i32): void {
  const x = xOf(station);
  const y = yOf(station);
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  if (station == 0) {
    disc(figurePath, x, y, START_POINT_PX);
    ring(figurePath, x, y, START_RING_PX, START_RING_WIDTH_PX);
    if (stationRepeats[0] > 0) ring(figurePath, x, y, START_RING_PX + SECOND_RING_PX, SECOND_RING_WIDTH_PX);
  } else if (stationRepeats[station] > 0) {
    disc(figurePath, x, y, TWICE_BEAD_PX);
    ring(figurePath, x, y, TWICE_RING_PX, TWICE_RING_WIDTH_PX);
  } else if (stationInitial[station] > 0) {
    ring(figurePath, x, y, RING_PX, RING_WIDTH_PX);
    addSymbol("ring", "station", stationInitial[station]);
  } else disc(figurePath, x, y, BEAD_PX);
  // One turn of the pen, broad enough to uncover the whole station.
  const turn = rims[station] * 0.55;
  centerPaths.moveTo(x, y - turn);
  centerPaths.arcTo(turn, true, true, x, y + turn);
  centerPaths.arcTo(turn, true, true, x, y - turn);
  addStroke(STROKE_STATION, letter, outlineFrom, centerFrom, turn * 6.283, turn * 2.2);
}

/** The planet's mark at the end of the last line. */
function drawEnd(mark: i32): void {
  const x = curve.x(1);
  const y = curve.y(1);
  const steep = hypotenuse(curve.slopeX(1), curve.slopeY(1)) + 1e-9;
  const dx = curve.slopeX(1) / steep;
  const dy = curve.slopeY(1) / steep;
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  drawTerminal(figurePath, mark, x, y, dx, dy, END_PX);
  centerPaths.moveTo(x - dx * END_PX, y - dy * END_PX);
  centerPaths.line(x + dx * END_PX * END_RUN, y + dy * END_PX * END_RUN);
  addStroke(STROKE_TERMINAL, tracedLetter[tracedCount - 1], outlineFrom, centerFrom, END_PX * (1 + END_RUN), END_PX * END_MASK);
}

function describe(planet: i32, order: i32): void {
  for (let i = 0; i < tracedCount; i++) {
    addNumber(tracedLetter[i], tracedValue[i], tracedNumber[i], tracedPlace[i] % order, tracedPlace[i] / order, tracedVisit[i]);
  }
  addSymbol(planetName(planet), "seal", 0);
  result[RESULT_SQUARE] = <i32>squareAddress(order);
  result[RESULT_SQUARE + 1] = order;
  result[RESULT_END_MARK] = 1 + endMarkOf(planet);
}
