import type { SignTable } from "../../domain/intentions/guard/weigh-signs.ts";
import type { SignWeights } from "./fit-signs.ts";

/** As `weigh-signs.ts` reads them. */
const SCALE = 20;

/** Writes weights as the guard reads them; signs that weigh less than `least` for both meanings together are left out. */
export function toSignTable(weights: SignWeights, least: number): SignTable {
  const [harm, selfHarm] = weights.get("") ?? [0, 0];
  const rows = [...weights]
    .filter(([sign, [one, other]]) => sign !== "" && Math.abs(one) + Math.abs(other) >= least)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([sign, both]) => [sign, ...both.map((weight) => Math.round(weight * SCALE))].join("\t"));
  return { bias: { harm: Number(harm.toFixed(3)), selfHarm: Number(selfHarm.toFixed(3)) }, rows: rows.join("|") };
}
