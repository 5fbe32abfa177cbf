import { MAX_SHOWN } from "./choose-letters";
import { GROUP, Placement } from "./placement";

/** Nodes that nearly coincide enclose slivers or clot into knots; this close they count as one, px. */
const SAME_PX: f64 = 4;
const APART_PX: f64 = 36;
const NODE_WEIGHT: f64 = 2.4;

/** Most crossings of one pair of gestures that are kept. */
const MAX_CROSSINGS: i32 = 12;
const MAX_NODES: i32 = MAX_SHOWN * MAX_SHOWN * MAX_CROSSINGS;

/** Crossings of each pair of gestures; a move computes those of one gesture again. */
class CrossingTable {
  readonly x: StaticArray<f64> = new StaticArray<f64>(MAX_NODES);
  readonly y: StaticArray<f64> = new StaticArray<f64>(MAX_NODES);
  readonly count: StaticArray<i32> = new StaticArray<i32>(MAX_SHOWN * MAX_SHOWN);

  /** Finds where two gestures (or one with itself) cross. */
  find(slot: i32, a: Placement, b: Placement): void {
    let found = 0;
    this.count[slot] = 0;
    if (a.top > b.bottom || b.top > a.bottom) return;
    for (let g = 0; g < a.groupCount; g++) {
      const top = unchecked(a.groupTop[g]);
      const bottom = unchecked(a.groupBottom[g]);
      const left = unchecked(a.groupLeft[g]);
      const right = unchecked(a.groupRight[g]);
      // A gesture meets itself only at steps that do not follow each other.
      const groups = a == b ? g + 1 : b.groupCount;
      for (let h = 0; h < groups; h++) {
        if (unchecked(b.groupTop[h]) > bottom || unchecked(b.groupBottom[h]) < top) continue;
        if (unchecked(b.groupLeft[h]) > right || unchecked(b.groupRight[h]) < left) continue;
        found = this.findInGroups(slot, found, a, g * GROUP, b, h * GROUP);
      }
    }
    this.count[slot] = found;
  }

  /** Crossings of the steps of two groups; Returns how many the pair has now. */
  private findInGroups(slot: i32, before: i32, a: Placement, fromA: i32, b: Placement, fromB: i32): i32 {
    const toA = min<i32>(a.count, fromA + GROUP);
    let found = before;
    for (let i = max<i32>(1, fromA); i < toA; i++) {
      if (unchecked(a.key[i]) != unchecked(a.key[i - 1])) continue;
      const ax = unchecked(a.sampleX[i - 1]);
      const ay = unchecked(a.sampleY[i - 1]);
      const adx = unchecked(a.sampleX[i]) - ax;
      const ady = unchecked(a.sampleY[i]) - ay;
      const toB = min<i32>(a == b ? i - 2 : b.count, fromB + GROUP);
      for (let j = max<i32>(1, fromB); j < toB; j++) {
        if (unchecked(b.key[j]) != unchecked(b.key[j - 1])) continue;
        const bx = unchecked(b.sampleX[j - 1]);
        const by = unchecked(b.sampleY[j - 1]);
        const bdx = unchecked(b.sampleX[j]) - bx;
        const bdy = unchecked(b.sampleY[j]) - by;
        const cross = adx * bdy - ady * bdx;
        const alongA = (bx - ax) * bdy - (by - ay) * bdx;
        const alongB = (bx - ax) * ady - (by - ay) * adx;
        // Shares of the two steps, compared without dividing: most pairs do not cross.
        const isPositive = cross > 0;
        if (isPositive ? alongA < 0 || alongA >= cross : alongA > 0 || alongA <= cross) continue;
        if (isPositive ? alongB < 0 || alongB >= cross : alongB > 0 || alongB <= cross) continue;
        if (found == MAX_CROSSINGS) continue;
        const t = alongA / cross;
        this.x[slot * MAX_CROSSINGS + found] = ax + adx * t;
        this.y[slot * MAX_CROSSINGS + found] = ay + ady * t;
        found++;
      }
    }
    return found;
  }

  copy(slot: i32, from: CrossingTable): void {
    const count = from.count[slot];
    this.count[slot] = count;
    for (let i = slot * MAX_CROSSINGS; i < slot * MAX_CROSSINGS + count; i++) {
      this.x[i] = from.x[i];
      this.y[i] = from.y[i];
    }
  }
}

