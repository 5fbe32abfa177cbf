import { BASE_OF_THIRD } from "../verbs.ts";
import { isVerb } from "./conjugate.ts";
import type { Token } from "./tag-words.ts";

/** Whether a word may come before the verb of a sentence. */
function endsSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== "adverb" && kind !== "negation");
  return (
    before !== undefined && /^(?:noun|pronoun|quality|gerund|preposition|adverb|past|third|base)$/.test(before.kind)
  );
}

const SUBJECT_PRONOUN = /^(?:i|we|they|he|she|you)$/;
const ANYBODY = /^(?:everyone|everybody|someone|somebody|anyone|everything|something|all)$/;
const MANY = /(?:[^s]s|children|people|women|men|two|three|four|five|six|seven|eight|nine|ten|hundred|others|rest)$/;
/** After these no clause hangs on a thing: "this summer I swim". */
const TIME =
  /(?:day|days|week|month|year|spring|summer|autumn|winter|morning|evening|night|weekend|time|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

/**
 * Where the verb is that a sentence is built on: "heals" in "the leg that he broke heals". -1 where there is none, as in "a house by
 * the sea". Verbs that hang on a thing are passed over, and so are those after "to".
 */
export function findVerb(tokens: readonly Token[]): number {
  let isHanging = false;
  for (const [at, token] of tokens.entries()) {
    if (at === 0) continue;
    const { kind, low } = token;
    const before = tokens[at - 1];
    if (kind === "relative" || low === "who" || (kind === "conjunction" && !/^(?:and|or|but|nor)$/.test(low))) {
      isHanging = true;
      continue;
    }
    // "The quilt my grandmother began": a second doer without a mark or a joining word hangs on the thing before it.
    if (
      SUBJECT_PRONOUN.test(low) &&
      at > 0 &&
      before !== undefined &&
      (before.kind === "noun" || ANYBODY.test(before.low)) &&
      !/[,.;]/.test(before.after) &&
      !(at <= 3 && TIME.test(before.low))
    )
      isHanging = true;
    // "The boy I tutor": what looks like a thing is what is done.
    if (isHanging && kind === "noun" && SUBJECT_PRONOUN.test(before?.low ?? "")) {
      isHanging = false;
      continue;
    }
    if (!isSaidOf(tokens, at) || before?.kind === "to" || before?.kind === "determiner") continue;
    if (!endsSubject(tokens, at)) continue;
    if (isHanging) {
      isHanging = kind === "modal";
      continue;
    }
    return at;
  }
  return tokens.findIndex(
    ({ kind, low }, at) =>
      at > 1 &&
      kind === "noun" &&
      /^(?:noun|quality|gerund)$/.test(tokens[at - 1]?.kind ?? "") &&
      BASE_OF_THIRD.has(low) &&
      tokens[0]?.kind === "determiner" &&
      (/^(?:preposition|determiner|pronoun|adverb|to|past|quality)$/.test(tokens[at + 1]?.kind ?? "noun") ||
        (at === tokens.length - 1 && /^(?:works|matters|answers|calls|talks|smiles)$/.test(low))),
  );
}

function isSaidOf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { kind, low } = token;
  if (kind === "be") return !/^(?:be|been|being)$/.test(low);
  if (kind === "third" || kind === "modal" || kind === "past") return true;
  if (kind !== "base") return false;
  const doer = tokens.slice(0, at).findLast((word) => word.kind !== "adverb" && word.kind !== "negation");
  if (doer === undefined || /[,]/.test(doer.after)) return false;
  return (
    SUBJECT_PRONOUN.test(doer.low) ||
    doer.low === "who" ||
    doer.kind === "relative" ||
    (/^(?:noun|determiner)$/.test(doer.kind) && MANY.test(doer.low) && isVerb(low)) ||
    (doer.kind === "noun" && tokens.slice(0, at).some((word) => word.low === "and") && isVerb(low))
  );
}
