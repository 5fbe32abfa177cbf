import { listWords } from "../sigils/words.ts";
import { isPlainlyHarmless, mayReword } from "./guard/may-reword.ts";
import { type Clause, readDeeds } from "./guard/read-deeds.ts";
import { getValence, listWordClasses, type WordClass } from "./lexicon/word-class.ts";
import { dropProperNames } from "./plain-words.ts";
import { findMentioned } from "./themes/other-person.ts";

const CAPITALIZED = /(?:^|[^\p{L}])(?!I\b)\p{Lu}\p{Ll}{2,}(?!\p{L})/u;
const CAPITALIZED_WITHIN = /(?<=[a-z0-9,;] )(?!I\b)\p{Lu}\p{Ll}{2,}(?!\p{L})/u;
/** That somebody will die some day is no harm meant. */
const SOME_DAY = / (?:before|until|when|after|once) (?:he|she|they|my [a-z]+) dies?\b/gi;
/** Everyday words that a dictionary lists as verbs of harm as well; before no person they mean none: "a house full of music". */
const RARE_SENSES =
  /(?<=[a-z0-9] )(?:full|flights?|stones?|brains?|cats?|floors?|eagles?|pounds?|fiddles?|foxe?s?|monkeys?|mouse|pedals?|solo|cows?|cod|jockey|jug|guys?|hale|cribs?|badgers?|birch(?:es)?|petty|off)(?=$|[.,;!?]| (?:of|and|with|in|on|by|for|at|to|who|that|work|time|from|without|before|after|when|this|again)\b)|(?<=\b(?:put|puts|putting|pay|pays|paying|take|takes|taking|switch|turn|set|show) )off(?= (?!him|her|them)[a-z])/gi;
/** "I want to be someone who listens" speaks of its writer. */
const ONESELF =
  /\bbe(?:come)? (?:someone|somebody|a person|a (?:wo)?man|a (?:mother|father|friend|partner|teacher)|the (?:kind|sort|type) of [a-z]+|the one) (?:who|that) /gi;
/** Whom one is not to reach for any longer. */
const LET_BE =
  /\b(?:stop|quit|not|never|no longer|no more) (?:text(?:ing)?|call(?:ing)?|message|messaging|think(?:ing)? (?:about|of)|miss(?:ing)?|check(?:ing)? on|wait(?:ing)? for) (?:him|her|them)\b/gi;
/** "In Wales". */
const PLACE_NAME = /(?<=\b(?:in|near|around|outside|from) )\p{Lu}\p{Ll}+(?= |$|[.,])/gu;
const DARK_CLASSES: readonly WordClass[] = ["killing", "hurting", "forcing", "trouble", "weapon"];

/**
 * Whether the person's own words may be used in what is offered: nobody but the writer comes up, or the guard finds next to nothing dark, or all
 * words are known to be harmless, or none is known to be dark and nobody is named. Else only whole sentences of the theme are offered, whatever the guard against harm has missed.
 */
export function mayKeepWords(text: string): boolean {
  const spared = text
    .replace(SOME_DAY, "")
    .replace(ONESELF, "be ")
    .replace(LET_BE, "rest ")
    .replace(RARE_SENSES, " ")
    .replace(PLACE_NAME, "there");
  const deeds = readDeeds(spared);
  const plain = dropProperNames(spared);
  const speaksOfOthers = deeds.some(({ beings }) => beings.includes("other"));
  if (!speaksOfOthers && !CAPITALIZED_WITHIN.test(plain)) return true;
  if (isPlainlyHarmless(spared) || mayReword(spared)) return true;
  return !deeds.some(isDark) && !hasName(plain) && !hasDarkWord(spared) && !speaksOfStrangers(spared);
}

/** Whether somebody comes up of whom nothing is known: "he", "the mother", "someone". */
function speaksOfStrangers(text: string): boolean {
  return STRANGERS.test(text) || (PRONOUNS.test(text) && findMentioned(text) === null && !WELCOME.test(text));
}

const STRANGERS =
  /\b(?:the|some|one certain|a certain) (?:mother|father|twins|wife|husband|girl|boy|traitor|general|neighbou?r|man|woman|ex|other)\b|\bexe?s?\b|\bneighbou?r.?s\b/i;
const PRONOUNS = /\b(?:he|him|his|she|her|hers|they|them)\b/i;
const WELCOME = /\b(?:partner|people|friends|clients|customers|a (?:man|woman|person|teacher|mentor))\b/i;

/** Whether somebody may be named: a capital within, or at the beginning, of a word that is no beginning of a wish. */
function hasName(plain: string): boolean {
  return CAPITALIZED_WITHIN.test(plain) || CAPITALIZED.test(plain.replace(BEGINS_A_WISH, ""));
}

const BEGINS_A_WISH = /^[A-Z]?[a-z]*(?= )/;

const DARK_CONCEPTS: ReadonlySet<string> = new Set(
  "kill die hurt mishap illness pain ruin shame fear control breakup deceive revenge curse sexual weapon trouble harmfulVerb".split(
    " ",
  ),
);

/** Whether something dark befalls somebody else. */
function isDark({ findings }: Clause): boolean {
  return findings.some(
    ({ concept, concerned, isDenied }) => DARK_CONCEPTS.has(concept) && concerned === "other" && !isDenied,
  );
}

function hasDarkWord(text: string): boolean {
  return listWords(text).some(({ plain }) => {
    const classes = listWordClasses(plain);
    return getValence(plain) < 0 || DARK_CLASSES.some((name) => classes.has(name));
  });
}
