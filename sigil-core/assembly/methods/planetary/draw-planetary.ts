import {
  OK, RESULT_END_MARK, RESULT_SEAL_FAMILY, RESULT_SQUARE, STROKE_LINE, STROKE_STATION, STROKE_TERMINAL,
} from "../../abi";
import { addNumber, addStroke, addSymbol, centerPaths, figurePath, result, sealPath, setName } from "../../encode/result";
import { Polyline } from "../../geometry/polyline";
import { endMarkOf, planetName } from "../../glyphs/planets";
import { inkRibbon } from "../../ink/ribbon";
import { drawPlanetSeal, sealFamilyName } from "../../ink/seal/seal";
import { disc, ring } from "../../ink/shapes";
import { drawTerminal } from "../../ink/terminals";
import { chosenPlanet } from "./planetary-options";
import { Stream } from "../../text/stream";
import { lines, ringOf, stationAtX, stationAtY, traceLines, writeCentreLine } from "./curve";
import { isEndCramped, isEndFree, layTail, tail } from "./end";
import { fitFrame, nibPx } from "./frame";
import { drawGround } from "./ground";
import {
  RING_WIDTH_PX, SECOND_RING_PX, SECOND_RING_WIDTH_PX, START_POINT_PX, START_RING_WIDTH_PX,
} from "./measures";
import { layOut } from "./layout";
import { orderOf, squareAddress } from "./squares";
import {
  findStations, stationRepeats, tracedCount, tracedLetter, tracedNumber, tracedPlace, tracedStation, tracedValue, tracedVisit, way, wayCount,
} from "./stations";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const SEAL_STAGE: u64 = 0x7365616c;

/** Pressure of the pen at a ring, and at a free end. */
const PRESSURE_AT_RING: f64 = 0.55;
const PRESSURE_AT_END: f64 = 0.62;
/** Size of the end mark by the nib; its mask by its size, as for every terminal. */
const END_SIZE: f64 = 0.92;
const END_RUN: f64 = 2;
const END_MASK: f64 = 4;

const stream = new Stream();

/** The planetary method: the letters' numbers traced over the planet's magic square, station by station. Returns an error code. */
export function drawPlanetary(seed: u64): i32 {
  const planet = chosenPlanet();
  const order = orderOf(planet);
  findStations(order);
  stream.start(seed, LAYOUT_STAGE);
  layOut(order, stream);
  fitFrame();
  traceLines(!isEndFree());
  const mark = endMarkOf(planet);
  const isFree = isEndFree() && !isEndCramped(mark);
  if (!isFree) {
    traceLines(true);
    layTail(mark);
  }
  drawFigure(mark, isFree);
  drawGround(order);
  stream.start(seed, SEAL_STAGE);
  const family = drawPlanetSeal(sealPath, seed, stream, planet, order);
  describe(planet, order, family);
  return OK;
}

/** The start, then each line with the station that it comes to, then the end. */
function drawFigure(endMark: i32, isFree: bool): void {
  const last = wayCount - 1;
  drawStation(0, tracedLetter[0]);
  let drawn = 1;
  for (let line = 0; line < last; line++) {
    drawLine(line, line == last - 1 && isFree);
    if (way[line + 1] != drawn) continue;
    if (line < last - 1 || !isFree) drawStation(drawn, letterOf(drawn));
    drawn++;
  }
  if (isFree) finish(endMark, lines[last - 1]);
  else {
    drawTail();
    finish(endMark, tail);
  }
}

function drawLine(line: i32, isEndFree: bool): void {
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  inkRibbon(figurePath, lines[line], nibPx, 1, PRESSURE_AT_RING, isEndFree ? PRESSURE_AT_END : PRESSURE_AT_RING);
  writeCentreLine(line);
  addStroke(STROKE_LINE, 0, outlineFrom, centerFrom, lines[line].length(), nibPx * 1.2);
}

function drawStation(station: i32, letter: i32): void {
  const x = stationAtX(station);
  const y = stationAtY(station);
  const radius = ringOf(station);
  const width = station == 0 ? START_RING_WIDTH_PX : RING_WIDTH_PX;
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  if (station == 0) disc(figurePath, x, y, START_POINT_PX);
  ring(figurePath, x, y, radius, width);
  const isDouble = stationRepeats[station] > 0;
  if (isDouble) ring(figurePath, x, y, radius + SECOND_RING_PX, SECOND_RING_WIDTH_PX);
  // One turn of the pen, broad enough to uncover the point and both rings.
  const turn = isDouble ? (radius + SECOND_RING_PX) * 0.6 : radius * 0.75;
  centerPaths.moveTo(x, y - turn);
  centerPaths.arcTo(turn, true, true, x, y + turn);
  centerPaths.arcTo(turn, true, true, x, y - turn);
  addStroke(STROKE_STATION, letter, outlineFrom, centerFrom, turn * 6.283, turn * 2.2);
}

function drawTail(): void {
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  inkRibbon(figurePath, tail, nibPx, 1, PRESSURE_AT_RING, PRESSURE_AT_END);
  centerPaths.moveTo(tail.x[0], tail.y[0]);
  centerPaths.line(tail.x[2], tail.y[2]);
  addStroke(STROKE_LINE, 0, outlineFrom, centerFrom, tail.length(), nibPx * 1.2);
}

/** The planet's mark at the end of the last line. */
function finish(mark: i32, line: Polyline): void {
  const end = line.count - 1;
  const before = max<i32>(0, end - 2);
  const length = sqrt<f64>((line.x[end] - line.x[before]) ** 2 + (line.y[end] - line.y[before]) ** 2) + 1e-9;
  const dx = (line.x[end] - line.x[before]) / length;
  const dy = (line.y[end] - line.y[before]) / length;
  const size = nibPx * END_SIZE;
  const outlineFrom = figurePath.length;
  const centerFrom = centerPaths.length;
  drawTerminal(figurePath, mark, line.x[end], line.y[end], dx, dy, size);
  centerPaths.moveTo(line.x[end] - dx * size, line.y[end] - dy * size);
  centerPaths.line(line.x[end] + dx * size * END_RUN, line.y[end] + dy * size * END_RUN);
  addStroke(STROKE_TERMINAL, tracedLetter[tracedCount - 1], outlineFrom, centerFrom, size * (1 + END_RUN), size * END_MASK);
}

/** The letter that first came to a station. */
function letterOf(station: i32): i32 {
  let index = 0;
  while (tracedStation[index] != station) index++;
  return tracedLetter[index];
}

function describe(planet: i32, order: i32, sealFamily: i32): void {
  for (let i = 0; i < tracedCount; i++) {
    addNumber(tracedLetter[i], tracedValue[i], tracedNumber[i], tracedPlace[i] % order, tracedPlace[i] / order, tracedVisit[i]);
  }
  addSymbol(planetName(planet), "seal", 0);
  result[RESULT_SQUARE] = <i32>squareAddress(order);
  result[RESULT_SQUARE + 1] = order;
  result[RESULT_END_MARK] = 1 + endMarkOf(planet);
  setName(RESULT_SEAL_FAMILY, sealFamilyName(sealFamily));
}
