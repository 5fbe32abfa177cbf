import { cleanText } from "./clean-text.ts";
import { findInfluence } from "./influence.ts";
import type { Care } from "./intention-analysis.ts";

/** What is said to somebody who may hurt themselves: a line to call, and nothing else. */
const SELF_HARM: Care = {
  kind: "self_harm",
  message:
    "It sounds as if you are carrying something very heavy, and you should not have to carry it alone. Please talk to somebody now: findahelpline.com lists free, private lines in your country, and your local emergency number helps at once.",
};

/** What is said of harm to somebody else. */
const HARM: Care = {
  kind: "harm",
  message: "These words would hurt or bind somebody else, so we don’t work on them.",
};

/** What can be asked for in place of harm to somebody else: the visitor's own safety and peace. */
export const AIM_OF_PEACE = "I am safe and at peace, and my life is my own.";

const SIGNS =
  /\b(?:(?:kill|hurt|harm|cut|hang|drown|poison) myself|end (?:my life|it all)|take my own life|suicid(?:e|al)|(?:want|wish|hope|like|going|ready) to die|wish I (?:was|were) dead|I am better off dead|not want to (?:live(?! (?:in|with|at|near|there|here|like))|be alive|exist|wake up)|no reason to live|never wake up)\b/i;

/** What is said, in place of any judgement, of an intention that means harm to oneself or to others; null where it means none. */
export function findCare(intention: string): Care | null {
  const text = cleanText(intention);
  if (SIGNS.test(text)) return SELF_HARM;
  return findInfluence(text) === "harm" ? HARM : null;
}
