import type { SigilMethod } from "../sigils/method.ts";
import { METHOD_KITS } from "../sigils/method-kits.ts";
import { choosePlanet } from "../sigils/methods/planetary/choose-planet.ts";
import { PLANET_LORE, withArticle } from "../sigils/methods/planetary/planets.ts";
import type { JudgmentCode } from "./judgments.ts";

/** What helps most against a weakness; the first that an intention has is said. */
const AGAINST: Readonly<Partial<Record<JudgmentCode, string>>> = {
  influence: "What is yours to move is your own life: set the sign there, and leave others free to answer it.",
  complaint: "Picture the first morning after the trouble has gone, and write down what you do on it.",
  denied: "The mind draws what it is told of, with or without a not: so tell it of what you want.",
  fought: "Give the sign something to run towards, and it no longer has to look back.",
  manyAims: "Let each aim have its own sheet of paper, and begin with the one that you would miss most.",
  twoAims: "Begin with the aim that makes the other one easier.",
  tooLong: "Read it aloud: where you have to draw breath, it can end.",
  hedges: "Say it once as if nobody could doubt it, and write down that version.",
  fragment: "Say it as a sentence to somebody who knows nothing of it, and write down that sentence.",
  desire: "Say it as if a friend had asked how things are, a year from now.",
  veryVague: "Ask yourself how you would notice that it has come true, and write down the first thing you see.",
  vague: "Ask yourself how you would notice that it has come true, and write down the first thing you see.",
};

/** What to do with an intention and its sigil, in two or three sentences. */
export function giveAdvice(text: string, codes: readonly JudgmentCode[], method: SigilMethod): string {
  const against = codes.flatMap((code) => AGAINST[code] ?? [])[0];
  const { planet, reason } = choosePlanet(text);
  const { weekday } = PLANET_LORE[planet];
  const day = reason.kind === "words" ? `A good day for it is ${weekday}, the day of ${withArticle(planet)}.` : null;
  return [against, METHOD_KITS[method].advice, day]
    .filter((sentence) => sentence !== undefined && sentence !== null)
    .join(" ");
}
