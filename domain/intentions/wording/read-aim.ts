import { takeOffFrame } from "../frames.ts";
import { isHarmlessThing } from "../lexicon/harmless-words.ts";
import { isQuality } from "../say-of.ts";
import { type Aim, type Doer, toAim, toDoer, WRITER } from "./aim.ts";
import { toBase } from "./conjugate.ts";
import { findVerb } from "./find-verb.ts";
import { isDoing, THING_IN_TWO } from "./is-doing.ts";
import { lowerFirst, readThing, readThingFor } from "./name-thing.ts";
import { readBareDoing, readDoingOfOthers } from "./read-others.ts";
import { readPlea } from "./read-plea.ts";
import { readPlace, readQuality, readState } from "./read-state.ts";
import { readStatement } from "./read-statement.ts";
import { joinWords, tagWords } from "./tag-words.ts";

const DEEPEST = 5;
/** What one clause of a wish wants; null where nothing can be told for sure. */
export function readAim(clause: string, depth = 0): Aim | null {
  const plain = clause.trim().replace(/[.!?,;]+$/, "");
  if (plain === "" || depth > DEEPEST) return null;
  return (
    readLater(plain, depth) ??
    readPlea(plain, readAim, depth) ??
    readHoped(plain, depth) ??
    readFramed(plain, depth) ??
    readBare(plain)
  );
}

/** "Every month I put some money away": when it is, and what. */
function readLater(clause: string, depth: number): Aim | null {
  const [, when = "", rest = ""] = WHEN_FIRST.exec(clause) ?? OCCASION_FIRST.exec(clause) ?? [];
  const aim = rest === "" ? null : readAim(rest, depth + 1);
  return aim === null ? null : { ...aim, statement: `${when} ${aim.statement}` };
}

/** "I hope it stays dry": a whole sentence that is hoped for. */
function readHoped(clause: string, depth: number): Aim | null {
  const [, hoped = ""] = HOPED.exec(clause) ?? /^(?:and )?that (.+)$/i.exec(clause) ?? [];
  const tokens = tagWords(hoped);
  const at = findVerb(tokens);
  if (at < 1) return null;
  const verb = tokens[at];
  // "I wish my husband laughed more": what is past in its form alone.
  const base = verb?.kind === "past" && /^(?:I|we) wish\b/i.test(clause) ? toBase(verb.low) : null;
  return base === null
    ? readAim(hoped, depth + 1)
    : toAim(toDoer(joinWords(tokens.slice(0, at))), `${base} ${joinWords(tokens.slice(at + 1))}`);
}

const OCCASION_FIRST =
  /^((?:when|whenever|if|as|once|while|before|after|until|by the time|every time|each time|even when|even if) [^,]+,) (.+)$/i;
