import { Stream } from "../../text/stream";
import { MAX_LINES, sampleBows } from "./bows";
import { fitSquare } from "./fit";
import { fitFrame } from "./frame";
import { keepStations, measureRims, restoreStations } from "./placing";
import { placingCost } from "./placing-cost";
import { relax } from "./relax";
import { bowChosen, chooseBows } from "./route";
import { lineCount, mayEndOnStation, setTail } from "./stations";

/** How many layouts of the square are relaxed and compared by their stations alone, each time. */
const LAYOUTS: i32 = 4;
/** How often the best of them is drawn with bows, unless it is good enough. */
const TRIES: i32 = 2;
const GOOD: f64 = 5;
/** What the stations' places weigh beside the bows between them. */
const PLACING_WEIGHT: f64 = 1;

const BEST_BY_STATIONS: i32 = 0;
const BEST_BY_LINES: i32 = 1;

const bows = new StaticArray<f64>(MAX_LINES);
const bestBows = new StaticArray<f64>(MAX_LINES);

/** The bow of a line, by its length, positive to the right of its direction on the screen. */
export function bowOfLine(line: i32): f64 {
  return bows[line];
}

/**
 * Lays the stations out, bends the lines between them and frames the whole. Where the line may end on its last station, that is tried first;
 * otherwise, and wherever that is crowded, a tail leads it into free ground.
 */
export function layOut(order: i32, planet: i32, stream: Stream): void {
  let lowest: f64 = 1e9;
  let isTailed = !mayEndOnStation();
  let isBestTailed = isTailed;
  for (let i = 0; i < TRIES && lowest > GOOD; i++) {
    setTail(isTailed);
    measureRims();
    let cost = chooseFit(order, stream) * PLACING_WEIGHT;
    sampleBows(planet, stream);
    cost += chooseBows(stream);
    for (let line = 0; line < lineCount; line++) bows[line] = bowChosen(line);
    cost += fitFrame();
    if (cost < lowest) {
      lowest = cost;
      isBestTailed = isTailed;
      keepStations(BEST_BY_LINES);
      for (let line = 0; line < lineCount; line++) bestBows[line] = bows[line];
    }
    isTailed = true;
  }
  setTail(isBestTailed);
  measureRims();
  restoreStations(BEST_BY_LINES);
  for (let line = 0; line < lineCount; line++) bows[line] = bestBows[line];
  fitFrame();
}

/** Lays the square out in the way that suits its stations best; returns what they still cost. */
function chooseFit(order: i32, stream: Stream): f64 {
  let lowest: f64 = 1e9;
  for (let i = 0; i < LAYOUTS; i++) {
    fitSquare(order, stream);
    relax();
    const cost = placingCost(lowest);
    if (cost >= lowest) continue;
    lowest = cost;
    keepStations(BEST_BY_STATIONS);
  }
  restoreStations(BEST_BY_STATIONS);
  return lowest;
}
