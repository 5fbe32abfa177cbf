/** What stands around a wish and is no part of it: greetings, thanks, oaths, asides, spells' endings. Taken out in this order. */
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
    /(?<!\b(?:to|from|of|with|in|by|for|my|the|and|at|than|let|trust|love)) (?:universe|god|lord|jesus|cosmos|spirit|goddess|allah)(?=[.!]*$)/gi,
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

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:dear |oh )?(?:god|lord|universe|jesus|allah) (?=please\b)/gi, ""],
  [
    /^I wish (?:that )?I(?:'d| would) (?:just |finally )*(?!been|known|had|never|not|gone|done|seen|[a-z]+ed\b)(?=[a-z])/i,
    "I want to ",
  ],
  [/\blet it not be [a-z ]+$/gi, "let it be harmless"],
  [/\bsomebody to notice (my [a-z ]+)$/i, "people who notice $1"],
  [/^bring back (the [a-z]+) (with|in|between|of) (.+)$/i, "I feel $1 $2 $3 again"],
  [/^(?:can|could|may|will|would) (my [a-z' ]+?) please /i, "may $1 "],
  [
    /^(let|may) ((?:my|our|the) [a-z' ]+?) be ([a-z ,]+?),? and ((?:my|our|the|his|her|their) [a-z' ]+?) be (.+)$/i,
    "$1 $2 be $3. $1 $4 be $5",
  ],
  [/\bbefore (?:it is|it's|its) too late\b/gi, "while there is time"],
  [/\b(but|and),? like,? (?=also\b)/gi, "$1 "],
  [
    /^(?:i am|i'm) not ([a-z ]+?),? (?:and|but) (?:I (?:want|need|would like) to )(believe|know|feel) (?:that )?I am$/i,
    "I want to $2 that I am $1",
  ],
  [
    /^(?:I (?:was|used to be) )(good|great|strong|fit|happy|brave) ((?:at|in|with) [a-z ]+?)(?: once| before)?[,.;]? (?:and |but )?(?:now )?(?:I )?(?:want|would like|wish|need) to be (?:that |so )?\1 again$/i,
    "I want to be $1 $2 again",
  ],
  [
    /^(?:I )?used to (.+?)[,.]? (?:and |but )?(?:I )?(?:want|miss|need|would like)(?: to get| to have)? (?:that|it|this|those days)(?: back| again)?$/i,
    "I want to $1 again",
  ],
  [
    /^I keep (?:on )?(?:putting off|postponing|avoiding) (the [a-z]+|my [a-z ]+?),?(?: and| but)? I (?:want|need|would like) to (?:finally |just )*go$/i,
    "I want to go to $1",
  ],
  [/^((?:when|once|after|if|as soon as|whenever) [^,]+?) (I (?:will|shall|am going to|want to) )/i, "$1, $2"],
  [/^(?:a |the )?(?:big )?lottery win\b/i, "win the lottery"],
  [
    /^(?:fluent|better|good|perfect) (english|spanish|french|german|italian|portuguese|korean|japanese|chinese|mandarin|arabic|dutch|greek|russian|swedish|welsh)(?= |$)/i,
    "speak fluent $1",
  ],
  [/^(?:I want |I need )?(?:more |a )?creative flow$/i, "be in a creative flow"],
  [
    /^(?:I want |I need )?(?:more |better )?(?:concentration|focus) (?=(?:at|in|on|during|while|when|for)\b)/i,
    "concentrate well ",
  ],
  [/,? \bsub[- ](\d[\d:.]*)(?: ?(min|mins|minutes|hours?))?\b/gi, " in under $1 $2"],
  [/\bb4\b/gi, "before"],
  [/\bI(?:'d| would) (?:give|do) anything (?:for|to (?:get|have)) /gi, "I want "],
  [/\bI(?:'d| would) (?:give|do) anything to /gi, "I want to "],
  [/^if (?:only )?I could (?:just |only )*/i, "I want to "],
  [/\bbe nothing(?: serious| bad)?$/gi, "be harmless"],
  [/\bhave (test|job|meeting|baby|date|race|match|surgery)(?= |$)/gi, "have a $1"],
  [/\bhave (exam|interview|appointment|audition|operation)(?= |$)/gi, "have an $1"],
  [
    /^(?:(?:really|just|still|also|now) )*(need|want|wish|hope|pray|would like|would love|crave|deserve)(?= (?:to|a|an|the|my|some|more|for|that|this|these|help|peace|better|good|new|it|him|her|less|no|one|two)\b)/i,
    "I $1",
  ],
  [
    /^(?:(?:really|just|still|also|now) )*(wanting|needing|hoping|wishing|looking|longing|dreaming|praying|trying|craving|aiming|dying|itching|ready)(?= (?:to|for|of|a|an|that|my|the|some|more)\b)/i,
    "I am $1",
  ],
  [
    / (?:and|but) (want|need|hope|wish|would like|would love) (?=(?:to|a|an|something|some|more|my|new|out)\b)/gi,
    ". I $1 ",
  ],
  [
    /^(I (?:want|would like|wish)) ((?:my|our|the|his|her|him|them) .+? to .+?) and (?:for )?me to /i,
    "$1 $2. I want to ",
  ],
  [/\bspend less time [a-z]+ing\b(?:[a-z ]*?) and more (?:time )?(?=[a-z]+ing\b)/gi, "spend more time "],
  [/^(?:my )?([a-z]+) = ([a-z]+)$/i, "my $1 is $2"],
  [/\bdebt free\b/gi, "debt-free"],
  [/(?<!\b(?:in|of|by|for|end) )\b(q[1-4])\b/gi, "in $1"],
  [/^(?:can|could|may|will|shall) (?:I|we) (?:please |just |finally |ever )*(?!not\b|never\b)/i, "I want to "],
  [/\bI(?:'d| would) rather (?!not\b)([^,.]+?) than [^,.]+/gi, "I want to $1"],
  [/\bI'd\b(?= (?:rather|be|have|never))/gi, "I would"],
  [/(?<=[a-z])(?<!\b(?:can|could|would|will) you) please (?=(?:I|let|may|help|make|he|she|we) )/gi, ". Please "],
  [/\b(pray|hope|wish|ask) for ((?:my|our) [a-z]+),? (?:so )?that (?:he|she|they|it) /gi, "$1 that $2 "],
  [/^make (?:the |this |all (?:the |this )?)?([a-z ]+?) (?:stop|end|go away)\b/gi, "no more $1"],
  [
    /[.,;] (?=(?:\d+ ?(?:percent|%|k\b|euros|pounds|dollars|hours|days|weeks|minutes)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours|days|weeks|minutes)|this (?:spring|summer|autumn|winter|year|month|week)|by [a-z]+ ?\d*|before [a-z]+|in [a-z]+)[.!]?(?:$| [A-Z]))/g,
    ", ",
  ],
  [/^([a-z]+)[.,] (?:just|only) \1\b/gi, "$1"],
  [/\b2moro\b/gi, "tomorrow"],
  [/\bgf\b/gi, "girlfriend"],
  [/\bcoz|\bcuz|\bcos\b|\bbcoz\b|'cause\b/gi, "because"],
  [/\bthru\b/gi, "through"],
  [/\bmy ex bf\b/gi, "my ex-boyfriend"],
  [/\bw\/o\b/gi, "without"],
  [/\bgcse(s?)\b/g, "GCSE$1"],
  [/\bivf\b/g, "IVF"],
  [/\bpb\b/g, "PB"],
  [/\b(?:a|A) levels?\b/g, "A-level"],
  [/\bthis (migraines|headaches|nightmares|debts|feelings|thoughts|pains)\b/gi, "these $1"],
  [/\bonce and for all\b/gi, ""],
  [/\bsomeday soon\b/gi, ""],
  [/\bi (?:wish|hope|want|pray) (?:that )?(?:i|we) (?:get|got|have|had) to\b/gi, "I want to"],
  [/\bI have got\b/g, "I have"],
  [/\bhave got to\b/gi, "have to"],
  [
    /\b(my (?:sister|brother|mother|father|mom|mum|dad|daughter|son|wife|husband|friend|boss)) (?=(?:wedding|birthday|house|party|health|surgery|operation|exam|visa|graduation)\b)/gi,
    "$1's ",
  ],
];

/** A text without what stands around the wish in it, in words that are written out. */
export function takeOutAsides(text: string): string {
  const written = WORDS.reduce((sofar, [found, plain]) => sofar.replace(found, plain), text);
  let bare = written;
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
