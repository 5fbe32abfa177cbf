import { listWords, stemWord, type Word } from "./words.ts";

/** What a listed word means: a topic, and how much it counts for it. */
export interface Meaning<Topic extends string> {
  readonly topic: Topic;
  readonly weight: number;
}

/** Words and two-word phrases by their stems. A stem may mean several topics. */
export type Lexicon<Topic extends string> = ReadonlyMap<string, readonly Meaning<Topic>[]>;

/** One place of a text that a lexicon knows. */
export interface Match<Topic extends string> {
  readonly stem: string;
  /** The word or the phrase as the person wrote it. */
  readonly text: string;
  /** First UTF-16 unit in the text, and the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning<Topic>[];
}

/** One list of words for one topic; all of them weigh the same. */
export interface WordList<Topic extends string> extends Meaning<Topic> {
  /** Words in lower case a-z, divided by spaces; an underscore joins the two words of a phrase. */
  readonly words: string;
}

/** The stem of a word, or of each of the two words of a phrase joined by an underscore. */
export function stemEntry(entry: string): string {
  return entry.split("_").map(stemWord).join("_");
}

/** Makes a lexicon of lists of words. Of several entries of one topic with the same stem the first counts. */
export function makeLexicon<Topic extends string>(lists: readonly WordList<Topic>[]): Lexicon<Topic> {
  const lexicon = new Map<string, Meaning<Topic>[]>();
  for (const { topic, weight, words } of lists) {
    for (const entry of words.trim().split(/\s+/)) {
      const stem = stemEntry(entry);
      const meanings = lexicon.get(stem) ?? [];
      if (!meanings.some((meaning) => meaning.topic === topic)) meanings.push({ topic, weight });
      lexicon.set(stem, meanings);
    }
  }
  return lexicon;
}

/** The places of a text that a lexicon knows, in order; a phrase goes before the words that it is made of. */
export function listMatches<Topic extends string>(text: string, lexicon: Lexicon<Topic>): Match<Topic>[] {
  const matches: Match<Topic>[] = [];
  const words = listWords(text);
  let previous: Word | undefined;
  for (const word of words) {
    const stem = stemWord(word.plain);
    const phrase = previous && `${stemWord(previous.plain)}_${stem}`;
    const ofPhrase = phrase === undefined ? undefined : lexicon.get(phrase);
    if (previous && phrase !== undefined && ofPhrase) {
      if (matches.at(-1)?.end === previous.end) matches.pop();
      const { start } = previous;
      matches.push({ stem: phrase, text: text.slice(start, word.end), start, end: word.end, meanings: ofPhrase });
      previous = undefined;
      continue;
    }
    const meanings = lexicon.get(stem);
    if (meanings) matches.push({ stem, text: word.text, start: word.start, end: word.end, meanings });
    previous = word;
  }
  return matches;
}