const WHEN_FIRST =
  /^((?:every|each|in|on|at|by|this|next|after|before|from|tomorrow|today|tonight|now|once) (?:[a-z0-9' -]{0,28}?,?)) (?=(?:I|we) )((?:I|we) .+)$/i;
const HOPED =
  /^(?:(?:I|we)(?: am| are| do)?(?: (?:really|just|only|so|truly|desperately|always|still))* (?:hope|hoping|wish|wishing|pray|praying|ask|asking|want|declare|affirm|decree)|hoping|hope|praying|wishing|pray|my (?:wish|hope|prayer|dream) is)(?: to (?:god|the universe))?(?: for)?(?: that)? ((?!to\b|I\b|him\b|her\b|them\b|me\b|us\b|you\b).+)$/i;

/** What follows "I want", "I hope that", "my wish is to". */
function readFramed(clause: string, depth: number): Aim | null {
  const found = takeOffFrame(clause);
  if (found === null) return null;
  const { rest, text } = found;
  const doer = OF_US.test(clause) ? toDoer("we") : WRITER;
  if (rest === "clause") return readAim(text, depth + 1);
  if (rest === "doing") {
    const again = takeOffFrame(`I ${text.replace(/^be (?=(?:able|going|about) to )/i, "am ")}`);
    return toOwnAim(again?.rest === "doing" ? again.text : text, doer);
  }
  return (
    readDoingOfOthers(text) ??
    readBareDoing(text) ??
    readLikelyDoing(text) ??
    readState(tagWords(text)) ??
    readGerund(text) ??
    (isQuality(text) ? toOwnAim(`be ${text}`, doer) : sayOf(readThing(text, true), doer))
  );
}

/** How a clause begins that speaks of more than its writer. */
const OF_US =
  /^(?:we\b|(?:please )?(?:help|let|allow|give|grant|send|bring|show|teach|guide) us\b|may we\b|(?:can|could|will) we\b)/i;

/** The writer's aim as the aim of somebody else: "I welcome a baby into my life" of us. */
function sayOf(aim: Aim | null, doer: Doer): Aim | null {
  if (aim === null || doer.person === "I" || aim.doer.person !== "I" || aim.does === null) return aim;
  const { thing } = aim;
  return {
    ...toAim(doer, aim.does.replace(/\binto my life$/, "into our lives")),
    ...(thing !== undefined && { thing }),
  };
}

/** A clause that no frame begins: a statement, a doing, or a thing. */
function readBare(clause: string): Aim | null {
  const [, toDo] =
    /^(?:and |or )?(?:not )?to ((?!(?:the|my|a|an|you|all|me|our|his|her)\b)[a-z].*)$/i.exec(clause) ?? [];
  if (toDo !== undefined) return toWriterAim(toDo);
  if (/^for .+ to [a-z]/i.test(clause)) {
    const of = readDoingOfOthers(clause.slice("for ".length));
    if (of !== null) return of;
  }
  const [, whose = "", goods = ""] = /^for ((?:my|our|all) [a-z ]+?)[:,] (.+)$/i.exec(clause) ?? [];
  if (goods !== "") return toAim(toDoer(whose), `have ${lowerFirst(goods).replace(/, (?=[^,]+$)(?!and )/, " and ")}`);
  if (isDoing(clause)) return toWriterAim(lowerFirst(clause));
  const tokens = tagWords(clause);
  return (
    readStatement(tokens, clause) ??
    readThingFor(clause) ??
    readGerund(clause) ??
    readState(tokens) ??
    readUnbound(clause) ??
    readPlace(tokens) ??
    readQuality(clause, tokens) ??
    readThing(clause, false)
  );
}

/** "My teacher notice my effort", after "I want": a verb that could be a thing as well, with what it is done to. */
function readLikelyDoing(text: string): Aim | null {
  if (!/^(?:my|our) /i.test(text)) return null;
  const likely = readBareDoing(text, true);
  return /^[a-z]+ (?:my|our|the|an?|me|us|his|her|this|that) /i.test(`${likely?.does ?? ""} `) ? likely : null;
}

/** "My team trust each other": a doing that no request leads. */
function readUnbound(clause: string): Aim | null {
  if (!/^(?:my|our|the) /i.test(clause)) return null;
  const sure = readBareDoing(clause);
  if (sure !== null) return sure;
  const likely = readBareDoing(clause, true);
  return likely?.does?.includes(" ") === true && !/^the /i.test(clause) ? likely : null;
}

/** "Finding a job": a doing in -ing. */
function readGerund(text: string): Aim | null {
  const [, adverb = "", first = "", rest] =
    /^((?:finally|really|just|always|[a-z]+ly) )?([a-z]+ing)( .+)?$/i.exec(text) ?? [];
  if (
    THING_IN_TWO.test(text) ||
    /^(?:healing|blessing|training|funding|housing|understanding|feeling|hearing|learning) (?:for|from|between|of|after)\b/i.test(
      text,
    ) ||
    (rest === undefined && isHarmlessThing(first.toLowerCase()))
  )
    return null;
  const base = toBase(first);
  return base === null || base === first.toLowerCase() ? null : toWriterAim(`${adverb}${base}${rest ?? ""}`);
}

function toWriterAim(does: string): Aim | null {
  return toOwnAim(does, WRITER);
}

function toOwnAim(does: string, doer: Doer): Aim | null {
  const plain = does.trim();
  if (!/^[a-z]/i.test(plain) || /^(?:not|never|no|the|a|an|of)\b/i.test(plain)) return null;
  return toAim(doer, plain.replace(/ so (?:much|badly)$/i, ""));
}
