import { listMatches } from "../../lexicon.ts";
import { listWords, STOP_WORDS } from "../../words.ts";
import { computeRootNumber, countLetters } from "../planetary/letter-values.ts";
import { CONCEPT_LEXICON } from "./concept-words.ts";
import {
  type ChosenSymbol,
  CONCEPT_THEMES,
  type ConceptSymbolId,
  type ConceptTheme,
  MOTIFS,
  THEME_SYMBOLS,
} from "./symbol-library.ts";

/** The most themes that are kept of one intention. */
export const MAX_CONCEPTS = 5;

/** The most plain words that are taken where no theme is found. */
const MAX_PLAIN_WORDS = 3;

/** Plain words are longer than this, in letters. */
const SHORT_WORD_LENGTH = 3;

/**
 * What an intention is about: a theme and the word that named it, or a plain word where no theme was found. `start` and `end` are the
 * word's place in the text in UTF-16 units.
 */
export type Concept = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
} & ({ readonly kind: "theme"; readonly name: ConceptTheme } | { readonly kind: "word"; readonly name: string });

/**
 * What an intention is about: at most five themes in the order of their first words, or else up to three words longer than three letters.
 * Where there are none of these either, shorter words count, then stop words, then the whole text: a text with any sign has a concept.
 */
export function listConcepts(intention: string): Concept[] {
  const themes = new Map<ConceptTheme, Concept>();
  for (const { text, start, end, meanings } of listMatches(intention, CONCEPT_LEXICON)) {
    for (const { topic } of meanings) {
      if (!themes.has(topic)) themes.set(topic, { kind: "theme", name: topic, word: text, start, end });
    }
  }
  const found = [...themes.values()].slice(0, MAX_CONCEPTS);
  return found.length > 0 ? found : listPlainWords(intention);
}

function listPlainWords(intention: string): Concept[] {
  const seen = new Set<string>();
  const all = listWords(intention).filter(({ plain }) => !seen.has(plain) && seen.add(plain));
  const telling = all.filter(({ plain }) => !STOP_WORDS.has(plain));
  const long = telling.filter(({ plain }) => [...plain].length > SHORT_WORD_LENGTH);
  const chosen = [long, telling, all].find((list) => list.length > 0);
  if (!chosen) {
    const text = intention.trim();
    if (text === "") return [];
    const start = intention.indexOf(text);
    return [{ kind: "word", name: text, word: text, start, end: start + text.length }];
  }
  return chosen
    .slice(0, MAX_PLAIN_WORDS)
    .map(({ text, start, end }) => ({ kind: "word", name: text.toLowerCase(), word: text, start, end }));
}

/** Whether a concept's name is one of the twelve themes. */
export function isConceptTheme(name: string): name is ConceptTheme {
  return CONCEPT_THEMES.some((theme) => theme === name);
}

/**
 * The three symbols that a concept can be drawn as. A theme has its own. A plain word has three of the nine motifs: its letters are counted by
 * the nine chambers down to one digit, which names the first, and every third motif from there the others.
 */
export function listSymbolChoices(concept: string): readonly ChosenSymbol<ConceptSymbolId>[] {
  if (isConceptTheme(concept)) return THEME_SYMBOLS[concept];
  const first = computeRootNumber(countLetters(concept)) - 1;
  return [0, 3, 6].flatMap((step) => MOTIFS[(first + step) % MOTIFS.length] ?? []);
}

/** One of the three symbols of a concept; throws where the id is none of theirs. */
export function getSymbolChoice(concept: string, symbol: string): ChosenSymbol<ConceptSymbolId> {
  const choice = listSymbolChoices(concept).find(({ id }) => id === symbol);
  if (!choice) throw new Error("A concept has three symbols, and this is none of them.");
  return choice;
}

/** The symbols that a wizard starts with: for each concept its first choice that no concept before it has taken. */
export function chooseFirstSymbols(concepts: readonly string[]): Record<string, string> {
  const chosen: Record<string, string> = {};
  const taken = new Set<string>();
  for (const concept of concepts) {
    const choices = listSymbolChoices(concept);
    const symbol = choices.find(({ id }) => !taken.has(id)) ?? choices[0];
    if (!symbol) continue;
    taken.add(symbol.id);
    chosen[concept] = symbol.id;
  }
  return chosen;
}
