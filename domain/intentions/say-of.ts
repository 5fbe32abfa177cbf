import { stemWord } from "../sigils/words.ts";
import { CONCRETE_STEMS, LIFE_STEMS } from "./concrete-words.ts";
import { isHarmlessThing } from "./lexicon/harmless-words.ts";
import { COUNT_NOUNS, QUALITIES, VERBS_OF_GOODS } from "./qualities.ts";

const NO_THING =
  /^(?:him|her|them|you|it|that|this|these|those|out|in|off|up|away|down|back|what|more|less|better|all|not|no|to|me|us|very|so|too|if|and|or|but)$/i;
const STARTS_NO_THING =
  /^(?:him|her|them|you|it|out|off|up|away|down|back|what|not|no|less|fewer|never|to|me|us|very|so|too|if|and|or|but)\b/i;
const TIED = /\b(?:in|into|by|before|with|for|from|of|at|on|that|who|where|each|every|this|next|to|as|than|back)\b|\d/i;
/** A thing of this number of words at most is said to come into one's life. */
const SHORT_THING_WORDS = 4;
/** A good of this number of words at most goes with its own verb. */
const SHORT_GOOD_WORDS = 3;
/** "Courage to speak up", with or without its article. */
const GOOD_FOR_AIM =
  /^(?:the |more |some |enough |a )?(courage|guts|nerve|stamina|means|money|strength|power|confidence|patience|energy|freedom|wisdom|discipline|willpower|ability|chance|time|will) to (.+)$/i;
