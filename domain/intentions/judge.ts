import type { JudgmentCode } from "./judgments.ts";
import type { Reading } from "./reading.ts";

/** Words that can be held in mind at once, said in a breath, and borne at all. */
const CONCISE_WORDS = { least: 4, most: 16 };
const BREATH_WORDS = 26;
const BEARABLE_WORDS = 45;
const SHORT_WORDS = 2;

/** All that can be said of what was read: what weakens it first, in the order of the table of judgments. */
export function judge(reading: Reading): JudgmentCode[] {
  return [...listWeaknesses(reading), ...listStrengths(reading)];
}

function listWeaknesses(reading: Reading): JudgmentCode[] {
  const { mood, hedges, aims, wordCount, vague, opposition, influence } = reading;
  const codes: (JudgmentCode | false)[] = [
    influence !== null && "influence",
    reading.isComplaint && opposition === "none" && "complaint",
    opposition === "denied" && "denied",
    opposition === "fought" && "fought",
    mood !== "present" && mood,
    hedges.length > 1 ? "hedges" : hedges.length === 1 && "hedge",
    aims > 2 ? "manyAims" : aims === 2 && "twoAims",
    wordCount > BEARABLE_WORDS ? "tooLong" : wordCount > BREATH_WORDS && "long",
    reading.isStumbling && "stumbling",
    wordCount <= SHORT_WORDS && "tooShort",
    !reading.isOwn && "noSelf",
    vague.length > 1 ? "veryVague" : vague.length === 1 && "vague",
    reading.concrete === 0 && !reading.hasNumber && "general",
    reading.strongVerbs.length === 0 && "plainVerb",
  ];
  return codes.filter((code) => code !== false);
}

function listStrengths(reading: Reading): JudgmentCode[] {
  const { wordCount, telling, concrete } = reading;
  const isConcise = wordCount >= CONCISE_WORDS.least && wordCount <= CONCISE_WORDS.most;
  const isWhole = reading.mood !== "fragment" && reading.mood !== "question";
  const isFree = reading.influence === null;
  const isWilled = reading.opposition !== "denied" && !reading.isComplaint;
  const codes: (JudgmentCode | false)[] = [
    reading.mood === "present" && isWilled && isFree && "present",
    reading.strongVerbs.length > 0 && isWilled && "strongVerb",
    reading.vivid > 0 && isWilled && "vivid",
    isConcise && isWhole && "concise",
    telling >= 4 ? "rich" : telling >= 3 && "detailed",
    concrete > 1 ? "wellPictured" : concrete === 1 && "pictured",
    reading.hasNumber && "counted",
    reading.hasTime && "timed",
    reading.hasManner && "manner",
    reading.aims === 1 && isWhole && "oneAim",
    reading.opposition === "none" && isWhole && !reading.isComplaint && isFree && "positive",
    reading.isOwn && "own",
  ];
  return codes.filter((code) => code !== false);
}
