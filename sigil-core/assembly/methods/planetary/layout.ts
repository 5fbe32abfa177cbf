import { Stream } from "../../text/stream";
import { MAX_LINES, sampleBows } from "./bows";
import { fitSquare, keepFit, restoreFit, shakeFit } from "./fit";
import { placeStations, placingCost } from "./placing";
import { bowChosen, chooseBows } from "./route";
import { wayCount } from "./stations";

/** How many layouts of the square are compared by their stations alone, each time. */
const LAYOUTS: i32 = 12;
/** The best of them is then shaken this often, and each shake kept that suits the stations better. */
const SHAKES: i32 = 28;
/** How often the best of them is drawn with bows, unless its lines keep clear of each other well enough. */
const TRIES: i32 = 2;
const GOOD: f64 = 4;

const BEST_BY_STATIONS: i32 = 0;
const BEST_BY_LINES: i32 = 1;

const bows = new StaticArray<f64>(MAX_LINES);

/** The bow of a line, by its length, positive to the right of its direction on the screen. */
export function bowOfLine(line: i32): f64 {
  return bows[line];
}

/** Lays the stations out and bends the lines between them. */
export function layOut(order: i32, stream: Stream): void {
  let lowest: f64 = 1e9;
  for (let i = 0; i < TRIES && lowest > GOOD; i++) {
    chooseFit(order, stream);
    sampleBows(stream);
    const cost = chooseBows(stream);
    if (cost >= lowest) continue;
    lowest = cost;
    keepFit(BEST_BY_LINES);
    for (let line = 0; line + 1 < wayCount; line++) bows[line] = bowChosen(line);
  }
  restoreFit(BEST_BY_LINES);
  placeStations(order);
}

/** Lays the square out in the way that suits its stations best. */
function chooseFit(order: i32, stream: Stream): void {
  let lowest: f64 = 1e9;
  for (let i = 0; i < LAYOUTS; i++) {
    fitSquare(order, stream);
    placeStations(order);
    lowest = keepIfLower(lowest);
  }
  for (let i = 0; i < SHAKES; i++) {
    restoreFit(BEST_BY_STATIONS);
    shakeFit(order, stream);
    placeStations(order);
    lowest = keepIfLower(lowest);
  }
  restoreFit(BEST_BY_STATIONS);
  placeStations(order);
}

function keepIfLower(lowest: f64): f64 {
  const cost = placingCost(lowest);
  if (cost >= lowest) return lowest;
  keepFit(BEST_BY_STATIONS);
  return cost;
}
