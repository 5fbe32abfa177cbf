import { turnAround } from "../turn-around.ts";
import { type Doer, toDoer, WRITER } from "./aim.ts";
import { isVerb, toBase } from "./conjugate.ts";
import { lowerFirst } from "./name-thing.ts";
import { INSTEAD_OF_DEEDS } from "./opposite-deeds.ts";

/** What a clause does not want: who is not to do it, and what, in its base form; or the thing that is to be gone. */
interface Denial {
  readonly doer: Doer;
  readonly deed: string | null;
  readonly thing: string | null;
}

const WANTS =
  "(?:I |we )?(?:(?:really|just|only|so|do|would|am|have|finally|will|shall|must|should|can|could|please|going|learn|manage) )*(?:(?:want|need|wish|hope|like|have|try|trying|going|ready|able|got|learn|love) (?:to )?(?:be able to |learn to |finally |just )?)?";
const NOT_DOING = new RegExp(
  `^(?:${WANTS}(?:to )?(?:not|never|no longer|never again|not ever|never ever)(?: again| ever)?(?: (?:want|have|need|wish|going)(?: to)?)? (?:to |ever |again )?|(?:please )?do not (?:let (?:me|us) |want to )?|I wish I did not |I wish I was not (?=being )|may (?:I|we) never (?:again )?|let me (?:not|never) |I do not want to |(?:I )?(?:am|feel) (?:not|no longer|never) )(.+)$`,
  "i",
);
const STOPPING = new RegExp(
  `^(?:${WANTS}(?:to )?(?:not )?(?:stop(?: me| myself)?(?: from)?|quit|give up|cease|be done(?: with)?|be free (?:of|from)|break (?:the habit of|free (?:of|from))|get out of the habit of|avoid|cannot stop|kick the habit of|refrain from)|I (?:cannot|can not) stop|(?:please )?stop (?:me|myself) from|(?:I am )?(?:so |really )?(?:done|finished)(?: with)?|(?:I am )?(?:so |really |just )?(?:tired|sick|sick and tired|fed up) (?:of|with)|no more) ((?:people[- ])?[a-z-]+ing\\b.*)$`,
  "i",
);
const IS_NOT = /^I (?:am|feel) (?:not|no longer|never)(?: ever)? (.+)$/i;
const NO_MORE = new RegExp(
  `^(?:${WANTS}(?:to )?(?:have |get |feel |be |live )?(?:no more|no|an end to|the end of|rid of|get rid of|let go of|free (?:of|from)|freedom from|release|relief from|less|fewer|without|away with|(?:stop|end|beat|overcome|conquer|lose)(?= (?:the |my |this |all )?(?:[a-z]+ )?(?:fears?|anxiety|worry|worries|guilt|anger|stress|shame|doubts?|resentment|addiction|depression|insomnia|cough|pain|panic|block|bullying|migraines?|headaches?|nightmares?))|out of(?= (?:debt|poverty|trouble|pain|depression))) )((?!way|longer|matter|one |weight|fat|\\d|my way)(?:this |these |the |my |any |so |so much |having )?[a-z].*)$`,
  "i",
);
const OF_OTHER =
  /^((?:my|our|the|his|her|their|every|all|these|this|[A-Z][a-z]+)\b[^,;]*?|he|she|they|it) (?:(?:does|do|will|would|is|are|can|could|may|must|should) (?:not|never)|never|no longer|cannot|is no longer|are no longer) (.+)$/;
const OTHER_STOPS =
  /^((?:my|our|the|his|her|their|this|these)\b[^,;]*?|he|she|they) (?:(?:will|would|to|can|could|may|finally) )*stop(?:s|ped)? (?:being )?([a-z]+(?:ing|ed)\b.*)$/i;
const NOBODY =
  /^(?:nobody|no one|nothing|no man|no boss)( (?:at|in|on) [a-z ]+?)? (?:(?:will|can|shall|ever|could|is going to) )*(?:(?:ever|again) )*makes? me feel ([a-z]+)(?: again| any ?more)?$/i;
