import { toSentence } from "../clean-text.ts";
import { takeOffFrame } from "../frames.ts";
import { dropHedges } from "../hedges.ts";
import { type Aim, toAim } from "./aim.ts";
import { isFaultless, isFitSentence } from "./check-sentence.ts";
import { isVerb } from "./conjugate.ts";
import { listWishes } from "./list-wishes.ts";
import { listLostWords } from "./lost-words.ts";
import { takeOutAsides } from "./plain-wish.ts";
import { readAim } from "./read-aim.ts";
import { freeOfHabit, turnDenial } from "./turn-denial.ts";

/** A wish in words that are fit for it: its aims as statements in the present. */
export interface Wording {
  /** The sentences that could stand for the wish, the fullest first; each is sound. */
  readonly sentences: readonly string[];
  readonly aims: readonly Aim[];
  /** Whether the first sentence says all that is wanted. */
  readonly isWhole: boolean;
}

const MOST_JOINED = 3;

/** A plain text worded as what is wanted, as if it were there: what it denies is turned around, what it asks is granted. */
export function wordWish(text: string): Wording {
  const plain = takeOutAsides(dropHedges(text));
  const listed = listWishes(plain);
  const clauses = dropCircumstances(listed).flatMap((clause) => splitDenial(clause));
  const read = clauses.map((clause) => readWish(clause));
  const aims = read.flatMap(({ aim }) => (aim === null ? [] : [resolve(aim, plain)]));
  const isSaidAlready =
    aims.length === clauses.length &&
    aims.every(({ statement }, at) => statement === clauses[at]) &&
    aims.length === listed.length &&
    countWords(listed.join(" ")) + listed.length > countWords(plain);
  const isAgain = aims.some(({ statement }) => / again$/.test(statement));
  const fit = aims.filter(
    ({ statement }, at) =>
      aims.findIndex((other) => other.statement === statement) === at && !(isAgain && BROUGHT_BACK.test(statement)),
  );
  const joined = isSaidAlready && isFaultless(plain.replace(/[.!]+(?= |$)/g, "")) ? saySentences(plain) : joinAims(fit);
  return {
    sentences: [
      ...new Set([...(joined === null ? [] : [joined]), ...fit.map(({ statement }) => toSentence(statement))]),
    ],
    aims: fit,
    isWhole: read.every(({ isWhole }) => isWhole) && (joined !== null || fit.length === 1),
  };
}

function countWords(text: string): number {
  return text.split(" ").length;
}

/** A text as it is, each sentence with its capital and its full stop. */
function saySentences(text: string): string {
  return text
    .split(/(?<=[.!;]) /)
    .map((sentence) => toSentence(sentence))
    .join(" ");
}

/** Who "she" is, and which "that door": what the wish has named before. */
function resolve(aim: Aim, text: string): Aim {
  const [, noun] = /\b(?:that|this) ([a-z]+)$/i.exec(aim.statement) ?? [];
  const described = noun === undefined ? null : new RegExp(`\\ban? ([a-z]+ ${noun})\\b`, "i").exec(text);
  if (described !== null && aim.does !== null)
    return toAim(aim.doer, aim.does.replace(/\b(?:that|this) [a-z]+$/i, `the ${described[1]}`));
  if (!/^(?:he|she|it|they)$/i.test(aim.doer.name) || aim.does === null) return aim;
  const [before = ""] = text.split(/\b(?:he|she|her|him|it|they|them)\b/i);
  const [named] = KNOWN_BEFORE.exec(before) ?? [];
  return named === undefined ? aim : toAim({ ...aim.doer, name: named }, aim.does);
}

const KNOWN_BEFORE =
  /\b(?:my|our|this) (?:(?:teenage|first|last|final|next|little|old|older|oldest|younger|youngest|eldest|best|dear|new|adult|own|big) )*[a-z]+(?= |[.,;!?]|$)/i;
const CIRCUMSTANCE = /^(?:I|we) (?:am|are|have|live|work|feel) (?!going|trying|ready)/i;
const WANTS =
  /^(?:I|we) (?:(?:really|just|only|do|would) )*(?:want|wish|hope|need|like|love)\b|^(?:let|may|please|help)\b/i;
/** "I used to paint. Bring that woman back." */
const BROUGHT_BACK = /^I (?:bring|have|get|want) (?:that|it|her|him|this|those)\b.*\bback$/i;
const FEW_WORDS = 4;

/** "I am 16 and I want to be taller": who one is tells why, and is no part of the wish. */
function dropCircumstances(clauses: readonly string[]): readonly string[] {
  const at = clauses.findIndex((clause) => WANTS.test(clause) && clause.split(" ").length >= FEW_WORDS);
  return at < 1 ? clauses : clauses.filter((clause, index) => index >= at || !CIRCUMSTANCE.test(clause));
}

