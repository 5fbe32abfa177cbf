import { readSequence, type Step } from "../../domain/intentions/guard/read-sequence.ts";
import { findRow, type NetTables } from "../../domain/intentions/guard/weigh-sequence.ts";
import { fitNet, type Sequence } from "./fit-net.ts";
import type { Example } from "./read-corpus.ts";

/** A word or trait that was met less often says nothing of the next text. */
const LEAST_USES = { word: 2, trait: 4 } as const;

/** Fits a net to the examples read in order. */
export function fitSequences(examples: readonly Example[], seed: number): NetTables {
  const read = examples.map(({ text }) => readSequence(text));
  const rows = listRows(read);
  const sequences = examples.map(({ meaning, weight }, at): Sequence => {
    const steps = (read[at] ?? []).map(({ forms, traits }) =>
      Int32Array.from([findRow(forms, rows) ?? -1, ...traits.flatMap((trait) => rows.get(`:${trait}`) ?? [])]),
    );
    return { meaning, weight, steps };
  });
  return { rows, ...fitNet(sequences, rows.size, seed) };
}

/** The words and traits in use, the most used first, so that of a word's forms the one that is a word is taken. */
function listRows(read: readonly (readonly Step[])[]): ReadonlyMap<string, number> {
  const uses = { word: new Map<string, number>(), trait: new Map<string, number>() };
  const count = (kind: "word" | "trait", name: string): void => {
    uses[kind].set(name, (uses[kind].get(name) ?? 0) + 1);
  };
  for (const { forms, traits } of read.flat()) {
    for (const form of forms) count("word", form);
    for (const trait of traits) count("trait", `:${trait}`);
  }
  const names = (["word", "trait"] as const).flatMap((kind) =>
    [...uses[kind]]
      .filter(([, times]) => times >= LEAST_USES[kind])
      .toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
      .map(([name]) => name),
  );
  return new Map(names.map((name, row) => [name, row]));
}
