import { isHarmlessThing } from "../lexicon/harmless-words.ts";
import { isQuality } from "../say-of.ts";
import { type Aim, toAim, toDoer, WRITER } from "./aim.ts";
import { lowerFirst } from "./name-thing.ts";
import { joinWords, type Token } from "./tag-words.ts";

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
  if (first === undefined || state === undefined || /^(?:a|an|one|more|less|fewer|no|new|some|enough)$/.test(first.low))
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
export function readPlace(tokens: readonly Token[]): Aim | null {
  const [first] = tokens;
  if (first === undefined || tokens.length < 2) return null;
  const text = joinWords(tokens);
  if (PLACES.test(first.low) && !text.includes(",")) return toAim(WRITER, `be ${lowerFirst(text)}`);
  const [, who = "", place = ""] =
    /^((?:my|our) (?:wife|husband|son|daughter|mother|mum|mom|father|dad|family|children|kids|baby|sister|brother|partner|friends|parents|dog|cat)) ((?:at|in|on|back|with|beside|by|next to|out of) .+)$/i.exec(
      text,
    ) ?? [];
  if (who !== "") return toAim(toDoer(lowerFirst(who)), `be ${place}`);
  if (/ (?:who|that|which) /i.test(text)) return null;
  const [, what = "", how = ""] = IN_ORDER.exec(text) ?? [];
  return what === ""
    ? null
    : toAim(toDoer(/^(?:my|our|the|a|every) /i.test(what) ? lowerFirst(what) : `my ${lowerFirst(what)}`), `be ${how}`);
}

/** "Happy and free": what the writer is to be. */
export function readQuality(clause: string, tokens: readonly Token[]): Aim | null {
  const isAll = tokens.every(({ kind, low }) => kind === "quality" || kind === "adverb" || low === "and");
  if (isQuality(clause) || (isAll && tokens.some(({ kind }) => kind === "quality")))
    return toAim(WRITER, `be ${lowerFirst(clause)}`);
  const [first, second] = tokens;
  const isTied = second?.kind === "preposition" || second?.kind === "to" || second?.kind === "conjunction";
  return first?.kind === "quality" && isTied && !isHarmlessThing(first.low)
    ? toAim(WRITER, `be ${lowerFirst(clause)}`)
    : null;
}
