import { toGestureName } from "../../drawn.ts";
import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { joinWords } from "../../prose.ts";
import { describeSeal, describeUnplaced } from "../../seal-steps.ts";

/** What is known of a chaos drawing: which letters were struck out, and what the others became. */
export interface ChaosFacts extends LetterFacts {
  /** The letters that remain, in order, without separators. */
  readonly processedText: string;
  /** Names carry their article: "a ring on the spine". */
  readonly gestures: readonly { readonly letter: string; readonly gesture: string }[];
  readonly marks: readonly { readonly letter: string; readonly terminal: string }[];
  readonly silhouette: string;
  readonly sealFamily: string;
}

/** The way from the sentence to the sigil, in sentences that can be followed with pen and paper. */
export function describeChaosSteps(facts: ChaosFacts): string[] {
  return [
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.processedText, TOO_FEW_LETTERS),
    "Draw an upright line, the spine; all that follows grows from it, alike on both sides.",
    describeGestures(facts),
    ...describeMarks(facts),
    ...describeRest(facts),
    `Let the whole fill the outline of ${withArticle(facts.silhouette)}.`,
    describeSeal(facts.sealFamily),
  ];
}

function describeGestures({ gestures }: ChaosFacts): string {
  const entries = gestures.map(
    ({ letter, gesture }, index) => `${letter} ${index === 0 ? "enters as" : "as"} ${toGestureName(gesture)}`,
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
  const placed = [...gestures, ...marks].map(({ letter }) => letter);
  return describeUnplaced(processedText, placed, "end");
}

function withArticle(noun: string): string {
  return /^([aeiou]|hour)/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
