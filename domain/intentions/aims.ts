import { listMatches } from "../sigils/lexicon.ts";
import { listWords } from "../sigils/words.ts";
import { LIFE_AREA_LEXICON, type LifeArea } from "./life-areas.ts";
import { hasFiniteVerb } from "./mood.ts";
import { BASE_OF_GERUND, beginsWithDoing } from "./verbs.ts";

/** From this number of clauses on, a text has more than one aim whatever they speak of. */
const MANY_CLAUSES = 4;

const CLAUSE_BREAK =
  /([.!?;]+\s+|\s*[;\n]\s*|,?\s+(?:and|but|also|plus|then|now)\s+(?:then\s+|also\s+|now\s+)?(?=(?:I|my|we|our)\b(?! own\b))|,\s*(?=(?:I|my)\b))/i;
/** How a clause begins that needs no other: "When I wake" does. */
const IS_COMPLETE =
  /^(?:I|my|we|our|please|may|help|let|the|a|you|he|she|they|it) (?!.*\b(?:that|who|which|when|while|if|because|as|until|where)\b)/i;
const LIST_BREAK = /(\s*,\s*(?:and\s+|or\s+|plus\s+)?(?:also\s+)?|\s+(?:and|plus|&)\s+(?:also\s+)?)/i;
const SUBORDINATE = /\b(?:so that|because|that|who|which|when|while|until|where)\b/i;

/** Qualities side by side are one state: "I am healthy, wealthy and wise". */
const IS_SAID_OF_ONE = /^(?:I|my|we|our)\b.*\b(?:am|is|are|feel|stay|be)\b/i;

/** The clauses of a cleaned text, each with its own subject or frame; what hangs on another clause stays with it. */
export function listClauses(text: string): string[] {
  const clauses: string[] = [];
  const pieces = text.split(CLAUSE_BREAK);
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const between = pieces[at - 1] ?? " ";
    const last = clauses.at(-1);
    if (last === undefined || /[.!?;\n]/.test(between) || (IS_COMPLETE.test(last) && !hangs(last) && !hangs(piece)))
      clauses.push(piece);
    else clauses[clauses.length - 1] = `${last}${between}${piece}`;
  }
  return clauses.map((clause) => clause.replace(/^[\s,]+|[\s,.!?;]+$/g, "")).filter((clause) => clause !== "");
}

/** Whether a piece is no clause by itself: "my heart open" in "I walk with my head high and my heart open". */
function hangs(piece: string): boolean {
  return /^(?:my|our|the) /i.test(piece) && !hasFiniteVerb(piece);
}

/** The doings that are listed side by side in a clause: "be rich, find love and travel". A single one where there is no such list. */
export function listCoordinates(clause: string): string[] {
  const parts: string[] = [];
  // Every second piece is what stood between two others.
  const pieces = clause.split(LIST_BREAK);
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const last = parts.at(-1);
    const plain = piece.replace(/^to /i, "");
    const [first = ""] = plain.toLowerCase().split(" ");
    const isDoing = beginsWithDoing(plain) || BASE_OF_GERUND.has(first);
    if (last === undefined || (isDoing && !SUBORDINATE.test(last))) parts.push(piece.replace(/^to /i, ""));
    else parts[parts.length - 1] = `${last}${pieces[at - 1] ?? " "}${piece}`;
  }
  return parts.filter((part) => part !== "");
}

/** How many aims a cleaned text has, at least 1: parts of life that its clauses and lists speak of, each for itself. */
export function countAims(text: string): number {
  const clauses = listClauses(text);
  const parts = clauses.flatMap((clause) => listCoordinates(clause));
  const areas = new Set(parts.flatMap((part) => listAreas(part).slice(0, 1)));
  const things = listThings(text);
  const ofThings = new Set(things.flatMap((thing) => listAreas(thing).slice(0, 1))).size;
  const byLength = parts.length >= MANY_CLAUSES ? parts.length - 1 : 1;
  return Math.max(1, areas.size, ofThings, byLength, things.length >= 3 && ofThings >= 2 ? things.length : 1);
}

/** The parts of life that a text speaks of, in order. */
function listAreas(text: string): LifeArea[] {
  return listMatches(text, LIFE_AREA_LEXICON).flatMap(({ meanings }) => meanings.map(({ topic }) => topic));
}

/** Short things in a row, as in "money, love and a house"; empty where the text is no such list. */
function listThings(text: string): string[] {
  const things = text
    .replace(/[.!?]+$/, "")
    .split(LIST_BREAK)
    .filter((_piece, at) => at % 2 === 0);
  const isShort = things.slice(1).every((thing) => listWords(thing).length <= 4);
  return things.length > 1 && isShort && !SUBORDINATE.test(text) && !IS_SAID_OF_ONE.test(text) ? things : [];
}
