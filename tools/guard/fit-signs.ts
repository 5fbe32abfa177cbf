import { listSigns } from "../../domain/intentions/guard/list-signs.ts";
import type { SignTable } from "../../domain/intentions/guard/weigh-signs.ts";
import { fitWeights, type Row } from "./fit-weights.ts";
import type { Example } from "./read-corpus.ts";

/** Holds the weights small; more makes the guard know less of its corpus by heart. */
const PENALTY = 0.25;
/** How freely each group of signs weighs: meanings, words, pairs, pairs apart. Tried on sentences by hands that were left out. */
const FREEDOM = [1, 1.5, 1, 0.7] as const;
/** Texts of nothing known are harmless: how many times that is said. */
const UNKNOWN = 30;
/** A sign that was met once says nothing of the next text. */
const LEAST_USES = 2;

/** What each sign weighs for harm and for harm to oneself, beyond what it weighs for nothing dark; `""` is what a text without signs weighs. */
export type SignWeights = ReadonlyMap<string, readonly [harm: number, selfHarm: number]>;

/** Fits what each sign of the examples weighs. */
export function fitSigns(examples: readonly Example[]): SignWeights {
  const signsOfTexts = examples.map(({ text }) => listSigns(text));
  const uses = new Map<string, number>();
  const freedoms = new Map<string, number>();
  for (const groups of signsOfTexts) {
    for (const [at, group] of groups.entries()) {
      for (const sign of group) {
        uses.set(sign, (uses.get(sign) ?? 0) + 1);
        freedoms.set(sign, FREEDOM[at] ?? 1);
      }
    }
  }
  const known = [...uses].filter(([, count]) => count >= LEAST_USES).map(([sign]) => sign);
  const numbers = new Map(known.map((sign, at) => [sign, at]));
  const rows = examples.map(({ meaning, weight }, at): Row => {
    const found = (signsOfTexts[at] ?? []).flatMap((group) =>
      [...group].flatMap((sign): [number, number][] => {
        const number = numbers.get(sign);
        return number === undefined ? [] : [[number, (freedoms.get(sign) ?? 1) / Math.sqrt(group.size)]];
      }),
    );
    return {
      meaning,
      weight,
      signs: Int32Array.from(found, ([number]) => number),
      counts: Float64Array.from(found, ([, count]) => count),
    };
  });
  const unknown: Row = { meaning: 0, weight: UNKNOWN, signs: new Int32Array(), counts: new Float64Array() };
  const fitted = fitWeights([...rows, unknown], known.length, PENALTY);
  return new Map(
    [...known, ""].map((sign, number): [string, [number, number]] => {
      const [none = 0, harm = 0, selfHarm = 0] = fitted.slice(number * 3, number * 3 + 3);
      const freedom = freedoms.get(sign) ?? 1;
      return [sign, [(harm - none) * freedom, (selfHarm - none) * freedom]];
    }),
  );
}

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
