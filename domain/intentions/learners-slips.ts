/** A slip, and what is meant; a function is given the whole match and its groups, empty where one is missing. */
export type Slip = readonly [found: RegExp, mended: string | ((...found: string[]) => string)];

const TIME = "(?:day|morning|evening|night|week|weekend|month|year|hour|time|afternoon|summer|winter)";
const KIN =
  "(?:mum|mom|mother|dad|father|son|daughter|sister|brother|cousin|friend|husband|wife|boyfriend|girlfriend|aunt|uncle|grandma|grandmother|grandpa|grandfather|parents|boss|partner|nephew|niece)";
const OF_KIN =
  "(?:wedding|house|home|birthday|health|party|school|job|surgery|operation|exams?|life|heart|approval|family|garden|kitchen|recipes?|graduation|marriage|business|love|respect|trust|debts?|illness|opinion|blessing)";
const BARE_DEED =
  "(?:become|be|get|have|find|make|go|learn|speak|buy|earn|pass|finish|start|see|meet|live|feel|understand|know|do|take|give|lose|stay)";

const GOOD_FOR: Readonly<Record<string, string>> = {
  success: "successful",
  confidence: "confident",
  health: "healthy",
  happiness: "happy",
  courage: "brave",
  wealth: "wealthy",
  patience: "patient",
  strength: "strong",
  relax: "relaxed",
  stress: "stressed",
};
const HOW: Readonly<Record<string, string>> = {
  serious: "seriously",
  quick: "quickly",
  smooth: "smoothly",
  easy: "easily",
  fluent: "fluently",
  safe: "safely",
  clear: "clearly",
  slow: "slowly",
  good: "well",
  perfect: "perfectly",
  regular: "regularly",
};

const STATIVE: Readonly<Record<string, string>> = {
  knowing: "know",
  understanding: "understand",
  needing: "need",
  owning: "own",
  trusting: "trust",
  wishing: "wish",
  hoping: "hope",
  wanting: "want",
  believing: "believe",
  liking: "like",
  deserving: "deserve",
};
const DAILY: Readonly<Record<string, string>> = {
  writing: "write",
  reading: "read",
  running: "run",
  walking: "walk",
  doing: "do",
  meditating: "meditate",
  going: "go",
  eating: "eat",
  drinking: "drink",
  sleeping: "sleep",
  training: "train",
  learning: "learn",
  practising: "practise",
  practicing: "practice",
  working: "work",
  making: "make",
  cooking: "cook",
  saving: "save",
  swimming: "swim",
  getting: "get",
};

/** What is written wrong word by word, whatever is around it. */
export const WRONG_WORDS: readonly Slip[] = [
  [/\bwich\b/gi, "which"],
  [/\bbecous\b|\bbecuase\b|\bbecouse\b/gi, "because"],
  [/\balot\b/gi, "a lot"],
  [/\beveryday(?=$|[.,])/gi, "every day"],
  [/\bnoone\b/gi, "no one"],
  [/\b(?:me|my) self\b/gi, "myself"],
  [/\bin laws?\b/gi, "in-laws"],
  [/\bbussine?s?s?\b/gi, "business"],
  [/\bcarrer\b/gi, "career"],
  [/\bloo?se (?=(?:some |my |the |\d+ ?)?(?:weight|kilos?|kgs?|pounds|lbs?|fat|belly)\b)/gi, "lose "],
  [
    /\b(informations|advices|furnitures|homeworks|luggages|knowledges|equipments|feedbacks|moneys)\b/gi,
    (found) => found.slice(0, -1),
  ],
  [/\bpeoples\b(?! )/gi, "people"],
  [/\bpeoples (?=(?:who|that|in|around|with|of|from|like|to|and)\b)/gi, "people "],
  [/\bchildrens\b(?=$|[.,]| (?:are|and|have|grow|get|learn|study|to|with|in)\b)/gi, "children"],
  [/\bpoors\b/gi, "the poor"],
  [/\bstudys\b/gi, "studies"],
  [/\bsucc?ess?full?\b/gi, "successful"],
  [/\b(driver)s (licen[cs]e)\b/gi, "$1's $2"],
  [/\ba (?=(?:honest|hour|heir|honou?r)|(?:[aeio](?!ne\b|nce\b|u)|u(?!ni|se|k|t))[a-z]{2,})/gi, "an "],
  [/\ban (?=[bcdfgjklmnpqrstvwxyz][a-z]{2,})/g, "a "],
];

