import { capitalize, joinWords, writeNumber } from "../../prose.ts";
import { GREEK_LETTERS } from "./greek.ts";
import { OGHAM_LETTERS, OGHAM_SCORE_PLACES } from "./ogham.ts";
import { RUNES } from "./runes.ts";
import type { ScriptSignId } from "./script-signs.ts";
import { CULTURE_LORE, type CulturalBackground } from "./traditions.ts";

/**
 * Where a sign comes from: the beginning of a word, the letters that remain, the letters that were struck out, or the hash of the whole text
 * where the sentence has too few.
 */
export type SignOrigin =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "remaining" | "struck" | "lot" };

/** A sign of a script in a drawing; `place` says where it is: "left of the stave", "upper arm of the cross". */
export interface WrittenSign {
  readonly sign: ScriptSignId;
  readonly place: string;
  readonly origin: SignOrigin;
}

/** How the signs of a mark are chosen and set, in sentences. None for the wheel, which is not written. */
export function describeSigns(culture: CulturalBackground, signs: readonly WrittenSign[]): string[] {
  const { script } = CULTURE_LORE[culture];
  if (script === null || signs.length === 0) return [];
  if (script === "runes") return describeBindRune(signs);
  if (script === "ogham") {
    return [
      "Draw an upright stem. Ogham is written from its foot upward, a letter for the beginning of each word.",
      ...signs.map(describeOghamLetter),
    ];
  }
  const different = [...new Map(signs.map((entry) => [entry.sign, entry])).values()];
  return [
    `Take the Greek letters that begin your words: ${joinWords(different.map(describeGreekLetter))}.`,
    `Set them on the four arms of a cross round a ring, and finish their strokes with small rings: ${joinWords(signs.map(placeGreekLetter))}.`,
  ];
}

function describeBindRune(signs: readonly WrittenSign[]): string[] {
  const taken = `Take the runes that begin your words: ${joinWords(signs.map(describeRune))}.`;
  const places = signs.map(({ sign, place }) => `${sign} ${RUNE_PLACES[place] ?? "on it"}`);
  return [
    taken,
    signs.length === 1
      ? `Draw an upright stave and set the rune on it: ${joinWords(places)}.`
      : `Draw one upright stave and let the ${writeNumber(signs.length)} runes share it, none upside down: ${joinWords(places)}.`,
  ];
}

const RUNE_PLACES: Readonly<Record<string, string>> = {
  "right of the stave": "to its right",
  "left of the stave": "to its left",
  "about the stave": "on both sides",
  stave: "as the stave itself",
};

const GREEK_PLACES: Readonly<Record<string, string>> = {
  "upper arm of the cross": "above",
  "left arm of the cross": "to the left",
  "right arm of the cross": "to the right",
  "lower arm of the cross": "below",
};

function describeOrigin(origin: SignOrigin): string {
  switch (origin.kind) {
    case "word":
      return `for “${origin.word}”`;
    case "remaining":
      return "from the letters that remain";
    case "struck":
      return "from the other letters of the sentence";
    case "lot":
      return "drawn by lot, always the same for the same text";
  }
}

/** After a name: " for “word”", or set off by a comma. */
function withOrigin(origin: SignOrigin): string {
  return origin.kind === "word" ? ` ${describeOrigin(origin)}` : `, ${describeOrigin(origin)}`;
}

function describeRune({ sign, origin }: WrittenSign): string {
  const rune = RUNES.find(({ id }) => id === sign);
  return `${sign}${rune ? ` (${rune.meaning})` : ""}${withOrigin(origin)}`;
}

function describeOghamLetter({ sign, origin }: WrittenSign): string {
  const letter = OGHAM_LETTERS.find(({ id }) => id === sign);
  if (!letter) return capitalize(`${sign}, ${describeOrigin(origin)}.`);
  const scores = `${writeNumber(letter.scores)} ${letter.scores === 1 ? "score" : "scores"}`;
  return `${capitalize(scores)} ${OGHAM_SCORE_PLACES[letter.family]}: ${letter.name}, the ${letter.tree}, ${describeOrigin(origin)}.`;
}

function findGreekCharacter(sign: ScriptSignId): string {
  return GREEK_LETTERS.find(({ id }) => id === sign)?.character ?? sign;
}

function describeGreekLetter({ sign, origin }: WrittenSign): string {
  return `${findGreekCharacter(sign)} (${sign})${withOrigin(origin)}`;
}

function placeGreekLetter({ sign, place }: WrittenSign): string {
  return `${findGreekCharacter(sign)} ${GREEK_PLACES[place] ?? place}`;
}
