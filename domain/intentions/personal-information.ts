import { dropAccents } from "../sigils/words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import type { IntentionNote, NoteKind } from "./intention-analysis.ts";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const TELEPHONE = /(?<![\p{L}\p{N}.,$€£])(?:\+|00)?\(?\d(?:[\d ()/.-]{5,18})\d(?![\p{L}\p{N}])/gu;
const LEAST_TELEPHONE_DIGITS = 7;
/** A number without a prefix or gaps may as well be an amount. */
const LEAST_PLAIN_DIGITS = 10;
const IS_WRITTEN_AS_TELEPHONE = /^[+0(]|\d[ ()/.-]+\d/;

const MONTHS =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const DATE = new RegExp(
  [
    "\\b\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}\\b",
    `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}\\b(?:,? \\d{4}\\b)?`,
    `\\b${MONTHS} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?`,
    `\\b${MONTHS},? (?:19|20)\\d\\d\\b`,
    "\\bborn (?:in|on) (?:19|20)\\d\\d\\b",
  ].join("|"),
  "gi",
);

const CAPITALIZED = /(?<![\p{L}\p{N}'’])(\p{Lu}[\p{Ll}\p{M}]+)(?:['’]s)?(?: (\p{Lu}[\p{Ll}\p{M}]+))?(?!\p{L})/gu;
/** Words after which a capitalized word is most likely somebody's name. */
const BEFORE_NAME =
  /(?:\b(?:named|called|husband|wife|partner|boyfriend|girlfriend|friend|daughter|son|brother|sister|mother|father|boss|ex|aunt|uncle|cousin|mr|mrs|ms|dr|am|name is)\.?,? )$/i;
const NO_NAME =
  /^(?:I|God|Goddess|Universe|Spirit|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Italian|Japanese|Chinese|Christmas|Easter|The|My|And|Mars|Venus|Jupiter|Saturn|Mercury|Sun|Moon|Happy|Calm|Free)$/;

const MESSAGES: Readonly<Record<Exclude<NoteKind, "language">, (found: string) => string>> = {
  name: (found) => `“${found}” looks like a name. An intention works as well without it, and stays more private.`,
  date: (found) => `“${found}” looks like a date. If it says when somebody was born or met, leave it out.`,
  email: () => "There is an e-mail address in your words. A sigil has no need of it: better leave it out.",
  telephone: () =>
    "There is what looks like a telephone number in your words. A sigil has no need of it: better leave it out.",
};

/** Personal information in an intention, each kind once; empty where none is seen. Nothing is blocked for it. */
export function listPersonalNotes(text: string): IntentionNote[] {
  const found: readonly (readonly [keyof typeof MESSAGES, string | undefined])[] = [
    ["name", listNames(text)[0]],
    ["date", text.match(DATE)?.[0]],
    ["email", text.includes("@") ? text.match(EMAIL)?.[0] : undefined],
    ["telephone", findTelephone(text)],
  ];
  return found.flatMap(([kind, words]) => (words === undefined ? [] : [{ kind, message: MESSAGES[kind](words) }]));
}

/** The names of people in a text, as written: known first names, and capitalized words where a name is to be expected. */
export function listNames(text: string): string[] {
  const names: string[] = [];
  for (const match of (text.includes("@") ? text.replace(EMAIL, (email) => " ".repeat(email.length)) : text).matchAll(
    CAPITALIZED,
  )) {
    const [, first = "", second] = match;
    const isKnown = FIRST_NAMES.has(dropAccents(first).toLowerCase());
    const isExpected = !NO_NAME.test(first) && BEFORE_NAME.test(text.slice(0, match.index));
    if (isKnown || isExpected) names.push(second === undefined || NO_NAME.test(second) ? first : `${first} ${second}`);
  }
  return names;
}

const MONTH_OF_DATE = new RegExp(
  `\\b(?:on |by |before |until )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(${MONTHS})|(${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?)\\b(?:,? \\d{4}\\b)?`,
  "gi",
);
const BIRTH =
  /,? ?\(?\b(?:was |who was )?(?:born|b\.|dob:?|date of birth:?)(?: (?:on|in))?(?: the)? (?:[\p{L}]+ )?[\d./ -]+(?:st|nd|rd|th)?(?: (?:of )?[\p{L}]+)?(?:,? \d{4})?\)?,?(?= |$|[.])/giu;
const KIN =
  "husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|friend|daughter|son|brother|sister|mother|father|mom|mum|dad|boss|ex|aunt|uncle|cousin|dog|cat|horse|nephew|niece|grandson|granddaughter|baby|neighbou?r|colleague|manager|crush";

/** By when something is wanted is nobody's birthday. */
function isDeadline(before: string, date: string): boolean {
  return /\b(?:by|before|until)(?: the)? $/i.test(before) && !/\d{4}/.test(date);
}

/** The text before what was found, from what a replacement is given after it. */
function bareBefore(rest: readonly unknown[]): string {
  const [at, whole] = rest;
  return typeof at === "number" && typeof whole === "string" ? whole.slice(0, at) : "";
}

/** A text without what its notes say is better left out: birth dates, addresses and numbers, and the name of somebody who is named by what they are to the writer. */
export function leaveOutPersonal(text: string): string {
  const bare = text
    .replace(EMAIL, "")
    .replace(BIRTH, " ")
    .replace(MONTH_OF_DATE, (found, before: string | undefined, after: string | undefined) => {
      const [, lead = "in "] = /^(on|by|before|until) /i.exec(found) ?? [];
      if (isDeadline(`${lead} `, found)) return found;
      return `${lead.trim() === "on" ? "in" : lead.trim()} ${before ?? after ?? ""}`;
    })
    .replace(DATE, (found, ...rest) => (isDeadline(bareBefore(rest), found) ? found : " "));
  return listNames(bare)
    .reduce((sofar, name) => dropName(sofar, name), bare)
    .replace(/ (?:on|by|at|from|before|until)\s*(?=[,.;]|$)/g, "")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/,(?=[.,]|$)/g, "")
    .trim();
}

function dropName(text: string, name: string): string {
  const plain = escapeLetters(name);
  return text
    .replace(
      new RegExp(`\\b((?:my|our) (?:[a-z]+ )?(?:${KIN}))(?:,? (?:called |named )?)${plain}(?= |$|[.,'!?])`, "iu"),
      "$1",
    )
    .replace(new RegExp(`(?:\\bmy name is|\\bI am|\\bI.m) ${plain},? (?:and )?(?=I\\b)`, "iu"), "")
    .replace(new RegExp(`\\bI, ${plain},`, "u"), "I")
    .replace(new RegExp(`\\bmarry ${plain}\\b`, "iu"), "marry the person I love")
    .replace(new RegExp(`^${plain} and I\\b`, "u"), "My partner and I")
    .replace(new RegExp(`\\bwith ${plain}\\b`, "u"), "with somebody dear to me");
}

function escapeLetters(name: string): string {
  return name.replace(/[^\p{L}\p{M} ]/gu, ".");
}

function findTelephone(text: string): string | undefined {
  const candidates = text.replace(DATE, (date) => " ".repeat(date.length)).match(TELEPHONE) ?? [];
  return candidates.find((candidate) => {
    const digits = candidate.replace(/\D/g, "").length;
    return digits >= (IS_WRITTEN_AS_TELEPHONE.test(candidate) ? LEAST_TELEPHONE_DIGITS : LEAST_PLAIN_DIGITS);
  });
}
