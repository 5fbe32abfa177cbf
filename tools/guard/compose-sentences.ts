import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeRandom } from "./make-random.ts";
import { conjugate, type Person, readPeople, toParticiple } from "./phrase-grammar.ts";

/** What a sentence means: nothing dark, harm to others, harm to oneself. */
export type Meaning = 0 | 1 | 2;

/** A sentence with what it means. */
export interface Composed {
  readonly text: string;
  readonly meaning: Meaning;
}

const FOLDER = join(import.meta.dirname, "phrases");
const SEED = 3;
/** How many sentences with ordinary words are composed beside the others, for each of those. */
const SHARE_OF_EVERYDAY = 0.25;

/** What opens a wish, and what ends one: of no meaning here. */
const OPENERS = [
  "Lord, ",
  "Dear God, ",
  "Universe, ",
  "please ",
  "Spirits, ",
  "By Friday, ",
  "Saint Jude, ",
  "this year ",
];
const ENDS = [", please", ", amen", " soon", " this year", ", and that's all I ask", "!", ".", " so be it", " lol"];

type Frame = (person: Person, deed: string) => string;

/** What is to befall somebody: the deed decides what it means. */
const WISHES: readonly Frame[] = [
  ({ object }, deed) => `let ${object} ${deed}`,
  ({ subject }, deed) => `may ${subject} ${deed}`,
  ({ object }, deed) => `I want ${object} to ${deed}`,
  (person, deed) => `I hope ${person.subject} ${conjugate(deed, person)}`,
  (person, deed) => `${person.subject} ${conjugate(deed, person)}`,
  ({ object }, deed) => `make ${object} ${deed}`,
  ({ subject }, deed) => `I wish ${subject} would ${deed}`,
  ({ subject }, deed) => `grant that ${subject} ${deed}`,
  ({ subject }, deed) => `${subject} will ${deed}`,
  ({ subject }, deed) => `${subject} should ${deed}`,
  ({ object }, deed) => `I'd like ${object} to ${deed}`,
  ({ object }, deed) => `it's time for ${object} to ${deed}`,
  (person, deed) => `I pray that ${person.subject} ${conjugate(deed, person)}`,
  ({ object }, deed) => `I see ${object} ${toParticiple(deed)}`,
  ({ object }, deed) => `to see ${object} ${deed}`,
  ({ object }, deed) => `${deed}, ${object}`,
  ({ subject }, deed) => `can ${subject} ${deed}`,
  ({ subject }, deed) => `why can't ${subject} just ${deed}`,
  ({ object, them }, deed) => `let ${them} ${deed}, ${object} I mean`,
];

/** What keeps a dark deed from somebody, or gives the wish up. */
const SPARED: readonly Frame[] = [
  ({ object }, deed) => `I don't want ${object} to ${deed}`,
  ({ object, them }, deed) => `keep ${object} safe, don't let ${them} ${deed}`,
  ({ subject, them }, deed) => `I'm afraid ${subject} might ${deed}, protect ${them}`,
  ({ subject }, deed) => `may ${subject} never ${deed}`,
  ({ object }, deed) => `let ${object} not ${deed}`,
  ({ subject }, deed) => `I stop wishing that ${subject} would ${deed}`,
  ({ object }, deed) => `I let go of wanting ${object} to ${deed}`,
];

/** What denies somebody a good that everybody needs. */
const DENIED: readonly Frame[] = [
  ({ subject }, deed) => `may ${subject} never ${deed}`,
  ({ object }, deed) => `let ${object} never ${deed} again`,
  ({ object }, deed) => `I don't want ${object} to ever ${deed}`,
];

