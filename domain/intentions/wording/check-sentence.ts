import { isVerb } from "./conjugate.ts";
import { findVerb } from "./find-verb.ts";
import { tagWords } from "./tag-words.ts";

/** The longest sentence that is offered, in words. */
const MOST_WORDS = 30;

/** What is left of the way in which a wish was put, or is found in no sentence of English. */
const FAULTS: readonly RegExp[] = [
  /\b(?:please|pls|plz|lol|haha|omg|wtf|fr|tbh|ngl|idk|wanna|gonna|gotta|kinda|af|rn|asap|amen|etc)\b/i,
  /^(?:may|let|please|thank|can|could|will|would|should|do|does|did|why|how|what|where|to|that|if|not|never|no|and|but|or|because|for my)\b/i,
  /(?<!\b(?:that|what|whatever|all|than|when|whenever|who|everything|the [a-z]+|a [a-z]+) )\b(?:I|we|my [a-z]+) (?:really |just |do |only |so )*(?:want|wish|hope|need|would like|would love|pray|am hoping|am praying|will|shall|should|must|ought|try|used)\b/i,
  /\b(?:help|give|grant|send|bring|let|make) (?:me|us)\b(?! (?:smile|laugh|happy|joy|strength|peace|proud|feel|strong|calm|whole|energy|a sense|courage|hope|stronger|better))/i,
  /(?<!\band )\bI (?:be|to|of|through|with|from|about|a|an|the|my|is|are|has|does|been|I|me|no|and|or|in|at|for|it|that|this|he|she|they|we)\b/,
  /\b(?:am|is|are) (?:am|is|are|be|have|want|need|the have|to (?!be\b))\b/i,
  /(?<!\b(?:in|of|with|on|for|to|by|at|cross|love|need|use|see|share|and) )\b(?:he|she|it) (?:are|am|have|do|be)\b|\b(?:we|they|you) (?:is|am|has|does|be)\b|(?<!\band )\bI (?:is|are|has|does)\b/i,
  /\b(\w+) \1\b(?<!that that|had had|step by step|more and more|no no)/i,
  /\b(?:and|or|the|a|an|my|our|who|because|so|when|if|but|than|as)[.,]?$/i,
  /^(?!.*\b(?:that|which|who|what|where|someone|somebody|people|anyone|look up|listen|talk|belong|look forward)\b).*\bto[.,]?$/i,
  /\b(?:a|an) (?:more|some|many|much|enough|no|less|fewer|my|the|a|an|I|all|any|every|each|these|those|little bit)\b(?! (?:of|more))/i,
  /\ba [aeio][a-z]+\b(?<!\ba (?:one|once)[a-z-]*)|\ban [bcdfgjklmnpqrstvwxyz][a-z]+\b/,
  /\b(?:you|your|yours|yourself)\b/i,
  /[()/;*=+#@…?!"]|:(?!\d)/,
  /\b(?:would|could|should|might|must|was|were|will be|been trying)\b(?<!(?:who|that|which|what|(?:years?|time|days|way|person|child|girl|boy|man|woman) (?:that )?(?:I|we|he|she|they)|as (?:it|she|he|I|they)|where|than (?:it|I|he|she)|how|when) (?:[a-z]+ )?(?:was|were|would|could))/i,
  /\b(?:not|never|nobody|nothing|cannot|no longer|any ?more)\b(?<!(?:that|what|who|which) (?:I |he |she |they |it )?(?:cannot|never|not)|if not)/i,
  /(?<!say )\bno (?!matter|longer|doubt|limits?|one else)[a-z]+\b/i,
  /\bI (?:[a-z]+ly )?stop (?!by|at|in|to)|\bget over (?:my|the|him|her|this)|\b(?:stops?|quits?|ceases?) (?:[a-z]+ing|to)\b|\bfree of the habit of being\b/i,
  /\b(?:less|fewer) (?:anxious|afraid|scared|stressed|jealous|tired|angry|worried|nervous|sad|lonely|shy|panic|stress|pain|fear|anxiety|worry)\b/i,
  /\b(?:goes? away|is gone|are gone|disappears?|vanish(?:es)?)\b/i,
  /\b(?:fuck\w*|shit\w*|damn\w*|bitch\w*|ass|arse|crap|hell|bloody|piss\w*|bastard\w*|bullshit)\b/i,
  /(?<!\b(?:when|whenever|even if|while|after) )\bI (?:am|feel) (?:so |very |too )?(?:tired|sick|afraid|scared|anxious|nervous|lonely|alone(?! with| and| in)|broke|poor|stuck|lost|ashamed|guilty|stressed|worried|sad|depressed|done(?! with)|hopeless|worthless)\b/i,
  /\bI worry\b|\binto my life into\b|\bas well as I\b/i,
  /^I (?:have|receive|welcome|find) (?:what|if|when|how|why|whether|for|somewhere|at|to)\b/i,
  /\b(?:who knows|what if|fingers crossed|and (?:somewhere|somehow|also that)|(?:am|is|are) (?:went|goes|comes|go|come|gets)|free of the habit of (?:timing|having))\b/i,
  /\bwithout (?:they|he|she|I|we|my [a-z]+ (?:is|are))\b/i,
  /^I have (?!.*\b(?:who|that|which|where|when|what|how|and|so)\b).* (?:goes|comes|works|turns out) (?:well|good|fine|smoothly|right|easily)\b/i,
  /\b(?:hate|kill|hurt|suffer|die|dies|dead)\b(?! (?:gorgeous|of laughter|old|down|of old))/i,
];

/** That somebody will die some day is no harm meant. */
const SOME_DAY = / (?:before|until|when|after|once) [a-z ]{2,25} dies\b/i;

/** Whether nothing speaks against a sentence whose grammar is known to be sound. */
export function isFaultless(statement: string): boolean {
  const plain = statement.replace(SOME_DAY, "");
  return statement.split(" ").length <= MOST_WORDS && !FAULTS.some((fault) => fault.test(plain));
}

/** Whether a statement can be offered as a sentence: one finite verb that agrees, nothing of the asking left, positive, and in whole words. */
export function isFitSentence(statement: string): boolean {
  if (!isFaultless(statement)) return false;
  const tokens = tagWords(statement);
  const [first, second] = tokens;
  if (first === undefined || second === undefined) return false;
  if (first.low === "i" || first.low === "we") return second.kind !== "gerund" && second.kind !== "to";
  return findVerb(tokens) > 0 && !(isVerb(first.low) && first.kind === "base");
}
