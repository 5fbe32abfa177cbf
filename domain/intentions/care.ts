import { cleanText } from "./clean-text.ts";
import type { IntentionNote } from "./intention-analysis.ts";

/** What is offered in place of words of harm to oneself. */
export const CARED_FOR = "I am safe, and I let others help me.";

/** For everybody to see. */
export const CARE_NOTE: IntentionNote = {
  kind: "care",
  message:
    "Your words sound as if you might hurt yourself. Please talk to somebody today: findahelpline.com lists free lines in your country, and the emergency number helps at once.",
};

const SIGNS =
  /\b(?:(?:kill|hurt|harm|cut|hang|drown|poison) myself|end (?:my life|it all)|take my own life|suicid(?:e|al)|(?:want|wish|hope|like|going|ready) to die|wish I (?:was|were) dead|I am better off dead|not want to (?:live(?! (?:in|with|at|near|there|here|like))|be alive|exist|wake up)|no reason to live|never wake up)\b/i;

/** Whether an intention, as written or cleaned, speaks of ending or hurting oneself. */
export function needsCare(intention: string): boolean {
  return SIGNS.test(cleanText(intention));
}
