import { findOpposition } from "../negation.ts";
import { complains, turnAround } from "../turn-around.ts";
import { type Aim, type Doer, toAim, toDoer, WRITER } from "./aim.ts";
import { isVerb, sayGerund, toBase } from "./conjugate.ts";
import { lowerFirst } from "./name-thing.ts";
import { INSTEAD_OF_DEEDS, OPPOSITES } from "./opposites.ts";

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
  `^(?:${WANTS}(?:to )?(?:not )?(?:stop(?: me| myself)?(?: from)?|quit|give up|cease|be done(?: with)?|be free (?:of|from)|break (?:the habit of|free (?:of|from))|get out of the habit of|avoid|cannot stop|kick the habit of|refrain from)|I (?:cannot|can not) stop|(?:please )?stop (?:me|myself) from|(?:I am )?(?:done|finished)(?: with)?|no more) ((?:people[- ])?[a-z-]+ing\\b.*)$`,
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
  /^((?:my|our|the|his|her|their|this|these)\b[^,;]*?|he|she|they) (?:(?:will|would|to|can|could|may|finally) )*stops? (?:being )?([a-z]+(?:ing|ed)\b.*)$/i;
const NOBODY =
  /^(?:nobody|no one|nothing|no man|no boss)( (?:at|in|on) [a-z ]+?)? (?:(?:will|can|shall|ever|could|is going to) )*(?:(?:ever|again) )*makes? me feel ([a-z]+)(?: again| any ?more)?$/i;
