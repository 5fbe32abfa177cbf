import { joinWords, writeNumber } from "../../prose.ts";
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

/**
 * A letter of the sentence in a drawing.
 * - `sign`: what it became in a script; null where it is a limb.
 * - `place`: where it is, ready to be said: "on both arms".
 */
export interface WrittenSign {
  readonly letter: string;
  readonly sign: ScriptSignId | null;
  readonly place: string;
  readonly origin: SignOrigin;
}

/** How the signs of a mark are chosen and set, in sentences. */
export function describeSigns(culture: CulturalBackground, signs: readonly WrittenSign[]): string[] {
  if (signs.length === 0) return [];
  const { script } = CULTURE_LORE[culture];
  if (script === "ogham") {
    return [
      "Ogham is cut into the line in scores, and read upward, then clockwise; right and left are those of one who walks along it.",
      ...signs.map(describeOghamLetter),
    ];
  }
  const list = joinWords(signs.map(describeSign));
  const opening = {
    runes: `Take these runes from your words: ${list}.`,
    greek: `Take these Greek letters from your words: ${list}.`,
    none: `Take these letters from your words, and let each grow as a limb of its own shape: ${list}.`,
  }[script ?? "none"];
  const set = listByPlace(signs.map((sign) => ({ name: nameSign(sign), place: sign.place })));
  return [opening, `Set ${set}. ${SIDES[script ?? "none"]}`];
}

/** How a sign meets its stem. */
const SIDES = {
  runes:
    "Each takes the line that it stands on for its stave; where it stands on both sides, the left is the mirror of the right.",
  greek: "Each shares the line that it stands on; where it stands on both sides, the left is the mirror of the right.",
  none: "Each grows from the line that it stands on; where it stands on both sides, the left is the mirror of the right.",
} as const;

/** What is in one place together: "ansuz and berkanan on both arms, and kaunan on the stem". */
export function listByPlace(parts: readonly { readonly name: string; readonly place: string }[]): string {
  const places = [...new Set(parts.map(({ place }) => place))];
  const groups = places.map(
    (place) => `${joinWords(parts.filter((part) => part.place === place).map(({ name }) => name))} ${place}`,
  );
  return groups.length < 2 ? groups.join() : `${groups.slice(0, -1).join(", ")}, and ${groups.at(-1)}`;
}

function nameSign({ sign, letter }: WrittenSign): string {
  return findGreekCharacter(sign) ?? sign ?? letter;
}

function describeSign(written: WrittenSign): string {
  const { sign, origin } = written;
  const greek = findGreekCharacter(sign);
  const rune = RUNES.find(({ id }) => id === sign);
  const more = greek ? ` (${sign})` : rune ? ` (${rune.meaning})` : "";
  return `${nameSign(written)}${more}${withOrigin(origin)}`;
}

function describeOghamLetter({ sign, origin, place, letter: capital }: WrittenSign): string {
  const letter = OGHAM_LETTERS.find(({ id }) => id === sign);
  if (!letter) return `${capital} ${place}, ${describeOrigin(origin)}.`;
  const scores = `${writeNumber(letter.scores)} ${letter.scores === 1 ? "score" : "scores"} ${OGHAM_SCORE_PLACES[letter.family]}`;
  return `${letter.name}, the ${letter.tree}, ${describeOrigin(origin)}: ${scores}, ${place}.`;
}

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

function findGreekCharacter(sign: ScriptSignId | null): string | null {
  return GREEK_LETTERS.find(({ id }) => id === sign)?.character ?? null;
}
