import { BASE_OF_THIRD } from "../verbs.ts";

/** Somebody whom an intention is for, other than its writer. */
export interface OtherPerson {
  /** As part of a sentence: "my mother". */
  readonly phrase: string;
  readonly isAnimal: boolean;
  readonly isMany: boolean;
  readonly pronoun: "he" | "she" | "it" | "they";
}

const SHE =
  "girl|mother|mom|mum|mommy|mummy|mama|wife|daughter|sister|grandmother|grandma|granny|gran|nana|nan|aunt|auntie|niece|girlfriend|stepdaughter|stepmother|stepmom|goddaughter|granddaughter|mother-in-law";
const HE =
  "boy|little one|father|dad|daddy|papa|husband|son|brother|grandfather|grandpa|granddad|uncle|nephew|boyfriend|stepson|stepfather|stepdad|godson|grandson|father-in-law";
const ANY =
  "partner|friend|best friend|child|kid|baby|toddler|teenager|spouse|cousin|fianc[ée]e?|parent|grandchild|godchild";
const MANY =
  "parents|children|kids|sons|daughters|sisters|brothers|grandparents|friends|family|twins|grandchildren|nieces|nephews|cousins|boys|girls|babies|students|in-laws";
const ANIMAL =
  "dog|cat|horse|mare|stallion|cow|hen|goat|tortoise|ferret|snake|lizard|fish|puppy|kitten|rabbit|bird|parrot|pony|hamster|guinea pig|pet|foal|goat|donkey";
const ANIMALS = "dogs|cats|horses|pets|chickens|puppies|kittens|rabbits|birds";
const PARENTS = "mother|mom|mum|mommy|mummy|mama|father|dad|daddy|papa|grandma|grandpa|granny|gran|nana|nan|granddad";

const ADJECTIVES =
  "(?:(?:dear|old|older|younger|little|big|teenage|only|own|poor|beloved|sweet|elderly|sick|eldest|youngest|middle|first|new|best|late|autistic|adult|[a-z]+-year-old) )*";
const ANYBODY = `(?:my|our|the old|the little) ${ADJECTIVES}(?:${SHE}|${HE}|${ANY}|${MANY}|${ANIMAL}|${ANIMALS})(?:(?:,)? and (?:my |our )?${ADJECTIVES}(?:${SHE}|${HE}|${ANY}|${MANY}|${ANIMAL}|${ANIMALS}))?`;
const PERSON = new RegExp(`^(${ANYBODY}|(?:${PARENTS}))(?= |$|'s|,|\\.|:)(?! and (?:I|me)\\b)`, "i");
const WITHIN = new RegExp(`\\b(${ANYBODY})\\b(?!'s| and (?:I|me)\\b)`, "i");

/** "No more nightmares for my little boy". */
const FOR_PERSON = new RegExp(`^(?!I |my |we |.*\\b(?:I|time|money|food|home|house)\\b).* for (${ANYBODY})[.!]?$`, "i");

/** What may come before somebody for whom something is asked. */
const BEFORE =
  /^(?:(?:oh|please|dear|lord|god|goddess|universe|jesus|spirits?|and|that|for|to see|let|may|help|heal|bless|protect|guard|guide|keep|bring|watch over|save|make|give|send|grant|show|if only|hopefully|gratitude for|thanks for|thank you for|blessings? (?:on|for)|peace for|health for|healing for|love to)\b,? ?|(?:the universe|my (?:only )?(?:wish|hope|prayer|dream|intention|goal) is)\b ?|(?:I|we)(?: (?:really|just|only|so|truly|do|desperately|am|would|'d))* (?:want|wish|hope|need|pray|ask|like|love|welcome|praying|hoping|wishing|asking)(?:ing)?(?: (?:that|for|to see))?\b ?)+/i;

/** For whom an intention is, where it is for somebody else; null where it is for its writer. */
export function findOtherPerson(text: string): OtherPerson | null {
  const found = PERSON.exec(text.replace(BEFORE, ""))?.[1] ?? FOR_PERSON.exec(text)?.[1];
  return found === undefined ? null : describePerson(found);
}

/** Somebody whom a text mentions, whoever it is for; null where it mentions nobody. */
export function findMentioned(text: string): OtherPerson | null {
  const found = WITHIN.exec(text)?.[1];
  return found === undefined ? null : describePerson(found);
}

function describePerson(words: string): OtherPerson {
  const plain = words.toLowerCase();
  const owned = plain.replace(/^the /, "my ");
  const phrase = /^(?:my|our) /.test(owned) ? owned : `my ${owned}`;
  const is = (list: string): boolean => new RegExp(` (?:${list})$`).test(phrase);
  const isMany = / and /.test(phrase) || is(MANY) || is(ANIMALS);
  const isAnimal = is(ANIMAL) || is(ANIMALS);
  const pronoun = isMany ? "they" : is(SHE) ? "she" : is(HE) ? "he" : isAnimal ? "it" : "they";
  return { phrase, isAnimal, isMany, pronoun };
}

const THEM = { he: "him", she: "her", it: "it", they: "them" } as const;
const THEIR = { he: "his", she: "her", it: "its", they: "their" } as const;

/** A sentence with its braces filled for one person: {Kin}, {kin}, {they}, {them}, {their}, and verbs in the third person. */
export function sayOfPerson(template: string, { phrase, isMany, pronoun }: OtherPerson): string {
  let isSubjectMany = isMany;
  return template.replace(/\{([A-Za-z]+)\}/g, (_whole, word: string) => {
    switch (word) {
      case "Kin":
      case "kin":
        isSubjectMany = isMany;
        return word === "Kin" ? `${phrase[0]?.toUpperCase()}${phrase.slice(1)}` : phrase;
      case "they":
        isSubjectMany = pronoun === "they";
        return pronoun;
      case "them":
        return THEM[pronoun];
      case "their":
        return THEIR[pronoun];
      default:
        return isSubjectMany ? toPlural(word) : word;
    }
  });
}

function toPlural(third: string): string {
  return third === "is" ? "are" : (BASE_OF_THIRD.get(third) ?? third.replace(/s$/, ""));
}
