import { type Theme, theme } from "./theme.ts";

/** The mind and the heart: calm, courage, joy, order and direction. */
export const MIND_THEMES: readonly Theme[] = [
  theme(
    "calm instead of worry",
    `anxi(?:ety|ous)|worr(?:y|ies|ied|ying)|nerv(?:es|ous|ousness)|panic(?:king| attacks?)?|ocd|intrusive thoughts|ptsd|sweat(?:ing|s)?|trauma|triggers?|what if|catastrophi[sz](?:e|ing)|health anxiety|on edge`,
    `I am calm and at ease.
    I breathe slowly, and my body grows quiet.
    I trust myself to meet whatever the day brings.
    My mind is clear, and I feel safe.
    I am here, I am well, and I carry on with my day.`,
  ),
  theme(
    "more than a trouble",
    "(?:am not|more than|not) my (?:anxiety|depression|illness|diagnosis|trauma|thoughts|fears?)|my (?:anxiety|panic|ocd|fears?|worries) (?:does|do|no|never|cannot|is|are)",
    `I am calm, and I am the one who leads my life.
    My thoughts come and go, and I rest in myself.
    I breathe slowly, and my body grows quiet.
    I am strong, and I know who I am.`,
    3,
  ),
  theme(
    "rest instead of stress",
    "stress(?:ed|ful|ing)?|overwhelm(?:ed|ing)?|pressure|hectic|drowning|chaos|chaotic|too much|rush(?:ing|ed)?|tension|tense|relax(?:ed|ing)?|calm down|slow(?:er)? (?:down|days)?|hurry|drama",
    `I am calm and relaxed, and I take one thing at a time.
    I have time for what matters, and I let the rest be.
    I breathe out, and my shoulders are soft.
    My days have a gentle rhythm.`,
  ),
  theme(
    "quiet mind",
    "overthink(?:ing)?|racing (?:thoughts|mind)|ruminat(?:e|ing|ion)|in my head|silence|quiet (?:my )?(?:mind|head)|noise in my|spiral(?:ing|ling)?|second-guess(?:ing)?|replay(?:ing)?",
    `My mind is quiet and clear.
    I think a thing through once, decide, and move on.
    I rest in the moment, and my thoughts come and go.
    I trust what I have said and done.`,
    3,
  ),
  theme(
    "light after sadness",
    "depress(?:ed|ion|ive)|sad(?:ness)?|unhappy|miserable|misery|despair|hopeless(?:ness)?|cry(?:ing)?|tears|dark (?:cloud|place|times?|days)|(?:feel|am|so|feeling) empty|empty inside|emptiness|always ruin|too hard|numb|feel something|low mood|gloom|darkness in|used to be (?:so )?(?:happy|fun|joyful)|was (?:so )?happy|dead inside|moods?",
    `I am light-hearted again, and each day brings me something good.
    Joy comes back to me, a little more each day.
    I feel the sun on my face and enjoy it.
    Good people stand by me, and I let them.
    I wake with hope and go to bed with a quiet heart.`,
  ),
  theme(
    "grief",
    "griev(?:e|ing)|grief|(?:baby|child|son|daughter|mother|father|friend|one) (?:that |who |whom )?I lost|goodbye to|stillb(?:orn|irth)|mourn(?:ing)?|passed away|died|late (?:mother|father|husband|wife)|death of|loss of|lost my (?:mother|mom|mum|dad|father|husband|wife|son|daughter|baby|brother|sister|best friend|dog|cat)|since (?:he|she) died|miss my (?:dad|mom|mum|mother|father|son|daughter|brother|sister|grand[a-z]+|nan[a]?|gran|husband|wife|dog|cat)|widow(?:ed|er)?|rest in peace|bereave(?:d|ment)",
    `I carry love in my heart, and joy finds its way back to me.
    I remember with gratitude, and I am at peace.
    My heart heals gently, at its own pace.
    The love that we shared stays with me each day.`,
    3,
  ),
  theme(
    "joy",
    "joy(?:ful)?|happ(?:y|ier|iness|ily)|fun|alive|laugh(?:s|ing|ter)?|smil(?:e|es|ing)|cheerful|delight|content(?:ment|ed)?|enjoy(?:s|ing)?|good mood|playful|bliss|optimis(?:m|tic)|positiv(?:e|ity)|good vibes|better life|good life|a good year|hope(?:ful)?",
    `I enjoy my days and share my joy with others.
    I laugh often and from the heart.
    Each day brings me a reason to be glad.
    I am content with my life, and it keeps getting better.
    I wake up looking forward to the day.`,
    1,
  ),
  theme(
    "inner peace",
    "peace(?:ful)?|calm(?:er|ness)?|seren(?:e|ity)|harmony|balance[d]?|tranquil(?:ity)?|ground(?:ed|ing)|cent(?:er|re)(?:ed|red)|still(?:ness)?|at ease|quiet|okay|ok|fine|alright",
    `I am at peace with myself and with my life.
    I stay calm and kind, whatever the day brings.
    There is quiet in my mind and warmth in my heart.
    I breathe deeply and rest in myself.`,
    1,
  ),
  theme(
    "presence",
    "present|in the moment|mindful(?:ness)?|here and now|meditat(?:e|es|ion|ing)|breath(?:e|ing|work)?|awareness|slow down|notice",
    `I am here, in this moment, with a quiet mind.
    I sit in silence each day, and it does me good.
    I notice what is beautiful around me.
    I listen with my whole attention.`,
  ),
  theme(
    "anger",
    "anger|angry|temper|rage|yell(?:ing)?|shout(?:ing)?|snap(?:ping)?|impatien(?:t|ce)|irrita(?:ble|ted|bility)|lose it|short fuse|lash(?:ing)? out|hothead(?:ed)?",
    `I stay calm and patient, and I speak with kindness.
    I take a breath before I answer.
    My strength is quiet, and my words are clear.
    I say what bothers me calmly and in good time.`,
    2,
  ),
  theme(
    "patience",
    "patien(?:t|ce|tly)",
    `I am patient and kind, with others and with myself.
    I give things the time that they need.
    I breathe, smile and try once more.
    I stay calm when it takes longer.`,
  ),
  theme(
    "confidence",
    "confiden(?:t|ce)|self-?confidence|self-?assured|insecur(?:e|ity|ities)|self[- ]?doubts?|doubt(?:s|ing)? (?:myself|me)|doubts|doubt(?:s|ing)? (?:my|the)|believe in myself|believe in me|bold(?:er)?|sure of myself|rizz|shrink(?:ing)?|take up space|imposter(?: syndrome)?|impostor(?: syndrome)?|not smart enough|swagger|timid|small",
    `I trust myself and stand tall.
    I speak with a calm, clear voice.
    I know what I can do, and it shows.
    I walk into every room at ease with who I am.
    I try new things, and I do them well.`,
  ),
  theme(
    "ease with people",
    "shy(?:ness)?|social (?:anxiety|skills|situations)|awkward(?:ness)?|introvert(?:ed)?|small ?talk|talk(?:ing)? to (?:people|strangers|girls|women|men|guys)|parties|blush(?:ing)?|conversations?|eye contact|funny|witty|flirt(?:ing)?|charm(?:ing)?|likeable|likable|popular|being seen",
    `I am at ease with people, and they are at ease with me.
    I begin conversations with a smile, and they flow.
    I am curious about others and relaxed about myself.
    People enjoy my company, and I enjoy theirs.`,
  ),
  theme(
    "speaking in public",
    "public speaking|speak in public|speech(?:es)?|presentations?|presenting|giv(?:e|ing) a talk|toast|keynote|audience of|in front of|speak up|speaking up|meetings?|pitch|defen[sc]e|raise my hand",
    `I speak with a calm, clear voice, and people listen.
    I know what I want to say, and the words come easily.
    I enjoy the moment in front of others.
    I say my thoughts early and clearly, and they count.`,
    2,
  ),
  theme(
    "steady on stage",
    "stage ?fright|hands (?:shake|shaking|tremble|trembling)|shak(?:y|ing)|(?:play|sing|dance|perform)(?:s|ing)? (?:[a-z]+ ){0,4}without|trembl(?:e|es|ing)|freez(?:e|ing) up|freeze|blank(?:ing)? out|butterflies|auditions?",
    `My hands are steady, and I enjoy every moment of it.
    I breathe calmly, and my skill is there when I need it.
    I am at ease before others and give my best.
    I trust what I have practiced.`,
    3,
  ),
  theme(
    "courage",
    "brave(?:r|ry|ly)?|courage(?:ous)?|fear(?:s|less|ful)?|afraid|scared|terrified|frightened|phobia|dread(?:ing)?|guts|spiders|heights|the dark|dentist|needles|dogs|elevators?|comfort zone|daring|dare|leap|bolder|risks?|conquer",
    `I am calm and brave, and I take the next step.
    I meet what is new with a steady heart.
    I breathe, I look, and I walk on.
    My courage grows each time I use it.
    I am safe, and I trust myself.`,
    1,
  ),
  theme(
    "flying",
    "fly(?:ing)?|flights?|(?:air)?planes?|aeroplanes?|turbulence",
    `I fly calmly and arrive happy.
    I sit back, breathe evenly and enjoy the flight.
    I trust the plane, the crew and myself.
    The world is open to me, and I travel with ease.`,
    3,
  ),
  theme(
    "strength",
    "strength|(?<!was always the )strong(?:er)?|resilien(?:t|ce)|endur(?:e|ance)|keep going|carry on|get through|make it through|hold on|survive|surviv(?:e|ing)|bring me down|tough(?:er)?|weak(?:ness)?|helpless|powerless|persever(?:e|ance)|not give up|never give up|giving up|bounce back|rebuild|stand tall|back on my feet|warrior",
    `I am strong, and my strength grows each day.
    I stand firm, and I take one step at a time.
    I have got through much, and I trust myself.
    I rest, I rise, and I go on.
    Help is there when I need it.`,
    1,
  ),
  theme(
    "willpower and habits",
    "disciplin(?:e|ed)|willpower|habits?|routines?|consisten(?:t|cy)|stick to|commit(?:ted|ment)?|accountab(?:le|ility)|self-control|resolutions?|every (?:single )?day|daily",
    `I do what I have set out to do, a little each day.
    My good habits carry me with ease.
    I keep my promises to myself.
    Each small step makes the next one easier.`,
    1,
  ),
  theme(
    "starting and finishing",
    "procrastinat(?:e|es|ion|ing|or)|put(?:ting)? (?:things|it|everything) off|lazy|laziness|unproductive|productiv(?:e|ity)|get (?:things|shit|stuff|it|work) done|finish (?:what|things|my|the)|finishing|motivat(?:ed|ion)|deadline|to-?do(?: list)?|on time|late|lateness|punctual",
    `I start my work at once and finish what I begin.
    I take the first small step, and the rest follows.
    I finish in good time and enjoy my free evening.
    I do the most important thing first.`,
  ),
  theme(
    "focus",
    "focus(?:ed|ing)?|concentrat(?:e|ion|ing)|attention|adhd|add|distract(?:ed|ion|ions|ing)?|scattered|brain fog|clear head|mental clarity|sharp(?:er)?",
    `I give my full attention to one thing at a time.
    My mind is clear, and I finish what I begin.
    I work in quiet and with pleasure.
    I know what matters today, and I begin with it.`,
  ),
  theme(
    "perfectionism",
    "perfection(?:ist|ism)?|perfectly|flawless|good enough for|make mistakes|mistakes?|control(?:ling)? everything|control freak|let go of control",
    `I do my work well, call it done, and rest.
    I learn as I go, and I enjoy it.
    I am kind to myself when things turn out differently.
    I let things be good, and I am at ease.`,
  ),
  theme(
    "memory",
    "memor(?:y|ies|ize|ise)|remember(?:s|ing)?|forgetful|forget(?:ting)?|sharp mind|dementia|brain",
    `I remember what matters with a clear mind.
    My mind is fresh, quick and curious.
    Names, words and faces come to me with ease.
    I learn easily and keep what I learn.`,
  ),
  theme(
    "decision",
    "decid(?:e|es|ing)|decisions?|choos(?:e|ing) (?:between|the right)|make up my mind|whether to|crossroads|indecisi(?:ve|on)|clarity|clear about|confus(?:ed|ion)|right (?:choice|path|decision)|know what to do|should i|torn between|what to do|which way|torn",
    `I see my way clearly and take the next step.
    I decide with a quiet mind, and I stand by it.
    I listen to my heart and my head, and they agree.
    The right path shows itself, and I walk it.`,
  ),
  theme(
    "purpose",
    "remembered|find out who|purpose|meaning(?:ful)?|calling|my path|my way|direction|passion(?:s|ate)?|what I (?:was|am) (?:meant|here)|lost|aimless|stuck|trapped|drifting|destiny|legacy|who I am|find myself|finding myself|authentic|true self",
    `I know what matters to me, and I live by it.
    My days have meaning, and I use my gifts.
    I follow what I love, and it leads me well.
    I move forward freely, one clear step after another.`,
  ),
  theme(
    "new beginning",
    "change|changes|fresh start|start over|new (?:life|start|chapter|beginning|me)|start again|begin again|reinvent|turn my life|second chance|transform(?:ation)?|next chapter|too old|let go of (?:the|what|old)|the past|my past|old (?:life|me|patterns|habits)|baggage|grow(?:th|ing)?|become (?:a )?better|better person|best self|best version|improve",
    `I begin a new chapter, and it suits me well.
    I let the past rest and look forward to what comes.
    I grow a little each day, and I enjoy it.
    I take what I have learned and build something good with it.`,
    1,
  ),
  theme(
    "being oneself again",
    "who I (?:was|really am|am)|old self|myself again|feel like myself|used to be(?! (?:so )?(?:happy|joyful|fun))|recogni[sz]e myself|find myself again",
    `I am myself again, and I like who I am.
    I do the things that I have always loved.
    I know who I am, and I live by it.
    What makes me glad finds its way back to me.`,
    3,
  ),
  theme(
    "release",
    "no longer serves?|let(?:ting)? go|releas(?:e|es|ing)|surrender|shed|detach|burn away|wash away|leave behind|accept what",
    `I let go, and I feel light.
    My hands are free for what is good for me.
    I breathe out, and what is over leaves me.
    I trust life, and I flow with it.`,
    2,
  ),
  theme(
    "ease of life",
    "easy|easier|effortless(?:ly)?|with ease|smooth(?:ly)?|flow|works? out|go(?:es)? well|goes right|falls? into place|good year|soft life|easy life",
    `Things fall into place for me.
    I act at the right moment, and one thing leads to the next.
    I meet my days with calm, and help is there when I need it.
    I enjoy how well things go.`,
    1,
  ),
  theme(
    "freedom",
    "free(?:dom|ly|r)?|liberat(?:ed|ion)|independen(?:t|ce)|escape|breathe|space|own terms|adventur(?:e|es|ous)|spontane(?:ous|ity)|autonomy|live my life|stay single|single and",
    `I am free, and I live as I choose.
    I have the time, the money and the courage to go my own way.
    I breathe freely and walk lightly.
    My life is wide open, and I enjoy it.`,
    1,
  ),
  theme(
    "simple living",
    "less stuff|stuff|minimalis(?:m|t)|simpl(?:e|er|ify|icity)|own less|fewer things|clutter|possessions|hoard(?:ing)?",
    `I live simply, with the things that I need and love.
    My rooms are light, clear and easy to keep.
    I give away what others can use, and I feel free.
    I have enough, and I enjoy it.`,
    3,
  ),
  theme(
    "gratitude",
    "grat(?:eful|itude)|thank(?:s|ful| you)?|bless(?:ed|ings?)|appreciate",
    `I am grateful for my life and for the people in it.
    I notice the good in each day, and it grows.
    I say thank you often and mean it.
    I enjoy what I have, with an open heart.`,
    1,
  ),
  theme(
    "wonder",
    "wonder|awe|curio(?:us|sity)|imagination|inspir(?:ed|ation|e)|magic(?:al)? (?:life|days|in my)|enchant(?:ed|ment)|miracles?|surprises?",
    `I see the wonder in ordinary days.
    I am curious, and the world keeps surprising me.
    Fresh ideas come to me, and I follow them.
    I walk through the world with open eyes.`,
  ),
  theme(
    "a good person",
    "(?:better|good|kind(?:er)?|gentle(?:r)?|generous|honest) (?:person|human|man|woman|friend|listener)|kind(?:ness|er)?|compassion(?:ate)?|empath(?:y|etic)|generous|generosity|honest(?:y)?|integrity|listen(?:er|ing)?|humble|humility|loyal|helpful|help others|help people|volunteer|(?:man|woman|person) of my word|keep my word|promises|give back|of service",
    `I am kind, honest and glad to help.
    I listen well, and people feel understood.
    I keep my word, to others and to myself.
    I leave people and places a little better than I found them.`,
  ),
];
