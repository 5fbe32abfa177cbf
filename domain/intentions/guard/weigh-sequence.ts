import type { Step } from "./read-sequence.ts";
import type { Strengths } from "./strengths.ts";

/** How many numbers stand for a word. */
export const WIDTH = 32;
/** How many words each filter looks at. */
export const SPANS = [1, 2, 3, 4] as const;
/** How many filters there are of each span. */
export const FILTERS = 64;
/** What the net knows, as numbers; each table by rows. */
export interface NetTables {
  /** The row of a word or trait among `vectors`; words in use come first. */
  readonly rows: ReadonlyMap<string, number>;
  readonly vectors: Float32Array;
  /** For each span its filters, each `span × WIDTH` long. */
  readonly filters: readonly Float32Array[];
  readonly thresholds: readonly Float32Array[];
  /** For each filter of each span what it says for each meaning. */
  readonly votes: Float32Array;
  readonly bias: Float32Array;
}

/** The row of the form of a word that is most in use, null where none is known. */
export function findRow(forms: readonly string[], rows: ReadonlyMap<string, number>): number | null {
  let found: number | null = null;
  for (const form of forms) {
    const row = rows.get(form);
    if (row !== undefined && (found === null || row < found)) found = row;
  }
  return found;
}

/**
 * Weighs a text in its order by a small convolutional net: each word is the sum of its vector and those of its traits; filters look at one to four
 * words in a row; of each filter the strongest answer counts.
 */
export function weighSequence(steps: readonly Step[], net: NetTables): Strengths {
  const words = toVectors(steps, net);
  const strengths: [number, number, number] = [net.bias[0] ?? 0, net.bias[1] ?? 0, net.bias[2] ?? 0];
  for (const [place, span] of SPANS.entries()) {
    const filters = net.filters[place] ?? new Float32Array();
    const thresholds = net.thresholds[place] ?? new Float32Array();
    for (let filter = 0; filter < FILTERS; filter += 1) {
      const answer = findStrongest(words, steps.length, span, filters, filter) + (thresholds[filter] ?? 0);
      if (answer <= 0) continue;
      const vote = (place * FILTERS + filter) * 3;
      for (let meaning = 0; meaning < 3; meaning += 1) {
        strengths[meaning] = (strengths[meaning] ?? 0) + answer * (net.votes[vote + meaning] ?? 0);
      }
    }
  }
  return strengths;
}

function toVectors(steps: readonly Step[], { rows, vectors }: NetTables): Float32Array {
  const words = new Float32Array((steps.length + SPANS.length) * WIDTH);
  for (const [at, { forms, traits }] of steps.entries()) {
    const word = findRow(forms, rows);
    const known = word === null ? [] : [word];
    for (const trait of traits) {
      const row = rows.get(`:${trait}`);
      if (row !== undefined) known.push(row);
    }
    for (const row of known) {
      for (let place = 0; place < WIDTH; place += 1) {
        words[at * WIDTH + place] = (words[at * WIDTH + place] ?? 0) + (vectors[row * WIDTH + place] ?? 0);
      }
    }
  }
  return words;
}

function findStrongest(
  words: Float32Array,
  length: number,
  span: number,
  filters: Float32Array,
  filter: number,
): number {
  const size = span * WIDTH;
  const last = Math.max(0, length - span);
  let strongest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at <= last; at += 1) {
    let sum = 0;
    for (let place = 0; place < size; place += 1) {
      sum += (words[at * WIDTH + place] ?? 0) * (filters[filter * size + place] ?? 0);
    }
    if (sum > strongest) strongest = sum;
  }
  return strongest;
}