const LEAVES =
  /^(?:I wish |wish )?((?:my|this|these|the|all my) [a-z' -]+?) (?:goes? away|disappears?|vanish(?:es)?|(?<=^(?:I wish |wish )?(?:my|this|these|all my) .*)(?:stops?|ends?)|leaves? me(?: alone)?|(?:is|are) gone|away)(?: (?:for good|forever|completely|soon|now|by .+))?$/i;
const TAIL =
  /,? (?:any ?more|any longer|ever again|again|all the time|so much|so often|once and for all|for good|already|every time)(?=$|[ ,.])/gi;

/** What stands in the place of what a clause does not want; null where it denies nothing, or no good word for it is known. */
export function turnDenial(wish: string): Aim | null {
  const clause = wish.replace(/^(?:and )?that (?=(?:my|our|the|his|her|nobody) )/i, "");
  const named = turnNamed(clause);
  if (named !== null) return named;
  const denial = readDenial(clause);
  if (denial === null) return turnFight(clause);
  const { doer, deed, thing } = denial;
  const turned = deed === null ? null : turnDeed(doer, deed.replace(TAIL, "").trim());
  return turned ?? (thing === null ? turnFight(clause) : turnThing(clause, thing.replace(TAIL, "").trim()));
}

/** Troubles that are named by a denial: "I have no money". */
const NAMED_BY_DENIAL =
  /\b(?:not good enough|no money|no friends|no job|no energy|no time|cannot sleep|do not sleep|wish I had (?:not|never))\b/i;
/** In longer texts a word of trouble is one thing among others. */
const MOST_FIGHT_WORDS = 9;

/** What stands on the other side of a trouble of which a clause complains. */
function turnNamed(clause: string): Aim | null {
  const [, felt] = /^I (?:(?:always|still|often|just|keep) )?feel (.+)$/i.exec(clause) ?? [];
  const unfelt = felt === undefined ? null : turnDeed(WRITER, `feel ${felt}`);
  if (unfelt !== null) return unfelt;
  if (!NAMED_BY_DENIAL.test(clause) && !complains(clause)) return null;
  const turned = turnAround(clause);
  return turned === null ? null : toAim(WRITER, turned.replace(/^am /, "be "));
}

/** What stands on the other side of what a short clause fights, in whatever words. */
function turnFight(clause: string): Aim | null {
  const isShort =
    clause.split(" ").length <= MOST_FIGHT_WORDS &&
    !/\b(?:and|without|fights? (?:for|my|back|to)|fighting for)\b/i.test(clause);
  const isOwn =
    !/^(?:my|our|he|she|they|the|may|let|nobody|everyone)\b(?! (?:anxiety|fear|worries|debts?|depression|stress|addiction|anger))/i.test(
      clause,
    );
  if (!isShort || !isOwn || findOpposition(clause) === "none") return null;
  const turned = turnAround(clause);
  return turned === null ? null : toAim(WRITER, turned.replace(/^am /, "be "));
}

function readDenial(clause: string): Denial | null {
  const of = (deed: string, doer = WRITER): Denial => ({ doer, deed, thing: null });
  const [, place, small = ""] = NOBODY.exec(clause) ?? [];
  if (small !== "") return of(`feel ${small}${place ?? ""}`);
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
    /^(?:nobody|no one)((?: (?:in|at|on|of) (?:my|our|the|this) [a-z]+)?) ([a-z]+s) (.+)$/i.exec(clause) ?? [];
  if (forgotten !== "")
    return of(`${toBase(forgetting) ?? forgetting} ${forgotten}`, { name: `everybody${whom}`, person: "one" });
  const [, leaving] = LEAVES.exec(clause) ?? [];
  if (leaving !== undefined) return { doer: WRITER, deed: null, thing: leaving };
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

const HURTS_ME =
  /\b(?:hit|beat|hurt|lay a hand on|lays a hand on|touch|yell at|shout at|insult|bully|follow|threaten|harass|stalk|humiliate|mock|scream at) (?:me|us)\b/i;

function isSomebody(text: string): boolean {
  return /^(?:him|her|them|[A-Z][a-z]+|(?:my|our) (?:[a-z]+ )?(?:mother|mum|mom|father|dad|parents|wife|husband|partner|son|daughter|children|kids|sister|brother|siblings|friend|boss|ex|family|neighbou?rs?|grand[a-z]+|aunt|uncle|cousin|step[a-z]+|colleagues?|body|past))\b/.test(
    text,
  );
}

/** The base form of a doing that no dictionary has: "vaping", "doomscrolling". */
function guessBase(doing: string): string | null {
  const [, stem] = /^([a-z-]{3,})ing$/i.exec(doing) ?? [];
  if (stem === undefined) return null;
  const single = stem.replace(/([b-df-hj-km-np-rtvz])\1$/i, "$1");
  if (single !== stem) return single;
  return /[^aeiou][aeiou][bcdgkmpstvz]$/i.test(stem) ? `${stem}e` : stem;
}

function turnDeed(doer: Doer, deed: string): Aim | null {
  if (doer.person !== "I" && HURTS_ME.test(deed)) return toAim(WRITER, "be safe, and I am treated with respect");
  for (const [shape, instead] of INSTEAD_OF_DEEDS) {
    const match = shape.exec(deed);
    if (match === null) continue;
    if (doer.person !== "I" && /\b(?:my|I|myself)\b/.test(instead)) return null;
    const said = instead
      .replace("$0", deed.replace(/ (?:before|until) .*$/i, ""))
      .replace(/\$(\d)/g, (_whole, group: string) => match[Number(group)] ?? "");
    return toAim(doer, said.replace(/\s+/g, " ").replace(/^am /, "be "));
  }
  const isOfState = /^(?:be|feel|get|become|have|stay)\b/.test(deed);
  const turned =
    doer.person === "I" && (!isOfState || complains(`I ${deed.replace(/^be /, "am ")}`))
      ? turnAround(`I ${deed}`)
      : null;
  const [, quality = "", tail = ""] =
    /^(?:be|feel|get|become|stay) (?:so |too |very |this |always |being |feeling )*([a-z-]+(?: on myself)?|a victim|on edge)(.*)$/i.exec(
      deed,
    ) ?? [];
  const opposite = OPPOSITES.get(quality.toLowerCase());
  if (
    opposite !== undefined &&
    (turned === null || carryTail(tail, false) !== "") &&
    (doer.person === "I" || !/\b(?:my|I)\b/.test(opposite))
  )
    return toAim(doer, `be ${opposite}${carryTail(tail, opposite === "proud")}`);
  if (turned !== null) {
    const about = carryTail(tail, false);
    return toAim(
      WRITER,
      `${turned.replace(/^am /, "be ")}${turned.includes(about.trim().split(" ").at(-1) ?? "") ? "" : about}`,
    );
  }
  return null;
}

/** What a fear or a feeling is about, said again with its opposite: "of flying" as "about flying". */
function carryTail(tail: string, isProud: boolean): string {
  const plain = tail.trim();
  if (plain === "") return "";
  const [, lead = "", about = ""] =
    /^(of|about|at|with|for|by|when|in|on|before|around|during|after) (.+)$/i.exec(plain) ?? [];
  if (about === "" || about.split(" ").length > 8 || /^(?:losing|failing|dying|being|not|what|death)\b/i.test(about))
    return "";
  if (isProud && /^of$/i.test(lead)) return ` of ${about}`;
  return /^(?:of|for|by|about)$/i.test(lead) ? ` about ${about}` : ` ${lead.toLowerCase()} ${about}`;
}

function turnThing(clause: string, thing: string): Aim | null {
  const plain = thing.replace(/^(?:this|these|any|so much|having|my|the) /i, "");
  if (/^an? end to (?:the|this) /i.test(clause)) return toAim(toDoer(`the ${plain}`), "be over");
  const [, about] =
    /^(?:guilt|shame|regrets?|anger|resentment|grudges?|bitterness|hatred|rage)(?: i (?:feel|have|carry))? (?:over|about|of|for|from|at|towards?|against) (?!me\b)(.+)$/i.exec(
      plain,
    ) ?? [];
  if (about !== undefined) return toAim(WRITER, `be at peace ${isSomebody(about) ? "with" : "about"} ${about}`);
  const [, lessOf = "", moreOf = ""] = /^(.+?), (?:and )?(more .+)$/i.exec(plain) ?? [];
  const lessened = moreOf === "" ? null : turnAround(`I have ${lessOf}`);
  if (moreOf !== "")
    return lessened === null ? null : toAim(WRITER, `${lessened.replace(/^am /, "be ")}, and I have ${moreOf}`);
  const turned = turnAround(clause) ?? turnAround(`I have ${plain}`);
  if (turned === null && /^(?:I )?(?:want to |need to )?(?:let go of|end|stop|beat|overcome|conquer) /i.test(clause))
    return null;
  const [, head = "", tail = ""] =
    /^(.+?)( (?:in|on|at|during|before|around|when|while|after) .+)?$/i.exec(plain) ?? [];
  if (turned !== null)
    return toAim(
      WRITER,
      `${turned.replace(/^am /, "be ")}${tail !== "" && !turned.includes(tail.trim()) && tail.split(" ").length < 8 && !/\b(?:not|no)\b/.test(tail) ? tail : ""}`,
    );
  if (/^(?:less|fewer)\b/i.test(clause) || /\b(?:less|fewer) /i.test(clause)) return null;
  const [, where] = /^ (?:in|on|at) ((?:my|our|the|this) .+)$/i.exec(tail) ?? [];
  if (where !== undefined) return toAim(toDoer(where), `be free of ${head}`);
  return toAim(WRITER, `be free of ${lowerFirst(thing)}`);
}

/** The last resort for a doing that is to stop. */
export function freeOfHabit(clause: string): Aim | null {
  const [, stopped] = STOPPING.exec(clause) ?? [];
  const deed = stopped === undefined ? readDenial(clause)?.deed : toDeed(stopped)?.deed;
  if (
    deed === undefined ||
    deed === null ||
    readDenial(clause)?.doer.person !== "I" ||
    /^(?:be|live|have|get|want|love|know|see|hear|need|go)\b|\b(?:me|him|her|them)\b/.test(deed)
  )
    return null;
  return toAim(WRITER, `be free of the habit of ${sayGerund(deed.replace(TAIL, ""))}`);
}
