import { mendLearners } from "./mend-learners.ts";
import { mendSpelling } from "./spelling.ts";

/** Misspellings and the shorthand of messages, and what they mean; for whole words, in any case. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bu\b(?! turn)/gi, "you"],
  [/\bur\b/gi, "your"],
  [/\bbc\b/gi, "because"],
  [/\b(?:tmrw|tmr|tmw)\b/gi, "tomorrow"],
  [/(?<=[a-z]) \+ (?=[a-z])/gi, " and "],
  [/\busa\b/g, "the USA"],
  [/\buk\b/g, "the UK"],
  [/\b(?:ppl)\b/gi, "people"],
  [/\bbf\b/gi, "boyfriend"],
  [/\bgf\b/gi, "girlfriend"],
  [/\bw\/(?=\s?[a-z])/gi, "with "],
  [/(?<=[a-z]) & (?=[a-z])/gi, " and "],
  [/\blil\b/gi, "little"],
  [/\blern(?=\b|ing\b)/gi, "learn"],
  [/\b(come|comes|go|goes|get|gets|going|coming) trough\b/gi, "$1 through"],
  [/\brecieve/gi, "receive"],
  [/\bbeleive/gi, "believe"],
  [/\bacheive/gi, "achieve"],
  [/\bdefinate?ly\b/gi, "definitely"],
  [/\bsuccesful/gi, "successful"],
  [/\bsuccesfull(?:y)?\b/gi, "successful"],
  [/\bfreind/gi, "friend"],
  [/\bbeutiful|\bbeautifull\b/gi, "beautiful"],
  [/\bhealty\b/gi, "healthy"],
  [/\bwieght\b/gi, "weight"],
  [/\bbuisness\b/gi, "business"],
  [/\bfinn?al+y\b/gi, "finally"],
  [/\btomm?orr?ow?\b/gi, "tomorrow"],
  [/\bcarreer\b/gi, "career"],
  [/\bexersi[sz]e\b/gi, "exercise"],
  [/\bconfidance\b/gi, "confidence"],
  [/\brelationsh?ip?\b/gi, "relationship"],
  [/\bmarrage\b/gi, "marriage"],
  [/\bmoney\$+/gi, "money"],
  [/\bwich\b/gi, "which"],
  [/\bwil\b/gi, "will"],
  [/\bb(?=\s(?:happy|rich|free|calm|strong|skinny|healthy|loved|ok)\b)/gi, "be"],
  [/\bevery day\b|\beveryday(?=$|[.,;!?]| (?:I|and)\b)/gi, "every day"],
  [/\badhd\b/gi, "ADHD"],
  [/\bportuge[es]*\b/gi, "Portuguese"],
  [/\b(?<=my )(wife|husband|partner|mother|father) (?=family\b)/gi, "$1's "],
  [/\bso (?=I can\b)/gi, "so that "],
  [/(?<=^(?:I )?bring [a-z ]+) in my life\b/gi, " into my life"],
  [/(?<=[a-z] )august\b(?=$|[,.;]| (?:and|off)\b)/g, "August"],
  [/\bsince (?=(?:\d+|two|three|four|five|six|ten|many|some) (?:day|week|month|year)s?\b)/gi, "for "],
];

/** Words that add nothing to what is asked: oaths, laughter, asides and haste. */
const FILLERS: readonly RegExp[] = [
  /\b(?:lol|lmao|haha+|hehe+|af|tbh|idk|rn|omg|wtf|fr|ngl|imo|smh|xoxo|asap|thx|(?<=[,.!] )thanks|thank you (?:so much|very much|in advance)|amen|(?<=[a-z.,!] )blessed be(?=[.!]*$)|so mote it be|and so it is|so be it)\b(?=$|[ .,;!?])/gi,
  /\b(?:f ?ing|f\W{0,4}ing|effin|damn|damned|goddamn|fucking|fuckin|bloody|freaking|frickin|effing|darn)\b ?/gi,
  /,? (?:that is|that's) all(?: (?:I|we) (?:ask|want|need))?(?=$|[.!])/gi,
  /,? as (?:my )?[a-z]+ (?:used to say|always said|says|say)(?=$|[.,])/gi,
  /, [^,]{2,40} is enough(?=$|[.])/gi,
  /,? is that too much to ask\b/gi,
  /^(?:by the power of [a-z ]+?|so mote it be|i affirm|affirmation)[,:]? (?=I\b|my\b)/gi,
  /,? (?:fingers crossed|or something(?: like that| similar)?|if (?:it is |it's )?(?:at all )?possible|if god wants(?: it)?|if the universe allows(?: it)?|in the (?:near )?future)(?=\s*(?:$|[.,;!?]))/gi,
  /, some(?:where|how)(?=$|[.!])/gi,
  /\b(?:kind of|kinda|sort of|sorta) (?=(?:like|want|wish|need|love)\b)/gi,
  /(?<=\band )also (?=(?:the|my|our|I|that)\b)/gi,
  /\((?:joke|joking|kidding|lol|haha|please|seriously)\)/gi,
  /(?<=[a-z]) (?:so badly|so bad|so much|real bad|pretty please|please(?: please)*|already|for real|literally|whatever|or whatever|for once|for fuck's sake|for god's sake|damn it|dammit)(?=$|[.,;!?])/gi,
  /^(?:ok|okay)(?:,| so\b|\.)+ */i,
  /^(?:hello|hi|hey|greetings|good (?:morning|evening)|dear (?:all|universe|god))\b[,!.]? */i,
  /^(?:my name is|i am called) \p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?(?:,| and)? */u,
  /\b(?:just|literally|honestly|(?<!taken? (?:me |us )?)seriously|basically|actually) (?=[a-z])/gi,
];

/** Rude words in a doing, and how it is said in company. */
const POLITE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:my )?(?:brain|head|mind|thoughts) (?:would |will |to |could )?(?:finally )?shuts? up\b/gi, "my mind is quiet"],
  [/\bhubby\b/gi, "husband"],
  [/\bwifey\b/gi, "wife"],
  [/\bget (?:my )?(?:shit|crap|ass) (?:done|together|in gear)\b/gi, "get things done"],
  [/\bon crap\b|\bon shit\b|\bon bullshit\b/gi, "on things that I do not need"],
  [/\bkick ass\b/gi, "do brilliantly"],
];

