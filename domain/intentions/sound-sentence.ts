import { listNames } from "./personal-information.ts";
import type { Reading } from "./reading.ts";
import { BASE_OF_GERUND, BASE_OF_THIRD, BASE_VERBS } from "./verbs.ts";

/** The longest sentence that is offered, in words. */
const MOST_WORDS = 24;

/** What no sentence of English holds, or none that is fit to be a wish. */
const UNSOUND: readonly RegExp[] = [
  /\bI (?:be|to|of|a|an|the|my|is|are|has|does|been|I|me|no|not|and|or|in|at|for)\b/,
  /\b(?:am|is|are) (?:am|is|are|be|the have|want|need)\b/i,
  /\b(\w+) \1\b(?<!that that|had had)/i,
  /, (?:am|be|is|are)\b/,
  /\b(?:and|or|to|the|a|an|my|with|of|that|for|in|who|because|so|when|if|but)\.?$/i,
  /\ba [aeiou]\w+ing\b/i,
  /\b(?:an? (?:more|some|many)|more better|very much better|much more better)\b/i,
  /\b(?:af|lol|lmao|omg|wtf|shit|crap|fuck\w*|ass|damn|bitch\w*|suck\w*|bullshit|asshole|hell|idk|tbh|rn|ngl|yeah|ugh|pls|plz|gonna|wanna|tho|kinda)\b/i,
  /\b(?:you|your|yours|yourself)\b/i,
  /[()/;*=+&#@…]|:(?!\d)|\betc\b/i,
  /\b(?:would|could|should|might|shall|must|was|were|used to|will be|would've|ought)\b/i,
  /\b(?:want|wish|hope|hoping|need|wanting)\b(?<!(?:that|what|all|everything|whatever) (?:I|we|they|it) (?:want|need|wish)|who (?:want|need|wish)|in need|I need)/i,
  /\b(?:but|although|though|even if|whatever|or not|anyway|instead)\b/i,
  /\b(?:so badly|so bad|so much that|too much|already|asap|please|already|finally finally)\b/i,
  /\binto my life into\b|\bwelcome (?:abs|that|to)\b/i,
  /\bevery second day\b/i,
  /\bmanifest dream\b/i,
  /^(?!(?:when|if|as|each|every|in|at|on|after|before|with|while|now|today|by|this|here|from|once|until|because|since|wherever|whenever|whatever|even|through|for|step)\b)[^,]+, (?:I|my|we) [a-z]+ /i,
  /\bI (?:[a-z]+ )?be\b/,
  /\btoo (?:hard|late|old|fat|poor|weak|ugly|stupid|shy|slow)\b|\bpicked last\b/i,
  /\b(?:always|everybody|everyone|people|they) (?:leaves?|ruins?|loses?|breaks?|messe?s?|forgets?|ignores?|lies?|cheats?|fails?|judges?|laughs? at)\b/i,
  /^(?:May|Let|Please|Thank) [a-z]/,
  /, (?:still|also|then) /,
  /\btrying\b|\bblows? up\b/i,
  /^For (?:\d+|two|three|many|some) (?:years|months|weeks)/i,
  /^I am \d+\b(?! (?:kilos|kg|pounds|lbs))/,
  /\bI (?:bind|control|force|dominate|bend|command) (?:my|him|her|them|people|everyone)\b/i,
  /\b(?:I|me) give me\b|\bgo back in time\b/i,
  /\bwill be (?!done)/i,
  /^(?:Some(?:one|body) (?:loves|wants|likes|needs)|Am|Is|Are|It is my (?:will|wish)|This is my) /,
  /^(?:My|Our) (?:is|are|will)\b/,
  /^I (?:welcome|receive|enjoy|have) [a-z]+ (?:test|lol|hello)\b/i,
];
/** Words that a wish leaves out, since they name what is fought. */
const FIGHTING =
  /\b(?:not|no|never|nobody|nothing|none|cannot|without|stop(?:s|ped|ping)?|quit(?:s|ting)?|any ?more|no longer|less|fewer|get rid|hate|refuse|done being|tired of|sick of|give up|avoid|alone|worr(?:y|ies|ying)|afraid|scared|fear|fail(?:s|ing|ed)?|lonely|depress(?:ed|ion)|debt|pain|hurt(?:s|ing)?|disappears?|vanish(?:es)?|overcomes?|conquers?|defeats?|beats? (?:the|this|that|my (?!own|record|best|time|personal))|get over|miss|forget|dread(?:s|ing)?|broke|outrun|drown(?:s|ing)?|gone|go(?:es)? away|wrong)\b/i;
/** Denials that say yes. */
const YES =
  /\b(?:quits? (?:law|(?:my|the) (?:[a-z]+ )?job)|no matter|nothing but|not only|(?:never|cannot) (?:ends?|fades?|gives? up|stops?|runs? (?:out|dry)|tires?)|free of debt|debt-free|pain-free|free of pain|without (?:end|effort|hurry|pause|limits?|rush|apologi[sz]ing)|fearless(?:ly)?|non-?stop|fear of missing|miss(?: a)? (?:world|universe))\b/gi;
/** He, she, they: of whom nothing was said before. */
const PRONOUN = /\b(?:he|she|him|her|his|hers)\b/i;
const ANTECEDENT =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|mother|mom|mum|mama|grandma|grandmother|gran|nana|father|dad|papa|grandpa|grandfather|sister|brother|aunt|uncle|niece|nephew|friend|child|baby|toddler|kid|man|woman|girl|boy|person|someone|somebody|cat|dog|horse|doctor|teacher|boss|toddler|goddess|universe|stepdaughter|stepson|god)\b.*\b(?:he|she|him|her|his|hers)\b/i;

/** Whether a sentence that was put together can be offered: grammatical as far as can be told, positive, without names, not long. */
export function isSound(sentence: string, reading: Reading): boolean {
  if (!reading.isEnglish || reading.wordCount > MOST_WORDS) return false;
  if (reading.mood !== "present" || reading.isComplaint || reading.opposition === "denied") return false;
  const bare = sentence.replace(/[.!?]+$/, "");
  if (UNSOUND.some((sign) => sign.test(bare)) || FIGHTING.test(bare.replace(YES, " "))) return false;
  if (PRONOUN.test(bare) && !ANTECEDENT.test(bare)) return false;
  if (listNames(sentence).length > 0) return false;
  return !isMisconjugated(bare);
}

function isMisconjugated(bare: string): boolean {
  const [, verb = ""] = /^I (?:(?:always|often|also|now|[a-z]+ly) )?([a-z]+)/i.exec(bare) ?? [];
  if (/ing$/.test(verb) && BASE_OF_GERUND.has(verb)) return true;
  const [, first = ""] =
    /^([a-z]+) (?:my|the|a|an|our|what|this|that|it|up|out|off|at|more|every|me|go|of)\b/i.exec(bare) ?? [];
  if (BASE_VERBS.has(first.toLowerCase())) return true;
  return (
    BASE_OF_THIRD.has(verb) &&
    !/^(?:dress|pass|press|process|focus|miss|kiss|discuss|express|possess|bless|guess|assess|address)$/.test(verb)
  );
}
