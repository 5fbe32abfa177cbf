import { takeOffFrame } from "../frames.ts";
import { isHarmlessThing } from "../lexicon/harmless-words.ts";
import { isQuality } from "../say-of.ts";
import { beginsWithDoing } from "../verbs.ts";
import { type Aim, type Doer, toAim, toDoer, WRITER } from "./aim.ts";
import { isVerb, toBase } from "./conjugate.ts";
import { findVerb } from "./find-verb.ts";
import { lowerFirst, readThing, readThingFor } from "./name-thing.ts";
import { readBareDoing, readDoingOfOthers } from "./read-others.ts";
import { readPlea } from "./read-plea.ts";
import { joinWords, type Token, tagWords } from "./tag-words.ts";

const DEEPEST = 5;
const LEADS_DOING =
  /^(?:my|the|a|an|our|your|his|her|their|what|every|this|that|these|those|off|in|with|well|to|from|for|like|others|people|more|each|at|on|it|them|him|me|us|myself|all|again|freely|deeply|out|up|over|back|better|through|into|by|enough|less|[£$€\d].*)$/i;
/** What looks like a verb and what it is done to, and is a thing. */
const THING_IN_TWO =
  /^(?:pay (?:rise|raise)|work (?:permit|visa|placement|experience)|dream (?:job|home|house|car|wedding)|(?:driving|swimming|nursing|wedding|running|training|teaching|housing|parking|dancing|cooking|living|dining|meeting|planning|funding|reading|writing|singing|riding|hearing|building|evening|morning|clothing) (?!at|with|in|on|to|for|the|my|a|an|like|again|my|more|every|and|about|through|together|freely|from|under|well|better|by|our|this|that)[a-z]+|play (?:time|dates?)|study (?:group|place|abroad)|phone in|rest for|love (?:and|for|that|from|of)|light (?:and|in|for)|peace|calm|clear (?!out|my|the|away)|clean (?!up|out|my|the|house)|open (?!a|my|the|up)|free (?!my|the|up)|warm|rain|house with|record (?:deal|label)|book deal|land for|place (?:in|for|at)|test results|return of|rise (?:in|of)|change (?:in|of)|end (?:of|to)|call from|visit from|help (?:with|from|for)|support (?:from|for)|trust (?:in|between|and)|hope (?:for|and|in)|answer to|win for|view of|sleep for)\b/i;

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
  const [, hoped = ""] = HOPED.exec(clause) ?? [];
  return hoped === "" || findVerb(tagWords(hoped)) < 1 ? null : readAim(hoped, depth + 1);
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
  const doer = /^we\b/i.test(clause) ? toDoer("we") : WRITER;
  if (rest === "clause") return readAim(text, depth + 1);
  if (rest === "doing") {
    const again = takeOffFrame(`I ${text.replace(/^be (?=(?:able|going|about) to )/i, "am ")}`);
    return toOwnAim(again?.rest === "doing" ? again.text : text, doer);
  }
  return (
    readDoingOfOthers(text) ??
    readBareDoing(text) ??
    readState(tagWords(text)) ??
    readGerund(text) ??
    (isQuality(text) ? toWriterAim(`be ${text}`) : readThing(text, true))
  );
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

/** Verbs that are names of things as well, but seldom where they come first. */
const MOSTLY_DONE =
  /^(?:finish|pay|win|lose|run|start|stop|quit|read|keep|get|drop|build|buy|show|find|make|move|help|call|train|climb|hug|kiss|walk|cook|reach|drive|cut|beat|spend|break|pass|do|have|sell|let|fix|clean|cycle|swim|lift|earn|save|grow|land|meet|hit|wake|write|sing|draw|ride|travel|visit|feed|teach|speak|stand|plant|publish|launch|deadlift|squat|bench|rise|use|gain|give|take|bring|put|lay|tell|throw|stay|remain|become|feel|act|sit|listen|learn|try|keep|gain|reduce|double|triple)$/;

/** "My team trust each other": a doing that no request leads. */
function readUnbound(clause: string): Aim | null {
  if (!/^(?:my|our|the) /i.test(clause)) return null;
  const sure = readBareDoing(clause);
  if (sure !== null) return sure;
  const likely = readBareDoing(clause, true);
  return likely?.does?.includes(" ") === true && !/^the /i.test(clause) ? likely : null;
}

