import { FIRST_NAMES } from "../first-names.ts";
import { listBaseForms } from "../lexicon/base-forms.ts";
import { listWordClasses } from "../lexicon/word-class.ts";
import { CONCEPTS_OF_WORDS, type Concept, PHRASES_BY_FIRST } from "./concepts.ts";
import { toSpokenText } from "./normalize.ts";

/** Who a word names: the writer, somebody else, or an animal of somebody. */
export type Being = "self" | "other" | "nobody";

/** A word in its clause. */
export interface Token {
  readonly word: string;
  readonly forms: readonly string[];
  readonly being: Being | null;
  /** Whether it names a person by what they are, so that a "my" before it is not the writer. */
  readonly isPerson: boolean;
}

/** One doing or state of a clause: what, to whom, by whom. */
export interface Cue {
  readonly concept: Concept | "bad" | "good" | "trouble" | "harmfulVerb" | "person";
  readonly at: number;
  readonly length: number;
}

const SELF = new Set("i me my mine myself we us our ours ourselves".split(" "));
const OTHER = new Set(
  "he him his himself she her hers herself they them their theirs themselves you your yours yourself whoever someone everyone anyone anybody somebody people others those who whom".split(
    " ",
  ),
);
const ANIMALS = new Set("dog cat puppy kitten horse cow cattle sheep goat pet animal rooster".split(" "));
/** Groups that are somebody else's unless "my" or "our" is before them. */
const GROUPS = new Set(
  "school staff village church mosque synagogue company office department tribe team club board congregation country town school factory party class crowd crew couple neighborhood orphanage".split(
    " ",
  ),
);
const NOBODY = new Set("nobody none noone".split(" "));
/** Words for people that are more often something else in a wish. */
const NO_PERSON = new Set(
  "love life light home good best world star master sun angel spirit god goddess lord universe moon saint guide soul thing body mind heart voice fire work way time day power head cook draw help light general present model second cut sick dead dying poor rich ill major minor dear clean private well will may might like kind fat ace mark bill rob grace hope faith joy will sue jack pat drew art dawn host match dish witness save target winner expert success member figure case party following look".split(
    " ",
  ),
);

/** Divides a text into clauses, each of tokens. */
export function readClauses(text: string): readonly (readonly Token[])[] {
  const original = text.normalize("NFKC");
  const names = new Set(
    Array.from(original.matchAll(/(?<=[\p{Ll}\p{N},;:’'"()] )\p{Lu}\p{Ll}+/gu), ([name]) => toSpokenText(name)).filter(
      (name) => !NOT_NAMES.test(name),
    ),
  );
  return toSpokenText(text)
    .split(/[.!?;:,()\n]+|\s-+\s|\s(?:and|but|while|because|so that|so|until|when|if|then|or|as)\s/)
    .map((clause) => readTokens(clause, names))
    .filter((tokens) => tokens.length > 0);
}

const NOT_NAMES =
  /^(?:i|god|lord|goddess|universe|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|tiktok|youtube|english|spanish|french|german|japanese|rome|italy|japan|paris|london|berlin|spain|france|instagram|saint|mother|father|amen|earth|venus|mars|jupiter|saturn|mercury|moon|sun)$/;

function readTokens(clause: string, names: ReadonlySet<string>): Token[] {
  const words = clause.match(/[a-z]+(?:['-][a-z]+)*|\d+/g) ?? [];
  return words.map((raw, at) => {
    const word = raw.replace(/'s?$/, "");
    const forms = listBaseForms(word);
    const isPerson =
      !NO_PERSON.has(word) &&
      (names.has(word) ||
        FIRST_NAMES.has(word) ||
        listWordClasses(word).has("person") ||
        isRelation(forms) ||
        forms.some((form) => ANIMALS.has(form)) ||
        (forms.some((form) => GROUPS.has(form)) && !/^(?:my|our|in|at|to|from|the)$/.test(words[at - 1] ?? "")));
    const being = SELF.has(word)
      ? "self"
      : OTHER.has(word)
        ? "other"
        : NOBODY.has(word)
          ? "nobody"
          : isPerson
            ? "other"
            : null;
    return { word, forms, being, isPerson };
  });
}

function isRelation(forms: readonly string[]): boolean {
  return forms.some((form) => CONCEPTS_OF_WORDS.get(form)?.some((concept) => concept === "kin" || concept === "enemy"));
}

/** The doings and states that a clause speaks of, in order. */
export function listCues(tokens: readonly Token[]): readonly Cue[] {
  const cues: Cue[] = [];
  for (const [at, { word, forms }] of tokens.entries()) {
    const found = new Set<Cue["concept"]>(forms.flatMap((form) => CONCEPTS_OF_WORDS.get(form) ?? []));
    const classes = listWordClasses(word);
    if (classes.has("bad")) found.add("bad");
    if (classes.has("good")) found.add("good");
    if (classes.has("trouble")) found.add("trouble");
    if (classes.has("killing") || classes.has("hurting") || classes.has("forcing")) found.add("harmfulVerb");
    for (const concept of found) cues.push({ concept, at, length: 1 });
    for (const form of forms) {
      for (const { concept, words } of PHRASES_BY_FIRST.get(form) ?? []) {
        if (fits(tokens, at, words)) cues.push({ concept, at, length: words.length });
      }
    }
  }
  return cues;
}

/** Whether words stand in a row; "*" is any one or two. */
function fits(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  let next = at;
  for (const [index, word] of words.entries()) {
    if (word === "*") {
      next += 1;
      const after = words[index + 1] ?? "";
      if (!tokens[next]?.forms.includes(after) && tokens[next + 1]?.forms.includes(after)) next += 1;
      continue;
    }
    if (!tokens[next]?.forms.includes(word)) return false;
    next += 1;
  }
  return true;
}
