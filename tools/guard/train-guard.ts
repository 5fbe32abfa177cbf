import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LetteredNumbers, toLetters } from "../../domain/intentions/guard/number-letters.ts";
import type { NetTables } from "../../domain/intentions/guard/weigh-sequence.ts";
import { computeStamp } from "./compute-stamp.ts";
import { fitInThread } from "./fit-in-thread.ts";
import { fitSigns, type SignWeights, toSignTable } from "./fit-signs.ts";
import { readCorpus } from "./read-corpus.ts";

const FOLDER = join(import.meta.dirname, "../../domain/intentions/guard");
const HEAD = `// Written by tools/guard/train-guard.ts from its corpus: do not edit. Stamp: ${computeStamp()}`;
/** Signs that weigh less than this together are left out: the browser loads the table of the heavy ones alone. */
const LEAST_WEIGHTS = { "weights.gen.ts": 0.2, "weights-early.gen.ts": 0.95 } as const;
/** Nets that began elsewhere err elsewhere: together they err less. */
const SEEDS = [1, 2] as const;

function writeSigns(weights: SignWeights, file: keyof typeof LEAST_WEIGHTS): void {
  const { bias, rows } = toSignTable(weights, LEAST_WEIGHTS[file]);
  writeFileSync(
    join(FOLDER, file),
    `${HEAD}

/** What each sign weighs. */
export const SIGNS = {
  bias: { harm: ${bias.harm}, selfHarm: ${bias.selfHarm} },
  rows:
    ${JSON.stringify(rows)},
} as const;
`,
  );
  console.log(`${rows.split("|").length} signs in ${file}`);
}

function writeNets(nets: readonly NetTables[]): void {
  const write = (numbers: Float32Array): string => {
    const { scale, letters }: LetteredNumbers = toLetters(numbers);
    return `{ scale: ${scale}, letters: "${letters}" }`;
  };
  const names = [...(nets[0]?.rows.keys() ?? [])];
  const written = nets.map(
    ({ vectors, filters, thresholds, votes, bias }) => `  {
    vectors: ${write(vectors)},
    filters: [${filters.map(write).join(", ")}],
    thresholds: [${thresholds.map(write).join(", ")}],
    votes: ${write(votes)},
    bias: [${[...bias].map((number) => number.toFixed(4)).join(", ")}],
  },`,
  );
  writeFileSync(
    join(FOLDER, "net.gen.ts"),
    `${HEAD}

/** The words and traits that the nets know, the most used first. */
export const NAMES =
  ${JSON.stringify(names.join(" "))};

/** What each net knows, its numbers in letters. */
export const NETS = [
${written.join("\n")}
] as const;
`,
  );
  console.log(`${names.length} words and traits in ${nets.length} nets`);
}

const nets = Promise.all(SEEDS.map(fitInThread));
const weights = fitSigns(readCorpus());
writeSigns(weights, "weights.gen.ts");
writeSigns(weights, "weights-early.gen.ts");
writeNets(await nets);
