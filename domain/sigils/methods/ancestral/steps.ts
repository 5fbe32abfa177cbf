import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { joinWords } from "../../prose.ts";
import { describeUnplaced, nameEnds } from "../../seal-steps.ts";
import { getChoice, MOTIFS, type MotifId } from "../custom/symbol-library.ts";
import { describeSigns, listByPlace, type WrittenSign } from "./sign-steps.ts";
import { CANDLE_MEANINGS, type CandleColor, CULTURE_LORE, type CulturalBackground } from "./traditions.ts";

/** What is known of an ancestral drawing. */
export interface AncestralFacts extends LetterFacts {
  readonly culture: CulturalBackground;
  readonly candle: CandleColor;
  /** The frame of the figure, by the core's name: "stem", "fork". */
  readonly frame: string;
  /** The letters that are written in the figure, in order. */
  readonly signs: readonly WrittenSign[];
  /** The chosen motifs of the figure in the order in which they are drawn; the place is ready to be said: "at the head of the stem". */
  readonly motifs: readonly { readonly motif: MotifId; readonly place: string }[];
  /** The letters that remain of the intention. */
  readonly remaining: string;
  /** What is on the band of the seal, clockwise from the top: letters, and motifs. */
  readonly band: { readonly letters: string; readonly motifs: readonly MotifId[] };
  /** The kinds of terminal at loose ends. */
  readonly ends: readonly string[];
  /** Whether a symbol, a practice or a note in the visitor's own words was counted into the sigil. */
  readonly hasOwnWords: boolean;
}

/** The way from the candle to the sigil, in sentences that can be followed with pen and paper. */
export function describeAncestralSteps(facts: AncestralFacts): string[] {
  const ends = nameEnds(facts.ends);
  return [
    `Light a ${facts.candle} candle, for ${CANDLE_MEANINGS[facts.candle]}, and take ink of its colour.`,
    FRAMES.get(facts.frame) ?? "Draw an upright stem.",
    ...describeSigns(facts.culture, facts.signs),
    ...describeMotifs(facts),
    ...(ends === "" ? [] : [`Finish each loose end with ${ends}.`]),
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.remaining, TOO_FEW_LETTERS),
    ...describeBand(facts),
    ...(facts.hasOwnWords
      ? ["What you told in your own words is counted into the hand and the marks of the seal."]
      : []),
    "Between the signs of the band set small marks, two by two: they belong to this sentence alone.",
  ];
}

/** What is drawn first, by the core's name of the frame. */
const FRAMES: ReadonlyMap<string, string> = new Map([
  ["stem", "Draw one upright stem with a pair of arms."],
  ["lintel", "Draw two upright stems for a gate, and lay a lintel across their heads; from its middle hangs a third."],
  ["gable", "Draw two upright stems for a gate, and join their heads in a gable; from its ridge hangs a third."],
  ["arch", "Draw two upright stems for a gate, and join their heads in a round arch; from its crown hangs a third."],
  ["fork", "Draw an upright stem that parts into two arms."],
  ["ring", "Draw an upright stem and a ring on it."],
  ["torc", "Draw an upright stem and on it a ring that is open at its head, as a torc is."],
  ["bow", "Draw an upright stem and on it a bow that is open to the sky."],
  ["bows", "Draw two bows that meet at head and foot, and a stem through both their ends."],
  ["monogram", "Draw a ring and four arms out of it, for a monogram."],
  ["three arms", "Draw a ring and three arms out of it, evenly spread, the upright one longer."],
  ["four arms", "Draw a ring and four arms out of it, evenly spread."],
  ["six arms", "Draw a ring and six arms out of it, evenly spread."],
]);

/** The first motif brings its meaning; the others are named with their places. */
function describeMotifs({ motifs }: AncestralFacts): string[] {
  const [first, ...others] = motifs;
  if (!first) return [];
  const meaning = getChoice(MOTIFS, first.motif).meaning.replace(": ", ", ");
  const named = others.map(({ motif, place }) => ({ name: `the ${motif}`, place }));
  return [
    `Let the ${first.motif} grow ${first.place}: ${meaning}.`,
    ...(named.length === 0 ? [] : [`By the same pen draw ${listByPlace(named)}.`]),
  ];
}

/** The band of the seal has the letters, and the motifs that did not fit into the figure. */
function describeBand({ culture, band, remaining }: AncestralFacts): string[] {
  const { script } = CULTURE_LORE[culture];
  const signs = { runes: "in runes", ogham: "in ogham", greek: "in Greek letters", none: "as limbs on short stems" }[
    script ?? "none"
  ];
  const again = band.letters.length > new Set(band.letters).size ? "; begin again until the band is full" : "";
  const among =
    band.motifs.length === 0 ? "" : `, and among them ${joinWords(band.motifs.map((motif) => `the ${motif}`))}`;
  return [
    "Enclose it in its seal: two circles with a band between them.",
    `Write the letters that remain on the band ${signs}, clockwise from the top, their heads outward${again}${among}.`,
    ...describeUnplaced(remaining, [...band.letters], "place"),
  ];
}
