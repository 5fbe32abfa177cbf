import type { Signs } from "./list-signs.ts";
import type { Strengths } from "./strengths.ts";

/** What each sign weighs for harm and for harm to oneself, in twentieths, and what a text without signs weighs. */
export interface SignTable {
  readonly bias: { readonly harm: number; readonly selfHarm: number };
  readonly rows: string;
}

/** Weights are kept as whole numbers of this part of one. */
const SCALE = 20;

/**
 * Gives what weighs the signs of a text by multinomial logistic regression: in each group the sum of their weights by the root of the number of its
 * signs, so that words that nothing is known of make all others count less. The table is cut up with the first text.
 */
export function makeSignWeigher({ bias, rows }: SignTable): (signs: Signs) => Strengths {
  let weights: ReadonlyMap<string, readonly [harm: number, selfHarm: number]> | null = null;
  return (signs) => {
    weights ??= readRows(rows);
    let { harm, selfHarm } = bias;
    for (const group of signs) {
      const share = 1 / Math.sqrt(Math.max(1, group.size));
      for (const sign of group) {
        const [forHarm, forSelfHarm] = weights.get(sign) ?? [0, 0];
        harm += forHarm * share;
        selfHarm += forSelfHarm * share;
      }
    }
    return [0, harm, selfHarm];
  };
}

function readRows(rows: string): ReadonlyMap<string, readonly [harm: number, selfHarm: number]> {
  return new Map(
    rows.split("|").map((row): [string, readonly [number, number]] => {
      const [sign = "", harm = "0", selfHarm = "0"] = row.split("\t");
      return [sign, [Number(harm) / SCALE, Number(selfHarm) / SCALE]];
    }),
  );
}
