import type { Signs } from "./list-signs.ts";
import { BIAS, WEIGHTS } from "./weights.gen.ts";

/** How likely a text means each, from 0 to 1; what is left is that it means none. */
export interface Likelihood {
  readonly harm: number;
  readonly selfHarm: number;
}

/** Weights are kept as whole numbers of this part of one. */
const SCALE = 50;

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

/** Weighs the signs of a text by multinomial logistic regression: the sum of their weights by the root of their number. */
export function weighSigns({ signs, isClear }: Signs): Likelihood {
  const weights = [...signs].flatMap((sign) => {
    const weight = getWeights().get(sign);
    return weight ? [weight] : [];
  });
  const share = 1 / Math.sqrt(Math.max(1, weights.length));
  const harm = Math.exp(weights.reduce<number>((sum, [weight]) => sum + weight * share, BIAS.harm));
  const selfHarm = Math.exp(weights.reduce<number>((sum, [, weight]) => sum + weight * share, BIAS.selfHarm));
  const all = 1 + harm + selfHarm;
  return { harm: isClear ? 0 : harm / all, selfHarm: selfHarm / all };
}
