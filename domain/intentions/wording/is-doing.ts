import { isHarmlessThing } from "../lexicon/harmless-words.ts";
import { isQuality } from "../say-of.ts";
import { beginsWithDoing } from "../verbs.ts";
import { isVerb } from "./conjugate.ts";
import { tagWords } from "./tag-words.ts";

const LEADS_DOING =
  /^(?:my|the|a|an|our|your|his|her|their|what|every|this|that|these|those|off|in|with|well|to|from|for|like|others|people|more|each|at|on|it|them|him|me|us|myself|all|again|freely|deeply|out|up|over|back|better|through|into|by|enough|less|[£$€\d].*)$/i;
/** What looks like a verb and what it is done to, and is a thing. */
export const THING_IN_TWO =
  /^(?:pay (?:rise|raise)|work (?:permit|visa|placement|experience)|dream (?:job|home|house|car|wedding)|(?:driving|swimming|nursing|wedding|running|training|teaching|housing|parking|dancing|cooking|living|dining|meeting|planning|funding|reading|writing|singing|riding|hearing|building|evening|morning|clothing) (?!at|with|in|on|to|for|the|my|a|an|like|again|my|more|every|and|about|through|together|freely|from|under|well|better|by|our|this|that)[a-z]+|play (?:time|dates?)|study (?:group|place|abroad)|phone in|rest for|love (?:and|for|that|from|of)|light (?:and|in|for)|peace|calm|clear (?!out|my|the|away)|clean (?!up|out|my|the|house)|open (?!a|my|the|up)|free (?!my|the|up)|warm|rain|house with|record (?:deal|label)|book deal|land for|place (?:in|for|at)|test results|return of|rise (?:in|of)|change (?:in|of)|end (?:of|to)|call from|visit from|help (?:with|from|for)|support (?:from|for)|trust (?:in|between|and)|hope (?:for|and|in)|answer to|win for|view of|sleep for)\b/i;

/** Verbs that are names of things as well, but seldom where they come first. */
const MOSTLY_DONE =
  /^(?:finish|pay|win|lose|run|start|stop|quit|read|keep|get|drop|build|buy|show|find|make|move|help|call|train|climb|hug|kiss|walk|cook|reach|drive|cut|beat|spend|break|pass|do|have|sell|let|fix|clean|cycle|swim|lift|earn|save|grow|land|meet|hit|wake|write|sing|draw|ride|travel|visit|feed|teach|speak|stand|plant|publish|launch|deadlift|squat|bench|rise|use|gain|give|take|bring|put|lay|tell|throw|stay|remain|become|feel|act|sit|listen|learn|try|keep|gain|reduce|double|triple)$/;

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
