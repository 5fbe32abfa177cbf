import { clamp } from "../../geometry/polyline";
import { alphabet, firstVariant } from "../../glyphs/alphabet";
import { Stream } from "../../text/stream";
import { MAX_SHOWN, shown, shownCount, yieldLetter } from "./choose-letters";
import { computeFigureCost } from "./figure-cost";
import { computeOwnCost } from "./gesture-cost";
import { FOOT_PX, GREATEST_HEIGHT_PX, HEAD_PX, LOWEST_HEIGHT_PX, NARROWEST_PX, REACH_PX } from "./measures";
import { settleNodes, startNodes, tryNodes } from "./node-cost";
import { computePairCost } from "./pair-cost";
import { Placement } from "./placement";
import { SILHOUETTE_COUNT, silhouetteWidth } from "./silhouettes";

/** Places tried when a letter enters, moves tried after that, and fresh starts. */
const TRIES: i32 = 10;
const MOVES: i32 = 75;
const STARTS: i32 = 4;
const ROUNDS: i32 = 3;
/** A figure that costs less is good enough to stop; one that costs more is crowded. */
const GOOD: f64 = 5.5;
const CROWDED: f64 = 7.5;
const FEWEST_LEFT: i32 = 3;

/** The usual height of a gesture in a figure of so many letters, px. */
const USUAL_HEIGHT_PX: StaticArray<f64> = [0, 190, 165, 142, 126, 112];

/** The letters of the figure at the places found, and the silhouette aimed at. */
export const figure = new StaticArray<Placement>(MAX_SHOWN);
export let silhouette: i32 = 0;
export let layoutCost: f64 = 0;

const items = new StaticArray<Placement>(MAX_SHOWN);
let spare = new Placement();
for (let i = 0; i < MAX_SHOWN; i++) {
  figure[i] = new Placement();
  items[i] = new Placement();
}
/** What each pair costs; a move computes one row again. */
const pairs = new StaticArray<f64>(MAX_SHOWN * MAX_SHOWN);
const row = new StaticArray<f64>(MAX_SHOWN);
const order = new StaticArray<u8>(MAX_SHOWN);
let aim: i32 = 0;

/**
 * Letters enter one after the other, the widest gesture first, each at the best of a few places; then single letters are moved while that
 * helps. A figure that stays crowded gives one letter more to the marks.
 */
export function layOut(stream: Stream): void {
  for (let round = 0; round < ROUNDS; round++) {
    layoutCost = Infinity;
    for (let start = 0; start < STARTS && layoutCost >= GOOD; start++) {
      const cost = searchOnce(stream);
      if (cost < layoutCost) keepFigure(cost);
    }
    if (layoutCost < CROWDED || shownCount <= FEWEST_LEFT || round == ROUNDS - 1) return;
    yieldLetter();
  }
}

function searchOnce(stream: Stream): f64 {
  aim = stream.int(SILHOUETTE_COUNT);
  const wish = stream.range(0.68, 1.02);
  sortByWidth();
  for (let i = 0; i < shownCount; i++) enter(i, stream);
  let whole = computeFigureCost(items, shownCount, wish) + startNodes(items, shownCount);
  let total = whole + fillPairs();
  for (let move = 0; move < MOVES; move++) {
    const at = stream.int(shownCount);
    const old = items[at];
    mutate(old, spare, stream);
    let before = old.cost + whole;
    for (let i = 0; i < shownCount; i++) before += unchecked(pairs[at * MAX_SHOWN + i]);
    spare.cost = computeOwnCost(spare, before);
    let after = spare.cost;
    for (let i = 0; i < shownCount && after <= before; i++) {
      const cost = i == at ? 0 : computePairCost(spare, items[i], before - after);
      unchecked((row[i] = cost));
      after += cost;
    }
    if (after > before) continue;
    items[at] = spare;
    let wholeAfter = computeFigureCost(items, shownCount, wish);
    // Nodes cost the most to find: a move that fails without them is not worth it.
    if (after + wholeAfter < before) wholeAfter += tryNodes(items, shownCount, at);
    if (after + wholeAfter < before) {
      settleNodes(shownCount, at);
      total += after + wholeAfter - before;
      whole = wholeAfter;
      spare = old;
      for (let i = 0; i < shownCount; i++) {
        pairs[at * MAX_SHOWN + i] = row[i];
        pairs[i * MAX_SHOWN + at] = row[i];
      }
    } else items[at] = old;
  }
  return total;
}

