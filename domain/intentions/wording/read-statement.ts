import { type Aim, toAim, toDoer } from "./aim.ts";
import { toBase } from "./conjugate.ts";
import { findVerb } from "./find-verb.ts";
import { joinWords, type Token } from "./tag-words.ts";

/** What nobody wants to do again. */
const LOSSES = /^(?:lose|break|fail|forget|miss|hurt|fall|die|leave|cry|suffer|survive|overdose|crash|quit)$/;

/** A whole sentence: as it is if it speaks of the present, else brought into it. */
export function readStatement(tokens: readonly Token[], clause: string): Aim | null {
  const at = findVerb(tokens);
  const verb = tokens[at];
  if (verb === undefined) return null;
  if (/^(?:when|if|as|once|while|before|after|until)\b/i.test(clause)) return null;
  const doer = toDoer(joinWords(tokens.slice(0, at).filter(({ kind }) => kind !== "adverb")));
  const adverbs = tokens.slice(0, at).filter(({ kind }, index) => kind === "adverb" && index > 0);
  const rest = tokens.slice(at + 1);
  const says = (does: string): Aim => toAim(doer, [...adverbs.map(({ word }) => word), does].join(" ").trim());
  if (verb.low === "cannot") return null;
  if (verb.kind === "modal")
    return /^(?:not|never)$/.test(rest[0]?.low ?? "")
      ? null
      : says(joinWords(rest).replace(/^(?:finally|soon|one day|just) /i, ""));
  if (
    /^(?:am|is|are)$/.test(verb.low) &&
    /^(?:going|about|to)$/.test(rest[0]?.low ?? "") &&
    (rest[0]?.low === "to" || rest[1]?.low === "to")
  )
    return says(joinWords(rest).replace(/^(?:going |about )?to /, ""));
  if (verb.low === "used" && rest[0]?.low === "to")
    return says(`${joinWords(rest.slice(1)).replace(/,? (?:before|until|when|as) .*$/i, "")} again`);
  if (/^(?:was|were)$/.test(verb.low)) return says(`be ${joinWords(rest)}`);
  if (verb.kind === "past") {
    const base = toBase(verb.low);
    if (base === null || LOSSES.test(base) || (doer.person !== "I" && !/^(?:we|he|she|they)$/i.test(doer.name)))
      return null;
    return says(`${base} ${joinWords(rest)}`);
  }
  if (verb.kind === "base" && doer.person === "one") return says(`${verb.low} ${joinWords(rest)}`);
  const base = verb.kind === "be" ? "be" : verb.kind === "third" ? toBase(verb.low) : verb.low;
  return {
    doer,
    does: base === null ? null : [...adverbs.map(({ word }) => word), base, joinWords(rest)].join(" "),
    statement: clause,
  };
}