const LEAVES =
  /^(?:I wish |wish )?((?:my|this|these|the|all my) [a-z' -]+?) (?:goes? away|disappears?|vanish(?:es)?|(?<=^(?:I wish |wish )?(?:my|this|these|all my) .*)(?:stops?|ends?)|leaves? me(?: alone)?|(?:is|are) gone|gone|away)(?: (?:for good|forever|completely|soon|now))?( (?:by|before|in time for|this|on|until) .+)?$/i;
/** What a clause does not want, as far as it says so; null where it denies nothing. */
export function readDenial(clause: string): Denial | null {
  const of = (deed: string, doer = WRITER): Denial => ({ doer, deed, thing: null });
  const [, place, small = ""] = NOBODY.exec(clause) ?? [];
  if (small !== "") return of(`feel ${small}${place ?? ""}`);
  const [, spared = "", burden = ""] =
    /^I (?:do not|never) want ((?:my|our) [a-z ]+?) to (?:ever )?(?:feel|have|suffer|carry|know|go through|live with|experience) (.+)$/i.exec(
      clause,
    ) ?? [];
  if (burden !== "") return { doer: toDoer(spared), deed: null, thing: burden };
  const [, stopped] = STOPPING.exec(clause) ?? [];
  if (stopped !== undefined) return toDeed(stopped);
  const [, avoided] = /^(?:not|never)(?: ever)? (?:having to )?([a-z]+(?: [a-z]+)?.*)$/i.exec(clause) ?? [];
  if (avoided !== undefined && /^(?:not|never)(?: ever)? having to /i.test(clause)) return of(avoided);
  if (avoided !== undefined && /^[a-z]+ing\b/i.test(avoided)) return toDeed(avoided);
  const [, state] = IS_NOT.exec(clause) ?? [];
  if (state !== undefined) return of(`be ${state}`);
  const [, undone] = NOT_DOING.exec(clause) ?? [];
  const [, less = "", lessTail = ""] =
    /^(?:(?:I |to |we )?(?:(?:want|need|wish|would like|am|be|feel|to|I) )*)(?:be|feel|am) less ([a-z-]+)(.*)$/i.exec(
      clause,
    ) ?? [];
  if (less !== "") return of(`be ${less}${lessTail}`);
  const [, whom = "", forgetting = "", forgotten = ""] =
    /^(?:(?:may|let) )?(?:nobody|no one)((?: (?:in|at|on|of) (?:my|our|the|this) [a-z]+)?) (?:ever )?([a-z]+) (.+)$/i.exec(
      clause,
    ) ?? [];
  if (forgotten !== "")
    return of(`${toBase(forgetting) ?? forgetting} ${forgotten}`, { name: `everybody${whom}`, person: "one" });
  const [, gone = "", whence = ""] =
    /^((?!I |we )[a-z' -]+?) (?:gone|banished) from ((?:my|our|the) .+)$/i.exec(clause) ?? [];
  if (whence !== "") return { doer: WRITER, deed: null, thing: `${gone} in ${whence}` };
  const [, leaving, by = ""] = LEAVES.exec(clause) ?? [];
  if (leaving !== undefined) return { doer: WRITER, deed: null, thing: `${leaving}${by}` };
  const plain = undone?.replace(/^(?:let|make) (?:me|us) /i, "");
  if (plain !== undefined && isDeed(plain)) return of(lowerFirst(plain));
  const [, who = "", ending = ""] = OTHER_STOPS.exec(clause) ?? [];
  if (ending !== "") return { ...(toDeed(ending) ?? of(ending)), doer: toDoer(lowerFirst(who)) };
  const [, other = "", not = ""] = OF_OTHER.exec(clause) ?? [];
  if (not !== "") {
    if (/^it$/i.test(other) && !/^rain|snow|pour/i.test(not)) return null;
    const isBe = /\b(?:is|are)\b(?= (?:not|never|no longer))/.test(clause);
    return of(
      isBe
        ? `be ${not}`
        : toBase(not.split(" ")[0] ?? "") === null
          ? not
          : not.replace(/^[a-z]+/, (verb) => (isVerb(verb) ? verb : (toBase(verb) ?? verb))),
      toDoer(lowerFirst(other)),
    );
  }
  const [, hindered = "", hindering = ""] =
    /^(?:may|let) ((?:my|our|the) .+?) (?:not|never) ([a-z]+ .+)$/i.exec(clause) ?? [];
  if (hindering !== "") return of(hindering, toDoer(hindered));
  const [, thing] = NO_MORE.exec(clause) ?? [];
  return thing === undefined ? null : { doer: WRITER, deed: null, thing };
}

function isDeed(text: string): boolean {
  return (
    isVerb(text.split(/[ ,]/)[0] ?? "") ||
    INSTEAD_OF_DEEDS.some(([shape]) => shape.test(text)) ||
    turnAround(`I ${text}`) !== null
  );
}

function toDeed(doing: string): Denial | null {
  if (/^people[- ]/i.test(doing)) return { doer: WRITER, deed: "people-please", thing: null };
  const [first = ""] = doing.split(" ");
  const base = toBase(first) ?? guessBase(first);
  return base === null ? null : { doer: WRITER, deed: `${base}${doing.slice(first.length)}`, thing: null };
}

/** The base form of a doing that no dictionary has: "vaping", "doomscrolling". */
function guessBase(doing: string): string | null {
  const [, stem] = /^([a-z-]{3,})ing$/i.exec(doing) ?? [];
  if (stem === undefined) return null;
  const single = stem.replace(/([b-df-hj-km-np-rtvz])\1$/i, "$1");
  if (single !== stem) return single;
  return /[^aeiou][aeiou][bcdgkmpstvz]$/i.test(stem) ? `${stem}e` : stem;
}

/** What a clause wants to stop doing; null where it is no such clause. */
export function readStopping(clause: string): Denial | null {
  const [, stopped] = STOPPING.exec(clause) ?? [];
  return stopped === undefined ? null : toDeed(stopped);
}