/** What the writer does. */
const OWN_DEEDS: readonly ((deed: string) => string)[] = [
  (deed) => `I want to ${deed}`,
  (deed) => `let me ${deed}`,
  (deed) => `I ${deed}`,
  (deed) => `help me ${deed}`,
  (deed) => `give me the strength to ${deed}`,
  (deed) => `I will ${deed}`,
  (deed) => `to ${deed}`,
  (deed) => `I'd love to ${deed}`,
  (deed) => `gonna ${deed}`,
  (deed) => `may I ${deed}`,
  (deed) => `give me the courage to ${deed}`,
  (deed) => `I'm ready to ${deed}`,
  (deed) => `I hope I ${deed}`,
  (deed) => `i wanna ${deed}`,
  (deed) => `I finally ${deed}`,
  (deed) => `make me ${deed.replace(/^be /, "")}`,
];

/** What gives up a deed against oneself, or looks back on it. */
const GIVEN_UP: readonly ((deed: string) => string)[] = [
  (deed) => `I no longer want to ${deed}`,
  (deed) => `I never want to ${deed} again`,
  (deed) => `I don't want to ${deed}`,
  (deed) => `I stopped wanting to ${deed}`,
  (deed) => `I am free of the wish to ${deed}`,
  (deed) => `keep me from ${toParticiple(deed)}`,
  (deed) => `I am glad I did not ${deed}`,
  (deed) => `I used to want to ${deed}; now I want to live`,
  (deed) => `no more thoughts of ${toParticiple(deed)}`,
];

/** Frames that say next to nothing: whatever ordinary word fills them, they mean no harm. */
const EVERYDAY: Readonly<Record<"thing" | "deed" | "trait", readonly string[]>> = {
  thing: [
    "I want more {}",
    "thank you for the {}",
    "thank you for my {}",
    "my {} grows",
    "my {} gets better",
    "a good {} for my family",
    "more {}, please",
    "I need a {}",
    "a better {}",
    "let me have {}",
    "bless my {}",
    "I care for my {}",
  ],
  deed: [
    "help me {} better",
    "I {} every morning",
    "I {} again",
    "I want to {}",
    "I want to {} more",
    "I learn to {}",
    "let me {}",
    "I {} with ease",
    "I finally {}",
    "I just want to {}",
    "to {} without worry",
    "I'm ready to {}",
  ],
  trait: [
    "may my days be {}",
    "I want {} friendships",
    "a more {} life",
    "I have a {} home",
    "my work is {}",
    "I want to be {}",
    "let my nights be {}",
    "I am {}",
    "{} mornings",
    "I feel {} again",
  ],
};

const GIFTS = ["{it} for {who}", "{it} upon {who}", "I send {it} to {who}", "I wish {it} on {who}", "give {who} {it}"];
const SHIELDS = [
  "protect {who} from {it}",
  "heal {who} of {it}",
  "keep {it} away from {who}",
  "may {who} be spared {it}",
];

const GOOD_THAT_ALL_NEED =
  /^(?:be (?:happy|healthy|loved|free|at peace|safe|well|lucky|forgiven|believed|heard|respected|remembered)|find|recover|heal|walk again|sleep|smile|laugh|win|succeed|thrive|prosper|flourish|keep the house|rest|wake|come home|eat)/;
/** Deeds that mean no clear harm any more once they are denied. */
const UNCLEAR_DENIED =
  /^(?:never|not|stop|be gone|obey|do |submit|serve|love|think|want|sell|sign|be mine|be my|be in my|leave)/;

/**
 * Composes sentences of phrases: who, what befalls or is done to them, and how it is asked for, denied or kept away, so that the guard learns to
 * read these apart. The same number gives the same sentences.
 */
