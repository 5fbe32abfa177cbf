import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listSigns, type Signs } from "../../domain/intentions/guard/list-signs.ts";
import { SUGGESTIONS } from "../../domain/intentions/suggestions.ts";
import { TURNS } from "../../domain/intentions/turned-words.ts";
import { INTENTION_SAMPLES } from "../../tests/support/intention-samples.ts";
import { computeStamp } from "./compute-stamp.ts";
import { fitWeights, type Row } from "./fit-weights.ts";

/** What a sentence means: nothing dark, harm to others, harm to oneself. */
type Meaning = 0 | 1 | 2;

interface Example {
  readonly meaning: Meaning;
  readonly signs: Signs;
}

const CORPUS = join(import.meta.dirname, "corpus");
const TUNE = join(import.meta.dirname, "../../tests/truth/care/tune");
const TABLE = join(import.meta.dirname, "../../domain/intentions/guard/weights.gen.ts");
/** Holds the weights small; more makes the guard know less of its corpus by heart. */
const PENALTY = 0.25;
/** How freely each group of signs weighs: meanings, words, pairs, pairs apart. Tried on sentences by hands that were left out. */
const FREEDOM = [1, 1.5, 1, 0.7] as const;
/** Texts of nothing known are harmless: said so often. */
const UNKNOWN = 30;
/** A sign that was met once says nothing of the next text. */
const LEAST_USES = 2;
/** As `weigh-signs.ts` reads them. */
const SCALE = 20;

function readExamples(): Example[] {
  const lines = (name: string): string[] =>
    readFileSync(join(CORPUS, `${name}.txt`), "utf8")
      .trim()
      .split("\n");
  const tuned = (name: string): string[] =>
    (JSON.parse(readFileSync(join(TUNE, `${name}.json`), "utf8")) as { text: string }[]).map(({ text }) => text);
  const ordinary = [
    ...Object.values(SUGGESTIONS).flat(2),
    ...Object.values(INTENTION_SAMPLES).flatMap(({ samples }) => samples.flat()),
    ...[...TURNS.values()].map(({ predicate }) => `I ${predicate}.`),
  ];
  const texts: [Meaning, string[]][] = [
    [1, [...lines("harm"), ...tuned("harm")]],
    [2, [...lines("self"), ...tuned("self")]],
    [0, [...lines("harmless"), ...ordinary, ...tuned("lookalike")]],
  ];
  const examples = texts.flatMap(([meaning, list]) =>
    list.map((text): Example => ({ meaning, signs: listSigns(text) })),
  );
  return [...examples, ...Array.from({ length: UNKNOWN }, (): Example => ({ meaning: 0, signs: [] }))];
}

const examples = readExamples();
const uses = new Map<string, number>();
for (const { signs } of examples) {
  for (const sign of signs.flatMap((group) => [...group])) uses.set(sign, (uses.get(sign) ?? 0) + 1);
}
const known = [...uses].filter(([, count]) => count >= LEAST_USES).map(([sign]) => sign);
const freedoms = new Map(
  examples.flatMap(({ signs }) =>
    signs.flatMap((group, at) => [...group].map((sign): [string, number] => [sign, FREEDOM[at] ?? 1])),
  ),
);
const numbers = new Map(known.map((sign, at) => [sign, at]));

function toRow({ meaning, signs }: Example): Row {
  const found = signs.flatMap((group) =>
    [...group].flatMap((sign): [number, number][] => {
      const number = numbers.get(sign);
      return number === undefined ? [] : [[number, (freedoms.get(sign) ?? 1) / Math.sqrt(group.size)]];
    }),
  );
  return {
    meaning,
    signs: Int32Array.from(found, ([number]) => number),
    counts: Float64Array.from(found, ([, count]) => count),
  };
}

const weights = fitWeights(examples.map(toRow), known.length, PENALTY);

/** What a sign, or none, weighs for harm and for harm to oneself, beyond what it weighs for nothing dark. */
function weigh(number: number): readonly [harm: number, selfHarm: number] {
  const [none = 0, harm = 0, selfHarm = 0] = weights.slice(number * 3, number * 3 + 3);
  return [harm - none, selfHarm - none];
}

const rows = known
  .map((sign, number) => {
    const [harm, selfHarm] = weigh(number).map((weight) => Math.round(weight * (freedoms.get(sign) ?? 1) * SCALE));
    return [sign, harm ?? 0, selfHarm ?? 0] as const;
  })
  .filter(([, harm, selfHarm]) => Math.abs(harm) + Math.abs(selfHarm) > 3)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const [harm, selfHarm] = weigh(known.length);
writeFileSync(
  TABLE,
  `// Written by tools/guard/train-guard.ts from its corpus: do not edit. Stamp: ${computeStamp()}

/** What a text without signs weighs. */
export const BIAS = { harm: ${harm.toFixed(3)}, selfHarm: ${selfHarm.toFixed(3)} } as const;

/** What each sign weighs for harm and for harm to oneself, in twentieths. */
export const WEIGHTS =
  ${JSON.stringify(rows.map((row) => row.join("\t")).join("|"))};
`,
);
console.log(`${rows.length} signs weighed`);
