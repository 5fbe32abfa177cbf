import { Stream } from "../../text/stream";
import { bowOf, BOWS, MAX_LINES, nearCost, ownCost } from "./bows";
import { wayCount } from "./stations";

const CANDIDATES: i32 = MAX_LINES * BOWS;
const STARTS: i32 = 7;
const MOST_SWEEPS: i32 = 6;

const pairCost = new StaticArray<f64>(CANDIDATES * CANDIDATES);
const chosen = new StaticArray<i32>(MAX_LINES);
const best = new StaticArray<i32>(MAX_LINES);

/** Chooses a bow for each line, so that the lines keep clear of each other and of stations; answers what remains unsolved. */
export function chooseBows(stream: Stream): f64 {
  const lines = wayCount - 1;
  comparePairs(lines);
  let lowest: f64 = 1e9;
  for (let start = 0; start < STARTS; start++) {
    for (let i = 0; i < lines; i++) chosen[i] = start == 0 ? BOWS / 2 : stream.int(BOWS);
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) if (!improve(lines)) break;
    const cost = costOfAll(lines);
    if (cost >= lowest) continue;
    lowest = cost;
    for (let i = 0; i < lines; i++) best[i] = chosen[i];
  }
  return lowest;
}

/** The bow of a line, by its length, positive to the right of its direction on the screen. */
export function bowChosen(line: i32): f64 {
  return bowOf[line * BOWS + best[line]];
}

function comparePairs(lines: i32): void {
  for (let i = 0; i < lines; i++) {
    for (let j = i + 1; j < lines; j++) {
      for (let a = i * BOWS; a < (i + 1) * BOWS; a++) {
        for (let b = j * BOWS; b < (j + 1) * BOWS; b++) {
          const cost = nearCost(a, b);
          pairCost[a * CANDIDATES + b] = cost;
          pairCost[b * CANDIDATES + a] = cost;
        }
      }
    }
  }
}

/** Gives each line in turn the bow that suits the others best; false where nothing changed. */
function improve(lines: i32): bool {
  let hasChanged = false;
  for (let i = 0; i < lines; i++) {
    let lowest: f64 = 1e9;
    let pick = chosen[i];
    for (let k = 0; k < BOWS; k++) {
      const cost = ownCost[i * BOWS + k] + costAmong(i, k, lines, 0);
      if (cost >= lowest - 1e-9) continue;
      lowest = cost;
      pick = k;
    }
    if (pick == chosen[i]) continue;
    chosen[i] = pick;
    hasChanged = true;
  }
  return hasChanged;
}

function costAmong(line: i32, bow: i32, lines: i32, from: i32): f64 {
  const row = (line * BOWS + bow) * CANDIDATES;
  let cost = 0.0;
  for (let j = from; j < lines; j++) if (j != line) cost += pairCost[row + j * BOWS + chosen[j]];
  return cost;
}

function costOfAll(lines: i32): f64 {
  let cost = 0.0;
  for (let i = 0; i < lines; i++) cost += ownCost[i * BOWS + chosen[i]] + costAmong(i, chosen[i], lines, i + 1);
  return cost;
}
