import { listBaseForms } from "../lexicon/base-forms.ts";
import { isHarmlessVerb } from "../lexicon/harmless-words.ts";
import { BASE_OF_GERUND, BASE_OF_THIRD, BASE_VERBS, toGerund, toThirdPerson } from "../verbs.ts";
import { joinWords, type Token, tagWords } from "./tag-words.ts";

/** Who does something: the writer, somebody or something else, or several. */
export type Person = "I" | "one" | "many";

const OF_BE: Readonly<Record<Person, string>> = { I: "am", one: "is", many: "are" };
const LEADS_IN = /^(?:then|also|just|always|still|finally|only|to|never)$/;

/** A doing in its base form, said of somebody in the present: "pass and be happy" of one is "passes and is happy". */
export function conjugate(does: string, person: Person): string {
  const tokens = tagWords(`I ${does}`).slice(1);
  const heads = findHeads(tokens);
  return joinWords(
    tokens.flatMap((token, at) => {
      if (token.low === "to" && heads.has(at + 1)) return [];
      return heads.has(at) ? [{ ...token, word: toFinite(token.low, person) }] : [token];
    }),
  );
}

function toFinite(base: string, person: Person): string {
  if (base === "be") return OF_BE[person];
  return person === "one" ? toThirdPerson(base) : base;
}

/** Names of things that are done where they follow a state: "be healthy and stay". */
const ALSO_DONE = /^(?:stay|live|sleep|rest|love|laugh|smile|dance|work|play|walk|run|talk|grow|thrive)$/;

/** Where the verbs stand that the doer does: the first, and those beside it that hang on no other. */
function findHeads(tokens: readonly Token[]): ReadonlySet<number> {
  const first = tokens.findIndex(({ kind }) => kind !== "adverb");
  const heads = new Set([first]);
  const isState = tokens[first]?.low === "be";
  for (const [at, { kind, low }] of tokens.entries()) {
    const isDoneToo =
      isState && tokens[at - 1]?.low === "and" && tokens[at - 2]?.kind === "quality" && ALSO_DONE.test(low);
    if (at <= first || (kind !== "base" && low !== "be" && !isDoneToo)) continue;
    // "I leave the phone at home and just be."
    if (low === "be" && at === tokens.length - 1) continue;
    let lead = at - 1;
    while (lead > first && (tokens[lead]?.kind === "adverb" || LEADS_IN.test(tokens[lead]?.low ?? ""))) lead -= 1;
    const before = tokens[lead];
    const isBeside =
      before?.low === "and" || before?.low === "or" || before?.low === "but" || /,/.test(before?.after ?? "");
    const last = Math.max(...heads);
    const isHanging = tokens
      .slice(last + 1, lead)
      .some(({ kind: other, low: word }) => other === "to" || other === "relative" || word === "who");
    if (isBeside && !isHanging) heads.add(at);
  }
  return heads;
}

/** The base form of a verb in any form; null where it is no verb that is known. */
export function toBase(word: string): string | null {
  const low = word.toLowerCase();
  const listed = BASE_OF_GERUND.get(low) ?? BASE_OF_THIRD.get(low);
  if (listed !== undefined) return listed;
  const [, ...forms] = listBaseForms(low);
  return (
    forms.find((form) => BASE_VERBS.has(form)) ??
    forms.find((form) => isHarmlessVerb(form) && !/(?:s|ed|ing)$/.test(form)) ??
    (isVerb(low) ? low : null)
  );
}

/** Whether a word is the base form of a verb. */
export function isVerb(word: string): boolean {
  return BASE_VERBS.has(word) || (isHarmlessVerb(word) && !/(?:[^s]s|ed|ing)$/.test(word));
}

/** A doing with its first verb in -ing: "lose weight" is "losing weight". */
export function sayGerund(does: string): string {
  return does.replace(
    /^((?:[a-z]+ly )?)([a-z]+)/i,
    (_whole, adverb: string, verb: string) => `${adverb}${toGerund(verb)}`,
  );
}
