import { takeOffFrame } from "./frames.ts";
import { isHarmlessVerb } from "./lexicon/harmless-words.ts";
import { hasFiniteVerb } from "./mood.ts";
import { GOOD_FOR_AIM, isKnownThing, isQuality, sayDoing, sayDoingOf, sayThing } from "./say-of.ts";
import { BASE_OF_GERUND, BASE_VERBS, beginsWithDoing } from "./verbs.ts";

const DOING_OF_OTHERS =
  /^(?:I|we)(?: (?:do|would))?(?: really| just| truly)? (?:want|need|wish|like|love|hope|pray)(?: for)? ((?:my|our|the|all|every|everything|everyone|everybody|people|something|someone|somebody|things|life|love|money|success|luck)(?: [a-z' -]{2,40}?)?) to ([a-z].*)$/i;
const FUTURE_OF_OTHERS =
  /^((?:my|our|the|a|an|more|new|good|money|love|success|health|happiness|luck|people|customers|clients)\b[a-z' -]{0,40}?) (?:will|shall|can|must|should|would|could|is going to|are going to) (?!not\b|never\b)([a-z].*)$/i;
const ANY_VERB = [...BASE_VERBS].join("|");
const MAY_OTHERS = new RegExp(
  `^(?:may|let) ((?:(?:my|our|the|all|this|these|every) |love|money|luck|success|peace|joy|light|happiness)[a-z' -]{2,40}?) (${ANY_VERB})\\b(?! (?:${ANY_VERB})\\b)(.*)$`,
  "i",
);
const MAKE_ME = /^(?:please )?(?:make|keep) me ([a-z].*)$/i;
const STARTS_THING =
  /^(?:a|an|the|my|our|more|new|true|good|better|inner|financial|great|real|lasting|plenty|lots|enough|some|abundant|perfect)\b/i;
/** A wish to somebody else to do something for "me": said of "I", it would be done to oneself. */
const FOR_ME = /^(?!.*\b(?:who|that|which)\b.*\bme\b).*\bme\b/i;
const CARE = /^(?:please )?([a-z]+) me\b(.*)$/i;
/** What is said of "I" when somebody else is asked to care. */
const CARED: ReadonlyMap<string, string> = new Map([
  ["protect", "am protected"],
  ["guard", "am guarded"],
  ["shield", "am shielded"],
  ["guide", "am guided"],
  ["lead", "am led"],
  ["bless", "am blessed"],
  ["heal", "am healed"],
  ["free", "am free"],
  ["support", "am supported"],
  ["love", "am loved"],
  ["inspire", "am inspired"],
  ["save", "am safe"],
]);
const CARE_FOR_OTHERS =
  /^(?:please )?(heal|bless|protect|guard|shield|guide|support) ((?:my|our|the|this|these) [a-z' -]+?)( (?:with|from|in|on|at|against) .+)?$/i;
const STATE_OF_OTHERS = /^(?:I wish(?: that)?|if only) ((?:my|our|the) [a-z' -]{2,40}?) (?:was|were) ([a-z].*)$/i;
/** "I want my paper accepted by June". */
const DONE_TO_OTHERS =
  /^(?:I|we) (?:really )?(?:want|need|wish) ((?:my|our|the) [a-z ]{2,30}?) ((?:[a-z]{3,}ed|done|paid|sold|found|won|read|heard|seen|known|built|taken)\b.*)$/i;
/** When a thing is wanted: "peace, even when my days are full". */
const OCCASION = /^(.+?)(,? (?:even (?:when|if|though)|no matter|when|whenever) .+)$/i;
const NOT_IN_THINGS = /^(?:me|I|it|him|her|us|would|was|were|will|had|did|can|could|should|must)$/;
/** The longest thing that is said without a verb, in words. */
const LONGEST_THING = 9;
const DEEPEST = 4;

/** A clause as a statement in the present, without a full stop; null where it can't be reworded safely. */
export function rewordClause(clause: string, depth = 0): string | null {
  const plain = clause.trim().replace(/[.!?,;]+$/, "");
  if (plain === "" || depth > DEEPEST) return null;
  return rewordOthers(plain) ?? rewordFrame(plain, depth) ?? rewordBare(plain);
}

function rewordOthers(clause: string): string | null {
  const wanted = DOING_OF_OTHERS.exec(clause);
  // "The strength to go on" is no doer but a good that one wants.
  const isOfGood = wanted !== null && GOOD_FOR_AIM.test(`${wanted[1]} to ${wanted[2]}`);
  const doing = isOfGood ? null : (wanted ?? FUTURE_OF_OTHERS.exec(clause));
  if (doing) return sayDoingOf(doing[1] ?? "", doing[2] ?? "");
  const [, made = "", state = ""] = DONE_TO_OTHERS.exec(clause) ?? [];
  if (made !== "") return sayDoingOf(made, `be ${state}`);
  const wished = STATE_OF_OTHERS.exec(clause);
  if (wished) return sayDoingOf(wished[1] ?? "", `be ${wished[2]}`);
  const there = /^let there be (.+)$/i.exec(clause)?.[1];
  if (there !== undefined) return `there is ${there}`;
  const blessed = MAY_OTHERS.exec(clause);
  if (blessed) return sayDoingOf(blessed[1] ?? "", `${blessed[2]}${blessed[3]}`);
  const [, care = "", cared = "", how = ""] = CARE_FOR_OTHERS.exec(clause) ?? [];
  const passive = CARED.get(care.toLowerCase());
  return passive === undefined ? null : sayDoingOf(cared, `be ${passive.replace(/^am /, "")}${how}`);
}

function rewordFrame(clause: string, depth: number): string | null {
  const made = MAKE_ME.exec(clause)?.[1];
  if (made !== undefined)
    return withI(isQuality(made) ? `am ${made}` : BASE_VERBS.has(firstWord(made)) ? sayDoing(made) : null);
  const [, care = "", cared = ""] = CARE.exec(clause) ?? [];
  const passive = CARED.get(care.toLowerCase());
  if (passive !== undefined) return `I ${passive}${cared}`;
  const found = takeOffFrame(clause);
  if (!found) return null;
  const { rest, text } = found;
  if (rest === "clause") return rewordClause(text, depth + 1);
  if (rest === "thing") {
    const [, thing = text, occasion = ""] = OCCASION.exec(text) ?? [];
    const said = sayGerund(thing) ?? sayThing(thing, true);
    return withI(said === null ? null : said + occasion);
  }
  // "I hope to be able to try to" holds frames inside a frame.
  const again = takeOffFrame(`I ${text.replace(/^be (?=(?:able|going|about) to )/i, "am ")}`);
  return again?.rest === "doing" ? withI(sayDoing(again.text)) : withI(sayDoing(text));
}

function rewordBare(clause: string): string | null {
  if (/^to [a-z]/i.test(clause)) return withI(sayDoing(clause));
  if (isQuality(clause)) return withI(sayThing(clause));
  if (/^(?:a|an|the right) [a-z0-9 -]+? (?:who|that|with) /i.test(clause)) return withI(sayThing(clause));
  const first = firstWord(clause);
  const words = clause.split(" ");
  // "Finish it before spring comes" is a doing, though a verb of something else follows.
  const isDoing =
    words.length > 1 &&
    (beginsWithDoing(clause) || isUnlistedDoing(words)) &&
    !hasFiniteVerb(words.slice(0, 3).join(" "));
  if (!isDoing && hasFiniteVerb(clause)) return clause;
  const done = sayGerund(clause);
  if (done !== null) return withI(done);
  if (BASE_VERBS.has(first) && words.length === 1 && !isKnownThing(first)) return withI(sayDoing(first));
  if (isDoing) return FOR_ME.test(clause) ? null : withI(sayDoing(clause));
  return isThing(words) ? withI(sayThing(clause)) : null;
}

/** Whether words begin with a verb in its base form that is known to a dictionary alone, and what it is done to: "ace my finals". */
function isUnlistedDoing([first = "", second = ""]: readonly string[]): boolean {
  return (
    isHarmlessVerb(first) &&
    !/(?:s|ed|ing)$/.test(first) &&
    /^(?:my|the|a|an|our|this|that|these|it|at|into|every|each)$/i.test(second)
  );
}

function isThing(words: readonly string[]): boolean {
  if (words.length > LONGEST_THING) return false;
  const [first = ""] = words;
  if (STARTS_THING.test(first) && words.length > 1) {
    if (words.some((word) => NOT_IN_THINGS.test(word))) return false;
    return words.length === 2 || /^(?:a|an)$/i.test(first) || words.some((word, at) => at > 0 && isKnownThing(word));
  }
  if (isKnownThing(first) && /^(?:for|in|with|at)$/i.test(words[1] ?? "")) return true;
  return (
    words.length <= 4 && words.every((word) => /^(?:and|in|of|my|for|with|life)$/i.test(word) || isKnownThing(word))
  );
}

/** "Finding a job" as "find a job"; null where a text begins with no doing, or is no more than that. */
function sayGerund(text: string): string | null {
  const [, first = "", rest] = /^([a-z]+ing) (.+)$/i.exec(text) ?? [];
  const base = BASE_OF_GERUND.get(first.toLowerCase());
  return base === undefined || rest === undefined ? null : sayDoing(`${base} ${rest}`);
}

function firstWord(text: string): string {
  return (/^[a-z'-]+/i.exec(text)?.[0] ?? "").toLowerCase();
}

function withI(predicate: string | null): string | null {
  return predicate === null ? null : `I ${predicate}`;
}