const PROPER =
  /\b(?:english|spanish|french|german|italian|portuguese|korean|japanese|chinese|mandarin|arabic|dutch|greek|russian|swedish|turkish|hebrew|latin|welsh|irish|danish|norwegian|finnish|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|january|february|april|june|july|september|october|november|december|instagram|tiktok|youtube|etsy|broadway|hollywood|london|paris|berlin|portugal|spain|italy|japan|canada|australia|greece|iceland|america|california|cambridge|oxford|harvard|yale|stanford|google|netflix|amazon|apple|polish|ukraine|wales|scotland|ireland|england|france|germany|austria|switzerland|sweden|norway|denmark|finland|netherlands|mexico|brazil|india|thailand|vietnam|singapore|egypt|morocco|vienna|rome|madrid|lisbon|barcelona|amsterdam|dublin|edinburgh|toronto|vancouver|sydney|melbourne|christmas|easter)\b/g;

/** A cleaned text in plain words: misspellings mended, shorthand written out, and what says nothing left out. */
export function sayPlainly(text: string): string {
  const mended = [...POLITE, ...WRITTEN_OUT].reduce(
    (sofar, [found, plain]) => sofar.replace(found, plain),
    mendLearners(mendSpelling(text)),
  );
  const bare = FILLERS.reduce((sofar, filler) => sofar.replace(filler, ""), mended);
  return dropRepeats(bare)
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([,;])(?:\s*[,;.])+/g, "$1")
    .replace(/^[\s,;:.!-]+|[\s,;:-]+$/g, "")
    .replace(/\btiktok\b/gi, "TikTok")
    .replace(PROPER, (name) => `${name[0]?.toUpperCase()}${name.slice(1)}`);
}

/** A text without the names of languages, days, months and well-known places. */
export function dropProperNames(text: string): string {
  return text.replace(new RegExp(PROPER, "gi"), " ");
}

/** A text that says each thing once: "I am calm I am calm" is "I am calm". */
function dropRepeats(text: string): string {
  return text
    .replace(/\b(\w+(?:[ ']\w+){0,5})(?:[ ,.!]+(?:and )?\1\b)+/gi, "$1")
    .replace(
      /(?<=[a-z])(?<!\b(?:who|that|to|and|which|people|they)) (?:heal|help|save|protect|bless|love) me(?=$|[.!])/i,
      (found, at: number, whole: string) =>
        /^I (?:am|have|do|live|feel)\b/.test(whole) && !/ to$/.test(whole.slice(0, at)) ? "" : found,
    );
}
