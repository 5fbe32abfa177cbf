import { type Theme, theme } from "./theme.ts";

/** Love, closeness, friends and how one lives with others. */
export const LOVE_THEMES: readonly Theme[] = [
  theme(
    "new love",
    `love life|true love|find love|finding love|real love|in love(?! with my)|(?:a|the|kind) (?:man|woman|guy|girl|person) (?:who|that|with|to)|boyfriend|girlfriend|soul ?mates?|twin flames?|my person|the one|life partner|partner|
    dating|dates?|go on a date|(?<!peace with )being single|(?<!stay |peace with being |happy being |being happily |happily )single|someone to love|somebody to love|love me|loves me|loved by|lover|relationship|romance|romantic|a husband|a wife|the love of my life|mr right|a crush|crush on|kiss(?:ed|es)?|wrong (?:men|women|man|woman|guys?|girls?|people)|(?:good|kind|loving|faithful) (?:husband|wife|man|woman)|grow old with`,
    `I welcome a kind and faithful partner into my life.
    I am loved for exactly who I am.
    I meet new people with an open heart, and the right one finds me.
    I share warm evenings with somebody who makes me laugh.
    I am ready for love, and I know it when it comes.`,
  ),
  theme(
    "love in general",
    "love|loved|lovable|affection|tenderness|romance",
    `I give and receive love freely.
    I am surrounded by people who are dear to me.
    I am open to love, and love finds me every day.
    My heart is warm, and I show what I feel.`,
    1,
  ),
  theme(
    "breakup",
    `break ?up|broke up|heart ?(?:break|broken)|broken heart|(?:get|getting|am|be) over (?:him|her|them|my ex|it|this|the)|my ex|ex[- ](?:husband|wife|boyfriend|girlfriend|partner)|divorced?|
    (?:stop|quit|not|keep|always) (?:thinking|think|dreaming|dream|obsessing|obsess) (?:about|of|over) (?:him|her|them|my ex)|think(?:ing)? (?:about|of) (?:him|her|them|my ex)|forget (?:him|her|about him|about her|them)|
    (?:miss|missing) (?:him|her)|move on|moving on|let (?:him|her) go|let go of (?:him|her|them|my ex)|check(?:ing)? (?:his|her) (?:instagram|profile|stories)|closure`,
    `My heart heals, and I look forward to each new day.
    My thoughts are my own, and I give them to the life ahead of me.
    I am at peace with what has been and open to what comes.
    I fill my days with people and plans that make me glad.
    I am whole by myself, and I sleep soundly.`,
    3,
  ),
  theme(
    "love freely given",
    `(?:want|wants|need|make|makes|get) (?:him|her|them)|(?:he|she) (?:loves|wants|likes|calls|texts|notices|chooses|proposes|comes back|asks)|(?:him|her) to (?:love|want|like|call|text|notice|choose|propose|ask|see|come|fall|miss)|
    text me|texts me|call me back|likes me back|my crush|my ex back|ex to come back|come back to me|get back together|back together`,
    `I welcome a love that is freely given and returned.
    I show who I am, and the right person is glad of it.
    I am worth waiting for, and I spend my days well.
    I speak honestly about what I feel and listen to the answer with an open heart.
    My heart is calm, whoever comes and whoever goes.`,
    3,
  ),
  theme(
    "marriage",
    `(?:my|our|this|the) marriage|love (?:my|with my) (?:husband|wife)|(?:closer|close) to my (?:husband|wife)|my (?:husband|wife|spouse)(?! and (?:I|me)\\b| (?:buys?|moves?|opens?|starts?|finds?))`,
    `My marriage grows warmer and more honest each week.
    I bring patience, humor and kindness to my marriage.
    There is room for tenderness and laughter in our home.
    We listen to each other and solve what comes as a team.
    I speak kindly, and I am heard with kindness.`,
  ),
  theme(
    "living relationship",
    `(?:my|our|this|the) relationship|my (?:partner|boyfriend|girlfriend|fianc[ée]e?)|(?:stop|less|no more) fighting|fighting over|long distance|through the distance|(?:we|us) (?:stay|are|live|be|move in) together|we (?:fight|argue)|our love`,
    `My partner and I listen to each other and grow closer each week.
    I love and am loved with honesty and patience.
    There is room for tenderness and laughter between us.
    I speak kindly about what I need, and I am heard.
    I trust the love that we build together.`,
  ),
  theme(
    "wedding",
    `wedding|down the aisle|get(?:ting)? married|be married|marry|engaged|engagement|propos(?:e|es|ed|al)|wedding ring|bride|groom`,
    `I marry the person I love, surrounded by people who are dear to us.
    Our wedding day is full of warmth, laughter and love.
    I share a lasting promise with a partner who chooses me gladly.
    My partner and I build a home and a future together.`,
  ),
  theme(
    "intimacy",
    "sex|sexy|sexual|sexually|sex life|libido|intimacy|intimate|passion(?:ate)? (?:again|with)|desired|desirable|orgasms?|in bed",
    `I enjoy tenderness and desire with a partner who treasures me.
    I feel at home in my body and at ease with desire.
    I am wanted and loved, and I feel it.
    I am open and playful when I am close to somebody I trust.`,
  ),
  theme(
    "trust",
    "trust again|trust (?:people|others|someone|anyone|anybody|men|women|my partner|him|her)|(?:let|letting) my guard down|let people in|let someone in|vulnerable|vulnerability|open up|opening up|cheat(?:ing|s|ed)?|affair|unfaithful|trust issues|pushing people away|push people away",
    `I trust again, one honest step at a time.
    I open my heart to people who deserve my trust.
    I feel safe when good people come close to me.
    I know whom I can rely on, and I let them in.`,
    3,
  ),
  theme(
    "self-worth",
    `my worth|self[- ]?(?:love|worth|esteem|acceptance|respect|image)|love myself|like myself|hate myself|hating myself|accept myself|worthy|worthless|unworthy|(?:am|be|feel|feeling) (?:good )?enough|not enough|not good enough|
    deserve better|deserve more|settle for|settling for|chase people|prove myself|first choice|proud of (?:myself|who I am)|kind to myself|be myself|being myself|what i.m worth|what I am worth|hard on myself|worth (?:it|the|more|being|loving)|burden|underestimat(?:e|ed|es|ing)|overlooked|dismissed|ignored|apologi[sz](?:e|es|ing)|unlovable|unloved|too much for`,
    `I know my worth, and I treat myself with kindness.
    I am enough, exactly as I am.
    I speak to myself as I would to a dear friend.
    I choose people and places that are good for me.
    I am proud of who I am and of how far I have come.`,
  ),
  theme(
    "friends",
    "friends?|friendships?|friend group|social circle|social life|people to hang out|my people|community|company|invited",
    `I have good friends who are glad to see me.
    I meet people with an easy smile, and we stay in touch.
    I am part of a circle where I can be myself.
    My table is often full of laughter and good company.
    I say yes to invitations and enjoy them.`,
  ),
  theme(
    "belonging",
    "belong|belonging|fit in|fitting in|left out|picked|leaves me|listens to me|outsider|real me|normal|accepted|(?<!(?:live|living|travel|be left) )alone|lonely|loneliness|isolated|nobody (?:calls|cares|likes|sees)|by myself|taken seriously|takes me seriously|takes seriously|invisible",
    `I belong, and I feel at home among people like me.
    I am seen, heard and welcome.
    I reach out each week, and warm company comes of it.
    I share my days with people who are glad that I am there.
    I am at ease with myself and with others.`,
  ),
  theme(
    "peace with family",
    `(?:make|making|find|finding) peace with (?:my|him|her|them)|(?:and|to) make peace|call my (?:brother|sister|mother|father|mom|mum|dad|son|daughter)|(?:make|making) up with|reconcile|reconnect|estranged|amends|talk(?:s|ing)? to me again|speak(?:s|ing)? to me again|on speaking terms|(?:argue|arguing|fight|fighting|quarrel|feud) (?:less )?with my|
    get along|getting along|family (?:feud|drama|fights)|my in-laws|mother-in-law|birth (?:mother|father|parents)|close (?:to|with|like|again)|proud of me|toxic (?:family|mother|father|parents|mom|mum|dad)|peace in (?:my|our|the) family`,
    `My family and I speak with each other in peace.
    I reach out with an open heart, and old distance melts.
    I listen well and speak kindly at home.
    I let old quarrels rest and enjoy the people in front of me.`,
  ),
  theme(
    "family life",
    "stepkids|stepchildren|stepson|stepdaughter|grandkids|grandchildren|my family|family|my sister|my brother|my parents|my (?:mother|mom|mum|father|dad)|my (?:son|daughter|kids|children)|my grand[a-z]+",
    `There is warmth and laughter in my family.
    I have time for the people I love, and we enjoy it.
    I listen well and speak kindly at home.
    My family and I are close, and we stand by each other.`,
    1,
  ),
  theme(
    "letting go of anger",
    `forgive (?:my|him|her|them|those|people|others|everyone|the)|forgiveness|resent(?:ment|ful)?|grudges?|bitter(?:ness)?|anger (?:at|towards?|about)|angry (?:at|with)|let go of (?:my |the |this |all )?(?:anger|hate|hatred|rage|past|pain|hurt)|revenge|what (?:he|she|they) did to me|betray(?:ed|al)`,
    `I let old anger rest, and my heart is light.
    I forgive, and I am free to walk on.
    My peace is my own, whatever others have done.
    I give my strength to the life that I want to live.`,
  ),
  theme(
    "forgiving oneself",
    "forgive myself|guilt|guilty|ashamed(?! of my body)|shame|regrets?|my mistakes?|past mistakes?|blame myself|what I did|what I have done|self-blame|beat myself up|beating myself up",
    `I forgive myself and learn from what has been.
    I am more than my past, and I choose well today.
    I meet my own mistakes with kindness.
    I make amends where I can, and I walk on with a light heart.`,
    3,
  ),
  theme(
    "leaving what hurts",
    `(?:leave|leaving) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|marriage)|this (?:relationship|marriage)|a toxic|the relationship|an abusive)|toxic relationship|abus(?:e|ive|er)|hurts? me(?: again)?|hit(?:s|ting)? me|violen(?:t|ce)|
    narcissist(?:ic)?|gaslight(?:s|ing)?|(?:he|she|who|husband|wife|partner|boyfriend|girlfriend) controls? me|controlling|go back to (?:him|her|that)|treats? me (?:badly|like)|walk(?:s|ed|ing)? all over me|take advantage of me|takes advantage of me|used by|use me`,
    `I am safe, and I am treated with respect.
    I have the strength to choose what is good for me.
    I stand by my boundaries, and good people stand by me.
    I build a calm life in which I feel safe.
    I trust what I feel, and I act on it.`,
    3,
  ),
  theme(
    "boundaries",
    "boundar(?:y|ies)|say(?:ing)? no|people[- ]?pleas(?:er|ing)|stand up (?:for|to)|standing up for|speak up for myself|doormat|walk over me|walked over|push(?:ed)? around|pushover|put myself first|my own needs|put my needs|assertive|taken for granted",
    `I say a calm, clear no and keep my time for what matters.
    I hold my boundaries with a steady voice.
    I put my own needs first with a good conscience.
    I am respected for saying what I mean.`,
    3,
  ),
  theme(
    "opinion of others",
    `approval|validat(?:e|ed|ion)|what (?:people|others|everyone|everybody|they) (?:think|thinks|say|says)|opinions?|judg(?:ed|ment|ement) (?:by|of)|judge me|care what|impress|compar(?:e|es|ed|ing)|comparisons?|care so much|care less what`,
    `I know my own worth and trust my own judgment.
    I am free to be who I am in any company.
    I choose my own path and walk it with a light heart.
    My own opinion of me is kind and steady.`,
    3,
  ),
  theme(
    "jealousy",
    "jealous|jealousy|envy|envious|possessive",
    `I am generous, secure and content with what I have.
    I trust my partner, and I trust myself.
    I am glad when others do well, and my own turn comes.
    My heart is calm, and I know that I am loved.`,
    3,
  ),
  theme(
    "being left in peace",
    "stalk(?:er|ing|s)?|harass(?:es|ing|ment|ed)?|leave(?:s)? (?:me|us) alone|left (?:alone|in peace)|stay(?:s)? away|go(?:es)? away from|bully|bullies|bullied|bullying|threat(?:en|ens|ened|s)?|creep",
    `I am safe and at peace, and my space is my own.
    I have people around me who protect and support me.
    I walk through my days calm, free and unafraid of anyone.
    My home and my phone are quiet, and I rest well.`,
    3,
  ),
  theme(
    "neighbors",
    "neighbou?rs?|noisy|noise|upstairs|downstairs|next door|landlord|landlady|roommates?|flatmates?|housemates?",
    `I live in peace and quiet with the people around me.
    I speak calmly about what I need at home, and we agree.
    My home is quiet, and I rest well in it.
    Fair and friendly arrangements come easily to me.`,
  ),
  theme(
    "intimate acceptance",
    "come out|coming out|gay|lesbian|queer|bisexual|trans|transition|transitioning|non-?binary|gender|pronouns",
    `I am open about who I am, and I am loved for it.
    I live as myself with pride and ease.
    I speak my truth with a calm heart to people who matter to me.
    I am surrounded by people who are glad of who I am.`,
    3,
  ),
  theme(
    "being a good parent",
    "good enough (?:mother|father|mom|mum|dad|parent)|the (?:mother|father|mom|mum|dad|parent) (?:my|who|that)|better (?:dad|father|mom|mum|mother|parent|stepmother|stepfather|step-?mom|step-?dad|grand(?:mother|father|parent))|good (?:dad|father|mom|mum|mother|parent|stepmother|stepfather|stepmom|stepdad|grandmother|grandfather)|great (?:dad|father|mom|mum|mother)|patien(?:t|ce) (?:with|for)|temper with|yell(?:ing)? at|shout(?:ing)? at|stepmother|stepfather|parenting|for my (?:kids|children|son|daughter)|time with",
    `I am a patient and loving parent.
    I listen, I laugh, and I am there when I am needed.
    I stay calm when the day is loud, and we laugh together.
    I have time and warmth for my family and for myself.`,
    3,
  ),
];
