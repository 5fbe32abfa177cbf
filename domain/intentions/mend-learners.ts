import { LEARNERS_SLIPS, WRONG_WORDS } from "./learners-slips.ts";
import { isHarmlessQuality, isHarmlessThing, isHarmlessVerb } from "./lexicon/harmless-words.ts";
import { COUNT_NOUNS, QUALITIES } from "./qualities.ts";
import { BASE_VERBS, toThirdPerson } from "./verbs.ts";

/** A plain text with what learners of English get wrong mended, where it is sure: "more better", "each days", "a man who love me". */
export function mendLearners(text: string): string {
  const mended = [...WRONG_WORDS, ...LEARNERS_SLIPS].reduce(
    (sofar, [found, right]) =>
      typeof right === "string"
        ? sofar.replace(found, right)
        : sofar.replace(found, (...all) =>
            right(...all.map((part: unknown) => (typeof part === "string" ? part : ""))),
          ),
    text,
  );
  return mendOwnDoing(mendHangingDoing(mended));
}

const PERSON =
  "(?:man|woman|person|husband|wife|partner|boyfriend|girlfriend|friend|boss|someone|somebody|lover|mother|father|guy|girl|boy|dog|cat|job|house|teacher|doctor|life|soulmate|lady|mentor)";
const HANGING = new RegExp(`\\b(${PERSON}) (who|that) (?:really |always |truly )?([a-z]+)\\b`, "gi");

/** "A man who love me": one person does. */
function mendHangingDoing(text: string): string {
  return text.replace(HANGING, (whole, _who: string, _tie: string, verb: string) => {
    const low = verb.toLowerCase();
    if ((!BASE_VERBS.has(low) && low !== "fear") || QUALITIES.has(low)) return whole;
    return `${whole.slice(0, -verb.length)}${toThirdPerson(low)}`;
  });
}

const OWN_STATE =
  /^(?:home|better|well|love|present|open|complete|content|free|live|light|slim|fit|set|cut|hurt|beat|put)$/;

/** "I am speak": one does, and is not. */
function mendOwnDoing(text: string): string {
  return text.replace(/\bI am ([a-z]+)(?= |$|[.,])/g, (whole, verb: string) => {
    const isDone =
      BASE_VERBS.has(verb) || (isHarmlessVerb(verb) && !isHarmlessThing(verb) && !/(?:s|ed|ing)$/.test(verb));
    const isState = QUALITIES.has(verb) || isHarmlessQuality(verb) || COUNT_NOUNS.has(verb) || OWN_STATE.test(verb);
    return isDone && !isState ? `I ${verb}` : whole;
  });
}
