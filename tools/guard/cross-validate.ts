/**
 * Judges each sentence of the corpus by a guard that was fitted without its family, so that no sentence is judged by one that saw its like:
 * `node tools/guard/cross-validate.ts`. Prints the shares that are judged right. It fits three times.
 */

import { listSigns } from "../../domain/intentions/guard/list-signs.ts";
import { readSequence } from "../../domain/intentions/guard/read-sequence.ts";
import { mixStrengths, toLikelihood } from "../../domain/intentions/guard/strengths.ts";
import { weighSequence } from "../../domain/intentions/guard/weigh-sequence.ts";
import { makeSignWeigher } from "../../domain/intentions/guard/weigh-signs.ts";
import { findFamilies } from "./find-families.ts";
import { fitSequences } from "./fit-sequences.ts";
import { fitSigns, toSignTable } from "./fit-signs.ts";
import { makeRandom } from "./make-random.ts";
import { type Example, readCorpus } from "./read-corpus.ts";

const FOLDS = 3;
const SEEDS = [1, 2] as const;
const LIKELY = 0.45;

const examples = readCorpus();
const composed = examples.filter(({ source }) => source === "composed");
const written = examples.filter(({ source }) => source !== "composed");
const families = findFamilies(written.map(({ text }) => text));
const random = makeRandom(7);
const foldOfFamily = new Map([...new Set(families)].map((family) => [family, Math.floor(random() * FOLDS)]));
const folds = families.map((family) => foldOfFamily.get(family));

const shares = new Map<string, { right: number; all: number }>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const others = written.filter((_, at) => folds[at] !== fold);
  const weigh = makeWeigher([...others, ...composed]);
  for (const example of written.filter((_, at) => folds[at] === fold)) {
    const { harm, selfHarm } = toLikelihood(weigh(example.text));
    const name = `${example.source}/${example.kind}`;
    const share = shares.get(name) ?? { right: 0, all: 0 };
    const isRight = harm + selfHarm >= LIKELY === (example.meaning !== 0);
    shares.set(name, { right: share.right + (isRight ? 1 : 0), all: share.all + 1 });
  }
}
for (const [name, { right, all }] of shares) console.log(name.padEnd(24), `${right}/${all}`, (right / all).toFixed(3));

function makeWeigher(train: readonly Example[]) {
  const weighSigns = makeSignWeigher(toSignTable(fitSigns(train), 0));
  const nets = SEEDS.map((seed) => fitSequences(train, seed));
  return (text: string) => {
    const steps = readSequence(text);
    return mixStrengths(
      weighSigns(listSigns(text)),
      nets.map((net) => weighSequence(steps, net)),
    );
  };
}
