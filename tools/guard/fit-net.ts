import { FILTERS, SPANS, WIDTH } from "../../domain/intentions/guard/weigh-sequence.ts";
import { makeRandom } from "./make-random.ts";

/** A text as the net learns from it: for each word its rows among the vectors, the word's own first (-1 where it is unknown), then its traits'. */
export interface Sequence {
  readonly steps: readonly Int32Array[];
  readonly meaning: number;
  /** How much it counts. */
  readonly weight: number;
}

/** What is learned: a table for each kind of number. */
export interface Net {
  readonly vectors: Float32Array;
  readonly filters: readonly Float32Array[];
  readonly thresholds: readonly Float32Array[];
  readonly votes: Float32Array;
  readonly bias: Float32Array;
}

const ROUNDS = 7;
const BATCH = 32;
const PACE = 0.004;
/** The pace rises over this many batches, then falls to nearly nothing. */
const WARM_UP = 150;
/** What is left out by chance, so that nothing relies on one word, trait or filter alone. */
const LEFT_OUT = { word: 0.3, trait: 0.1, filter: 0.45 } as const;
/** Each step takes this part of the pace off each number. */
const FADING = 0.02;
/** No text is believed to mean one thing with all certainty. */
const DOUBT = 0.02;
const LONGEST = 100;
const MEANINGS = 3;
const ANSWERS = FILTERS * SPANS.length;

/** A table with its slope and what Adam keeps of earlier slopes. */
interface Table {
  readonly numbers: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly spread: Float32Array;
}

function makeTable(length: number, draw: () => number): Table {
  return {
    numbers: Float32Array.from({ length }, draw),
    slope: new Float32Array(length),
    mean: new Float32Array(length),
    spread: new Float32Array(length),
  };
}

/**
 * Fits the net of `weigh-sequence.ts` by Adam in small batches. All that is drawn comes from the seed, so that the same sequences in the same order
 * give the same net.
 */
