import { putPlainly } from "./put-plainly.ts";

/** What is said around a wish and is no part of it: greetings, thanks, oaths, asides, spells' endings. Taken out in this order. */
const ASIDES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:its|it's|it is) (?:[a-z]+ing) my [a-z]+(?: [a-z]+)?\b/gi, ""],
  [
    /\b(he|she|it|that|there|everything|everyone|what|where|who)'s (?=(?:not|no|my|the|a|an|all|too|so|very|been|got|going|[a-z]+ing|[a-z]+ed|meant|mine|sound|safe|well|home|here|there|back|ok|okay|fine|good|great|happy|healthy|ready|enough|time|over|done|free|proud|calm|alive|strong)\b)/gi,
    "$1 is ",
  ],
  [
    /(?:^|(?<=[.!?] ))(?:dear|hello|hi|hey|oh|o) (?:god|goddess|lord|universe|cosmos|spirits?|angels?|ancestors|moon|santa|diary|sigil|friend|magic|fate|jesus|mother [a-z]+|father|heavenly father|world|life)[,!.:]? /gi,
    "",
  ],
  [
    /(?:^|(?<=[.!?] ))(?:god|lord|universe|heavenly father|father|jesus|allah|spirits?|cosmos),(?: you owe me(?: one| this)?[:,]?)? /gi,
    "",
  ],
  [
    /^(?:please,? )?(?:dear |o |oh )?(?:saint|st\.?|archangel|lady|mother|father) [A-Z][a-z]+,? (?=(?:please |pls )?(?:help|give|grant|send|bring|keep|make|protect|bless|heal|guide|show|watch|find|let|lead)\b)/g,
    "",
  ],
  [
    /(?<!\b(?:to|from|of|with|in|by|for|my|the|and|at|than|let|trust|trusts|love|loves|fear|fears|serve|serves|know|knows|a|our)) (?:universe|god|lord|jesus|cosmos|spirit|goddess|allah)(?=[.!]*$)/gi,
    "",
  ],
  [
    /,? ?\b(?:in jesus'? name|in the name of [a-z ]+|inshallah|insha'?allah|god willing|touch wood|knock on wood|fingers crossed|ameen|amen|namaste|so mote it be|and so it is|as above,? so below|thank you in advance|many thanks|thanks a lot|thank you so much|thank you universe|thank you god|thank you|thx|cheers|ty)\b[.! ]*$/gi,
    "",
  ],
  [
    /(?:^|(?<=[.!?,] ))(?:you know what i want|that is it|that's it|that is all|that's all|i mean it|i mean|no excuses|no excuse|not perfect,? [a-z]+|nothing fancy|for real|seriously|please and thank you|is it too much to ask|there i said it|there,? i said it|i guess|finally|at last|period|full stop|end of story|no ifs,? no buts|simple as that|just once|lets go+|let's go+|lfg|let us go|yes|ok|okay|right|well|so|wish me luck|come on|cmon|bring it on|you got this|i got this|here goes|this time|this year is my year)(?=[.!,?]|$)[.!,?]? ?/gi,
    "",
  ],
  [
    /,? (?:lets go+|let's go+|no excuses|no ifs no buts|i mean|for real|tbh|ngl|haha+|lol|please|pls|or whatever|you know|if you please|okay\?|ok\?|right\?|innit|fr fr|frfr|fr|so bad|so badly|lowkey|highkey|no cap|asap)(?=[.!?,;]|$)/gi,
    "",
  ],
  [/, (?:cheers|mate|bro|bruh|man|period)(?=[.!?,;]|$)/gi, ""],
  [/^for (?=(?:a|an|some|better|more)\b(?!.* to [a-z]+))/gi, ""],
  [/\b(?:lowkey|highkey|fr fr|frfr|ngl|no cap|istg|hella|literally|tbf|deffo|defo)\b,? ?/gi, ""],
  [/^(?:but |and |so )?(?:fr )?(?:rn )?(?:new phone who dis)(?: but)? /i, ""],
  [/(?:,? |^)(?:and )?(?:this is|that is) my (?:wish|will|intention|prayer|only wish)[.,]? ?/gi, ""],
  [
    /^(?:my )?(?:intention|wish|goal|prayer|affirmation|petition|aim|dream|sigil|manifestation|statement of intent|dream no ?\d*|wish no ?\d*)(?: (?:for|of) (?:today|this year|the year|\d{4}|the month))?: ?/i,
    "",
  ],
  [
    /^(?:can|could|will|would) (?:you|we|someone|somebody) (?:please )?(?:make|do|draw|give|design|create)(?: for)? (?:me )?(?:a sigil|something|one|a symbol|a spell) (?:for|to|about|that) /i,
    "I want ",
  ],
  [/^(?:a |the )?(?:sigil|spell|symbol|something|charm|talisman) (?:for|to help(?: me)?(?: with)?|about) /i, ""],
  [/^if (?:it is|it's|its) (?:meant to be(?: mine)?|possible|not too much|okay|your will|for the best),? /i, ""],
  [
    /,? (?:if (?:it is|it's|its) (?:meant to be(?: mine)?|possible|not too much|okay|your will|for the best|god's will)|god willing|one day soon)(?=[.!]|$)/gi,
    "",
  ],
  [/\(([^()]*)\)/g, ""],
  [/,? (?:and )?not (?:just|only|merely) [^,.]+$/gi, ""],
  [/,? (?:please )?make it (?:easier|easy)(?: for me)?$/gi, ""],
  [
    /^for (?=(?:the |more |some |enough )(?:strength|courage|patience|wisdom|power|energy|money|time|peace|guts|right|words?|grace)\b)/gi,
    "",
  ],
  [/(?<=^(?:I|please|help|may|let)\b.*[a-z]), (?:it|she|he|they) (?!(?:can|will|may|and)\b)[a-z]+ [^.!?]*$/i, ""],
  [/(?<=[a-z]), (?:no matter what|whatever it takes|come what may|any prize|[a-z]+ especially)(?=[.!]|$)/gi, ""],
  [/(?:,|-| –| —) (?:it|she|he|they) (?:is|are|has|have|deserves?|works?|worked|needs?|means?|was|were) [^.!?]*$/i, ""],
];

/** A text without what is said around the wish in it, in words that are written out. */
export function takeOutAsides(text: string): string {
  let bare = putPlainly(text);
  for (const [aside, instead] of ASIDES) {
    const without = tidy(bare.replace(aside, instead));
    if (/[a-z]{2}/i.test(without)) bare = without;
  }
  return bare;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])/g, "$1")
    .replace(/([,;:])(?:\s*[,;:.!?])+/g, "$1")
    .replace(/^[\s,;:.!?–—-]+|[\s,;:–—-]+$/g, "")
    .replace(/,(?=[.!?])/g, "");
}
