import { listWords, type Word } from "../sigils/words.ts";
import { countAims } from "./aims.ts";
import { cleanText } from "./clean-text.ts";
import { type Concreteness, weighConcreteness } from "./concreteness.ts";
import { listHedges } from "./hedges.ts";
import { findInfluence, type Influence } from "./influence.ts";
import { isEnglish } from "./language.ts";
import { mendGrammar } from "./mend-grammar.ts";
import { mendLearners } from "./mend-learners.ts";
import { findMood, type Mood } from "./mood.ts";
import { findOpposition, type Opposition } from "./negation.ts";
import { listNames } from "./personal-information.ts";
import { complains } from "./turn-around.ts";

/** What a text is, before it is judged. */
export interface Reading extends Concreteness {
  /** Its words alone, see `cleanText`. */
  readonly text: string;
  readonly isEnglish: boolean;
  readonly wordCount: number;
  readonly mood: Mood;
  /** Whether it speaks of its writer: I, my, we. */
  readonly isOwn: boolean;
  readonly opposition: Opposition;
  /** Whether it says that the trouble is there. */
  readonly isComplaint: boolean;
  /** Whether its grammar stumbles, as in "I has". */
  readonly isStumbling: boolean;
  readonly aims: number;
  readonly hedges: readonly string[];
  readonly influence: Influence | null;
}

const OWN = /\b(?:I|me|my|mine|myself|we|us|our|ours)\b/i;

const UNREAD: Reading = {
  text: "",
  isEnglish: false,
  wordCount: 0,
  mood: "fragment",
  isOwn: false,
  opposition: "none",
  isComplaint: false,
  isStumbling: false,
  aims: 1,
  hedges: [],
  influence: null,
  ...weighConcreteness("", []),
};

/** Reads an intention; of what isn't English nothing is known but its text. */
export function readIntention(intention: string): Reading {
  const text = cleanText(intention);
  const words = listWords(text);
  if (words.length === 0 || !isEnglish(listWords(intention))) return { ...UNREAD, text, wordCount: words.length };
  return {
    text,
    isEnglish: true,
    wordCount: words.length,
    mood: findMood(mendLearners(text)),
    isOwn: OWN.test(text),
    opposition: findOpposition(text),
    isComplaint: complains(text),
    isStumbling: mendGrammar(text) !== text.replace(/[.!]+$/, ""),
    aims: countAims(text),
    hedges: listHedges(text),
    influence: findInfluence(text),
    ...weighConcreteness(text, withoutNames(text, words)),
  };
}

/** Names tell nothing of what is wanted. */
function withoutNames(text: string, words: readonly Word[]): readonly Word[] {
  const names = new Set(listNames(text).flatMap((name) => listWords(name).map(({ plain }) => plain)));
  return names.size === 0 ? words : words.filter(({ plain }) => !names.has(plain));
}
