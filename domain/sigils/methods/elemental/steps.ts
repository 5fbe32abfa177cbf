import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { capitalize, joinWords } from "../../prose.ts";
import { type Bead, describeSeal, describeUnplaced, nameEnds } from "../../seal-steps.ts";
import { ELEMENT_LORE, type Element, type ElementalLayout } from "./elements.ts";
import { describeHeartMark } from "./heart-marks.ts";
import { LETTER_SHAPES } from "./letter-shapes.ts";
import { describeSigns } from "./sign-steps.ts";

/** Where a letter is written: on both slanting sides, in the triangle, beyond the flat side, or under an arm. */
export type LetterPlace = "sides" | "span" | "foot" | "arm";

/** What is known of an elemental drawing. */
export interface ElementalFacts extends LetterFacts {
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
  readonly layout: ElementalLayout;
  /** What is in the heart of the triangle: the concept, and the id of its symbol; null for a point. */
  readonly heart: { readonly concept: string; readonly symbol: string } | null;
  /** The letters that remain of the intention. */
  readonly remaining: string;
  /** The letters that are written, each with its place, in the order of drawing. */
  readonly written: readonly { readonly letter: string; readonly place: LetterPlace }[];
  /** The letters that became terminals. */
  readonly ends: readonly Bead[];
  readonly hasOrnament: boolean;
  readonly sealFamily: string;
}

const FRAMES: Readonly<Record<ElementalLayout, string>> = {
  circle:
    "Draw one ring round the same middle: through the corners of the triangle, across its sides, or beyond the corners; then lead the point and the flat side on to it.",
  cardinal:
    "Draw a ring round the same middle, and a cross of four arms: earth above, air to the right, fire below, water to the left.",
  square: "Draw a square round it: the triangle’s point touches one wall, its flat side runs from wall to wall.",
  flowing: "Let an arm leave each corner of the triangle, sweep over the next side, and turn outward.",
};

/** How an element moves the pen. */
const VOICES: Readonly<Record<Element, string>> = {
  fire: "Fire rises: bow each straight line a little, and let free ends run out in a point.",
  water: "Water flows: let each straight line sway, and end free lines in a drop.",
  air: "Air opens: bow each straight line wide, and end free lines in a small ring.",
  earth: "Earth stands: cut each bow into straight lines, and end free lines in a bar.",
};

/** The way from the dominant element to the sigil, in sentences that can be followed with pen and paper. */
export function describeElementalSteps(facts: ElementalFacts): string[] {
  const lore = ELEMENT_LORE[facts.dominant];
  return [
    `${lore.name} leads: draw its sign largest, ${lore.sign}.`,
    FRAMES[facts.layout],
    describeHeart(facts),
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.remaining, TOO_FEW_LETTERS),
    VOICES[facts.dominant],
    ...describeWritten(facts),
    ...describeEnds(facts),
    ...describeUnplaced(
      facts.remaining,
      [...facts.written, ...facts.ends].map(({ letter }) => letter),
      "place",
    ),
    ...describeSigns(facts),
    describeSeal(facts.sealFamily),
  ];
}

function describeHeart({ heart, dominant }: ElementalFacts): string {
  const mark = heart ? describeHeartMark(heart) : "a point";
  const stand = ELEMENT_LORE[dominant].hasBar ? " Let it stand on the bar." : "";
  return `From the triangle’s point lead a line into it, and end the line in its heart: ${mark}.${stand}`;
}

/** Where each letter lives, and what it looks like there. */
function describeWritten({ written, layout }: ElementalFacts): string[] {
  const at = (place: LetterPlace): string[] =>
    written.filter((entry) => entry.place === place).map(({ letter }) => letter);
  const outside = layout === "square" ? "the square" : "the ring";
  return [
    ...at("sides").map(
      (letter) => `Between both slanting sides and ${outside} write ${letter} as ${getShape(letter).outside}.`,
    ),
    ...at("span").map(
      (letter) =>
        `In the triangle, between its heart and its flat side, write ${letter} as ${getShape(letter).inside}.`,
    ),
    ...at("foot").map(
      (letter) => `Between the flat side and ${outside} write ${letter} as ${getShape(letter).outside}.`,
    ),
    ...describeArms(at("arm")),
  ];
}

function describeArms(letters: readonly string[]): string[] {
  if (letters.length === 0) return [];
  const shapes = letters.map((letter) => `${letter} as ${getShape(letter).outside}`);
  return [`Under the arms, each on its own side of the triangle, write ${joinWords(shapes)}.`];
}

function getShape(letter: string): { readonly outside: string; readonly inside: string } {
  return LETTER_SHAPES[letter] ?? { outside: "a sign of its own", inside: "a sign of its own" };
}

function describeEnds({ ends, layout }: ElementalFacts): string[] {
  const where = layout === "cardinal" ? "at the end of each free arm" : "off both ends of the flat side";
  return ends.map(({ letter, terminal }) => `${capitalize(where)} set ${nameEnds([terminal])} for ${letter}.`);
}
