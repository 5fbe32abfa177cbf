import type { Signs } from "./list-signs.ts";
import { BIAS, WEIGHTS } from "./weights.gen.ts";

/** How likely a text means each, from 0 to 1; what is left is that it means none. */
export interface Likelihood {
  readonly harm: number;
  readonly selfHarm: number;
}

/** Weights are kept as whole numbers of this part of one. */
const SCALE = 20;

let weightsOfSigns: ReadonlyMap<string, readonly [harm: number, selfHarm: number]> | null = null;

/** The table is cut up with the first text that is weighed. */
function getWeights(): ReadonlyMap<string, readonly [harm: number, selfHarm: number]> {
  weightsOfSigns ??= new Map(
    WEIGHTS.split("|").map((row): [string, readonly [number, number]] => {
      const [sign = "", harm = "0", selfHarm = "0"] = row.split("\t");
      return [sign, [Number(harm) / SCALE, Number(selfHarm) / SCALE]];
    }),
  );
  return weightsOfSigns;
}

/**
 * Weighs the signs of a text by multinomial logistic regression: in each group the sum of their weights by the root of the number of its signs,
 * so that words that nothing is known of make all others count less.
 */
export function weighSigns(signs: Signs): Likelihood {
  let harm: number = BIAS.harm;
  let selfHarm: number = BIAS.selfHarm;
  for (const group of signs) {
    const share = 1 / Math.sqrt(Math.max(1, group.size));
    for (const sign of group) {
      const [forHarm, forSelfHarm] = getWeights().get(sign) ?? [0, 0];
      harm += forHarm * share;
      selfHarm += forSelfHarm * share;
    }
  }
  const powers = [Math.exp(harm), Math.exp(selfHarm)] as const;
  const all = 1 + powers[0] + powers[1];
  return { harm: powers[0] / all, selfHarm: powers[1] / all };
}