/** What learners of English say as it is said in their own language. */
export const LEARNERS_SLIPS: readonly Slip[] = [
  [/\bmore and more better\b/gi, "better and better"],
  [
    /\bmore (better|worse|easier|stronger|happier|healthier|calmer|richer|braver|kinder|bigger|faster|slimmer|fitter|thinner|smarter|nicer|younger|closer)\b/gi,
    "$1",
  ],
  [/\bmore (?:good|well)\b/gi, "better"],
  [
    /\b(more|earn|better|less|stronger|bigger|richer) (money |confident |time )?then (?=(?:now|before|ever|my|last|I|you|he|she|the)\b)/gi,
    (_whole, first = "", thing = "") => `${first} ${thing}than `,
  ],
  [new RegExp(`\\b(each|every) (${TIME})s\\b`, "gi"), "$1 $2"],
  [/\b(?:each|every) peoples?\b/gi, "everybody"],
  [
    /\b(?:whole|all) (?:the|my) (day|night|week|winter|summer|year|month|life|family|world|house|time)\b/gi,
    (whole, thing = "") => (/^all/i.test(whole) ? whole : `${/my/i.test(whole) ? "my" : "the"} whole ${thing}`),
  ],
  [/\bI(?: am|'m)? wants?\b/g, "I want"],
  [/\b(can|must|should|could|would) to (?=[a-z])/gi, "$1 "],
  [/\b(make|makes|let|lets) (me|us|him|her|them) to (?=[a-z])/gi, "$1 $2 "],
  [/\bfor to (?=[a-z])/gi, "to "],
  [new RegExp(`\\bfor (?=${BARE_DEED}\\b(?! (?:of|in)\\b))`, "gi"), "to "],
  [/\b(?:what|that|which) makes? me fun\b/gi, "that is fun"],
  [/\bmakes? me fun\b/gi, "is fun for me"],
  [/\b(job|work|thing|man|woman|house|place|life|something|everything) what (?=[a-z]+s\b|I\b)/gi, "$1 that "],
  [
    /\bI am (?:having|owning) (?!fun|a (?:baby|good time|great time|party|wedding)|dinner|lunch|breakfast|sex|twins|surgery)/gi,
    "I have ",
  ],
  [/\b(?:am|is|are) (?:having) (?=(?:good|great|bad|more|much|enough|the) )/gi, "have "],
  [/\bbe having\b/gi, "have"],
  [
    /\bI am (knowing|understanding|needing|owning|trusting|wishing|hoping|wanting|believing|liking|deserving)\b/gi,
    (_whole, doing = "") => `I ${STATIVE[doing.toLowerCase()] ?? doing}`,
  ],
  [
    /\bI am (writing|reading|running|walking|doing|meditating|going|eating|drinking|sleeping|training|learning|practising|practicing|working|making|cooking|saving|swimming|getting) (?=(?:.* )?(?:every|each|always) ?)/gi,
    (_whole, doing = "") => `I ${DAILY[doing.toLowerCase()] ?? doing} `,
  ],
  [
    new RegExp(
      `\\b(write|read|run|walk|do|eat|drink|save|learn|make|cook|practise|practice|swim|paint|draw) ((?:every|each) ${TIME}) ((?:one|two|three|four|five|ten|a|an|some|the|my|\\d+) ?[a-z]+(?: of [a-z]+)?|sports?)(?=$|[.,]| and)`,
      "gi",
    ),
    "$1 $3 $2",
  ],
  [/\b(?:make|do) sports?\b/gi, "do sports"],
  [
    /\b(?:be|am|become) (?:a )?success (?=woman|man|person|businesswoman|businessman|entrepreneur|artist|mother|lady)/gi,
    "be a successful ",
  ],
  [
    /\b(be|am|become|feel)((?: very| so| more| less| really)*) (success|confidence|health|happiness|wealth|relax|stress)\b(?! (?:of|coach|care|in))/gi,
    (_whole, verb = "", much = "", good = "") => `${verb}${much} ${GOOD_FOR[good.toLowerCase()] ?? good}`,
  ],
  [
    /\b(rich|happy|healthy|strong|calm|famous|more|less) (and )?(more )?(success|confidence|relax)(?= person|$|[.,])/gi,
    (whole, lead = "", joint = "", more = "", good = "") =>
      joint === "" && !/person$/.test(whole) && /^(?:more|less)$/i.test(lead)
        ? good.toLowerCase() === "relax"
          ? `${lead} relaxed`
          : whole
        : `${lead} ${joint}${more}${GOOD_FOR[good.toLowerCase()] ?? good}`,
  ],
  [/\bless stress and more relax(?:ed)? person\b/gi, "a less stressed and more relaxed person"],
  [/\bto be less stressed and more relax(?:ed)?(?: person)?\b/gi, "to be calm and relaxed"],
  [/\b(?:afraid|scared) (?:from|for) (?=[a-z])/gi, "afraid of "],
  [/\bdepend(s|ing|ent)? (?:of|from) /gi, (_whole, ending = "") => `depend${ending} on `],
  [/\b(?:marry|married) with (?=[a-z])/gi, (whole) => (/^married/i.test(whole) ? "married to " : "marry ")],
  [/\bangry on (?=me|him|her|us|them)/gi, "angry with "],
  [
    /\b(good|better|best|bad) in (?=(?:maths?|mathematics|english|french|german|spanish|physics|chemistry|sports?|cooking|school|football|tennis|dancing|singing|drawing|chess|[a-z]+ing)\b)/gi,
    "$1 at ",
  ],
  [/\blisten (?=(?:music|songs|my|the|me)\b)/gi, "listen to "],
  [/\bdiscuss about\b/gi, "discuss"],
  [/\b(go|travel|move) (?:to|in) (abroad|home)\b/gi, "$1 $2"],
  [
    /\bgo (?:in|on) (?=(?:japan|india|america|canada|london|paris|italy|germany|spain|france|england|usa|africa|china)\b)/gi,
    "go to ",
  ],
  [/\bgo (?:in )?(?:the )?(?:good )?university\b/gi, "go to a good university"],
  [/\b(?:a )?good relation(?= with| to)/gi, "a good relationship"],
  [
    /\b(a )?relation (with|to) (a|my|an|the)\b/gi,
    (_whole, article = "", _tie = "", next = "") => `${article}relationship with ${next}`,
  ],
  [
    /\bwithout (?:that )?(?:they|he|she|she is|he is) (?:judg|critici[sz])(?:es?|ing) (my [a-z]+|me)\b/gi,
    (_whole, what = "") => (what === "me" ? "and they accept me" : `and they enjoy ${what}`),
  ],
  [/\bwithout (?:that )?my hands are (?:sweat|shak|trembl)(?:e|ing|s|es)?\b/gi, "with steady hands"],
  [/\blike (my [a-z]+|he|she|they) did it\b/gi, "like $1 did"],
  [
    /\bbecome again the ([a-z]+) (?:like |that |which )?(?:I )?had (?:before )?(?=in|when|at|as)/gi,
    "have the $1 again that I had ",
  ],
  [/\bbecome again (the|my|a) ([a-z]+)/gi, "have $1 $2 again"],
  [
    /\b(to |want |I )?become (?=(?:an? |the |my |more )?(?:new |better |good )?(?:job|visa|money|present|energy|answer|car|house|flat|apartment|raise|promotion|salary|contract|baby|letter|work)\b)/gi,
    (_whole, lead = "") => `${lead}get `,
  ],
  [/\bfind again (my|the|a) ([a-z]+)/gi, "find $1 $2 again"],
  [/\bis again ([a-z]+)(?=$|[.,]| and)/gi, "is $1 again"],
  [/\b(?:make|do) a good (?=course)/gi, "take a good "],
  [/\bmake a course (?:of|in|for)\b/gi, "take a course in"],
  [/\bdo a good impression\b/gi, "make a good impression"],
  [/\b(take|takes|taking) (me|us) serious\b/gi, "$1 $2 seriously"],
  [
    /\b(come|comes|go|goes|drive|drives|speak|speaks|work|works|heal|heals|sell|sells|arrive|arrives|travel|travels|run|runs|sleep|sleeps|eat|eats)( [a-z]+)? (quick|smooth|easy|fluent|safe|slow|regular|perfect)\b(?=$|[.,]| (?:and|in|on|at|because|before|until|from|to)\b)/gi,
    (_whole, verb = "", thing = "", how = "") => `${verb}${thing} ${HOW[how.toLowerCase()] ?? how}`,
  ],
  [/\b(is|are) fluently\b/gi, "$1 fluent"],
  [
    /\b(my [a-z]+|the [a-z]+|it|he|she) (don't|dont|do not|doesnt) /gi,
    (_whole, who = "") => (/[^s]s$|people|children|kids/i.test(who) ? `${who} do not ` : `${who} does not `),
  ],
  [
    /\b(lose|finish|pass|learn|have|earn|save|find|get|write|sell|buy|complete|speak|weigh)\b([^,.]*?) (?:till|until) (?=(?:the )?(?:end|my|our|summer|winter|spring|autumn|christmas|easter|december|november|october|september|august|july|june|may|april|march|february|january|next|new|monday|friday|sunday)\b)/gi,
    "$1$2 by ",
  ],
  [/\bby end of\b/gi, "by the end of"],
  [
    new RegExp(
      `\\b((?:my|our) (?:best |little |big |older |younger )?${KIN.replace("|parents", "")})s (?=${OF_KIN}\\b)`,
      "gi",
    ),
    "$1's ",
  ],
  [new RegExp(`\\b((?:my|our) parents) (?=${OF_KIN}\\b)`, "gi"), "$1' "],
  [/\bmany money\b/gi, "a lot of money"],
  [/\bmuch (?=(?:clients|customers|friends|people|followers|books|children|ideas)\b)/gi, "many "],
  [
    /\b(many|two|three|four|five|six|ten|new|\d+ new|\d+) (customer|client|friend|kid|follower|book|dollar|euro|house|car|day|week|month|year|student|patient|order|sale|country)(?=$|[.,]| (?:and|in|on|at|by|for|per|every|each|with|from|to|a|this)\b)/gi,
    (whole, much = "", thing = "") => (/^(?:new|1)$/i.test(much) ? whole : `${much} ${thing.replace(/y$/, "ie")}s`),
  ],
  [
    /\ba ((?:very |really )?(?:good|great|nice) )?(advice|news|information|furniture|progress|luck|weather)\b/gi,
    (_whole, how = "", thing = "") => `${how}${thing}`,
  ],
  [/\bI wish finally (?=a|an|my|the)/gi, "I finally want "],
  [/\b(and|but) wish finally (?=a|an|my|the)/gi, "$1 I want "],
  [/\bfor two years the same job\b/gi, "the same job for two years"],
  [/\bI am doing since ([a-z]+ years) (the same [a-z]+)/gi, "I have done $2 for $1"],
  [/\bnot laughing when I\b/gi, "kind when I"],
  [
    /\bmore (relax|motivate|organi[sz]e|focus|discipline)(?=$|[.,]| (?:and|in|at|person)\b)/gi,
    (_whole, how = "") => `more ${how.replace(/e$/i, "")}${/^discipline$/i.test(how) ? "e" : ""}ed`,
  ],
  [/\binto my life into my life\b/gi, "into my life"],
  [/^I am waiting for (?=an? |my |the )/i, "I wish for "],
  [/\b(results?) (?:should |will )?comes? good\b/gi, "$1 is good"],
  [new RegExp(`\\b(?:make|do) ((?:every|each) ${TIME}) sports?\\b`, "gi"), "do sports $1"],
  [/\bin peace with (?=my|the|our|him|her)/gi, "at peace with "],
  [/\b(to|I) success\b(?= in| at|$)/gi, "$1 succeed"],
  [/\b(visa|application|loan|request|offer) accepts?(?=$|[.,]| (?:quickly|soon|this|by|in))/gi, "$1 is accepted"],
  [/\bbe understand\b/gi, "be understood"],
  [/\b(an?|the) work (?=where|that|in which)/gi, "a job "],
  [/\bthe end of (year|month|week)\b/gi, "the end of the $1"],
  [/\bin this (month|week|year|summer|winter)\b/gi, "this $1"],
  [
    /\b(I (?:really |just )?want) (?=(?:earn|save|lose|win|buy|have|be|get|become|go|learn|live|make|see|speak|find|open|work|study|start|travel) (?!of\b))/gi,
    "$1 to ",
  ],
  [/\blive in (?=(?:house|flat|apartment|villa|cottage) (?:with|in|near|by|of))/gi, "live in a "],
  [/\bbegin (?:with )?sports?\b/gi, "begin to exercise"],
  [/\bI have (?:a )?lot of\b/gi, "I have a lot of"],
];
