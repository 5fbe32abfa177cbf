import { joinWords } from "./join-words.ts";

/** What is known of a chaos drawing: which letters were struck out, and what the others became. */
export interface ChaosFacts {
  /** Every letter of the folded intention in its order. */
  readonly letters: readonly { readonly letter: string; readonly fate: "kept" | "vowel" | "repeat" }[];
  /** The letters that remain, in order, without separators. */
  readonly processedText: string;
  readonly hasStruckVowels: boolean;
  readonly hasTransliterated: boolean;
  readonly hasMappedSigns: boolean;
  /** The tail of `processedText` that the hash supplied; empty where the intention has letters enough. */
  readonly suppliedLetters: string;
  /** Names carry their article: "a ring on the spine". */
  readonly gestures: readonly { readonly letter: string; readonly gesture: string }[];
  readonly marks: readonly { readonly letter: string; readonly terminal: string }[];
  readonly silhouette: string;
  readonly sealFamily: string;
}

/** Longer spellings are not written out: nobody would read them. */
const LONGEST_SPELLING = 40;

const SEALS: ReadonlyMap<string, string> = new Map([
  ["band", "two circles, quartered, with small marks between them"],
  ["cusped", "a circle lined with scallops and small dots"],
  ["broken", "a circle broken into arcs, with a thin circle and small marks inside"],
  ["cardinal", "two circles with a cross at each quarter and small marks inside"],
  ["rays", "two circles in a wreath of rays, with small dots inside"],
  ["beaded", "two circles with beads and small marks between them"],
]);

/** The way from the sentence to the sigil, in sentences that can be followed with pen and paper. */
export function describeChaosSteps(facts: ChaosFacts): string[] {
  return [
    ...describeSpelling(facts),
    ...describeStriking(facts),
    describeRemaining(facts),
    ...describeSupply(facts),
    "Draw an upright line, the spine; all that follows grows from it, alike on both sides.",
    describeGestures(facts),
    ...describeMarks(facts),
    ...describeRest(facts),
    `Let the whole fill the outline of ${withArticle(facts.silhouette)}.`,
    describeSeal(facts.sealFamily),
  ];
}

function describeSpelling({ letters, hasTransliterated, hasMappedSigns }: ChaosFacts): string[] {
  const spelling = letters.map(({ letter }) => letter).join("");
  const spelled = spelling.length <= LONGEST_SPELLING ? `: ${spelling}.` : ".";
  if (hasTransliterated && hasMappedSigns) {
    return [
      `Write the intention in Latin letters, by sound where there is one and one letter for each other sign${spelled}`,
    ];
  }
  if (hasTransliterated) return [`Write the intention in Latin letters, by its sound${spelled}`];
  if (hasMappedSigns) return [`Let a Latin letter stand for each sign, always the same for the same sign${spelled}`];
  return [];
}

function describeStriking({ letters, hasStruckVowels, suppliedLetters }: ChaosFacts): string[] {
  if (letters.length === 0) return [];
  const vowels = listStruck(letters, "vowel");
  const repeats = listStruck(letters, "repeat");
  const repeated = `every repeat of ${joinWords(repeats)}`;
  if (vowels.length > 0) {
    const struck = `Strike out the ${vowels.length === 1 ? "vowel" : "vowels"} ${joinWords(vowels)}`;
    return [repeats.length > 0 ? `${struck}, and ${repeated}.` : `${struck}; no other letter repeats.`];
  }
  const isKept = !hasStruckVowels && suppliedLetters === "";
  const reason = isKept ? "Keep the vowels, because fewer than two letters would remain without them" : "";
  if (repeats.length > 0) return [reason === "" ? `Strike out ${repeated}.` : `${reason}, and strike out ${repeated}.`];
  return [reason === "" ? "There is nothing to strike out: no vowel, and no letter twice." : `${reason}.`];
}

function describeRemaining({ processedText, suppliedLetters }: ChaosFacts): string {
  const own = [...processedText.slice(0, processedText.length - suppliedLetters.length)];
  if (own.length === 0) return "The intention holds no letters of its own.";
  return own.length === 1 ? `The letter ${joinWords(own)} remains.` : `The letters ${joinWords(own)} remain.`;
}

function describeSupply({ suppliedLetters }: ChaosFacts): string[] {
  const supplied = [...suppliedLetters];
  if (supplied.length === 0) return [];
  const verb = supplied.length === 1 ? "is" : "are";
  return [
    `A figure needs more: ${joinWords(supplied)} ${verb} drawn by lot from the signs of the whole text, always the same.`,
  ];
}

function describeGestures({ gestures }: ChaosFacts): string {
  const entries = gestures.map(({ letter, gesture }, index) =>
    index === 0 ? `${letter} enters as ${gesture}` : `${letter} as ${gesture}`,
  );
  return `${joinWords(entries)}.`;
}

function describeMarks({ marks }: ChaosFacts): string[] {
  if (marks.length === 0) return [];
  const entries = marks.map(({ letter, terminal }) => `${letter} as a ${terminal}`);
  return [`Finish the ends of the strokes: ${joinWords(entries)}.`];
}

/** Letters that found no place in the figure are named too. */
function describeRest({ processedText, gestures, marks }: ChaosFacts): string[] {
  const placed = new Set([...gestures, ...marks].map(({ letter }) => letter));
  const rest = [...processedText].filter((letter) => !placed.has(letter));
  if (rest.length === 0) return [];
  const verb = rest.length === 1 ? "stays" : "stay";
  return [`No end is left for ${joinWords(rest)}, which ${verb} in the marks of the seal.`];
}

function describeSeal(family: string): string {
  const seal = SEALS.get(family);
  const drawn = seal === undefined ? "Enclose it in its seal" : `Enclose it in its seal: ${seal}`;
  return `${drawn}. The seal's marks belong to this sentence alone.`;
}

/** Each struck letter once, in the order of its first striking. */
function listStruck(letters: ChaosFacts["letters"], fate: "vowel" | "repeat"): string[] {
  return [...new Set(letters.filter((entry) => entry.fate === fate).map(({ letter }) => letter))];
}

function withArticle(noun: string): string {
  return /^([aeiou]|hour)/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