export function fitNet(sequences: readonly Sequence[], rows: number, seed: number): Net {
  const random = makeRandom(seed);
  const bell = (size: number) => (): number =>
    (random() + random() + random() + random() + random() + random() - 3) * Math.SQRT2 * size;
  const vectors = makeTable(rows * WIDTH, bell(0.1));
  const filters = SPANS.map((span) => makeTable(FILTERS * span * WIDTH, bell(Math.sqrt(1 / (span * WIDTH)))));
  const thresholds = SPANS.map(() => makeTable(FILTERS, () => 0));
  const votes = makeTable(ANSWERS * MEANINGS, bell(0.08));
  const bias = makeTable(MEANINGS, () => 0);

  const words = new Float32Array(LONGEST * WIDTH);
  const wordSlopes = new Float32Array(LONGEST * WIDTH);
  const answers = new Float32Array(ANSWERS);
  const places = new Int32Array(ANSWERS);
  const kept = new Float32Array(ANSWERS);
  const used: number[][] = [];
  const touched = new Set<number>();
  const errors = new Float32Array(MEANINGS);

  function readWords(steps: readonly Int32Array[]): void {
    words.fill(0, 0, (steps.length + SPANS.length) * WIDTH);
    for (const [at, step] of steps.entries()) {
      const here: number[] = [];
      used[at] = here;
      for (const [index, row] of step.entries()) {
        const isLeftOut = random() < (index === 0 ? LEFT_OUT.word : LEFT_OUT.trait);
        if (row < 0 || isLeftOut) continue;
        here.push(row);
        addRow(words, at * WIDTH, vectors.numbers, row * WIDTH, 1, WIDTH);
      }
    }
  }

  function answer(length: number): Float32Array {
    const strengths = bias.numbers.slice();
    for (const [index, span] of SPANS.entries()) {
      const numbers = filters[index]?.numbers ?? words;
      const threshold = thresholds[index]?.numbers ?? words;
      const size = span * WIDTH;
      const last = Math.max(0, length - span) * WIDTH;
      for (let filter = 0; filter < FILTERS; filter += 1) {
        const which = index * FILTERS + filter;
        kept[which] = random() < LEFT_OUT.filter ? 0 : 1 / (1 - LEFT_OUT.filter);
        answers[which] = 0;
        if (kept[which] === 0) continue;
        let strongest = Number.NEGATIVE_INFINITY;
        for (let at = 0; at <= last; at += WIDTH) {
          let sum = 0;
          for (let place = 0; place < size; place += 1) {
            sum += (words[at + place] ?? 0) * (numbers[filter * size + place] ?? 0);
          }
          if (sum > strongest) {
            strongest = sum;
            places[which] = at;
          }
        }
        const found = Math.max(0, strongest + (threshold[filter] ?? 0)) * (kept[which] ?? 0);
        answers[which] = found;
        if (found > 0) addRow(strengths, 0, votes.numbers, which * MEANINGS, found, MEANINGS);
      }
    }
    return strengths;
  }

  function learn({ steps, meaning, weight }: Sequence): void {
    readWords(steps);
    const likely = toLikelihoods([...answer(steps.length)]);
    for (let kind = 0; kind < MEANINGS; kind += 1) {
      errors[kind] = ((likely[kind] ?? 0) - (kind === meaning ? 1 - DOUBT : DOUBT / 2)) * weight;
    }
    addRow(bias.slope, 0, errors, 0, 1, MEANINGS);
    wordSlopes.fill(0, 0, (steps.length + SPANS.length) * WIDTH);
    for (const [index, span] of SPANS.entries()) {
      const { numbers, slope } = filters[index] ?? votes;
      const threshold = thresholds[index]?.slope ?? words;
      const size = span * WIDTH;
      for (let filter = 0; filter < FILTERS; filter += 1) {
        const which = index * FILTERS + filter;
        const found = answers[which] ?? 0;
        if (found <= 0) continue;
        const vote = which * MEANINGS;
        let error = 0;
        for (let kind = 0; kind < MEANINGS; kind += 1) error += (votes.numbers[vote + kind] ?? 0) * (errors[kind] ?? 0);
        addRow(votes.slope, vote, errors, 0, found, MEANINGS);
        error *= kept[which] ?? 0;
        const at = places[which] ?? 0;
        threshold[filter] = (threshold[filter] ?? 0) + error;
        addRow(slope, filter * size, words, at, error, size);
        addRow(wordSlopes, at, numbers, filter * size, error, size);
      }
    }
    for (let at = 0; at < steps.length; at += 1) {
      for (const row of used[at] ?? []) {
        touched.add(row);
        addRow(vectors.slope, row * WIDTH, wordSlopes, at * WIDTH, 1, WIDTH);
      }
    }
  }

  const order = sequences.map((_, at) => at);
  const batches = Math.ceil(sequences.length / BATCH);
  let batch = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const now = order.slice(from, from + BATCH);
      for (const at of now) {
        const sequence = sequences[at];
        if (sequence) learn(sequence);
      }
      const pace = PACE * Math.min(1, (batch + 1) / WARM_UP) * Math.max(0.05, 1 - batch / (ROUNDS * batches));
      batch += 1;
      const step = makeStep(now.length, pace, batch);
      for (const row of touched) step(vectors, row * WIDTH, (row + 1) * WIDTH, FADING);
      touched.clear();
      for (const table of [...filters, votes]) step(table, 0, table.numbers.length, FADING);
      for (const table of [...thresholds, bias]) step(table, 0, table.numbers.length, 0);
    }
  }
  return {
    vectors: vectors.numbers,
    filters: filters.map(({ numbers }) => numbers),
    thresholds: thresholds.map(({ numbers }) => numbers),
    votes: votes.numbers,
    bias: bias.numbers,
  };
}

/** A step of Adam over part of a table. */
function makeStep(size: number, pace: number, batch: number): (t: Table, from: number, to: number, f: number) => void {
  const [keepMean, keepSpread] = [0.9, 0.99];
  const meanShare = 1 - keepMean ** Math.min(batch, 1000);
  const spreadShare = 1 - keepSpread ** Math.min(batch, 2000);
  return ({ numbers, slope, mean, spread }, from, to, fading) => {
    for (let at = from; at < to; at += 1) {
      const fall = (slope[at] ?? 0) / size;
      slope[at] = 0;
      const meanThere = (mean[at] ?? 0) * keepMean + fall * (1 - keepMean);
      const spreadThere = (spread[at] ?? 0) * keepSpread + fall * fall * (1 - keepSpread);
      mean[at] = meanThere;
      spread[at] = spreadThere;
      const number = numbers[at] ?? 0;
      const move = meanThere / meanShare / (Math.sqrt(spreadThere / spreadShare) + 1e-7);
      numbers[at] = number - pace * (move + fading * number);
    }
  };
}

function addRow(
  to: Float32Array,
  toAt: number,
  from: Float32Array,
  fromAt: number,
  times: number,
  length: number,
): void {
  for (let at = 0; at < length; at += 1) to[toAt + at] = (to[toAt + at] ?? 0) + (from[fromAt + at] ?? 0) * times;
}

/** The likelihoods of strengths: together one. */
function toLikelihoods(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
