import { takeOffFrame } from "../frames.ts";
import { complains } from "../turn-around.ts";
import { findBareVerb } from "./find-bare-verb.ts";
import { findVerb } from "./find-verb.ts";
import { isDoing } from "./is-doing.ts";
import { readState } from "./read-state.ts";
import { joinWords, type Token, tagWords } from "./tag-words.ts";

/** What a sentence is to a wish: the wish itself, what only tells how it came to it, or nothing more than a sigh. */
type Weight = "wish" | "context" | "sigh";

const SENTENCE_END = /(?<=[a-z0-9)%][.!?;]+) (?=\S)|(?<=[a-z]) [–—-]+ (?=[a-z])/i;
const ASKS =
  /^(?:may|let|please|help|grant|give|bring|send|keep|make|do not|don't|stop|never|no more|I (?:(?:also|really|just|only|now|finally) )*(?:want|wish|hope|need|would|will|shall|pray|am going)|we (?:want|wish|hope|need|would|will))\b/i;
const SUBORDINATE =
  /^(?:when|whenever|if|as|before|after|once|while|until|because|since|although|though|even|wherever|by the time|every time|each time)\b/i;
const DOER =
  /^(?:I|we|he|she|they|it|there|my|our|his|her|their|the|this|that|these|every|everyone|everything|nobody|nothing|money|love|peace|[A-Z][a-z]+)\b/;
const PAST =
  /^(?:I|we) (?:[a-z]+ly )?[a-z]{2,}(?<!ne|ce|ee|fe|pe)ed\b|^(?:I|we|my [a-z ]+?|the [a-z ]+?) (?:was|were|had|have been|has been|am (?:so |very )?(?:tired|sick) of|never [a-z]+ed|wish (?:I|we) had [a-z]+ed|keep (?:on )?(?:putting off|postponing|avoiding|failing|forgetting)|miss|hate|gave|lost|went|spent|got|have had|have (?:always )?(?:lived|worked|waited|tried|carried|hidden|missed)|have not|did not|used to have)\b|^(?:my [a-z]+|people|everyone|everybody|they|he|she) (?:always |often )?(?:says?|tells? me|thinks?)\b|^(?:my [a-z]+|they|we|he|she) (?:always |constantly |still |just )?(?:fight|fights|argue|argues|hate|hates|yell|yells|scream|screams|ignore|ignores|complain|complains)\b|^(?:he|she|they|it) (?:hardly|barely|rarely|seldom|never|does not|do not)\b|^(?:was|were|been|after|since|it has been|it's been|its been|last year|[a-z]+ years ago)\b/i;
/** How a wish begins after what it comes from: "widowed at thirty, I want to laugh again". */
const WANTED_AFTER =
  /^(?:I (?:(?:just|really|only) )?(?:want|need|wish|hope|would like)|may|let|please|help me|give me|send me) /i;
/** Whom a blessing is for, before it. */
const FRONTED = /^(?:whoever|all who|everyone who|those who)\b/i;
/** "I hope Lena", of "I hope Lena and I stay friends". */
const HOPED_OF = /^(?:I|we) (?:hope|wish|pray)(?: that| for)? (?:(?:my|our) )?[a-z'-]+(?: [A-Z][a-z]+)?$/i;
const QUESTION = /^(?:why|where|who|when|what|how come|is|are|am|does|do|did|has|have)\b.*\?$/i;

/** The clauses of a plain text that tell what is wanted, in order; those that only tell why are left out where any other is there. */
export function listWishes(text: string): readonly string[] {
  const clauses = text.split(SENTENCE_END).flatMap((sentence) => splitSentence(sentence.trim()));
  const wishes = clauses.filter((clause) => weigh(clause) === "wish");
  const told = wishes.length > 0 ? wishes : clauses.filter((clause) => weigh(clause) !== "sigh");
  return told.map((clause) => clause.replace(/[.!;,]+$/, "").replace(/^(?:but|now|then) (?=(?:I|we)\b|[a-z]+ )/i, ""));
}

function weigh(clause: string): Weight {
  const plain = clause.replace(/^(?:and|but|so|then|or) /i, "");
  if (
    QUESTION.test(plain) ||
    (/^but\b/i.test(clause) && !ASKS.test(plain)) ||
    /^(?:though|although|because|since|even though|even if|not|except)\b/i.test(clause)
  )
    return "context";
  if (
    /^(?:(?:and )?I (?:just )?want )?(?:it|this|that|them|all this) (?:all )?(?:to )?(?:ends?|stops?|change|goes? away)$/i.test(
      plain,
    )
  )
    return "sigh";
  if (/^I used to\b/i.test(plain)) return "wish";
  if (PAST.test(plain) || (complains(plain) && !ASKS.test(plain))) return "context";
  return /[a-z]/i.test(plain) ? "wish" : "context";
}

/** The clauses of a sentence that could be said alone. */
function splitSentence(sentence: string): string[] {
  const tokens = tagWords(sentence);
  const clauses: string[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const lead = leadBefore(tokens, at);
    if (lead === null || lead <= start) continue;
    const left = joinWords(tokens.slice(start, lead));
    const rest = tokens.slice(at);
    if (FRONTED.test(left) && /^(?:let|may)\b/i.test(joinWords(rest))) continue;
    if (/[,;]/.test(tokens[at - 1]?.after ?? "") && !isWhole(left) && WANTED_AFTER.test(joinWords(rest))) {
      start = at;
      continue;
    }
    if (lead === at && PAST.test(left) && findVerb(rest) > 0) {
      clauses.push(left);
      start = at;
      continue;
    }
    if (
      /^and$/.test(tokens[lead]?.low ?? "") &&
      HOPED_OF.test(left) &&
      !/^(?:I|we) (?:want|need|hope|wish|pray|would)\b/.test(joinWords(rest))
    )
      continue;
    if (!isWhole(left) || !beginsClause(joinWords(rest), rest, tokens[lead]?.low ?? "")) continue;
    clauses.push(left);
    start = /^(?:but|because|though|although|since|even)$/.test(tokens[lead]?.low ?? "") ? lead : at;
  }
  clauses.push(joinWords(tokens.slice(start)));
  return clauses.map((clause) => clause.replace(/[,;]+$/, "").trim()).filter((clause) => clause !== "");
}

/** Where a joint before a word begins: at "and", or at the word itself after a comma. Null where there is none. */
function leadBefore(tokens: readonly Token[], at: number): number | null {
  const before = tokens[at - 1];
  if (before === undefined) return null;
  if (before.low === "though" && tokens[at - 2]?.low === "even") return at - 2;
  if (/^(?:and|but|so|then|plus|because|though|although|&)$/.test(before.low)) return at - 1;
  if (/^(?:so)$/.test(before.low)) return at - 1;
  return /[,;]/.test(before.after) &&
    !/^(?:and|but|so|then|plus|because|though|although|or)$/.test(tokens[at]?.low ?? "")
    ? at
    : null;
}

function isWhole(text: string): boolean {
  if (SUBORDINATE.test(text) || /^(?:each|every|in|on|at|by|from) [^,]+,?$/i.test(text)) return false;
  const asked = /^(?:may|let) (.+)$/i.exec(text)?.[1];
  if (asked !== undefined) return /^(?:I|me|us|we|there)\b/i.test(asked) || findBareVerb(tagWords(asked), true) > 0;
  return (
    ASKS.test(text) ||
    takeOffFrame(text) !== null ||
    isDoing(text) ||
    findVerb(tagWords(text)) > 0 ||
    readState(tagWords(text)) !== null ||
    /^(?:I used to|less|more|no) /i.test(text)
  );
}

function beginsClause(text: string, tokens: readonly Token[], joint: string): boolean {
  if (joint === "so" && /^that\b/i.test(text)) return false;
  if (joint === "but" && !ASKS.test(text) && findVerb(tokens) < 1) return false;
  if (/^(?:because|though|although|but)$/.test(joint)) return true;
  if (/^(?:may|let|please|help me|bring|give me|send me|grant me|do not|I|we) /i.test(text))
    return !/^(?:I|we) (?:can|could)\b/i.test(text) || joint !== "so";
  if (/^(?:now|today|then) (?:I|we) (?:want|need|wish|hope|would|am going)\b/i.test(text)) return true;
  if (!DOER.test(text)) return false;
  const at = findVerb(tokens);
  const isEarly =
    at > 0 && at <= 7 && !tokens.slice(0, at).some(({ after }, index) => index < at - 1 && /[,;]/.test(after));
  return isEarly || (joint !== "and" && /^(?:my|our) /i.test(text) && readState(tokens.slice(0, 4)) !== null);
}
