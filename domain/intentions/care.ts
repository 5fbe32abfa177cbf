import { weighText } from "#domain/intentions/guard/weigh-text.ts";
import { isForeignCall } from "./guard/foreign-calls.ts";
import { toSpokenText } from "./guard/normalize.ts";
import { findInfluence, reachesForHarm } from "./influence.ts";
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

/** What is said where harm to somebody else is likely but not sure: nobody is to be told that they mean harm when they don’t. */
const PERHAPS_HARM: Care = {
  kind: "harm",
  message:
    "We can’t tell how these words are meant for somebody else, so we leave them as they are. If they would hurt or bind anybody, please choose another aim; if not, say plainly what you want for yourself.",
};

/** What can be asked for in place of harm to somebody else: the visitor's own safety and peace. */
const AIM_OF_PEACE = "I am safe and at peace, and my life is my own.";

/** The aim that fits in the place of words that mean harm to somebody else; null where there is none to re-aim, as in words that may mean no harm. */
export function findOtherAim({ kind, message }: Care, intention: string): string | null {
  if (kind !== "harm") return null;
  return message === HARM.message || reachesForHarm(intention) || findInfluence(intention) !== null
    ? AIM_OF_PEACE
    : null;
}

/** From this likelihood on a text is taken for what it may mean. */
const LIKELY = 0.45;
/** From this likelihood on harm to others is said to be what a text means. */
const SURE = 0.8;
/** Words in the form of a wish that means harm need less to be met with the softer message. Set by judgment. */
const POSSIBLE = 0.15;
/** Plain words need less. */
const LIKELY_IN_PLAIN_WORDS = 0.1;

const PLAIN_SELF_HARM =
  /\b(?:(?:kill|hurt|harm|cut|hang|drown|poison|off|shoot|end|unalive|starve) myself|end (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|suicid(?:e|al)|sewerslide|kms|(?:want|wish|hope|like|going|ready) to (?:die|be dead|stop living)|wish i (?:was|were) dead|better off dead|not want to (?:live(?! (?:in|with|at|near|there|here|like))|be alive|exist|wake up)|no reason to live|tired of (?:living|life)(?! (?:in|with|on|like|paycheck|out|from))|never wake up)\b/;

/**
 * What is said, in place of any judgment, of an intention that means harm to oneself or to others; null where it means none. Pure and synchronous,
 * below a millisecond for a sentence; in the browser it belongs in a separate chunk (`await import(…)`), since it brings its tables of words along.
 */
export function findCare(intention: string): Care | null {
  if (isForeignCall(intention)) return SELF_HARM;
  const spoken = toSpokenText(intention);
  if (!/[a-z]{2}/i.test(spoken)) return null;
  const { harm, selfHarm } = weighText(intention);
  if (PLAIN_SELF_HARM.test(spoken) && selfHarm > LIKELY_IN_PLAIN_WORDS) return SELF_HARM;
  if (harm + selfHarm < LIKELY) return harm > POSSIBLE && reachesForHarm(intention) ? PERHAPS_HARM : null;
  if (selfHarm > harm) return SELF_HARM;
  return harm >= SURE ? HARM : PERHAPS_HARM;
}

/**
 * What is said of a sentence that is no intention, such as one of a message to support: care for whoever says plainly, or almost surely, that they may hurt
 * themselves. The readers have learned from intentions, and take complaints for more than they are where they are less sure.
 */
export function findSureSelfHarm(sentence: string): Care | null {
  if (isForeignCall(sentence)) return SELF_HARM;
  const spoken = toSpokenText(sentence);
  if (!/[a-z]{2}/i.test(spoken)) return null;
  const { selfHarm } = weighText(sentence);
  const isPlain = PLAIN_SELF_HARM.test(spoken) && selfHarm > LIKELY_IN_PLAIN_WORDS;
  return isPlain || selfHarm >= SURE ? SELF_HARM : null;
}
