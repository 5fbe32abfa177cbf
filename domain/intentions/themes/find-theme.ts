import { BODY_THEMES } from "./body-themes.ts";
import { CRAFT_THEMES } from "./craft-themes.ts";
import { LIVELIHOOD_THEMES } from "./livelihood-themes.ts";
import { LOVE_THEMES } from "./love-themes.ts";
import { MIND_THEMES } from "./mind-themes.ts";
import { findOtherPerson, sayOfPerson } from "./other-person.ts";
import { OTHERS_THEMES } from "./other-themes.ts";
import { SPIRIT_THEMES } from "./spirit-themes.ts";
import type { Theme } from "./theme.ts";

/** All that an intention of one's own can be about. */
const OWN_THEMES: readonly Theme[] = [
  ...LOVE_THEMES,
  ...LIVELIHOOD_THEMES,
  ...BODY_THEMES,
  ...MIND_THEMES,
  ...CRAFT_THEMES,
  ...SPIRIT_THEMES,
];

const OF_ANIMALS: ReadonlySet<string> = new Set(["a lost animal", "calm of an animal"]);
const NOT_OF_ANIMALS: ReadonlySet<string> = new Set([
  "success of others",
  "sobriety of others",
  "friends of others",
  "sleep of others",
]);
const SPOUSE = / (?:husband|wife|partner|girlfriend|boyfriend|spouse|fianc[ée]e?)$/;
const NARROW = 2;
const GOOD_WISHES = "happiness of others";
/** How much narrowness counts beside the number of signs and how early the first of them comes. */
const RANK_WEIGHT = 10;
const SIGN_WEIGHT = 3;
const MOST_SIGNS = 3;

/** A theme of a text, with its sentences filled in. */
export interface FoundTheme {
  readonly name: string;
  readonly sentences: readonly string[];
  readonly rank: number;
  /** The words by which a text shows it, all of them. */
  readonly allSigns: RegExp;
}

/** What a cleaned text is about, the most telling theme first; empty where no theme is known. */
export function listThemes(text: string): FoundTheme[] {
  const person = findOtherPerson(text);
  if (person === null) return rank(text, OWN_THEMES);
  const fitting = OTHERS_THEMES.filter(({ name }) => !(person.isAnimal ? NOT_OF_ANIMALS : OF_ANIMALS).has(name));
  const found = rank(text, fitting);
  if (SPOUSE.test(person.phrase) && found.every(({ rank: narrowness }) => narrowness < NARROW))
    return rank(text, OWN_THEMES);
  const wishes = OTHERS_THEMES.filter(
    ({ name }) => name === GOOD_WISHES && found.every((other) => other.name !== name),
  );
  return [...found, ...wishes].map(({ name, sentences, rank: narrowness, allSigns }) => ({
    name,
    allSigns,
    rank: narrowness,
    sentences: sentences.map((sentence) => sayOfPerson(sentence, person)),
  }));
}

function rank(text: string, themes: readonly Theme[]): Theme[] {
  return themes
    .map((theme) => ({ theme, weight: weigh(text, theme) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ theme }) => theme);
}

function weigh(text: string, { signs, allSigns, rank: narrowness }: Theme): number {
  if (!signs.test(text)) return 0;
  const all = [...text.matchAll(allSigns)];
  const [first] = all;
  if (first === undefined) return 0;
  const different = new Set(all.map(([words]) => words.toLowerCase())).size;
  return (
    narrowness * RANK_WEIGHT +
    Math.min(different, MOST_SIGNS) * SIGN_WEIGHT -
    (first.index / (text.length + 1)) * SIGN_WEIGHT
  );
}
