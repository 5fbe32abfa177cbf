import { TURNS, type Turn } from "./turned-words.ts";

const TROUBLES = [...TURNS.keys()].toSorted((one, other) => other.length - one.length);
/** "Debt-free" names no debt. */
const TROUBLE = new RegExp(`\\b(?:${TROUBLES.join("|")})\\b(?!-free)`, "i");

const FILLER =
  /\b(?:any ?more|any longer|no longer|ever again|again|so much|all the time|ever|so often|at all|at night)\b/gi;
const SAID_OF_MYSELF =
  /^I (?:am|feel|get|keep)(?: (?:always|often|so|too|very|really|still|constantly|just|all|getting|being|feeling))*$/i;
const END_OF_TAIL = /[,.;!?]|\b(?:and|but|or|because|so|who|that|which)\b/i;
/** What nobody is to be calm about: "losing my job". */
const MISFORTUNE = /^(?:losing|failing|dying|being|getting|making|missing|falling|not|what|death|failure|rejection)\b/i;
/** The longest tail that is carried over, in words; longer ones seldom hold together. */
const LONGEST_TAIL = 6;

/** "I am tired of waiting" speaks of the waiting, not of being tired. */
const FED_UP =
  /\bI am(?: (?:so|just|really|very|truly))* (?:tired of|sick of|sick and tired of|fed up with|done with)(?= )/i;

/** A trouble in a text and what is on its other side; null where none is known. */
function findTurn(text: string): { readonly turn: Turn; readonly start: number; readonly end: number } | null {
  const match = TROUBLE.exec(text);
  const turn = match && TURNS.get(match[0].toLowerCase());
  return match && turn ? { turn, start: match.index, end: match.index + match[0].length } : null;
}

/** Whether a text says of its writer that the trouble is there: "I am afraid of dogs". */
export function complains(text: string): boolean {
  const found = findTurn(text);
  return found !== null && SAID_OF_MYSELF.test(text.slice(0, found.start).trim());
}

/** What is wanted in place of the trouble that a text names, said of "I"; null where no trouble is known. */
export function turnAround(text: string): string | null {
  const named = text.replace(FED_UP, "I hate");
  const found = findTurn(named);
  if (!found) return null;
  const tail = readTail(named.slice(found.end), found.turn.about);
  return tail === "" ? found.turn.predicate : `${found.turn.predicate} ${tail}`;
}

function readTail(rest: string, about: Turn["about"]): string {
  const plain = rest.replace(FILLER, " ").replace(/\s+/g, " ").trim();
  const [tail = ""] = plain.split(END_OF_TAIL);
  const match = /^(of|about|at|with|around|before|during|in|on|when|from) (.+)$/i.exec(tail.trim());
  const [, preposition = "", whole = ""] = match ?? [];
  // Whom a quarrel is with goes on, what it is about does not.
  const object = /^with$/i.test(preposition) ? whole.replace(/ (?:about|over) .*$/i, "") : whole;
  if (object === "" || MISFORTUNE.test(object) || object.split(" ").length > LONGEST_TAIL) return "";
  if (/^(?:me|myself)$/i.test(object) || /^\d/.test(object)) return "";
  const isOfTrouble = /^(?:of|from|about|with)$/i.test(preposition);
  if (!isOfTrouble)
    return /^(?:at|before|during|around|when)$/i.test(preposition) ? `${preposition.toLowerCase()} ${object}` : "";
  // One lives in harmony with people, not with what the quarrels were about.
  if (about === "with" && !/^with$/i.test(preposition)) return "";
  return about === null ? "" : `${about} ${object}`;
}
