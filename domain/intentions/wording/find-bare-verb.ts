import { isHarmlessThing } from "../lexicon/harmless-words.ts";
import { isVerb } from "./conjugate.ts";
import type { Token } from "./tag-words.ts";

const HANGS_ON = /^(?:who|which|that|where|i|we|they|you)$/;

/**
 * Where the verb is in "my sister call me", where a request has left it in its base form; -1 where there is none. Where a verb is bound
 * to come, as after "may", a word counts that could be a thing as well.
 */
export function findBareVerb(tokens: readonly Token[], isBound: boolean): number {
  const [first, second] = tokens;
  if (
    /^(?:him|her|them|it|he|she|they|this|that)$/.test(first?.low ?? "") &&
    second !== undefined &&
    (/^(?:base|be)$/.test(second.kind) || (second.kind === "noun" && !/^(?:this|that)$/.test(first?.low ?? "")))
  )
    return 1;
  const sure = tokens.findIndex(
    ({ kind, low }, at) => at > 0 && (low === "be" || kind === "base") && isFree(tokens, at, low === "be"),
  );
  if (sure > 0 || !isBound) return sure;
  const known = tokens.findIndex(
    ({ low }, at) => at > 0 && isVerb(low) && !isHarmlessThing(low) && isFree(tokens, at, false),
  );
  if (known > 0) return known;
  if (/^\p{Lu}/u.test(first?.word ?? "") && first?.kind === "noun" && isVerb(second?.low ?? "")) return 1;
  return tokens.findIndex(
    ({ low }, at) => at > 0 && isVerb(low) && isFree(tokens, at, false) && isFollowed(tokens[at + 1]),
  );
}

/** Whether what comes before is no word that takes a thing, or begins a clause that hangs on one. */
function isFree(tokens: readonly Token[], at: number, isBe: boolean): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== "adverb");
  if (before === undefined || (!isBe && /,/.test(before.after))) return false;
  const isWithI = /^(?:i|me)$/.test(before.low) && /^(?:and|or)$/.test(tokens[at - 2]?.low ?? "");
  if (HANGS_ON.test(before.low) && !isWithI) return false;
  return isBe || !/^(?:to|preposition|determiner|quality|modal)$/.test(before.kind);
}

function isFollowed(next: Token | undefined): boolean {
  return (
    next === undefined || /^(?:determiner|pronoun|preposition|adverb|quality|to|past|conjunction)$/.test(next.kind)
  );
}