/** Whether a clause begins with what is to be done: "grow my nails". */
export function isDoing(clause: string): boolean {
  const [first = "", second = "", third = ""] = clause
    .replace(/^(?:just|finally|always|simply|actually|please|really|quietly|[a-z]+ly) /i, "")
    .split(/[ ,]+/);
  const verb = first.toLowerCase();
  // A word that no list has, before what is done to it: "purge the garage".
  const isUnlisted = !isVerb(verb) && !isHarmlessThing(verb) && !verb.endsWith("s") && third !== "";
  if (isUnlisted && /^(?:my|the|our|this)$/i.test(second) && /^(?:base|noun)$/.test(tagWords(clause)[0]?.kind ?? ""))
    return true;
  if (
    !isVerb(verb) ||
    THING_IN_TWO.test(clause) ||
    (isQuality(verb) && (/^(?:or|and)$/i.test(second) || isHarmlessThing(second)))
  )
    return false;
  if (MOSTLY_DONE.test(verb) && second !== "" && !/^(?:and|or|is|are|of)$/i.test(second)) return true;
  if (clause.includes(" ") && verb === "be") return true;
  if (second === "")
    return (!isHarmlessThing(verb) && verb !== "ease") || /^(?:travel|dance|heal|graduate|win)$/.test(verb);
  const [opening, next] = tagWords(clause);
  if (opening?.kind === "quality" && next?.kind === "noun") return false;
  if (/^(?:that|this)$/i.test(second) && /^(?:is|are|was|will)$/i.test(third)) return false;
  if (LEADS_DOING.test(second))
    return (
      !/^(?:in|for|with|from|at|on|by|to|like|and|that)$/i.test(second) ||
      !isHarmlessThing(verb) ||
      beginsWithDoing(clause)
    );
  return beginsWithDoing(clause) || !isHarmlessThing(verb);
}

/** What nobody wants to do again. */
const LOSSES = /^(?:lose|break|fail|forget|miss|hurt|fall|die|leave|cry|suffer|survive|overdose|crash|quit)$/;

/** A whole sentence: as it is if it speaks of the present, else brought into it. */
function readStatement(tokens: readonly Token[], clause: string): Aim | null {
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

const DONE_TO_IT =
  /^(?:approved|granted|accepted|signed|published|renewed|confirmed|funded|sold|fixed|booked|delivered|completed|defended|paid|cleared|extended|settled|cancelled|won)$/;
const STATE_KIND = /^(?:quality|past)$/;
const STATE_WORD =
  /^(?:back|home|together|safe|here|free|open|done|paid|healthy|whole|mine|steady|clear|sober|healed)$/;
/** What one does oneself: "driving test passed" is "I pass my driving test". */
const OWN_DOINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    passed: "pass",
    finished: "finish",
    "paid off": "pay off",
    completed: "complete",
    written: "write",
    submitted: "submit",
    cleaned: "clean",
    bought: "buy",
    found: "find",
    won: "win",
    learned: "learn",
    conquered: "master",
    reached: "reach",
    saved: "save",
    earned: "earn",
    done: "do",
    climbed: "climb",
  }),
);

