import { BASE_OF_GERUND, BASE_OF_THIRD, BASE_VERBS } from "./verbs.ts";

/** How a sentence puts what it is about. */
export type Mood =
  | "present"
  | "desire"
  | "future"
  | "duty"
  | "ability"
  | "attempt"
  | "request"
  | "past"
  | "question"
  | "fragment";

const ADVERB =
  "(?: (?:really|truly|just|only|also|always|so|now|finally|deeply|simply|very much|desperately|still|soon))*";

/** Not inside "all that I need". */
const FREE = "(?<!\\b(?:that|what|which|all|everything|anything|whatever|than|whom|who|where|when|whenever|whatever) )";

/** The moods by how a clause begins or what it holds; the first that fits counts. */
const SIGNS: readonly (readonly [Mood, RegExp])[] = [
  [
    "question",
    /\?$|^(?:how|why|when|what|where|who) (?:can|do|does|will|should|is|am|are|to)\b|^(?:will|can|should|do|does|am|is) (?:I|my|it|he|she|they)\b/i,
  ],
  [
    "request",
    /^(?:please\b|dear\b|(?:can|could|will|would) you\b|help (?:me|us)\b|let (?:me|us|my)\b|may (?:I|my|the|we|all)\b|(?:give|grant|bring|send|show|make|allow|guide|lead|bless|protect|keep|teach|heal|get|free) (?:me|us)\b)/i,
  ],
  ["request", /[,;.] (?:may|let|please) (?:I|me|we|us|my|our|the|it|he|she|they|this)\b/i],
  ["request", /^(?:oh )?(?:god|goddess|universe|lord|spirits?),/i],
  [
    "request",
    /^(?:god|goddess|the universe|universe|lord|spirits?|jesus|father|mother|angels|saint [a-z]+|st\.? [a-z]+) (?:please )?(?:grant|give|send|bring|help|show|keep|let|make|bless|heal|protect|guide)\b/i,
  ],
  [
    "attempt",
    new RegExp(`${FREE}\\bI(?: am| have been)?${ADVERB} (?:try|trying|working (?:on|towards?) [a-z]+ing)\\b`, "i"),
  ],
  [
    "desire",
    new RegExp(
      `${FREE}\\b(?:I|we) have (?:always |long |often )?(?:wanted|been (?:wanting|meaning|hoping|longing)) to\\b`,
      "i",
    ),
  ],
  [
    "desire",
    new RegExp(
      `${FREE}\\b(?:I|we)(?: (?:am|do|would))?(?: not)?${ADVERB} (?:want|wish|hope|hoping|need|desire|long|longing|prefer|crave|dream of|dreaming of|intend|(?:plan|aim)(?= (?:to|for|on)\\b)|seek to|ask (?:the universe|god|my guides)|pray(?= (?:to|for|that|I|my|the|and hope)\\b)|praying|wishing for|in need of|looking for|would like|would love|am after)\\b`,
      "i",
    ),
  ],
  [
    "desire",
    /^(?:I )?would(?: really| so| just| absolutely)* (?:(?:like|love) it|be (?:[a-z]+ )?(?:happy|glad|grateful|thankful|delighted|relieved)) if\b/i,
  ],
  ["desire", /^(?:and )?that (?:my|our|the|he|she|they|it|all|we|I|everyone|people) [a-z]+ /i],
  ["desire", /^(?:my (?:wish|hope|dream|goal|aim|desire|intention) is|if only|it would be (?:nice|great|good))\b/i],
  [
    "duty",
    new RegExp(`${FREE}\\b(?:I|we)${ADVERB} (?:should|must|ought to|have to|am supposed to|had better)\\b`, "i"),
  ],
  ["ability", new RegExp(`${FREE}\\b(?:I|we)${ADVERB} (?:can|could|may|might|am${ADVERB} able to)\\b`, "i")],
  ["future", /\b(?:will|shall)(?! ?power)\b(?! (?:that|to)\b)|\b(?:am|is|are) (?:going|about) to\b/i],
  ["past", /^(?:I|we) have been (?![a-z]+ing\b)/i],
  [
    "past",
    /^(?:I|we|my [a-z]+)(?: (?:always|never|once|finally|just))? (?:was|were|had|did|went|got|found|felt|made|lost|became|said|told|took|came|left|gave|saw|knew|kept|began|met|built|won|wrote|started|decided|used to|wanted|tried|needed|failed|[a-z]{3,}(?<!ne|ce|ee|fe|pe)ed)\b/i,
  ],
];