const settled = new CrossingTable();
const tried = new CrossingTable();
const nodeX = new StaticArray<f64>(MAX_NODES + 128);
const nodeY = new StaticArray<f64>(MAX_NODES + 128);

function slotOf(i: i32, j: i32): i32 {
  return i < j ? j * MAX_SHOWN + i : i * MAX_SHOWN + j;
}

/** What the nodes cost without those of one gesture; below 0 where that is not known yet. */
const bounds = new StaticArray<f64>(MAX_SHOWN);

/** Finds all crossings of a fresh figure, and Returns what its nodes cost. */
export function startNodes(items: StaticArray<Placement>, count: i32): f64 {
  for (let i = 0; i < count; i++) {
    for (let j = 0; j <= i; j++) settled.find(slotOf(i, j), items[i], items[j]);
  }
  bounds.fill(-1);
  return sumNearness(collect(items, count, -1, -1)) * NODE_WEIGHT;
}

/** What the nodes cost at least, wherever the gesture `moved` goes. */
export function boundNodes(items: StaticArray<Placement>, count: i32, moved: i32): f64 {
  if (bounds[moved] < 0) bounds[moved] = sumNearness(collect(items, count, -1, moved)) * NODE_WEIGHT;
  return bounds[moved];
}

/** What the nodes cost with the gesture `moved` at its new place; the settled crossings stay as they are. */
export function tryNodes(items: StaticArray<Placement>, count: i32, moved: i32): f64 {
  for (let i = 0; i < count; i++) tried.find(slotOf(moved, i), items[moved], items[i]);
  return sumNearness(collect(items, count, moved, -1)) * NODE_WEIGHT;
}

/** Keeps what `tryNodes` found. */
export function settleNodes(count: i32, moved: i32): void {
  for (let i = 0; i < count; i++) settled.copy(slotOf(moved, i), tried);
  bounds.fill(-1);
}

/** How often the pair of gestures of `findCrossings` cross. */
export let crossingCount: i32 = 0;

/** Finds where two gestures of a finished figure cross, as if both were on the right. */
export function findCrossings(a: Placement, b: Placement): void {
  tried.find(0, a, b);
  crossingCount = tried.count[0];
}

export function crossingX(at: i32): f64 {
  return tried.x[at];
}

export function crossingY(at: i32): f64 {
  return tried.y[at];
}

/** Lists the nodes, those of `moved` from the table of trials, none of `left`; Returns how many there are. */
function collect(items: StaticArray<Placement>, count: i32, moved: i32, left: i32): i32 {
  let nodes = 0;
  for (let i = 0; i < count; i++) {
    if (i == left) continue;
    const item = items[i];
    for (let m = 0; m < item.meetCount; m++) {
      nodeX[nodes] = 0;
      nodeY[nodes++] = item.meets[m];
    }
    for (let k = 0; k < item.jointCount; k++) {
      nodeX[nodes] = item.jointX[k];
      nodeY[nodes++] = item.jointY[k];
    }
    for (let j = 0; j <= i; j++) {
      if (j == left) continue;
      const table = i == moved || j == moved ? tried : settled;
      const slot = slotOf(i, j);
      for (let k = 0; k < table.count[slot]; k++) {
        nodeX[nodes] = table.x[slot * MAX_CROSSINGS + k];
        nodeY[nodes++] = table.y[slot * MAX_CROSSINGS + k];
      }
    }
  }
  return nodes;
}

function sumNearness(nodes: i32): f64 {
  let sum = 0.0;
  for (let i = 0; i < nodes; i++) {
    const x = unchecked(nodeX[i]);
    const y = unchecked(nodeY[i]);
    // A node and its mirror image are two nodes.
    if (x > SAME_PX * 0.5 && x < APART_PX * 0.5) sum += 1 - (2 * x) / APART_PX;
    for (let j = 0; j < i; j++) {
      const dy = y - unchecked(nodeY[j]);
      const dx = x - unchecked(nodeX[j]);
      const squared = dx * dx + dy * dy;
      if (squared < APART_PX * APART_PX && squared > SAME_PX * SAME_PX) sum += 1 - sqrt<f64>(squared) / APART_PX;
    }
  }
  return sum;
}
