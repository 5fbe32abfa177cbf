import { isQuality } from "./say-of.ts";
import { BASE_VERBS } from "./verbs.ts";

/** How a text of a certain shape is said as a statement; null where it doesn't fit after all. */
type Mend = readonly [shape: RegExp, say: (...parts: string[]) => string | null];

const MENDS: readonly Mend[] = [
  [
    /^([a-z ]+?) for (?:\p{Lu}\p{L}+(?:, | and |, and ))+me$/u,
    (thing) => `We have ${thing[0]?.toLowerCase()}${thing.slice(1)}`,
  ],
  [
    /^(.+ and |)I (?:want|wish) us both to be (.+)$/i,
    (before, state) => `${before}${before === "" ? "We" : "we"} are both ${state}`,
  ],
  [
    /^we (?:are|have been) trying [^,]+, (this [a-z]+)[.,]? (I am .+)$/i,
    (time, state) => `T${time.slice(1)}, ${state}`,
  ],
  [
    /^(my [a-z]+) (open|light|calm|clear|strong|steady|free|quiet|warm|soft) (like .+)$/i,
    (thing, state, how) => `${thing} is ${state} ${how}`,
  ],
  [
    /^(?:that )?(my [a-z]+) (stops?) (?:hurting|aching) and (I .+)$/i,
    (part, verb, rest) => `${part} ${verb === "stop" ? "are" : "is"} well and ${rest}`,
  ],
  [
    /^((?:run|swim|cycle|row) \d.+|win (?!win\b).+ .+|stay [a-z]+, stay .+)$/i,
    (doing) => `I ${doing[0]?.toLowerCase()}${doing.slice(1)}`,
  ],
  [
    /^I (?:need|want|would like) (?:the |more |some )?(courage|strength|guts|patience) to (?!.*\b(?:not|never|stop|him|her|them)\b)(.+)$/i,
    (good, aim) => `I have the ${good.toLowerCase()} to ${aim}`,
  ],
  [
    /^([a-z]+),? but make it ([a-z]+)$/i,
    (thing, state) => (isQuality(state) ? `My ${thing.toLowerCase()} is ${state}` : null),
  ],
  [/^(?:no more|without) late fees$/i, () => "I pay every bill on time"],
  [/^enough$/i, () => "I am enough, and I have enough"],
  [/^I used to be ([^.,;]+)[.,;]+ I (?:want|need|would like) (?:that|it|this) back$/i, (was) => `I am ${was} again`],
  [
    /^(?:I want to )?be (the|a|an) ([a-z ]+?) (?:that |who )?I (?:did not have|never had)$/i,
    (article, who) => `I am ${article} ${who} that I never had`,
  ],
  [
    /^(?:my )?([a-z]+) = ([a-z]+)$/i,
    (thing, state) => (isQuality(state) ? `My ${thing.toLowerCase()} is ${state}` : null),
  ],
  [
    /^(.+?) is not a fear (?:of|for|to) me(?: any ?more)?$/i,
    (thing) => `I am calm and confident about ${thing.toLowerCase()}`,
  ],
  [
    /^I (?:will|do) not (check|look at|touch|use|open|read) (my [a-z ]+?) (?:before|until) ([a-z ]+)$/i,
    (verb, thing, time) => `I ${verb} ${thing} only after ${time}`,
  ],
  [
    /^(?:my |the )?((?:visa|papers|passport|loan|mortgage|paper|thesis|book|application|grant|permit|green card)(?: [a-z]+){0,4}?) (approved|accepted|defended|granted|signed|published|paid off|paid)((?: .+)?)$/i,
    (thing, done, rest) => `My ${thing} ${/papers$/i.test(thing) ? "are" : "is"} ${done}${rest}`,
  ],
  [
    /^I had a dream about an? ((?:[a-z]+ )?([a-z]+))\. I want to ([a-z].*?) (?:that|this) \2$/i,
    (whole, _noun, doing) => `I ${doing} the ${whole}`,
  ],
  [
    /^(?:the )?(holy spirit|ancestors|angels|spirit guides)(?:,)? (guide|lead|protect|bless|heal|carry) me( .+)?$/i,
    (who, verb, rest = "") => {
      const isOne = /^holy/i.test(who);
      return `The ${isOne ? "Holy Spirit" : who.toLowerCase()} ${verb.toLowerCase()}${isOne ? "s" : ""} me${rest.replace(/ to right /i, " to the right ")}`;
    },
  ],
  [
    /^I ([a-z]+ed) ((?:my|the|our) [^.,;]+?)(?: \([^)]*\))?$/i,
    (past, rest) => {
      const base = toBase(past.toLowerCase());
      return base === null ? null : `I ${base} ${rest}`;
    },
  ],
  [
    /^(?:a )?((?:marriage )?proposal|offer|invitation) (from [^,]+?)(?:, no .*)?$/i,
    (thing, rest) => `I receive ${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing.toLowerCase()} ${rest}`,
  ],
  [
    /^that ((?:my|our) (?:team|family|children|kids|parents|friends|colleagues) [a-z]+ (?:each other|one another).*)$/i,
    (rest) => rest,
  ],
];

const STATE = /^(connected|rooted|grounded|held|guided|surrounded|protected|blessed) (?:to|in|by|with) .+$/i;

/** A cleaned text as a statement that keeps all of its words, by rules that are sure; null where none applies. */
export function mendSurely(text: string): string | null {
  const bare = text.replace(/[.!\s]+$/, "");
  if (STATE.test(bare)) return `I am ${bare[0]?.toLowerCase()}${bare.slice(1)}`;
  for (const [shape, say] of MENDS) {
    const match = shape.exec(bare);
    const said = match === null ? null : say(...match.slice(1));
    if (said !== null) return said;
  }
  return null;
}

function toBase(past: string): string | null {
  const bases = [past.slice(0, -2), past.slice(0, -1), past.slice(0, -3), past.replace(/ied$/, "y")];
  return bases.find((base) => BASE_VERBS.has(base)) ?? null;
}