/** "Visa approved before May", "my hands steady": a thing and the state that it is to be in. */
export function readState(tokens: readonly Token[]): Aim | null {
  const at = tokens.findIndex(
    ({ kind, low }, index) =>
      index > 0 &&
      !tokens.slice(0, index).some(({ after }) => /[,;]/.test(after)) &&
      tokens[index - 1]?.kind === "noun" &&
      !/[,;]/.test(tokens[index - 1]?.after ?? "") &&
      (STATE_KIND.test(kind) || STATE_WORD.test(low)) &&
      !/^(?:noun|determiner|pronoun)$/.test(tokens[index + 1]?.kind ?? ""),
  );
  if (
    at < 0 ||
    tokens
      .slice(0, at)
      .some(
        ({ kind, low }) =>
          kind === "relative" ||
          (kind === "preposition" && low !== "of" && !DONE_TO_IT.test(tokens[at]?.low ?? "")) ||
          low === "who" ||
          (kind === "to" && !DONE_TO_IT.test(tokens[at]?.low ?? "")),
      )
  )
    return null;
  const [first] = tokens;
  const state = tokens[at];
  if (first === undefined || state === undefined || /^(?:more|less|fewer|no|new|some|enough)$/.test(first.low))
    return null;
  if (
    / (?:days?|weeks?|months?|years?|hours?) [a-z]/i.test(joinWords(tokens)) &&
    /^(?:days?|weeks?|months?|years?|hours?)$/.test(tokens[at - 1]?.low ?? "")
  )
    return toAim(WRITER, `be ${lowerFirst(joinWords(tokens))}`);
  const rest = joinWords(tokens.slice(at));
  const isOwned = first.kind === "determiner" || /^\p{Lu}\p{Ll}+$/u.test(first.word);
  const name =
    first.kind === "determiner" || (isOwned && lowerFirst(first.word) === first.word)
      ? lowerFirst(joinWords(tokens.slice(0, at)))
      : `my ${lowerFirst(joinWords(tokens.slice(0, at)))}`;
  if (/^(?:my|our) /.test(name) && state.low === "back") return toAim(WRITER, `have ${name} ${rest}`);
  for (const [done, base] of OWN_DOINGS)
    if (rest === done || rest.startsWith(`${done} `)) return toAim(WRITER, `${base} ${name}${rest.slice(done.length)}`);
  if (!isOwned && tokens.length > at + 4) return null;
  return toAim(toDoer(name), `be ${rest}`);
}

const PLACES =
  /^(?:in|at|on|out|off|back|free|under|near|among|inside|home|away|beyond|past|within|beside|behind|above|around)$/;

const IN_ORDER =
  /^([a-z' -]+?) ((?:under budget|on time|on track|in time|in order|in hand|in remission|in bloom|at peace|on schedule|in balance|in harmony|out of danger|at ease)\b.*)$/i;

/** "Back on the stage by June", "My wife at the gate": where the writer, or somebody, is to be. */
function readPlace(tokens: readonly Token[]): Aim | null {
  const [first] = tokens;
  if (first === undefined || tokens.length < 2) return null;
  const text = joinWords(tokens);
  if (PLACES.test(first.low) && !text.includes(",")) return toWriterAim(`be ${lowerFirst(text)}`);
  const [, who = "", place = ""] =
    /^((?:my|our) (?:wife|husband|son|daughter|mother|mum|mom|father|dad|family|children|kids|baby|sister|brother|partner|friends|parents|dog|cat)) ((?:at|in|on|back|with|beside|by|next to|out of) .+)$/i.exec(
      text,
    ) ?? [];
  if (who !== "") return toAim(toDoer(lowerFirst(who)), `be ${place}`);
  const [, what = "", how = ""] = IN_ORDER.exec(text) ?? [];
  return what === ""
    ? null
    : toAim(toDoer(/^(?:my|our|the|a|every) /i.test(what) ? lowerFirst(what) : `my ${lowerFirst(what)}`), `be ${how}`);
}

/** "Happy and free": what the writer is to be. */
function readQuality(clause: string, tokens: readonly Token[]): Aim | null {
  const isAll = tokens.every(({ kind, low }) => kind === "quality" || kind === "adverb" || low === "and");
  if (isQuality(clause) || (isAll && tokens.some(({ kind }) => kind === "quality")))
    return toWriterAim(`be ${lowerFirst(clause)}`);
  const [first, second] = tokens;
  const isTied = second?.kind === "preposition" || second?.kind === "to" || second?.kind === "conjunction";
  return first?.kind === "quality" && isTied && !isHarmlessThing(first.low)
    ? toWriterAim(`be ${lowerFirst(clause)}`)
    : null;
}

function toWriterAim(does: string): Aim | null {
  return toOwnAim(does, WRITER);
}

function toOwnAim(does: string, doer: Doer): Aim | null {
  const plain = does.trim();
  if (!/^[a-z]/i.test(plain) || /^(?:not|never|no|the|a|an|of)\b/i.test(plain)) return null;
  return toAim(doer, plain.replace(/ so (?:much|badly)$/i, ""));
}
