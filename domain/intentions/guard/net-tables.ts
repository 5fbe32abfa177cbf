import { NAMES, NETS } from "./net.gen.ts";
import { toNumbers } from "./number-letters.ts";
import type { NetTables } from "./weigh-sequence.ts";

let nets: readonly NetTables[] | null = null;

/** What each of the nets knows; read from its letters with the first text that is weighed. */
export function getNets(): readonly NetTables[] {
  nets ??= readNets();
  return nets;
}

function readNets(): readonly NetTables[] {
  const rows = new Map(NAMES.split(" ").map((name, row) => [name, row]));
  return NETS.map(({ vectors, filters, thresholds, votes, bias }) => ({
    rows,
    vectors: toNumbers(vectors),
    filters: filters.map(toNumbers),
    thresholds: thresholds.map(toNumbers),
    votes: toNumbers(votes),
    bias: Float32Array.from(bias),
  }));
}
