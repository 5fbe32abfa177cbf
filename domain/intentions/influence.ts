import { FIRST_NAMES } from "./first-names.ts";

/** How a text reaches for somebody else's will. */
export type Influence = "love" | "return" | "distance" | "kin" | "will";

const ANY_NAME = "\\b(?!I\\b|God\\b)(?:NAMES)\\b";
const OTHERS =
  "(?:him|her|them|he|she|they|you|everyone|everybody|people|my (?:ex|crush|boss|enemy|enemies|rival|rivals|neighbou?rs?|coworkers?|co-workers?|colleagues?|manager|landlord|ex-?(?:husband|wife|boyfriend|girlfriend|partner)|teacher|competitors?|mother-in-law|haters)|that (?:man|woman|girl|guy|boy|person)|the (?:man|woman|girl|guy|boy|judge|jury|police|other (?:man|woman))|everyone who [a-z ]{1,30}|those who [a-z ]{1,30}|people who [a-z ]{1,30})";

const KIN =
  "(?:my (?:husband|wife|boyfriend|girlfriend|partner|son|daughter|children|kids|parents|mother|father|friend|friends|sister|brother|family))";

const HARM =
  "(?:suffer|suffers|die|dies|fail|fails|lose(?! weight)|loses(?! weight)|pay for|pays for|regret|regrets|cry|cries|bleed|get fired|gets fired|be fired|is fired|fall ill|falls ill|get sick|break up|breaks up|be punished|is punished|feel pain|feel (?:the same|my|the|that) pain|be miserable|go bankrupt|leave town)";
const LOVE =
  "(?:(?:to )?(?:love|loves|want|wants|desire|desires|marry|marries|kiss|kisses|fall|falls|miss|misses|choose|chooses|notice|notices|propose|proposes|think|thinks|dream|dreams|obsess|be mine|be obsessed|be with me|text|texts|call|calls))";
const RETURN =
  "(?:(?:to )?(?:come|comes|get|gets|take|takes|want|wants)(?: [a-z]+)? back|(?:to )?(?:return|returns) to me|back\\b)";
const GOOD_FEELINGS =
  "feel (?:happy|safe|loved|welcome|seen|heard|at (?:ease|home)|good|better|proud|comfortable|special)";
/** What others can be made that leaves them their will. */
const GLAD = `(?:happy|happier|proud|laugh|smile|dance|sing|comfortable|safe|${GOOD_FEELINGS})`;
const BENIGN = `(?:to )?(?:smile|laugh|dance|sing|${GOOD_FEELINGS}|be (?:healthy|happy|safe|well|free|at peace|strong|calm|loved|healed|kind to (?:himself|herself|themselves))|heal|recover|get well|get better|pass|succeed|sleep|find|grow|thrive|flourish|have a (?:safe|good|happy|healthy)|finish|graduate|live)`;

interface Signs {
  readonly harm: readonly RegExp[];
  readonly comeBack: RegExp;
  readonly love: readonly RegExp[];
  readonly will: RegExp;
  readonly kin: RegExp;
}

const SIGNS = makeSigns();
const HARM_WORDS = /\b(?:revenge|vengeance|(?:curse|hex|jinx|bewitch)(?! (?:is|that|of|upon me|on me))(?!s))\b/i;
const DISTANCE = /\b(?:leave (?:me|us) alone|go away|stay away|move (?:out|away)|stop)\b/i;
/** What others are to be spared. */
const SPARED =
  /\bnot want\b.*\b(?:feel|have|carry|go through|worry|struggle|suffer|die|fail|lose|cry|fall ill|get sick|be (?:hurt|ill|sad|sick|harmed))\b/i;
/** That somebody will die some day, and what moves people to tears: neither is meant to harm anybody. */
const NO_HARM =
  /\b(?:before|after|until|when|once) (?:he|she|they|(?:my|our) [a-z]+) dies?\b|\b(?:that|which|and|to) (?:makes?|moves?) (?:people|everyone|everybody|them|you) (?:cry|to tears)\b/gi;
/** What is wanted of those whom one works with or for is seldom love. */
const IS_OF_WORK =
  /^(?!.*\b(?:loves?|marry|marries|kiss|kisses|desires?|obsessed|mine)\b).*\b(?:boss|manager|landlord|judge|jury|police|teacher|co-?workers?|colleagues?|competitors?)\b/i;
