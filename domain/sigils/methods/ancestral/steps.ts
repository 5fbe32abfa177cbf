import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { joinWords } from "../../prose.ts";
import { type Bead, describeBeads, describeSeal, describeUnplaced, nameEnds } from "../../seal-steps.ts";
import { getChoice, MOTIFS, type MotifId } from "../custom/symbol-library.ts";
import { describeSigns, type WrittenSign } from "./sign-steps.ts";
import { CANDLE_MEANINGS, type CandleColor, CULTURE_LORE, type CulturalBackground } from "./traditions.ts";

/** What is known of an ancestral drawing. */
export interface AncestralFacts extends LetterFacts {
  readonly culture: CulturalBackground;
  readonly candle: CandleColor;
  /** The signs that are written, in order; empty for the universal wheel. */
  readonly signs: readonly WrittenSign[];
  /** The chosen motifs of the figure in the order in which they are drawn; the place says where: "crown", "left arm", "wheel". */
  readonly motifs: readonly { readonly motif: MotifId; readonly place: string }[];
  /** The letters that remain of the intention. */
  readonly remaining: string;
  /** What is on the band of the seal, clockwise from the top: letters in the script of the culture, and motifs. Empty for the wheel. */
  readonly band: { readonly letters: string; readonly motifs: readonly MotifId[] };
  /** The letters that are strung as beads on the universal wheel. */
  readonly beads: readonly Bead[];
  /** The kinds of terminal at loose ends. */
  readonly ends: readonly string[];
  /** Whether a symbol, a practice or a note in the visitor's own words was counted into the sigil. */
  readonly hasOwnWords: boolean;
  readonly sealFamily: string;
}

/** The way from the candle to the sigil, in sentences that can be followed with pen and paper. */
export function describeAncestralSteps(facts: AncestralFacts): string[] {
  const ends = nameEnds(facts.ends);
  return [
    `Light a ${facts.candle} candle, for ${CANDLE_MEANINGS[facts.candle]}, and take ink of its colour.`,
    ...describeSigns(facts.culture, facts.signs),
    ...describeMotifs(facts),
    ...(ends === "" ? [] : [`Finish each loose end with ${ends}.`]),
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.remaining, TOO_FEW_LETTERS),
    ...(facts.culture === "universal" ? describeWheelLetters(facts) : describeBand(facts)),
    ...(facts.hasOwnWords
      ? ["What you told in your own words is counted into the hand and the marks of the seal."]
      : []),
    ...(facts.culture === "universal" ? [describeSeal(facts.sealFamily)] : [BAND_MARKS]),
  ];
}

const BAND_MARKS = "Between the signs of the band set small marks, two by two: they belong to this sentence alone.";

/** Where the first motif is. */
const FIRST_PLACES: Readonly<Record<CulturalBackground, string>> = {
  norse: "at the head of the stave",
  celtic: "at the head of the stem",
  mediterranean: "in the middle of the cross, in a ring",
  universal: "in the middle, in a ring",
};

/** What bears the other motifs of a standing mark. */
const ARMS = "Near its foot bend an arm up on either side";

/** The first motif brings its meaning; the others are named with their places. */
function describeMotifs({ culture, motifs }: AncestralFacts): string[] {
  const [first, ...others] = motifs;
  if (!first) return [];
  const meaning = getChoice(MOTIFS, first.motif).meaning.replace(": ", ", ");
  return [`Draw the ${first.motif} ${FIRST_PLACES[culture]}: ${meaning}.`, ...describeOtherMotifs(culture, others)];
}

function describeOtherMotifs(culture: CulturalBackground, motifs: AncestralFacts["motifs"]): string[] {
  const named = motifs.map(({ motif, place }) => `the ${motif} ${PLACES[place] ?? `on the ${place}`}`);
  if (culture === "universal") {
    if (motifs.length === 0) return ["Let four rays run out from the ring."];
    const round =
      motifs[0]?.place === "wheel"
        ? `Round it, clockwise from the top, set ${joinWords(motifs.map(({ motif }) => `the ${motif}`))}, each on a spoke`
        : `Set ${joinWords(named)}, on spokes`;
    return [`${round}; let rays run out between them.`];
  }
  if (culture === "mediterranean") {
    const rays = motifs.length < 3 ? "Let rays run out from the ring where no motif stands." : "";
    const set = named.length === 0 ? "" : `Between the arms of the cross set ${joinWords(named)}.`;
    return [set, rays].filter((sentence) => sentence !== "");
  }
  if (named.length > 0) return [`${ARMS}, and set ${joinWords(named)}.`];
  const tips = culture === "celtic" ? ", and roll its end inward" : "";
  return [`${ARMS}${tips}.`];
}

/** The places that no "on the" goes before. */
const PLACES: Readonly<Record<string, string>> = {
  "both arms": "on both arms",
  "upper diagonals": "on both upper diagonals",
  "lower diagonals": "on both lower diagonals",
  "both sides of the wheel": "on both sides of it",
};

/** On the wheel the letters are beads on a string. */
function describeWheelLetters({ beads, remaining }: AncestralFacts): string[] {
  return describeBeads(beads, remaining, "on a string round the middle, the same on both sides wherever there is room");
}

/** In the scripts the letters stand on the band of the seal, with the motifs that the figure has no place for. */
function describeBand({ culture, band, remaining }: AncestralFacts): string[] {
  const { script } = CULTURE_LORE[culture];
  if (script === null) return [];
  const signs = { runes: "runes", ogham: "ogham", greek: "Greek letters" }[script];
  const again = band.letters.length > new Set(band.letters).size ? "; begin again until the band is full" : "";
  const among =
    band.motifs.length === 0 ? "" : `, and among them ${joinWords(band.motifs.map((motif) => `the ${motif}`))}`;
  return [
    "Enclose it in its seal: two circles with a band between them.",
    `Write the letters that remain on the band in ${signs}, clockwise from the top, their heads outward${again}${among}.`,
    ...describeUnplaced(remaining, [...band.letters], "place"),
  ];
}
