import nlp from "compromise/two";
import { STOP_WORDS } from "../sigils/words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { FOREIGN_WORDS } from "./foreign-words.ts";
import { listBaseForms } from "./lexicon/base-forms.ts";
import { isHarmlessQuality, isHarmlessVerb } from "./lexicon/harmless-words.ts";
import { isCommonForm, isRareWord, listVerbForms } from "./lexicon/known-forms.ts";
import { findNearWord } from "./lexicon/near-words.ts";
import { listWordClasses } from "./lexicon/word-class.ts";
import { COUNT_NOUNS, QUALITIES } from "./qualities.ts";
import { BASE_OF_GERUND, BASE_OF_THIRD, BASE_VERBS } from "./verbs.ts";

/** Common words of wishes that no other list of ours has. */
const COMMON =
  "recipe recipes quilt finally definitely together tomorrow always every everyone everything something someone somebody without against because before after again enough better really believe become beautiful children daughter brother sister mother father husband girlfriend boyfriend business apartment license licence money health family school university interview exam holiday birthday summer winter spring autumn january february september october november december strength courage confidence patience peace success relationship friends friendship language english spanish french german healthy successful grateful independent separate necessary interesting different comfortable knowledge experience opportunity appointment surgery operation anxiety depression weight exercise stress stressed anxious afraid alone lonely angry anger worried debts problem problems addiction cancer illness headache migraine migraines grief guilt trouble exhausted jealous jealousy argument arguments disease allergy asthma example admission language colleague colleagues environment government difficult possible important favorite favourite restaurant address future music vacation holiday immediately communication pronunciation accent certificate scholarship engineer secretary professional salary accident furniture pregnant pregnancy intelligent neighbour neighbours stranger strangers chemistry biology physics promotion motivation concentration memory happiness loneliness jewelry vegetable vegetables fluent fluently appreciate responsibility abroad";

/** The fewest letters of a word in which two letters may be wrong. */
const LEAST_FOR_TWO = 7;
const LEAST = 4;

/** The words that the tagger knows. */
const TAGGER_WORDS: Readonly<Record<string, unknown>> = readTaggerWords();

function readTaggerWords(): Readonly<Record<string, unknown>> {
  const model: unknown = nlp.model();
  const one = readField(model, "one");
  return { ...readField(one, "lexicon") };
}

function readField(holder: unknown, name: string): object {
  const field: unknown = typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : null;
  return typeof field === "object" && field !== null ? field : {};
}

/** Words of our days that WordNet's authors had no name for. */
const MODERN =
  "airbnb vlog vlogs vlogger podcast podcasts podcaster insta crypto reiki vegan vaping vape selfie selfies emoji startup startups freelancer homeschool yoga ashwagandha kombucha sourdough doomscrolling influencer airfryer meme memes spotify substack patreon onlyfans shopify fiverr upwork linkedin tarot oracle witchcraft wicca chakra chakras manifesting mindfulness wifi laptop hustle narrowboat panto flatmate flatmates roomie bestie besties hubby wifey mummy daddy telly uni maths favourite programme jewellery cosy tyre tyres mould grey whilst amongst naira rupees crore lakh okada jollof masala chai biryani samosa sari saree diwali puja pooja eid ramadan hijab halal kosher hanukkah abitur ausbildung kebab gyoza ramen dumplings mahjong qigong taichi tango salsa flamenco";

/** Whether a word in lower case is one that wishes are made of. */
export function isUsualWord(word: string): boolean {
  return getUsualWords().has(word);
}

let usualWords: ReadonlySet<string> | null = null;

/** The words of wishes in their forms: what a slip is most likely to stand for. */
function getUsualWords(): ReadonlySet<string> {
  usualWords ??= new Set([
    ...[...BASE_VERBS].flatMap((base) => listVerbForms(base)),
    ...BASE_OF_GERUND.keys(),
    ...BASE_OF_THIRD.keys(),
    ...QUALITIES,
    ...COUNT_NOUNS,
    ...COMMON.split(" "),
    ...[...STOP_WORDS].filter((word) => word.length >= LEAST),
  ]);
  return usualWords;
}

const MODERN_WORDS: ReadonlySet<string> = new Set(MODERN.split(" "));

/** A text with the words mended that no list knows, where one common word alone is as near: "finnaly" is "finally". Names and very long words are left alone. */
export function mendSpelling(text: string): string {
  return text.replace(/(?<![\p{L}'-])[A-Z]?[a-z]{3,23}(?![\p{L}'-])/gu, (word, at: number) => {
    const low = word.toLowerCase();
    if (word !== low && at > 0) return word;
    const mended = mendWord(low);
    return mended === low ? word : word === low ? mended : `${mended[0]?.toUpperCase()}${mended.slice(1)}`;
  });
}

function mendWord(word: string): string {
  const [, stem = "", ending = ""] = /^([a-z]{3,}[^aeiou])y(s|ness|er|est)$/.exec(word) ?? [];
  const regular = ending === "s" ? `${stem}ies` : `${stem}i${ending}`;
  if (stem !== "" && isCommonForm(regular)) return regular;
  if (word.length < LEAST || isKnown(word)) return word;
  return findNearWord(word, isUsualWord) ?? findJumbled(word) ?? word;
}

function isKnown(word: string): boolean {
  return (
    STOP_WORDS.has(word) ||
    isUsualWord(word) ||
    FIRST_NAMES.has(word) ||
    FOREIGN_WORDS.has(word) ||
    MODERN_WORDS.has(word) ||
    isCommonForm(word) ||
    isRareWord(word) ||
    listWordClasses(word).size > 0 ||
    word in TAGGER_WORDS ||
    isIrregular(word) ||
    isDoerOf(word)
  );
}

/** "Wrote" and "mice", which no rule gives. */
function isIrregular(word: string): boolean {
  return !/(?:s|ed|ing)$/.test(word) && listBaseForms(word).length > 1;
}

/** "Sitter" and "painters", who do what is known. */
function isDoerOf(word: string): boolean {
  const [, stem = ""] = /^([a-z]{3,}?)(?:e?rs?|ors?|est)$/.exec(word) ?? [];
  return (
    stem !== "" && [stem, `${stem}e`, stem.slice(0, -1)].some((form) => isHarmlessVerb(form) || isHarmlessQuality(form))
  );
}

/** The one usual word of the same letters, doubled or in another order: "tommorow" is "tomorrow". */
function findJumbled(word: string): string | null {
  if (word.length < LEAST_FOR_TWO) return null;
  const near = [...getUsualWords()].filter((usual) => isJumbled(word, usual));
  return near.length === 1 ? (near[0] ?? null) : null;
}

function isJumbled(word: string, usual: string): boolean {
  if (word[0] !== usual[0] || word.at(-1) !== usual.at(-1) || Math.abs(word.length - usual.length) > 1) return false;
  let start = 1;
  while (word[start] === usual[start]) start += 1;
  let end = 1;
  while (end < Math.min(word.length, usual.length) - start && word.at(-1 - end) === usual.at(-1 - end)) end += 1;
  const [wrong, right] = [word.slice(start, word.length - end), usual.slice(start, usual.length - end)];
  const sort = (letters: string): string => [...new Set(letters)].toSorted().join("");
  return wrong.length <= 4 && sort(wrong) === sort(right);
}
