import { findOpposition } from "../negation.ts";
import { complains, turnAround } from "../turn-around.ts";
import { type Aim, type Doer, toAim, toDoer, WRITER } from "./aim.ts";
import { sayGerund } from "./conjugate.ts";
import { lowerFirst } from "./name-thing.ts";
import { INSTEAD_OF_DEEDS } from "./opposite-deeds.ts";
import { OPPOSITES } from "./opposite-qualities.ts";
import { readDenial, readStopping } from "./read-denial.ts";

const TAIL =
  /,? (?:(?:any ?more|any longer|ever again|again|so much|so often|once and for all|for good|already)(?=$|[ ,.])|(?:all the time|every time)(?=$|[,.]))/gi;

/** What is there in place of what a clause does not want; null where it denies nothing, or no good word for it is known. */
export function turnDenial(wish: string): Aim | null {
  const clause = wish.replace(/^(?:and )?that (?=(?:my|our|the|his|her|nobody) )/i, "");
  const named = turnNamed(clause);
  if (named !== null) return named;
  const denial = readDenial(clause);
  if (denial === null) return turnFight(clause);
  const { doer, deed, thing } = denial;
  const turned = deed === null ? null : turnDeed(doer, deed.replace(TAIL, "").trim());
  if (thing !== null && doer.person !== "I") return toAim(doer, `be free of ${thing}`);
  return turned ?? (thing === null ? turnFight(clause) : turnThing(clause, thing.replace(TAIL, "").trim()));
}

/** Troubles that are named by a denial: "I have no money". */
const NAMED_BY_DENIAL =
  /\b(?:not good enough|no money|no friends|no job|no energy|no time|cannot sleep|do not sleep|wish I had (?:not|never))\b/i;
/** In longer texts a word of trouble is one thing among others. */
const MOST_FIGHT_WORDS = 9;

/** What nobody says of themselves but to complain. */
const COMPLAINT =
  /^I (?:(?:always|still|often|just|keep|constantly) )?((?:feel|worry|panic|overthink|procrastinate|snap|doubt|obsess|dwell|stress|freeze) .+)$/i;

/** What is on the other side of a trouble of which a clause complains. */
function turnNamed(clause: string): Aim | null {
  const [, felt] = COMPLAINT.exec(clause) ?? [];
  const unfelt = felt === undefined ? null : turnDeed(WRITER, felt);
  if (unfelt !== null) return unfelt;
  if (!NAMED_BY_DENIAL.test(clause) && !complains(clause)) return null;
  const turned = turnAround(clause);
  return turned === null ? null : toAim(WRITER, turned.replace(/^am /, "be "));
}

/** What is on the other side of what a short clause fights, in whatever words. */
function turnFight(clause: string): Aim | null {
  const isShort =
    clause.split(" ").length <= MOST_FIGHT_WORDS &&
    !/\b(?:and|without|fights? (?:for|my|back|to)|fighting for)\b/i.test(clause);
  const isOwn =
    !/^(?:I|we) (?:want|wish|hope|need|pray|ask|would like)(?: for| that)? (?:my|our|the|him|her|them|he|she|they) (?!anxiety|fear|worries|debt|depression|stress|addiction|anger)/i.test(
      clause,
    ) &&
    !/^(?:my|our|he|she|they|the|may|let|nobody|everyone)\b(?! (?:anxiety|fear|worries|debts?|depression|stress|addiction|anger))/i.test(
      clause,
    );
  if (
    !isShort ||
    !isOwn ||
    /^I (?:fight|battle|beat|defeat|conquer) /i.test(clause) ||
    findOpposition(clause) === "none"
  )
    return null;
  const turned = turnAround(clause);
  return turned === null ? null : toAim(WRITER, turned.replace(/^am /, "be "));
}

const HURTS_ME =
  /\b(?:hit|beat|hurt|lay a hand on|lays a hand on|touch|yell at|shout at|insult|bully|follow|threaten|harass|stalk|humiliate|mock|scream at) (?:me|us)\b/i;

