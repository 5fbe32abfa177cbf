import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listSigns } from "../../domain/intentions/guard/list-signs.ts";
import { SUGGESTIONS } from "../../domain/intentions/suggestions.ts";
import { TURNS } from "../../domain/intentions/turned-words.ts";
import { INTENTION_SAMPLES } from "../../tests/support/intention-samples.ts";

/** What a sentence means: nothing dark, harm to others, harm to oneself. */
type Meaning = 0 | 1 | 2;

interface Example {
  readonly meaning: Meaning;
  readonly signs: readonly string[];
}

const CORPUS = join(import.meta.dirname, "corpus");
const TUNE = join(import.meta.dirname, "../../tests/truth/care/tune");
const TABLE = join(import.meta.dirname, "../../domain/intentions/guard/weights.gen.ts");
const ROUNDS = 25;
const RATE = 0.5;
const DECAY = 0.001;
/** A miss of harm to oneself weighs more than another. */
const GRAVITY = [1, 1, 1.6] as const;
/** Texts of nothing known are harmless: said so often. */
const UNKNOWN = 30;
/** A sign that was met once says nothing of the next text. */
const LEAST_USES = 2;
/** As `weigh-signs.ts` reads them. */
const SCALE = 50;

/** A generator with a fixed seed, so that the same corpus gives the same table. */
function makeDraw(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

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
  const isTuned = !process.argv.includes("--without-tune");
  const texts: [Meaning, string[]][] = [
    [1, [...lines("harm"), ...(isTuned ? tuned("harm") : [])]],
    [2, [...lines("self"), ...(isTuned ? tuned("self") : [])]],
    [0, [...lines("harmless"), ...ordinary, ...(isTuned ? tuned("lookalike") : [])]],
  ];
  const examples = texts.flatMap(([meaning, list]) =>
    list.map((text): Example => ({ meaning, signs: [...listSigns(text).signs] })),
  );
  return [...examples, ...Array.from({ length: UNKNOWN }, (): Example => ({ meaning: 0, signs: [] }))];
}

/** Multinomial logistic regression by Adagrad. */
function train(examples: readonly Example[]): {
  readonly bias: Float64Array;
  readonly weights: ReadonlyMap<string, Float64Array>;
} {
  const uses = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const known = [...uses].filter(([, count]) => count >= LEAST_USES).map(([sign]) => sign);
  const weights = new Map(known.map((sign) => [sign, new Float64Array(3)]));
  const squares = new Map(known.map((sign) => [sign, new Float64Array(3)]));
  const bias = new Float64Array(3);
  const draw = makeDraw();
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(draw() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const rows = example.signs.flatMap((sign) => {
        const weight = weights.get(sign);
        const square = squares.get(sign);
        return weight && square ? [{ weight, square }] : [];
      });
      const share = 1 / Math.sqrt(Math.max(1, rows.length));
      const sums = [0, 1, 2].map((meaning) =>
        rows.reduce((sum, { weight }) => sum + (weight[meaning] ?? 0) * share, bias[meaning] ?? 0),
      );
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (const meaning of [0, 1, 2] as const) {
        const error =
          ((powers[meaning] ?? 0) / total - (example.meaning === meaning ? 1 : 0)) * GRAVITY[example.meaning];
        bias[meaning] = (bias[meaning] ?? 0) - 0.02 * error;
        for (const { weight, square } of rows) {
          const step = error * share + DECAY * (weight[meaning] ?? 0);
          square[meaning] = (square[meaning] ?? 0) + step * step;
          weight[meaning] = (weight[meaning] ?? 0) - (RATE * step) / Math.sqrt((square[meaning] ?? 0) + 1e-4);
        }
      }
    }
  }
  return { bias, weights };
}

const { bias, weights } = train(readExamples());
const rows = [...weights]
  .map(
    ([sign, [none = 0, harm = 0, selfHarm = 0]]) =>
      [sign, Math.round((harm - none) * SCALE), Math.round((selfHarm - none) * SCALE)] as const,
  )
  .filter(([, harm, selfHarm]) => Math.abs(harm) + Math.abs(selfHarm) > 4)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const [none = 0, harm = 0, selfHarm = 0] = bias;
writeFileSync(
  TABLE,
  `// Written by tools/guard/train-guard.ts from its corpus: do not edit.

/** What a text without signs weighs. */
export const BIAS = { harm: ${(harm - none).toFixed(3)}, selfHarm: ${(selfHarm - none).toFixed(3)} } as const;

/** What each sign weighs for harm and for harm to oneself, in fiftieths. */
export const WEIGHTS =
  ${JSON.stringify(rows.map((row) => row.join("\t")).join("|"))};
`,
);
console.log(`${rows.length} signs weighed`);
