/** Ways of putting a wish that the grammar doesn't read, and the same in words that it reads. Replaced in this order. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
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

/** A text with roundabout ways of putting a wish said plainly: "used to paint, want that back" is "I want to paint again". */
export function putPlainly(text: string): string {
  return REWORDED.reduce((sofar, [found, plain]) => sofar.replace(found, plain), text);
}
