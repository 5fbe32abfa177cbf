import { CANDLE_MEANINGS, type CandleColor, CULTURE_LORE, type CulturalBackground } from "./ancestral.ts";
import { GREEK_LETTERS } from "./greek-letters.ts";
import { joinWords } from "./join-words.ts";
import { capitalise, writeNumber } from "./number-words.ts";
import { OGHAM_LETTERS, OGHAM_SCORE_PLACES } from "./ogham.ts";
import { RUNES } from "./runes.ts";
import type { ScriptSignId } from "./script-signs.ts";
import { describeSeal } from "./seal-steps.ts";
import { MOTIFS, type MotifId } from "./symbol-library.ts";

/** Where a motif stands: over the stave, on its arms, in the middle, on the diagonals of a monogram or round a wheel. */
export type MotifPlace = "crown" | "arm" | "middle" | "diagonal" | "wheel";

/** What is known of an ancestral drawing. */
export interface AncestralFacts {
  readonly culture: CulturalBackground;
  readonly candle: CandleColor;
  /**
   * The signs that are written, in order, and the word that each begins; an empty word is a sign taken from the letters that remain. Empty for
   * the universal wheel.
   */
  readonly signs: readonly { readonly sign: ScriptSignId; readonly word: string }[];
  /** The chosen motifs in the order in which they are drawn. */
  readonly motifs: readonly { readonly motif: MotifId; readonly place: MotifPlace }[];
  /** Whether the letters that remain run round the band of the seal, in the same script. */
  readonly hasLetteredBand: boolean;
  /** Whether a symbol or a practice in the visitor's own words was counted into the seal. */
  readonly hasOwnWords: boolean;
  /** What the seal looks like. */
  readonly seal: string;
}

const PLACES: Readonly<Record<MotifPlace, string>> = {
  crown: "above",
  arm: "on the arms",
  middle: "in the middle",
  diagonal: "on the diagonals",
  wheel: "round it, each on a spoke",
};

const PLACE_ORDER = ["middle", "crown", "arm", "diagonal", "wheel"] as const satisfies readonly MotifPlace[];

/** The way from the candle to the sigil, in sentences that can be followed with pen and paper. */
export function describeAncestralSteps(facts: AncestralFacts): string[] {
  return [
    `Light a ${facts.candle} candle, for ${CANDLE_MEANINGS[facts.candle]}, and take ink of its colour.`,
    ...describeSigns(facts),
    ...describeMotifs(facts),
    ...describeBand(facts),
    ...(facts.hasOwnWords ? ["What you told in your own words is counted into the marks of the seal."] : []),
    describeSeal(facts.seal),
  ];
}

function describeSigns({ culture, signs }: AncestralFacts): string[] {
  const { script } = CULTURE_LORE[culture];
  if (script === null || signs.length === 0) return [];
  if (script === "runes") {
    return [
      `Take the runes that begin your words: ${joinWords(signs.map(describeRune))}.`,
      signs.length === 1
        ? "Draw an upright stave and set the rune on it."
        : `Draw one upright stave and let the ${writeNumber(signs.length)} runes share it, none upside down.`,
    ];
  }
  if (script === "ogham") {
    return [
      "Draw an upright stem. Ogham is written from its foot upward, a letter for the beginning of each word.",
      ...signs.map(describeOghamLetter),
    ];
  }
  return [
    `Take the Greek letters that begin your words: ${joinWords(signs.map(describeGreekLetter))}.`,
    "Set them on the four arms of a cross, and finish every loose end with a small ring.",
  ];
}

function forWord(word: string): string {
  return word === "" ? ", from the letters that remain" : ` for “${word}”`;
}

function describeRune({ sign, word }: AncestralFacts["signs"][number]): string {
  const rune = RUNES.find(({ id }) => id === sign);
  return `${sign}${rune ? ` (${rune.meaning})` : ""}${forWord(word)}`;
}

function describeOghamLetter({ sign, word }: AncestralFacts["signs"][number]): string {
  const letter = OGHAM_LETTERS.find(({ id }) => id === sign);
  if (!letter) return capitalise(`${sign}${forWord(word)}.`);
  const scores = `${writeNumber(letter.scores)} ${letter.scores === 1 ? "score" : "scores"}`;
  return `${capitalise(scores)} ${OGHAM_SCORE_PLACES[letter.family]}: ${letter.name}, the ${letter.tree}, ${word === "" ? "from the letters that remain" : `for “${word}”`}.`;
}

function describeGreekLetter({ sign, word }: AncestralFacts["signs"][number]): string {
  const letter = GREEK_LETTERS.find(({ id }) => id === sign);
  return `${letter ? `${letter.character} (${sign})` : sign}${forWord(word)}`;
}

/** One sentence for each place; a motif that stands there alone brings its meaning. */
function describeMotifs({ motifs }: AncestralFacts): string[] {
  return PLACE_ORDER.flatMap((place) => {
    const ids = [...new Set(motifs.filter((entry) => entry.place === place).map(({ motif }) => motif))];
    const [first] = ids;
    if (first === undefined) return [];
    const meaning = MOTIFS.find(({ id }) => id === first)?.meaning;
    const told = ids.length === 1 && meaning ? `: ${meaning.replace(": ", ", ")}` : "";
    return [`Draw ${joinWords(ids.map((id) => `the ${id}`))} ${PLACES[place]}${told}.`];
  });
}

function describeBand({ culture, hasLetteredBand }: AncestralFacts): string[] {
  const { script } = CULTURE_LORE[culture];
  if (!hasLetteredBand || script === null) return [];
  const signs = { runes: "runes", ogham: "ogham", greek: "Greek letters" }[script];
  return [`Write the letters that remain in ${signs} round the ring, clockwise from the top, their heads outward.`];
}
