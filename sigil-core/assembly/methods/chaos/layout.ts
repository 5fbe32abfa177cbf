import { alphabet, firstVariant } from "../../glyphs/alphabet";
import { Stream } from "../../text/stream";
import { MAX_SHOWN, shown, shownCount, yieldLetter } from "./choose-letters";
import { computeFigureCost } from "./figure-cost";
import { computeOwnCost } from "./gesture-cost";
import { boundNodes, settleNodes, startNodes, tryNodes } from "./node-cost";
import { computePairCost } from "./pair-cost";
import { Placement } from "./placement";
import { aim, chooseAim, proposeChange, proposePlace } from "./propose";

/** Places tried when a letter enters, moves tried after that and after a letter has left, and fresh starts. */
const TRIES: i32 = 10;
const MOVES: i32 = 80;
const MOVES_AFTER_LEAVE: i32 = 50;
const STARTS: i32 = 4;
/** A figure that costs less is good enough to stop; one that costs more is crowded. */
const GOOD: f64 = 4.2;
const CROWDED: f64 = 11.2;
const FEWEST_LEFT: i32 = 3;

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
/** What each pair costs, and each gesture by itself on the diagonal; a move computes one row again. */
const pairs = new StaticArray<f64>(MAX_SHOWN * MAX_SHOWN);
const row = new StaticArray<f64>(MAX_SHOWN);
const order = new StaticArray<u8>(MAX_SHOWN);
/** Wanted width over height, and what the nodes and the whole figure cost. */
let wish: f64 = 0;
let whole: f64 = 0;
let total: f64 = 0;

/**
 * Letters enter one after the other, the widest gesture first, each at the best of a few places; then single letters are moved while that
 * helps. A figure that stays crowded gives the letter that is most in the way to the marks, and the others spread.
 */
export function layOut(stream: Stream): void {
  layoutCost = Infinity;
  for (let start = 0; start < STARTS && layoutCost >= GOOD; start++) {
    begin(stream);
    improve(MOVES, stream);
    while (start == 0 && total >= CROWDED && shownCount > FEWEST_LEFT) {
      leave();
      improve(MOVES_AFTER_LEAVE, stream);
    }
    if (total < layoutCost) keepFigure();
  }
}

/** A first place for every letter. */
function begin(stream: Stream): void {
  chooseAim(stream);
  wish = stream.range(0.74, 1.06);
  sortByWidth();
  for (let i = 0; i < shownCount; i++) enter(i, stream);
  for (let i = 0; i < shownCount; i++) {
    pairs[i * MAX_SHOWN + i] = items[i].cost;
    for (let j = 0; j < i; j++) {
      const cost = computePairCost(items[i], items[j], Infinity);
      pairs[i * MAX_SHOWN + j] = cost;
      pairs[j * MAX_SHOWN + i] = cost;
    }
  }
  weigh();
}

/** Sums up what the figure costs as it is. */
function weigh(): void {
  whole = computeFigureCost(items, shownCount, wish) + startNodes(items, shownCount);
  total = whole;
  for (let i = 0; i < shownCount; i++) for (let j = 0; j <= i; j++) total += pairs[i * MAX_SHOWN + j];
}

/** What a gesture costs by itself and beside the others. */
function costOf(at: i32): f64 {
  let cost = 0.0;
  for (let i = 0; i < shownCount; i++) cost += unchecked(pairs[at * MAX_SHOWN + i]);
  return cost;
}

function improve(moves: i32, stream: Stream): void {
  for (let move = 0; move < moves; move++) {
    const one = stream.int(shownCount);
    const other = stream.int(shownCount);
    tryMove(costOf(one) > costOf(other) ? one : other, stream);
  }
}

/** Moves one gesture, and keeps it there if the figure then costs less. What is cheap to know is asked first. */
function tryMove(at: i32, stream: Stream): void {
  const old = items[at];
  proposeChange(old, shownCount, spare, stream);
  const before = costOf(at) + whole;
  items[at] = spare;
  let wholeAfter = computeFigureCost(items, shownCount, wish);
  const leastNodes = boundNodes(items, shownCount, at);
  let after = wholeAfter + leastNodes;
  if (after < before) {
    row[at] = computeOwnCost(spare, before - after);
    after += row[at];
    for (let i = 0; i < shownCount && after < before; i++) {
      if (i == at) continue;
      row[i] = computePairCost(spare, items[i], before - after);
      after += row[i];
    }
  }
  if (after < before) {
    const nodes = tryNodes(items, shownCount, at);
    wholeAfter += nodes;
    after += nodes - leastNodes;
  }
  if (after >= before) {
    items[at] = old;
    return;
  }
  settleNodes(shownCount, at);
  total += after - before;
  whole = wholeAfter;
  spare = old;
  for (let i = 0; i < shownCount; i++) {
    pairs[at * MAX_SHOWN + i] = row[i];
    pairs[i * MAX_SHOWN + at] = row[i];
  }
}

function enter(at: i32, stream: Stream): void {
  let best = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    proposePlace(order[at], shownCount, spare, stream);
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

/** Gives the gesture that costs most to the marks. */
function leave(): void {
  let worst = 0;
  for (let i = 1; i < shownCount; i++) if (costOf(i) > costOf(worst)) worst = i;
  const freed = items[worst];
  yieldLetter(freed.gesture.letter);
  for (let i = worst; i < shownCount; i++) items[i] = items[i + 1];
  items[shownCount] = freed;
  for (let i = 0; i < shownCount; i++) {
    for (let j = 0; j < shownCount; j++) {
      pairs[i * MAX_SHOWN + j] = pairs[(i < worst ? i : i + 1) * MAX_SHOWN + (j < worst ? j : j + 1)];
    }
  }
  weigh();
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
function keepFigure(): void {
  layoutCost = total;
  silhouette = aim;
  for (let i = 0; i < shownCount; i++) {
    let at = 0;
    for (let j = 0; j < shownCount; j++) if (items[j].y < items[i].y || (items[j].y == items[i].y && j < i)) at++;
    const item = items[i];
    figure[at].set(item.gesture, item.isFlipped, item.height, item.y, item.width);
  }
}
