import { Stream } from "../../text/stream";
import { bowOf, BOWS, MAX_LINES, ownCost, pairCost as costBetween } from "./bows";
import { lineCount } from "./stations";

const CANDIDATES: i32 = MAX_LINES * BOWS;
const STARTS: i32 = 2;
const MOST_SWEEPS: i32 = 6;

/** Costs of pairs of candidates as they come to be known, in rows of `candidates`; below 0 before. */
const pairCost = new StaticArray<f64>(CANDIDATES * CANDIDATES);
let candidates: i32 = 0;
const chosen = new StaticArray<i32>(MAX_LINES);
const best = new StaticArray<i32>(MAX_LINES);

/** Chooses a bow for each line, so that the lines keep clear of each other and of stations; Returns what remains unsolved. */
export function chooseBows(stream: Stream): f64 {
  const lines = lineCount;
  candidates = lines * BOWS;
  pairCost.fill(-1, 0, candidates * candidates);
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

/** Gives each line in turn the bow that suits the others best; false where nothing changed. */
function improve(lines: i32): bool {
  let hasChanged = false;
  for (let i = 0; i < lines; i++) {
    let lowest: f64 = 1e9;
    let pick = chosen[i];
    for (let k = 0; k < BOWS; k++) {
      const cost = costAmong(i, k, lines, 0, lowest - 1e-9);
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

/** What a bow costs by itself and beside the chosen bows of the lines from `from` on; as soon as it is `bound` or more, that is enough. */
function costAmong(line: i32, bow: i32, lines: i32, from: i32, bound: f64): f64 {
  const candidate = line * BOWS + bow;
  let cost = unchecked(ownCost[candidate]);
  for (let j = from; j < lines && cost < bound; j++) if (j != line) cost += costOfPair(candidate, j * BOWS + unchecked(chosen[j]));
  return cost;
}

function costOfPair(a: i32, b: i32): f64 {
  const known = unchecked(pairCost[a * candidates + b]);
  if (known >= 0) return known;
  const cost = costBetween(a, b);
  unchecked((pairCost[a * candidates + b] = cost));
  unchecked((pairCost[b * candidates + a] = cost));
  return cost;
}

function costOfAll(lines: i32): f64 {
  let cost = 0.0;
  for (let i = 0; i < lines; i++) cost += costAmong(i, chosen[i], lines, i + 1, Infinity);
  return cost;
}