/** How a cleaned text puts what it is about; `fragment` where it is no sentence. */
export function findMood(text: string): Mood {
  if (/^to [a-z]+/i.test(text)) return "fragment";
  const spoken = text.replace(/\bmy will\b/gi, "my wish-word");
  for (const [mood, sign] of SIGNS) if (sign.test(spoken)) return mood;
  return hasFiniteVerb(text) ? "present" : "fragment";
}

/** Whether a text says something of somebody in the present: "I keep", "my garden grows", "there is". */
export function hasFiniteVerb(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^a-z' ]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  if (/^my [a-z ]{2,30} and I [a-z]+\b(?<!ing)/i.test(text)) return true;
  if (/^(?:my|our|the|this|each|every) [a-z-]+ [a-z-]+[^siu'a-]s\b/i.test(text)) return true;
  if (SAYS_OF_OTHERS.test(text) || SAYS_OF_MANY.test(text)) return true;
  if (BASE_VERBS.has(SAYS_OF_TWO.exec(text)?.[1] ?? "")) return true;
  if (BASE_VERBS.has(SAYS_OF_SEVERAL.exec(text)?.[1] ?? "")) return true;
  return words.some((word, at) => {
    const before = words[at - 1];
    if (FINITE.has(word)) return at > 0;
    if (before === undefined) return false;
    if (NO_VERB.has(word)) return false;
    if (before === "i" || before === "we" || before === "they" || before === "you")
      return !/ing$/.test(word) || !BASE_OF_GERUND.has(word);
    if (BASE_OF_THIRD.has(word)) return !DETERMINER.has(before);
    return PLURAL.test(before) && at > 1 && BASE_VERBS.has(word) && !BASE_VERBS.has(words[0] ?? "");
  });
}

/** "The Home Office approves my visa": a verb in the third person, by what comes after it. */
const SAYS_OF_OTHERS =
  /^(?:(?:my|our|the|this|his|her|their) (?:[a-z'-]+ ){1,6}|[A-Z][a-z]+ |(?:he|she|it) (?:[a-z]+ly )?)[a-z]*[^siu'a-]s (?:my|our|the|a|an|his|her|their|me|us|it|him|them|to|well|home|back|down|out|through|by|for)\b/i;

/** "The reviewers agree to the plan". */
const SAYS_OF_MANY =
  /^(?:my|our|the|these|his|her|their) (?:[a-z'-]+ ){0,3}?[a-z]+[^siu'a-]s (?!(?:of|in|at|on|by|for|from|with|to|and|or|who|that|which|as|about|between|over|under|after|before)\b)[a-z]{3,} (?:my|our|the|a|an|his|her|their|me|us|it|him|them|to|well|home|back|down|out|through|by|for)\b/i;

/** "My mother and her sister talk". */
const SAYS_OF_TWO =
  /^(?:my|our|the|his|her) (?:[a-z'-]+ ){1,3}?and (?:(?:my|our|her|his|their|the) )?[a-z'-]+ ([a-z]+)\b/i;
/** "Our hens lay more eggs". */
const SAYS_OF_SEVERAL =
  /^(?:my|our|the|these|his|her|their|all) (?:[a-z'-]+ ){0,2}?(?:[a-z]+[^s]s|children|people|women|men|feet|teeth|hens|kids) ([a-z]+) [a-z]/i;

const PLURAL = /(?:[^s]s|children|people|women|men)$/;
/** Verbs that are finite in any place but the first, where they ask. */
const FINITE: ReadonlySet<string> = new Set(
  "am is are has will shall can could must should would may might".split(" "),
);

const NO_VERB: ReadonlySet<string> = new Set("i me my for to and or in of with at from on who that not".split(" "));

const DETERMINER: ReadonlySet<string> = new Set([
  "my",
  "the",
  "a",
  "our",
  "more",
  "new",
  "of",
  "good",
  "to",
  "his",
  "her",
  "for",
  "in",
  "with",
]);
