import { isQuality } from "../say-of.ts";
import { type Aim, toAim, toDoer, WRITER } from "./aim.ts";
import { isVerb, toBase } from "./conjugate.ts";
import { lowerFirst, readThing } from "./name-thing.ts";
import { readBareDoing } from "./read-others.ts";

type Read = (clause: string, depth: number) => Aim | null;

/** What somebody is once another has done it to them, by what the other is asked to do. */
const DONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    protect: "protected",
    guard: "guarded",
    shield: "shielded",
    guide: "guided",
    lead: "led",
    bless: "blessed",
    heal: "healed",
    free: "free",
    support: "supported",
    love: "loved",
    inspire: "inspired",
    nourish: "nourished",
    save: "safe",
    comfort: "comforted",
    hold: "held",
    carry: "carried",
    strengthen: "strong",
    surround: "surrounded",
    fill: "filled",
    cleanse: "cleansed",
    ground: "grounded",
    release: "free",
    forgive: "forgiven",
    watch: "watched",
    cure: "healed",
    calm: "calm",
    choose: "chosen",
    accept: "accepted",
  }),
);
const ONES = "(me|us|(?:my|our|the|this|these|all|every|each) [^,;]+?|everyone(?: [a-z ]+)?|everybody|[A-Z][a-z]+)";
const ASKED_TO_CARE = new RegExp(
  `^(${[...DONE.keys()].join("|")}) (?:over )?${ONES}((?:,| (?:with|from|in|on|at|against|by|through|to|closer|deeper|as|while|when|every|this|and)) (?!which|who).+?)?(?:, (?:which|who) .+)?$`,
  "i",
);
const GIVING =
  /^(?:[Gg]ive|[Gg]rant|[Ss]end|[Bb]ring|[Ss]how|[Oo]ffer|[Ll]end|[Ff]ind|[Gg]et) (me|us|(?:my|our) [a-z]+(?: [A-Z][a-z]+)?) (?!and\b|to\b|back\b|home\b|together\b|safe)(.+)$/;
/** "Bring me safely over the ocean". */
const BORNE =
  /^(?:bring|take|carry|get) (me|us) ((?:safely |gently |safe )?(?:over|through|to|back|home|across|closer|into|out of|there|past)\b.*)$/i;