/** Fills the matrix of pairs and answers the cost of all gestures and pairs. */
function fillPairs(): f64 {
  let total = 0.0;
  for (let i = 0; i < shownCount; i++) {
    total += items[i].cost;
    pairs[i * MAX_SHOWN + i] = 0;
    for (let j = 0; j < i; j++) {
      const cost = computePairCost(items[i], items[j], Infinity);
      pairs[i * MAX_SHOWN + j] = cost;
      pairs[j * MAX_SHOWN + i] = cost;
      total += cost;
    }
  }
  return total;
}

function enter(at: i32, stream: Stream): void {
  let best = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    place(order[at], spare, stream);
    spare.cost = computeOwnCost(spare, best);
    let cost = spare.cost;
    for (let i = 0; i < at && cost < best; i++) cost += computePairCost(spare, items[i], best - cost);
    if (cost >= best) continue;
    best = cost;
    const freed = items[at];
    items[at] = spare;
    spare = freed;
  }
}

/** A fresh placement: variant, stance, height, place on the spine, width under the silhouette. */
function place(letter: i32, out: Placement, stream: Stream): void {
  const first = firstVariant[letter - 65];
  const gesture = alphabet[first + stream.int(firstVariant[letter - 64] - first)];
  const isFlipped = gesture.canFlip && stream.next() < 0.45;
  const usual = USUAL_HEIGHT_PX[shownCount];
  const height = clamp(usual * gesture.height * stream.range(0.75, 1.3), LOWEST_HEIGHT_PX, GREATEST_HEIGHT_PX);
  const at = clamp((isFlipped ? 1 - gesture.place : gesture.place) + stream.range(-0.32, 0.32), 0, 1);
  const y = HEAD_PX + at * (FOOT_PX - HEAD_PX - height);
  const natural = gesture.aspect * height;
  const share = clamp((y + height * 0.5 - HEAD_PX) / (FOOT_PX - HEAD_PX), 0, 1);
  const wished = silhouetteWidth(aim, share) * REACH_PX * stream.range(0.8, 1.1);
  out.set(gesture, isFlipped, height, y, clamp(clamp(wished, natural * 0.8, natural * 1.25), NARROWEST_PX, REACH_PX));
}

function mutate(from: Placement, out: Placement, stream: Stream): void {
  const choice = stream.next();
  if (choice < 0.28) {
    place(from.gesture.letter, out, stream);
    return;
  }
  let height = from.height;
  let y = from.y;
  let width = from.width;
  if (choice < 0.62) y += stream.range(-40, 40);
  else if (choice < 0.82) {
    const scale = stream.range(0.75, 1.33);
    height = clamp(height * scale, LOWEST_HEIGHT_PX, GREATEST_HEIGHT_PX);
    width = clamp(width * scale, NARROWEST_PX, REACH_PX);
  } else {
    const natural = from.gesture.aspect * height;
    const narrowest = max<f64>(NARROWEST_PX, natural * 0.75);
    width = clamp(width * stream.range(0.75, 1.33), narrowest, max<f64>(narrowest, min<f64>(REACH_PX, natural * 1.3)));
  }
  out.set(from.gesture, from.isFlipped, height, y, width);
}

function sortByWidth(): void {
  for (let i = 0; i < shownCount; i++) {
    const letter = shown[i];
    let at = i;
    while (at > 0 && usualWidth(order[at - 1]) < usualWidth(letter)) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = letter;
  }
}

function usualWidth(letter: i32): f64 {
  const gesture = alphabet[firstVariant[letter - 65]];
  return gesture.height * gesture.aspect;
}

/** Copies the places found into the figure, from head to foot. */
function keepFigure(cost: f64): void {
  layoutCost = cost;
  silhouette = aim;
  for (let i = 0; i < shownCount; i++) {
    let at = 0;
    for (let j = 0; j < shownCount; j++) if (items[j].y < items[i].y || (items[j].y == items[i].y && j < i)) at++;
    const item = items[i];
    figure[at].set(item.gesture, item.isFlipped, item.height, item.y, item.width);
  }
}
