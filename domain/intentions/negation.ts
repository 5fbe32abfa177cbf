/** How much a text names what is fought instead of what is wanted. */
export type Opposition = "none" | "fought" | "denied";

const HARMLESS =
  /\b(?:no matter|say(?:s|ing)? no|what does not serve me|(?:nothing|nobody|no one) (?:can |will )?(?:stops?|holds?|hurts?|breaks?|harms?)|not only|nothing but|non-?stop|never-?ending|last but not least|(?:never|cannot) (?:ends?|fades?|gives? up|(?:stops?|quits?)(?! [a-z]+ing\b)|runs? (?:out|dry)|tires?)|why not|no (?:one|body) but|without (?:end|effort|hurry|pause|limits?|rush))\b/gi;
const DENIED =
  /\b(?:not|no|never|nothing|nobody|none|cannot|neither|nor|hate|despise|sick of|tired of|fed up with|don't|dont)\b/i;
const FOUGHT =
  /\b(?:stop(?:s|ped|ping)?|quit|avoid|without|get rid of|rid of|free (?:of|from)|freed from|banish|remove|fewer|less|overcome|conquer|beat|defeat|fight|against|release|let go of|escape|no longer|lose (?!weight)|away from|out of (?:(?:my |this )?(?:debt|poverty|trouble|depression|misery))|(?:to|will|would) (?:disappear|vanish|fade|go away))\b/i;

/** Whether a cleaned text denies something, fights something, or names what it wants. */
export function findOpposition(text: string): Opposition {
  const plain = text.replace(HARMLESS, " ");
  if (DENIED.test(plain.replace(/\bno longer\b/gi, " "))) return "denied";
  return FOUGHT.test(plain) ? "fought" : "none";
}
