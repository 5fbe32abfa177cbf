import { listBaseForms } from "./base-forms.ts";
import { HARMLESS_WORDS } from "./harmless-words.gen.ts";

/** A part of speech of the harmless words. */
type Kind = keyof typeof HARMLESS_WORDS;

const sets = new Map<Kind, ReadonlySet<string>>();

function isListed(kind: Kind, word: string): boolean {
  const known = sets.get(kind) ?? new Set(HARMLESS_WORDS[kind].split(" "));
  sets.set(kind, known);
  return listBaseForms(word.toLowerCase()).some((form) => known.has(form));
}

/** Whether a word in any of its forms is a verb in use that harms nobody. */
export function isHarmlessVerb(word: string): boolean {
  return isListed("verb", word);
}

/** Whether a word in any of its forms names something in use that harms nobody. */
export function isHarmlessThing(word: string): boolean {
  return isListed("thing", word);
}

/** Whether a word is an adjective in use that harms nobody. */
export function isHarmlessQuality(word: string): boolean {
  return isListed("quality", word);
}
