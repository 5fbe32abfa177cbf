import type { Word } from "../sigils/words.ts";
import { STOP_WORDS, stemWord } from "../sigils/words.ts";
import { CONCRETE_STEMS, VAGUE_STEMS, VIVID_STEMS } from "./concrete-words.ts";
import { BASE_OF_THIRD, BASE_VERBS, STRONG_VERB_STEMS } from "./verbs.ts";

/** What can be pictured of a text, and how strongly it speaks. */
export interface Concreteness {
  /** Different words that carry their own meaning and are not vague. */
  readonly telling: number;
  readonly concrete: number;
  readonly vague: readonly string[];
  readonly vivid: number;
  readonly strongVerbs: readonly string[];
  readonly hasNumber: boolean;
  readonly hasTime: boolean;
  /** Whether it says with whom, for what, from where or how. */
  readonly hasManner: boolean;
}

/** How old one is tells nothing of what is wanted. */
const OWN_AGE = /\bI am \d+(?= and\b| but\b|[,.;])/gi;
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|double|twice)\b/i;
const TIME =
  /\b(?:(?:by|before|until|till|in|during|within|after|at) (?:the )?(?:end of |next |this )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|new year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ (?:days?|weeks?|months?|years?)|night|dawn|noon|the year|year)|(?:each|every|this|next|once a|twice a|per) (?:day|night|week|month|year|morning|evening|season|spring|summer|autumn|winter|time|breath|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|daily|weekly|monthly|(?:each|every) [a-z]+day|one day at a time)\b/i;
const MANNER =
  /\b(?:with|for|through|from|among|beside|who|where|at|into|on|by|over|under|across|in)\b(?! (?:me|myself|all|sure|love|peace|harmony)\b)/i;

const BASE_STEMS = new Set([...BASE_VERBS].map(stemWord));

/** Whether a word only carries others: verbs, and "life" as in "into my life". */
function isFrame(plain: string, stem: string): boolean {
  return plain === "life" || (BASE_STEMS.has(stem) && !CONCRETE_STEMS.has(stem) && !VIVID_STEMS.has(stem));
}

/** Whether a word is what somebody does, and no thing or quality: "I light a candle", not "a light heart". */
function isDone(plain: string, before: string): boolean {
  if (before === "") return BASE_VERBS.has(plain);
  if (BASE_OF_THIRD.has(plain)) return !NOT_BEFORE_DOING.test(before);
  return /^(?:i|we|and|they|that|who|to|it|never|always|now|finally|also|[a-z]+ly|[a-z]{3,}s|people|children)$/.test(
    before,
  );
}

const NOT_BEFORE_DOING =
  /^(?:my|the|a|an|our|his|her|their|of|in|with|for|to|from|at|on|new|more|good|many|all|two|three|own)$/;

/** Weighs the words of a cleaned text. */
export function weighConcreteness(text: string, words: readonly Word[]): Concreteness {
  const telling = new Set<string>();
  const concrete = new Set<string>();
  const vague = new Set<string>();
  const vivid = new Set<string>();
  const strongVerbs = new Set<string>();
  let previous = "";
  let before = "";
  for (const { plain } of words) {
    const stem = stemWord(plain);
    const pair = `${previous}_${stem}`;
    previous = stem;
    if (STRONG_VERB_STEMS.has(stem) && isDone(plain, before)) strongVerbs.add(plain);
    before = plain;
    if (VIVID_STEMS.has(stem)) vivid.add(stem);
    if (CONCRETE_STEMS.has(stem) || CONCRETE_STEMS.has(pair)) concrete.add(stem);
    if (VAGUE_STEMS.has(stem)) vague.add(plain);
    else if (!STOP_WORDS.has(plain) && !isFrame(plain, stem)) telling.add(stem);
  }
  return {
    telling: telling.size,
    concrete: concrete.size,
    vague: [...vague],
    vivid: vivid.size,
    strongVerbs: [...strongVerbs],
    hasNumber: NUMBER.test(text.replace(OWN_AGE, "")),
    hasTime: TIME.test(text),
    hasManner: MANNER.test(text),
  };
}