/** What one clause wants, and whether all of it is said. */
interface ReadWish {
  readonly aim: Aim | null;
  readonly isWhole: boolean;
}

/** What one clause wants in the fullest words that make a sound sentence. */
function readWish(clause: string): ReadWish {
  for (const part of [clause, ...listSimpler(clause)]) {
    const framed = takeOffFrame(part);
    const turned = turnDenial(framed?.rest === "clause" ? framed.text : part);
    if (turned !== null && isFaultless(turned.statement)) return { aim: turned, isWhole: isBesides(clause, part) };
    const read = turned ?? readAim(part);
    if (read !== null && isFitAim(read))
      return { aim: read, isWhole: isBesides(clause, part) && listLostWords(part, read.statement).length === 0 };
    const again = read === null ? null : turnDenial(read.statement);
    if (again !== null && isFitSentence(again.statement)) return { aim: again, isWhole: isBesides(clause, part) };
  }
  const freed = freeOfHabit(clause);
  return { aim: freed, isWhole: freed !== null };
}

/** Whether an aim makes a sentence: where a verb of ours follows a doer that is named, its grammar is known to be sound. */
function isFitAim({ doer, does, statement }: Aim): boolean {
  const [verb = ""] = (does ?? "").split(" ");
  const isKnown = /^(?:my|our|the|all|his|her|their|every) /i.test(doer.name) && (verb === "be" || isVerb(verb));
  return isKnown ? isFaultless(statement) : isFitSentence(statement);
}

/** Whether what a clause has beside a part of it only gives a reason, and is no part of the wish. */
function isBesides(clause: string, part: string): boolean {
  return part === clause || /^,? (?:because|since|although|though|even though|so) /i.test(clause.slice(part.length));
}

const OPENING =
  /^((?:(?:I|we) (?:(?:really|just|also|only) )*(?:want|need|wish|hope|would like|would love)(?: for)? )?(?:to )?)(.+?) (?:and|but) (?:also |then |instead )?(more |a |an |my |some |to |start |begin |find |have |get |be |feel |live |sleep |learn |enjoy |make |take |spend |speak |eat |trust |finally )(.+)$/i;

/** "Less stress and more laughter": what is not wanted, and what is. */
function splitDenial(clause: string): readonly string[] {
  const [, lead = "", left = "", head = "", rest = ""] = OPENING.exec(clause) ?? [];
  if (rest === "") return [clause];
  const denied = `${lead}${left}`;
  const wanted = `${head}${rest}`;
  const isDoing = !/^(?:more|a|an|my|some) $/i.test(head);
  const other = isDoing ? `to ${wanted.replace(/^to /i, "")}` : `I want ${wanted}`;
  if (/^(?:I |we )/i.test(wanted) || turnDenial(denied) === null || turnDenial(other) !== null) return [clause];
  const aim = readAim(other);
  return aim !== null && isFitSentence(aim.statement) ? [denied, other] : [clause];
}

/** A clause without what is said by the way: what hangs on its end, what follows a colon, what comes after a comma. */
function listSimpler(clause: string): readonly string[] {
  const cuts = [
    /,? (?:because|since|although|though|even though|so|which|like (?:he|she|I|they)|as (?:he|she|I|they)) .*$/i,
    / with(?:out)? (?:no|nobody|nothing)\b.*$/i,
    /, (?:who|which|where|or|but|not|and) .*$/i,
    /: .*$/,
    /^[^:]{0,20}: /,
    /,.*$/,
  ];
  const parts = cuts.map((cut) => clause.replace(cut, ""));
  return [...new Set(parts)].filter((part) => part !== clause && part.split(" ").length >= LEAST_WORDS);
}

const LEAST_WORDS = 3;

/** Several aims as one sentence; null where there is one, or too many. */
function joinAims(aims: readonly Aim[]): string | null {
  const [first, ...others] = aims;
  if (first === undefined || others.length === 0 || aims.length > MOST_JOINED) return null;
  const said = others.reduce((sofar, { doer, statement }, at) => {
    const isSame =
      doer.person === "I" &&
      first.doer.person === "I" &&
      at === 0 &&
      !/ and |,|^I (?:am|have) /.test(sofar) &&
      !/^I am /.test(statement) &&
      others.length === 1;
    return isSame
      ? `${sofar} and ${statement.replace(/^I /, "")}`
      : `${sofar}, ${at === others.length - 1 ? "and " : ""}${statement.replace(/^(?:My|Our|The|We|He|She|They|It|There|His|Her)\b/, (word) => word.toLowerCase())}`;
  }, first.statement);
  return isFaultless(said) ? toSentence(said) : null;
}