function isSomebody(text: string): boolean {
  return /^(?:him|her|them|[A-Z][a-z]+|(?:my|our) (?:[a-z]+ )?(?:mother|mum|mom|father|dad|parents|wife|husband|partner|son|daughter|children|kids|sister|brother|siblings|friend|boss|ex|family|neighbou?rs?|grand[a-z]+|aunt|uncle|cousin|step[a-z]+|colleagues?|body|past))\b/.test(
    text,
  );
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
  if (/^of$/i.test(lead) && /^the dark\b/i.test(about)) return ` in ${about}`;
  if (/^of$/i.test(lead) && SURROUNDING.test(about)) return ` around ${about}`;
  return /^(?:of|for|by|about)$/i.test(lead) ? ` about ${about}` : ` ${lead.toLowerCase()} ${about}`;
}

/** What one meets, and is calm around. */
const SURROUNDING =
  /^(?:big |large |other |strange |the |my |all )*(?:dogs?|cats?|horses?|spiders?|snakes?|birds?|mice|rats|bees|wasps|insects|needles|crowds?|people|men|women|strangers|children|boss|teachers?|doctors?|dentists?)\b/i;

function turnThing(clause: string, thing: string): Aim | null {
  const plain = /^(?:my|the) [a-z]+'s /i.test(thing)
    ? thing
    : thing.replace(/^(?:this|these|any|so much|having|my|the) /i, "");
  if (/^an? end to (?:the|this) /i.test(clause)) return toAim(toDoer(`the ${plain}`), "be over");
  const [, about] =
    /^(?:guilt|shame|regrets?|anger|resentment|grudges?|bitterness|hatred|rage)(?: i (?:feel|have|carry))? (?:over|about|of|for|from|at|towards?|against) (?!me\b)(.+)$/i.exec(
      plain,
    ) ?? [];
  if (about !== undefined) return toAim(WRITER, `be at peace ${isSomebody(about) ? "with" : "about"} ${about}`);
  const [, , party = "", matter = ""] =
    /^(fights?|arguments?|rows|quarrels?|drama|fighting|arguing|conflicts?) (?:with (.+?) )?(?:about|over) (.+)$/i.exec(
      plain,
    ) ?? [];
  if (matter !== "") return toAim(WRITER, `talk calmly ${party === "" ? "" : `with ${party} `}about ${matter}`);
  if (/^(?:secrets|lies) between us$/i.test(plain)) return toAim(toDoer("we"), "be open and honest with each other");
  if (/^(?:rain|snow|storms?|frost|hail|wind)\b/i.test(plain))
    return toAim(toDoer("the weather"), `be dry and fair${plain.replace(/^[a-z]+/i, "")}`);
  const [, , sore = ""] =
    /^(pain|ache|aching|tension|stiffness|tightness|swelling|inflammation|itch|burning|numbness|cramps?) in ((?:my|our|his|her) [a-z ]+)$/i.exec(
      plain,
    ) ?? [];
  if (sore !== "") return toAim(toDoer(sore), "feel well and at ease");
  const [, lessOf = "", moreOf = ""] = /^(.+?), (?:and )?(more .+)$/i.exec(plain) ?? [];
  const lessened = moreOf === "" ? null : turnAround(`I have ${lessOf}`);
  if (moreOf !== "")
    return lessened === null ? null : toAim(WRITER, `${lessened.replace(/^am /, "be ")}, and I have ${moreOf}`);
  const turned = turnAround(clause) ?? turnAround(`I have ${plain}`);
  if (turned === null && /^(?:I )?(?:want to |need to )?(?:let go of|end|stop|beat|overcome|conquer) /i.test(clause))
    return null;
  const [, head = "", tail = ""] =
    /^(.+?)( (?:in|on|at|during|before|around|when|while|after|by) .+)?$/i.exec(plain) ?? [];
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
  const { doer, deed } = readStopping(clause) ?? readDenial(clause) ?? {};
  if (doer?.person !== "I" || !deed || NO_HABIT.test(deed)) return null;
  return toAim(WRITER, `be free of the habit of ${sayGerund(deed.replace(TAIL, ""))}`);
}

/** What is no habit that one is freed of, and whom nobody has named. */
const NO_HABIT = /^(?:be|live|have|get|want|love|know|see|hear|need|go)\b|\b(?:me|him|her|them)\b/;
