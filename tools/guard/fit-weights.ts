/** A text as the fit sees it: its signs by number, what each counts, and which of the meanings it has. */
export interface Row {
  readonly signs: Int32Array;
  readonly counts: Float64Array;
  readonly meaning: number;
  /** How much it counts. */
  readonly weight: number;
}

const MEANINGS = 3;
/** How many steps the curvature is kept of. */
const MEMORY = 8;
const ROUNDS = 100;
const SHRINK = 25;
/** The fit ends where a round gains less than this part. */
const LEAST_GAIN = 1e-4;

/**
 * Fits multinomial logistic regression by L-BFGS; weights are held small by `penalty`. Gives a weight per sign and meaning in rows, those of no sign
 * last. Nothing is drawn, so that the same rows give the same weights.
 */
export function fitWeights(rows: readonly Row[], signs: number, penalty: number): Float64Array {
  const size = (signs + 1) * MEANINGS;
  const weights = new Float64Array(size);
  const slope = new Float64Array(size);
  const steps: { readonly moved: Float64Array; readonly turned: Float64Array; readonly share: number }[] = [];
  let loss = measure(rows, weights, penalty, slope);
  for (let round = 0; round < ROUNDS; round += 1) {
    const way = findWay(slope, steps);
    const from = weights.slice();
    const slopeThere = slope.slice();
    const lossThere = loss;
    const fall = dot(slope, way);
    let length = 1;
    for (let shrink = 0; shrink < SHRINK; shrink += 1) {
      for (let at = 0; at < size; at += 1) weights[at] = (from[at] ?? 0) - length * (way[at] ?? 0);
      loss = measure(rows, weights, penalty, slope);
      if (loss <= lossThere - 1e-4 * length * fall) break;
      length /= 2;
    }
    const moved = weights.map((weight, at) => weight - (from[at] ?? 0));
    const turned = slope.map((value, at) => value - (slopeThere[at] ?? 0));
    const bend = dot(moved, turned);
    if (bend > 1e-10) steps.push({ moved, turned, share: 1 / bend });
    if (steps.length > MEMORY) steps.shift();
    if (lossThere - loss < LEAST_GAIN * lossThere) break;
  }
  return weights;
}

/** The loss of weights over all rows; writes its slope. */
function measure(rows: readonly Row[], weights: Float64Array, penalty: number, slope: Float64Array): number {
  const bias = weights.length - MEANINGS;
  const sums = new Float64Array(MEANINGS);
  let loss = 0;
  slope.fill(0);
  for (const { signs, counts, meaning, weight } of rows) {
    for (let kind = 0; kind < MEANINGS; kind += 1) {
      let sum = weights[bias + kind] ?? 0;
      for (let at = 0; at < signs.length; at += 1) {
        sum += (weights[(signs[at] ?? 0) * MEANINGS + kind] ?? 0) * (counts[at] ?? 0);
      }
      sums[kind] = sum;
    }
    const most = Math.max(...sums);
    const total = sums.reduce((all, sum) => all + Math.exp(sum - most), 0);
    loss -= ((sums[meaning] ?? 0) - most - Math.log(total)) * weight;
    for (let kind = 0; kind < MEANINGS; kind += 1) {
      const error = (Math.exp((sums[kind] ?? 0) - most) / total - (meaning === kind ? 1 : 0)) * weight;
      slope[bias + kind] = (slope[bias + kind] ?? 0) + error;
      for (let at = 0; at < signs.length; at += 1) {
        const place = (signs[at] ?? 0) * MEANINGS + kind;
        slope[place] = (slope[place] ?? 0) + error * (counts[at] ?? 0);
      }
    }
  }
  for (let at = 0; at < bias; at += 1) {
    const weight = weights[at] ?? 0;
    loss += (penalty / 2) * weight * weight;
    slope[at] = (slope[at] ?? 0) + penalty * weight;
  }
  return loss;
}

/** The slope corrected by the curvature that the last steps met. */
function findWay(
  slope: Float64Array,
  steps: readonly { readonly moved: Float64Array; readonly turned: Float64Array; readonly share: number }[],
): Float64Array {
  const way = slope.slice();
  const last = steps.at(-1);
  if (!last) return way.map((value) => value / Math.sqrt(dot(slope, slope)));
  const kept = steps
    .map((step) => ({ step, part: 0 }))
    .toReversed()
    .map(({ step }) => {
      const part = step.share * dot(step.moved, way);
      add(way, step.turned, -part);
      return { step, part };
    });
  const scale = 1 / (last.share * dot(last.turned, last.turned));
  for (let at = 0; at < way.length; at += 1) way[at] = (way[at] ?? 0) * scale;
  for (const { step, part } of kept.toReversed()) add(way, step.moved, part - step.share * dot(step.turned, way));
  return way;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
}