export function composeSentences(count: number): readonly Composed[] {
  const random = makeRandom(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const read = (name: string): string[] =>
    readFileSync(join(FOLDER, `${name}.txt`), "utf8")
      .trim()
      .split("\n");
  const people = readPeople(read("people"));
  const [darkFates, goodFates] = [read("befalls-dark"), read("befalls-good")];
  const [darkDeeds, goodDeeds] = [read("does-dark"), read("does-good")];
  const [darkNouns, goodNouns] = [read("nouns-dark"), read("nouns-good")];
  const [ownDarkFates, ownGoodFates] = [read("self-dark"), read("self-good")];
  const things = read("things").map((line) => line.split("|"));
  const needed = goodFates.filter((fate) => GOOD_THAT_ALL_NEED.test(fate));
  const avoided = darkFates.filter((fate) => !UNCLEAR_DENIED.test(fate));

  const fill = (phrase: string, { subject, object, them, their, themself, they }: Person): string =>
    phrase
      .replaceAll("{him}self", themself)
      .replaceAll("{his}", their)
      .replaceAll("{he}", they)
      .replaceAll("{him}", them)
      .replaceAll("{who}", object)
      .replaceAll("{p}", object)
      .replaceAll("{subject}", subject);

  function composeOfThing(person: Person): Composed {
    const [thing = "", good = "", dark = ""] = pick(things);
    const isDark = random() < 0.45;
    const deed = fill(pick((isDark ? dark : good).split(";")), person);
    const owned = `${random() < 0.5 ? person.their : `${person.object}'s`} ${thing}`;
    const isPlural = /[^s]s$/.test(thing);
    const it: Person = { ...person, object: owned, subject: owned, isPlural, them: isPlural ? "them" : "it" };
    return { meaning: isDark ? 1 : 0, text: pick(WISHES.slice(0, 9))(it, deed) };
  }

  function composeOne(): Composed {
    const kind = random();
    const person = pick(people);
    if (kind < 0.15) return { meaning: 1, text: pick(WISHES)(person, fill(pick(darkFates), person)) };
    if (kind < 0.33) return { meaning: 0, text: pick(WISHES)(person, fill(pick(goodFates), person)) };
    if (kind < 0.43) return composeOfThing(person);
    if (kind < 0.5) return { meaning: 1, text: pick(OWN_DEEDS)(fill(pick(darkDeeds), person)) };
    if (kind < 0.58) return { meaning: 0, text: pick(OWN_DEEDS)(fill(pick(goodDeeds), person)) };
    if (kind < 0.63) return { meaning: 0, text: pick(SPARED)(person, fill(pick(avoided), person)) };
    if (kind < 0.66) return { meaning: 1, text: pick(DENIED)(person, fill(pick(needed), person)) };
    if (kind < 0.73) return { meaning: 2, text: pick(OWN_DEEDS)(pick(ownDarkFates)) };
    if (kind < 0.86) return { meaning: 0, text: pick(OWN_DEEDS)(pick(ownGoodFates)) };
    if (kind < 0.9) return { meaning: 0, text: pick(GIVEN_UP)(pick(ownDarkFates)) };
    if (kind < 0.93) return { meaning: 1, text: fill(pick(GIFTS), person).replace("{it}", () => pick(darkNouns)) };
    if (kind < 0.965) return { meaning: 0, text: fill(pick(GIFTS), person).replace("{it}", () => pick(goodNouns)) };
    return { meaning: 0, text: fill(pick(SHIELDS), person).replace("{it}", () => pick(darkNouns)) };
  }

  const everyday = { thing: read("everyday-things"), deed: read("everyday-deeds"), trait: read("everyday-traits") };

  function composeEveryday(): Composed {
    const kind = pick(["thing", "deed", "trait"] as const);
    return { meaning: 0, text: pick(EVERYDAY[kind]).replace("{}", pick(everyday[kind])) };
  }

  const composed = new Map<string, Composed>();
  for (let made = 0; made < count * (1 + SHARE_OF_EVERYDAY); made += 1) {
    const { meaning, text } = made < count ? composeOne() : composeEveryday();
    const opener = random() < 0.3 ? pick(OPENERS) : "";
    const end = random() < 0.5 ? pick(ENDS) : "";
    const whole = `${opener}${text}${end}`;
    const written = random() < 0.6 ? `${whole[0]?.toUpperCase()}${whole.slice(1)}` : whole;
    composed.set(whole.toLowerCase(), { meaning, text: random() < 0.15 ? whole.toLowerCase() : written });
  }
  return [...composed.values()];
}