const GUARDED =
  /\b(?:protect|protected|protection|safe|shield|shielded|free (?:of|from)|break|breaks|lift|lifts|against|release|let go|forgive|not|never|nobody|no one)\b/i;

/** Whether a text has the form of a wish that means harm to somebody; whether it means one is for the guard to say. */
export function reachesForHarm(text: string): boolean {
  const plain = text.replace(NO_HARM, " ");
  return !GUARDED.test(plain) && (HARM_WORDS.test(plain) || SIGNS.harm.some((sign) => sign.test(plain)));
}

/** How a cleaned text reaches for somebody else's will; null where it does not, as in a blessing ("I want my mother to heal"). */
export function findInfluence(text: string): Influence | null {
  const plain = text.replace(NO_HARM, " ");
  if (SIGNS.comeBack.test(text)) return "return";
  if (SIGNS.love.some((sign) => sign.test(text))) return IS_OF_WORK.test(text) ? "will" : "love";
  if (!SIGNS.will.test(plain) || SPARED.test(text)) return null;
  if (DISTANCE.test(text)) return "distance";
  return SIGNS.kin.test(text) ? "kin" : "will";
}

function makeSigns(): Signs {
  const names = ANY_NAME.replace(
    "NAMES",
    [...FIRST_NAMES].map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`).join("|"),
  );
  const other = `(?:\\b${caseless(OTHERS)}|${names}(?: and ${names})?)`;
  const anybody = `(?:${other}|\\b${caseless(KIN)})`;
  return {
    harm: [
      new RegExp(
        `\\b(?:[Hh]urt|[Hh]arm|[Kk]ill|[Dd]estroy|[Rr]uin|[Pp]unish|[Cc]rush|[Hh]umiliate|[Cc]urse|[Hh]ex)(?:s|es)? ${anybody}`,
      ),
      new RegExp(`${anybody}(?: will| to| must| should| would)? ${HARM}\\b`),
    ],
    comeBack: new RegExp(
      `${other}(?: will| must| would)? ${RETURN}|\\b(?:want|need|get|win|bring|wish) ${other} back\\b|\\bback together with ${other}`,
    ),
    love: [
      new RegExp(
        `(?<!\\b(?:if|whether) )${other}(?: will| must| would| has to| falls?)? ${LOVE}(?: [a-z]+){0,4} (?:me|I|mine|us)\\b`,
      ),
      new RegExp(`\\b(?:[Mm]ake|[Ff]orce|[Gg]et|[Cc]ause|[Mm]akes?|want|need) ${other} ${LOVE}\\b`),
      new RegExp(
        `\\b(?:[Mm]ake|[Ff]orce|[Gg]et|[Cc]ause|want|need) \\b${caseless(KIN)} ${LOVE}(?: [a-z]+){0,3} (?:me|us)\\b`,
      ),
      new RegExp(`\\bwish ${other} would ${LOVE}\\b|\\bwant (?:him|her|you|${names})(?! (?:to|and)\\b)(?:$|[.,!])`),
      new RegExp(`${other}(?: will| must)? (?:to )?(?:be|is|are|becomes?) (?:mine|obsessed|in love with me)\\b`),
    ],
    kin: new RegExp(`\\b${caseless(KIN)}\\b`),
    will: new RegExp(
      `\\b(?:[Mm]ake(?! ${anybody} ${GLAD}\\b)|[Ff]orce|[Cc]ompel|[Cc]ontrol|[Mm]anipulate|[Dd]ominate|[Oo]bey|[Bb]end) ${anybody}|\\b(?:want|need|wish|get) ${anybody} (?!${BENIGN})to [a-z]+|${other} (?:will |must )?(?:obeys?|does? (?:what|as) I)|\\bpower over ${other}|\\bwish ${anybody} would [a-z]+`,
    ),
  };
}

/** The words of a pattern with their first letters in either case, where names beside them must keep theirs. */
function caseless(pattern: string): string {
  return pattern.replace(
    /(?<=\(\?:|\|)(?=[a-z])([a-z])/g,
    (_match, letter: string) => `[${letter.toUpperCase()}${letter}]`,
  );
}

/** What can be asked for instead, said of "I". */
export const OWN_WISHES: Readonly<Record<Influence, string>> = {
  love: "welcome a love that is freely given and returned",
  return: "am at peace with my past and open to a love that is freely given",
  distance: "am safe and at peace, and my life is my own",
  kin: "trust those I love to choose their own path",
  will: "speak with a clear voice and am met with respect",
};