/** "My voice back": what was one's own before. */
const OWN_AGAIN = /^(?:my|our) [a-z' -]+ back$/i;
const CLARITY = /^(?:clarity|certainty|insight) (?:about|on|in|over|into) /i;
/** "$5,000 by March", "10,000 followers". */
const SUM = /^(?:[$€£] ?\d|\d[\d,.]*k? [a-z]{3,})/i;
/** "One page a day" is done, not had. */
const PER_DAY = / (?:a|per|each|every) (?:day|week|month|year|night|morning)$/i;
const TIES = / (?:of|in|at|with|from|for|on|by|that|who|where|to|near|before|after|until|this|next|as|back) /;
const DETERMINED =
  /^(?:a|an|the|my|our|more|some|enough|plenty|lots|many|two|three|one|every|all|someone|somebody|something|everything|anything|people|that|this|these|those|\d+)(?= |$)/i;

/** What is said of "I", from a thing: "a house" as "welcome a house into my life". Null where it is no thing that one can have. */
export function sayThing(thing: string, isWanted = false): string | null {
  const plain = thing
    .trim()
    .replace(/,? (?:right now|now|soon|asap|today|immediately|as soon as possible)$/i, "")
    .replace(/[,;]$/, "");
  if (/\b(\w+) \1\b/i.test(plain)) return null;
  if (SUM.test(plain))
    return `${/^(?:[$€£]|[\d,.]+k? ?(?:dollars|euros?|pounds|bucks|usd|eur))/i.test(plain) ? "receive" : "have"} ${plain}`;
  const [, good, aim] = GOOD_FOR_AIM.exec(plain) ?? [];
  if (good !== undefined && aim !== undefined) return `have the ${good.toLowerCase()} to ${aim}`;
  if (OWN_AGAIN.test(plain) || CLARITY.test(plain)) return `have ${plain}`;
  if (/^(?:my|our) (?!own |very own |dream )/i.test(plain)) return null;
  if (plain === "" || NO_THING.test(plain) || STARTS_NO_THING.test(plain)) return null;
  if (isQuality(plain))
    return /^(?:better|light|still|present|open)$/i.test(plain) ? null : `am ${plain.toLowerCase()}`;
  const words = plain.split(" ");
  const last = headOf(plain);
  const verb = words.length <= SHORT_GOOD_WORDS && !TIED.test(plain) ? VERBS_OF_GOODS.get(last) : undefined;
  if (verb !== undefined && !/ and /i.test(plain)) return `${verb} ${inner(plain, verb)}`;
  if (/ to /i.test(plain) && !/^(?:a|an|the) /i.test(plain)) return null;
  const isDetermined = DETERMINED.test(plain);
  if (/^protection\b/i.test(plain)) return `am protected${plain.slice("protection".length)}`;
  if (PER_DAY.test(plain)) return null;
  if (!isDetermined && !isKnownThing(last) && !(isWanted && isHarmlessThing(last))) return null;
  const article = isDetermined || !COUNT_NOUNS.has(last) ? "" : /^[aeiou]/i.test(plain) ? "an " : "a ";
  return sayHaving(`${article}${lower(plain)}`, last, words.length <= SHORT_THING_WORDS && !TIED.test(plain));
}

/** What one does with a thing that one has: "live in a house", "own a car"; "have" where nothing better is known. */
function sayHaving(thing: string, head: string, isShort: boolean): string {
  for (const [verb, heads] of HAVING) {
    if (!heads.test(head)) continue;
    if (verb === "live in" && /^(?:a|an) [a-z]+$/.test(thing)) return `live in ${thing} of my own`;
    if (verb !== "welcome") return `${verb} ${thing}`;
    return isShort ? `welcome ${thing} into my life` : `welcome ${thing}`;
  }
  return `have ${thing}`;
}

const HAVING: readonly (readonly [verb: string, heads: RegExp])[] = [
  ["live in", /^(?:house|home|apartment|flat|cottage|cabin|farm|farmhouse|villa|bungalow|studio|place|loft)$/],
  ["own", /^(?:car|bike|bicycle|boat|motorbike|motorcycle|van|truck|piano|guitar|bmw|tesla|porsche|horse|camper)$/],
  ["share my home with", /^(?:dog|cat|puppy|kitten|dogs|cats)$/],
  ["earn", /^(?:figures|wage|salary|living)$/],
  ["find", /^(?:job|position|career|apprenticeship|internship)$/],
  [
    "receive",
    /^(?:raise|promotion|offer|visa|grant|refund|scholarship|answer|bonus|letter|callback|confirmation|certificate|licence|license|permit|invitation|news|help|support|recognition)$/,
  ],
  ["enjoy", /^(?:trip|vacation|holiday|wedding|adventure|journey|luck|sex|weekend|summer|year|view)$/],
  [
    "welcome",
    /^(?:love|partner|man|woman|person|someone|somebody|baby|child|children|friend|friends|boyfriend|girlfriend|husband|wife|lover|soulmate|spouse|mentor|muse|sign|signs|miracle|miracles|change|opportunity|opportunities|surprise|partnership|relationship|romance|clients|customers|joy|light|guide|teacher|community|family|things|elements|days|times|people|energy)$/,
  ],
];

/** Whether words can follow "I am": "calm and confident". */
export function isQuality(words: string): boolean {
  const parts = words.toLowerCase().split(/,? and |, /);
  return parts.every((part) => isOneQuality(part.replace(/^(?:more|very|so|fully|truly|always) /, "")));
}

function isOneQuality(word: string): boolean {
  return QUALITIES.has(word) || /^[a-z]{4,}(?:ible|able|ful|ous|less|ant|ive|ent)$/.test(word);
}

function inner(thing: string, verb: string): string {
  const plain = lower(thing);
  return verb === "grow in" || verb === "live in"
    ? plain.replace(/^(?:more|some|a lot of|lots of|the|my) /, "")
    : plain;
}

/** Whether a word names something that one can have: a known word, many of something, or a state by its ending. */
function isKnownThing(word: string): boolean {
  const plain = word.toLowerCase();
  const stem = stemWord(plain);
  if (LIFE_STEMS.has(stem) || CONCRETE_STEMS.has(stem) || VERBS_OF_GOODS.has(plain)) return true;
  return COUNT_NOUNS.has(plain) || /(?:ness|ment|tion|ity|ship|[a-z]{2,}[^suia]s)$/.test(plain);
}

/** The word that a thing is: "house" in "a house by the sea". */
function headOf(thing: string): string {
  const [head = ""] = thing.toLowerCase().split(TIES);
  return head.split(" ").at(-1) ?? "";
}

function lower(thing: string): string {
  const [first = ""] = thing.split(" ");
  if (
    !isKnownThing(first) &&
    !/^(?:A|An|The|More|Some|My|Our|New|True|Good|Better|Great|Real|Inner|Financial|Lasting|That|This)$/.test(first)
  ) {
    return thing;
  }
  return `${first.toLowerCase()}${thing.slice(first.length)}`;
}
