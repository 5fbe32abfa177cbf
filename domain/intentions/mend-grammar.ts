import { COUNT_NOUNS, QUALITIES } from "./qualities.ts";
import { BASE_OF_THIRD, beginsWithDoing, toGerund } from "./verbs.ts";

const KIN =
  "(?:husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|son|daughter|kids|children|mother|mom|mum|father|dad|sister|brother|friend|friends|family|team|band|dog|cat)";
/** "Me and my husband", "my husband and me", as the subject of a sentence. */
const ME_AND = new RegExp(
  `^(?:me and ((?:my|our) (?:[a-z]+ )?${KIN})|((?:my|our) (?:[a-z]+ )?${KIN}) and me)\\b,?(?: we)?( [a-z]+)?`,
  "i",
);
const QUALITY_AT_END = /^I (?:have|has|do|be|is|are|feels) ((?:very |so )?[a-z]+(?: and [a-z]+)?)$/i;

/** "My husband he finds". */
const KIN_AND_PRONOUN = new RegExp(`\\b((?:my|our) (?:[a-z]+ )?${KIN}) (?:he|she|they|it) (?=[a-z]+\\b)`, "gi");
/** "I want speak English". */
const WANT_DOING = /\b((?:I|we)(?: (?:really|just|only|also))* (?:want|need|would like|wish)) ([a-z]+) ([a-z]+)/gi;
/** "Find good job in Canada". */
const ARTICLE_LESS =
  /\b(find|finds|get|gets|have|has|buy|want|need) ((?:good|new|better|nice|big|small|great|safe|kind|loving) )?([a-z]+)(?=$|[.,]| (?:in|at|with|near|by|for|and|who|that|this|soon)\b)/gi;

/** Who says of themselves what is said of others: "I is". */
const OF_I: Readonly<Record<string, string>> = { has: "have", is: "am", are: "am", be: "am", does: "do", goes: "go" };

/** A clause with what learners of English and people in haste get wrong mended: "me and my husband buys". */
export function mendGrammar(clause: string): string {
  const plain = clause.replace(/[.!]+$/, "");
  return mendQuality(
    plain
      .replace(
        ME_AND,
        (_whole, after: string | undefined, before: string | undefined, verb: string | undefined = "") => {
          const person = (after ?? before ?? "").toLowerCase();
          return `${person[0]?.toUpperCase()}${person.slice(1)} and I${toPlural(verb)}`;
        },
      )
      .replace(/^(?:I|we) not (?=[a-z])/i, "I do not ")
      .replace(/\bdo not want (?=(?:drink|smoke|eat|work|live|feel|be|have|lose)\b)/i, "do not want to ")
      .replace(/(?<!\band )\bI (has|is|are|be|does|goes)\b/g, (_whole, verb: string) => `I ${OF_I[verb] ?? verb}`)
      .replace(KIN_AND_PRONOUN, "$1 ")
      .replace(/\b(people|children|women|men)s (?=[a-z])/gi, "$1's ")
      .replace(
        /\bI am (learn|speak|find|become|make|know|live|go|get|need|understand|finish|earn|eat|sleep)\b(?= [a-z])/gi,
        "I $1",
      )
      .replace(WANT_DOING, (whole, wants: string, verb: string, next: string) =>
        beginsWithDoing(`${verb} ${next}`) ? `${wants} to ${verb} ${next}` : whole,
      )
      .replace(
        /\b(stop|quit) (smoke|drink|eat|worry|fight|gamble|argue|cry|work|bark|snore)\b/gi,
        (_whole, stop: string, verb: string) => `${stop} ${toGerund(verb)}`,
      )
      .replace(
        /\b((?:learn|speak|sing|play|dance|work|cook|write|read|swim|sleep|do|draw|paint|drive)\b[a-z ]{0,20}?) (very|so|really|more) good\b/gi,
        "$1 $2 well",
      )
      .replace(
        /\b(in|at) (hotel|restaurant|office|factory|shop|supermarket|museum|library|bakery|cafe|garage|warehouse)(?=$|[.,])/gi,
        "$1 a $2",
      )
      .replace(ARTICLE_LESS, (whole, verb: string, quality: string | undefined, thing: string) =>
        COUNT_NOUNS.has(thing.toLowerCase()) ? `${verb} a ${quality ?? ""}${thing}` : whole,
      )
      .replace(/\bI am (agree|trust|believe|deserve|love|attract|have|want)\b/g, "I $1")
      .replace(/^I ([a-z]+s)\b(?! and\b)/, (whole, verb: string) => {
        const base = BASE_OF_THIRD.get(verb.toLowerCase());
        return base === undefined ? whole : `I ${base}`;
      })
      .replace(
        /\b((?:people|clients|customers|friends|children|men|women|partners|students|[a-z]{3,}(?<!s)s)) who ([a-z]+s)\b/gi,
        (whole, many: string, verb: string) => {
          const base = BASE_OF_THIRD.get(verb.toLowerCase());
          return base === undefined ? whole : `${many} who ${base === "be" ? "are" : base}`;
        },
      )
      .replace(
        /\b(become|be|am) (?=(?:doctor|nurse|teacher|lawyer|engineer|singer|actor|actress|artist|writer|author|mother|father|manager|model|pilot|chef|dancer|designer|programmer|therapist|healer|witch|millionaire|leader)(?:$| (?:in|by|at|of|for|who|this)\b))/gi,
        (_whole, verb: string, at: number, whole: string) =>
          `${verb} ${/^[aeiou]/i.test(whole.slice(at + verb.length + 1)) ? "an" : "a"} `,
      )
      .replace(/\bwith good mark\b/gi, "with a good mark")
      .replace(/\bwe am\b/gi, "we are"),
  );
}

function mendQuality(clause: string): string {
  const [, words = ""] = QUALITY_AT_END.exec(clause) ?? [];
  const isQuality =
    words !== "" &&
    words
      .toLowerCase()
      .split(/ and |^very |^so /)
      .every((word) => word === "" || QUALITIES.has(word));
  return isQuality && !/^(?:calm|light|present|open|young|content|right|love)$/i.test(words) ? `I am ${words}` : clause;
}

function toPlural(verb: string): string {
  const word = verb.trim();
  const base = BASE_OF_THIRD.get(word.toLowerCase());
  if (word === "") return "";
  return base === undefined ? verb : ` ${base === "be" ? "are" : base}`;
}