/** "Grant safe passage to everyone on board". */
const SENT = /^(?:grant|send|lend) ([a-z ]+?) to ((?:everyone|everybody|all|my|our|the|those|him|her|them)\b.*)$/i;
const KEEPING =
  /^(?:make|keep|leave|get|bring|have) ((?:my|our|the|this|all) [a-z' -]+?|me|us|him|her|them|it|[A-Z][a-z]+) ((?:[a-z]+ly )?(?:safe|sober|healthy|well|strong|alive|warm|happy|calm|clean|better|whole|free|proud|brave|home|back|together|near|close|out of|in|on|at|here|seen|heard|known)\b.*)$/;
const LETTING = /^(?:may|let|please let|lets|let's|(?:can|could|will|would)(?= (?:my|our|the|he|she|they|it) )) (.+)$/i;
const ADDRESSED =
  /^(?:please,? )?(?:(?:o |oh |dear |hail |blessed |holy |great |sweet )*(?:saint|st\.?|archangel|mother|father|lady|lord|god|goddess|universe|jesus|angels?|spirits?|ancestors|cosmos|moon|allah|krishna|ganesha?|lakshmi|freyja|freya|odin|hecate|hekate|brigid|gods|fate|life|nature|earth|higher power|guides|powers that be)(?: (?!may|let|help|please|give|grant|send|bring|keep|make|protect|bless|heal|guide|show|hear|watch)[A-Za-z]+){0,2}[,:]? |somebody |someone )(?=(?:please |pls )?(?:may|let|help|give|grant|send|bring|keep|make|protect|bless|heal|guide|show|watch|hold|lead|carry|guard|get|find|take|allow|teach)\b)/i;
/** "I wish my ex a good life". */
const WELL_WISHES =
  /^(?:I|we) wish ((?:my|the|our|this|every|all) [a-z' -]+?|him|her|them|everyone|everybody|[A-Z][a-z]+) ((?:a|an|good|all the|much|every|peace|love|luck|happiness|well-being)\b.+)$/;
const HELPING =
  /^(?:please )?[Hh]elp ((?:my|our) [a-z' -]+?(?: [A-Z][a-z]+)?|[a-z]+'s [a-z]+|him|her|them|[A-Z][a-z]+)( to)? ([a-z]+)\b(.*)$/;

/** What is asked of somebody else, said as it is once it is granted: "may my mother heal" is "my mother heals". Null where nothing is asked. */
export function readPlea(text: string, read: Read, depth: number): Aim | null {
  const clause = lowerFirst(text);
  const [, whose = "", good = ""] = WELL_WISHES.exec(clause) ?? [];
  if (good !== "") return toAim(toDoer(whose), `have ${good}`);
  const [, , purpose = ""] = /^(?:please )?(?:wish|bring|give) (me|us) (?:good )?luck (.+)$/i.exec(clause) ?? [];
  if (purpose !== "") return toAim(toDoer("luck"), `be with me ${purpose}`);
  const [, how = "", hard = ""] = /^(?:please )?help (?:me|us) (through|with|out of|past) (.+)$/i.exec(clause) ?? [];
  if (hard !== "")
    return toAim(
      WRITER,
      /^with$/i.test(how) ? `have the help that I need with ${hard}` : `get ${how.toLowerCase()} ${hard}`,
    );
  const [, helped = "", path = "", grief = ""] =
    /^(?:please )?help ((?:my|our) [a-z ]+?) (through|with) (.+)$/i.exec(clause) ?? [];
  if (grief !== "")
    return toAim(toDoer(helped), /^with$/i.test(path) ? `have good help with ${grief}` : `get through ${grief}`);
  const addressed = clause.replace(ADDRESSED, "");
  const plain = addressed.replace(/^(?:please|pls|kindly) (?!.*\bplease\b)/i, "");
  if (plain !== clause) return read(plain, depth + 1);
  return (
    readFronted(clause) ??
    readLetting(clause, read, depth) ??
    readGiving(clause) ??
    readCare(clause) ??
    readKeeping(clause) ??
    readHelping(clause) ??
    readBlessing(clause)
  );
}

/** "Whoever buys this house, let them be happy in it": whom it is about comes first. */
function readFronted(clause: string): Aim | null {
  const [, about = "", whom = "", asked = ""] = FRONTED.exec(clause) ?? [];
  if (asked === "") return null;
  if (/^(?:them|him|her|it|they|he|she)$/i.test(whom))
    return toAim({ ...toDoer(about), person: /^(?:all|those|my [a-z]+s)\b/i.test(about) ? "many" : "one" }, asked);
  const aim = readBareDoing(`${whom} ${asked}`, true);
  return aim === null || aim.does === null ? null : toAim(aim.doer, `${aim.does} for ${lowerFirst(about)}`);
}

const FRONTED =
  /^((?:whoever|all who|everyone who|those who|the|this|my|our) [^,]+), (?:may|let) (them|him|her|it|they|he|she|(?:the|my|our) [a-z]+) (.+)$/i;

function readLetting(clause: string, read: Read, depth: number): Aim | null {
  const [, asked = ""] = LETTING.exec(clause) ?? [];
  if (asked === "" || /^(?:go|my guard)\b/i.test(asked)) return null;
  const there = /^there (?:always )?be (.+)$/i.exec(asked)?.[1];
  if (there !== undefined)
    return {
      doer: { name: "there", person: "one" },
      does: null,
      statement: `there ${/^(?:many|two|three|[a-z]+ies)\b/.test(there) ? "are" : "is"} ${there}`,
    };
  const [, own] = /^(?:I|me|us|we) (?:always |also |too |please )?(.+)$/i.exec(asked) ?? [];
  if (own !== undefined) return toAim(/^(?:us|we)\b/i.test(asked) ? toDoer("we") : WRITER, own.replace(/^to /, ""));
  return readBareDoing(asked, true) ?? read(asked, depth + 1);
}

function readGiving(clause: string): Aim | null {
  const [, sent = "", receiver = ""] = SENT.exec(clause) ?? [];
  if (receiver !== "") return toAim(toDoer(receiver), `have ${sent}`);
  const [, weather = "", where = ""] =
    /^(?:send|bring)(?: us)? (rain|snow|sunshine|sun|wind)\b(.*)$/i.exec(clause) ?? [];
  if (weather !== "") return toAim(toDoer(weather), `come${where}`);
  const [, borne = "", way = ""] = BORNE.exec(clause) ?? [];
  if (way !== "") return toAim(toDoer(borne), `come ${way}`);
  const [, whom = "", what = ""] = GIVING.exec(clause) ?? [];
  if (whom === "") {
    const back = /^(?:give|bring|get) (?:me )?(?:back )((?:my|our|the) .+)$/i.exec(clause)?.[1];
    return back === undefined ? null : toAim(WRITER, `have ${back} back`);
  }
  if (/^me$/i.test(whom)) return readThing(what, true);
  return /^(?:find|get|show|bring|make)/i.test(clause) && !/^(?:a|an|the|some|more|peace|love|joy)\b/i.test(what)
    ? null
    : toAim(toDoer(whom), `have ${what}`);
}

function readCare(clause: string): Aim | null {
  const [, verb = "", whom = "", how = ""] = ASKED_TO_CARE.exec(clause) ?? [];
  const state = DONE.get(verb.toLowerCase());
  if (state === undefined || /^(?:all|every|each|this|these) ?$/i.test(whom)) return null;
  const isOwnDoing =
    /^(?:lead|love|free|fill|support|forgive|save|ground|release|accept|calm|choose|inspire)$/i.test(verb) &&
    !/^(?:me|us)$/i.test(whom);
  if (isOwnDoing) return null;
  if (/^ and (?:all|everyone|everybody|those|my|our|the|his|her) /i.test(how))
    return toAim({ name: `${whom}${how}`, person: "many" }, `be ${state}`);
  return toAim(toDoer(whom), `be ${state}${verb.toLowerCase() === "watch" ? " over" : ""}${how}`);
}

function readKeeping(clause: string): Aim | null {
  const made = /^(?:make|keep) me ((?:feel )?[a-z].*)$/i.exec(clause)?.[1];
  if (made !== undefined)
    return toAim(WRITER, isVerb(made.split(" ")[0] ?? "") && !isQuality(made) ? made : `be ${made}`);
  const [, what = "", become = ""] =
    /^make ((?:my|our|the|this) .+?) (an? (?:[a-z]+ ){0,2}[a-z]+)$/i.exec(clause) ?? [];
  if (become !== "") return toAim(toDoer(what), `be ${become}`);
  const [, whom = "", state = ""] = KEEPING.exec(clause) ?? [];
  if (
    whom === "" ||
    !/^(?:safe|sober|healthy|well|strong|alive|happy|better|whole|free|home|back|together|out of|near|close)/i.test(
      state,
    )
  )
    return null;
  if (/^back /i.test(state) && /^my|our/i.test(whom)) return toAim(toDoer(whom), `be ${state}`);
  return toAim(toDoer(whom), `be ${state}`);
}

function readHelping(clause: string): Aim | null {
  const [, whom = "", , verb = "", rest = ""] = HELPING.exec(clause) ?? [];
  return whom !== "" && isVerb(verb) ? toAim(toDoer(whom), `${verb}${rest}`) : null;
}

function readBlessing(clause: string): Aim | null {
  const [, blessed] = /^blessed be (.+)$/i.exec(clause) ?? [];
  if (blessed !== undefined) return toAim(toDoer(lowerFirst(blessed)), "be blessed");
  const [, goods] =
    /^(?:I am |we are )?(?:so )?(?:thankful|grateful|thank you|thanks|gratitude)(?: so much)? (?:for|to) (.+)$/i.exec(
      clause,
    ) ?? [];
  const [, doing = "", whom = "", rest = ""] = /^([a-z]+ing) (me|us|(?:my|our) [a-z]+)\b(.*)$/i.exec(goods ?? "") ?? [];
  const done = DONE.get(toBase(doing) ?? "");
  if (done !== undefined) return toAim(toDoer(whom), `be ${done}${rest}`);
  return goods === undefined ? null : toAim(WRITER, `be grateful for ${goods}`);
}
