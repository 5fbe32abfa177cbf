import { type Theme, theme } from "./theme.ts";

/** Money, work, home, law and luck. */
export const LIVELIHOOD_THEMES: readonly Theme[] = [
  theme(
    "money",
    `(?:need|want|receive|earn|win|get|make|have) [$€£] ?\\d[\\d,.]*k?|money|cash|rich|richer|wealth|wealthy|wealthier|abundan(?:ce|t)|prosper(?:ity|ous)?|financ(?:e|es|ial|ially)|income|broke|poor|poverty|millionaire|billionaire|six figures?|figures|10k|paycheck|afford|salary|
    passive income|dollars?|euros?|pounds|bucks|\\d+k|fortune|riches`,
    `I earn more than enough for a good life.
    Money comes to me steadily from work that I enjoy.
    I handle my money with calm and skill, and it grows.
    I have plenty to live on, to save and to share.
    New ways to earn well open up for me.`,
    1,
  ),
  theme(
    "debt",
    "debts?|loans?|credit cards?|owe|pay(?:ing)? off|overdraft|collectors|student loans?|(?:in|out of) the red|debt-free|debt free",
    `I pay off all that I owe, month by month.
    I have more than enough money for every bill.
    I am free to spend what I earn on the life that I want.
    I look at my accounts with a calm mind and a clear plan.`,
  ),
  theme(
    "rent and bills",
    "(?:the|my|our|make|pay|for|afford|this month.s|next month.s) rent|bills?|electricity|make ends meet|pay(?:check|day) to pay(?:check|day)|eviction|evicted|keep (?:my|our) (?:home|house|apartment|flat)|groceries",
    `I pay my rent and every bill on time, with money to spare.
    Enough money reaches me in good time each month.
    My home is secure, and I sleep soundly in it.
    I have a steady income that carries me and those I love.`,
  ),
  theme(
    "saving",
    "bank (?:balance|account)|save (?=[£€$])|sav(?:e|es|ing) (?:up|money|more|for|\\d+|each|every|part|enough)|savings?|emergency fund|nest egg|down ?payment|deposit|retire(?:ment|s)?|retiring|pension|invest(?:s|ment|ments|ing)?|crypto|bitcoin|stocks|shares|trading|trader",
    `I save part of my income each month with ease.
    My savings grow, and I feel secure.
    I make calm, wise choices with my money.
    I have enough put by for the plans that I love.`,
  ),
  theme(
    "spending",
    "overspend(?:ing)?|spend(?:ing)? (?:less|too much|money on|on)|impulse (?:buy|buying|purchases|shopping)|shopping|shopaholic|waste money|wasting money|budget",
    `I spend my money on what truly matters to me.
    I keep to my budget with ease and watch my savings grow.
    I leave the shop with what I came for and a good feeling.
    I have all that I need, and I enjoy it.`,
    3,
  ),
  theme(
    "gambling",
    "gambl(?:e|es|ing|er)|betting|casino|slots|poker machines",
    `I keep my money and my evenings for the people I love.
    I am calm, free and in charge of my choices.
    My savings grow, and my mind is at rest.
    I fill my evenings with things that do me good.`,
    3,
  ),
  theme(
    "money that is due",
    "refund|child support|alimony|inheritance|owes me|owed|deposit back|pay(?:s)? (?:me )?back|settlement|compensation|insurance|invoice|overdue|payout|back pay|benefits|grant money",
    `I receive all the money that is due to me, in full and in good time.
    The matter is settled fairly and without fuss.
    I keep my papers in order, and the right people act on them.
    I speak up calmly for what is mine.`,
    4,
  ),
  theme(
    "raise and promotion",
    `raise|pay rise|promot(?:ion|ed|e|es)|more pay|paid (?:more|fairly|better|what)|salary increase|(?:get|got|getting) ahead|senior|team lead|head of|director|manager (?:role|position|job)|partner at|tenure|bonus|the promotion`,
    `I am promoted and paid well for the good work that I do.
    My work is seen and valued.
    I ask for the pay that I deserve with a calm, clear voice.
    I take on more, and I grow into it with ease.`,
  ),
  theme(
    "new job",
    `(?:new|better|dream|good|great|perfect|well[- ]paid|remote|full[- ]time|part[- ]time|proper|real|right|different|a|the|this|that|another|get|find|finding|need|land|landing|want) (?:job|position|gig)|jobs?|unemployed|unemployment|job ?less|job hunt|job search|job offer|hired|hire me|employment|laid off|recruiters?|work from home|redundan(?:t|cy)|an offer|the offer|callback|position|internship|apprenticeship`,
    `I find work that I enjoy and that pays me well.
    I work with people who value what I do.
    The right job comes to me at the right time, and I say yes.
    I wake up glad to go to work.
    My skills are wanted, and good offers reach me.`,
  ),
  theme(
    "interview",
    "interviews?|audition(?:s|ing)? for the job|assessment cent(?:er|re)|hiring manager|second round",
    `I speak with calm confidence in my interview and win the position.
    I show what I can do, and they see it.
    I walk in prepared and walk out proud.
    The right words come to me when I need them.`,
    3,
  ),
  theme(
    "respect at work",
    `(?:my|our|the) (?:boss|manager|supervisor|colleagues?|co-?workers?|department)|respect(?:ed|s)?(?: me)?|recognition|recognized|recognised|appreciated|credit for my work|taken seriously at work|in meetings?|at (?:work|the office)|toxic (?:work|workplace|boss|job|office)|competent|professional`,
    `I am met with respect, and my work is valued.
    I speak up with a calm, clear voice, and I am heard.
    I do good work, and the right people see it.
    I enjoy fair and friendly days at work.`,
  ),
  theme(
    "career change",
    `(?:quit|leave|leaving|quitting|escape|out of|hate|sick of|tired of) (?:my|this|the|a)(?: [a-z-]+)? (?:job|work|corporate job|office|nine to five|9 to 5)|career change|change careers?|new career|corporate|9[- ]to[- ]5|nine to five|dead[- ]end job`,
    `I leave my old job at the right time for work that suits me.
    I earn my living with work that I love.
    I plan my next step calmly, and I take it with courage.
    I am free to shape my working days as I like.`,
    3,
  ),
  theme(
    "career",
    "career|profession|vocation|calling|mondays?|(?:my|at|to|do|of|find|search|for|good|love|in) work|working|workplace|employer|office|shift|freelanc(?:e|er|ing)|contracts?",
    `I do work that I enjoy and that pays me well.
    I grow in my profession, and my work is valued.
    I finish each working day proud and at ease.
    Good people and good chances come to me through my work.`,
    1,
  ),
  theme(
    "own business",
    `(?:my|our|own|a|the|this|new|small) (?:own )?(?:[a-z]+ )?(?:business|company|startup|start-up|shop|store|bakery|caf[eé]|restaurant|studio|salon|practice|agency|firm|brand|podcast|food truck|farm|bookshop|gallery)|self[- ]employed|be my own boss|own boss|entrepreneur|side hustle|launch`,
    `My business grows steadily and pays me well.
    I run a business that I love, and people are glad of it.
    I make clear decisions and lead my business with a steady hand.
    My days are my own, and my work makes me proud.`,
  ),
  theme(
    "customers and sales",
    "customers?|clients?|clientele|salesperson|sales|sells?|selling|buys? my|orders|bookings?|booked|fully booked|etsy|subscribers? to my|profit|revenue|turnover|patients",
    `New customers find me each week and come back gladly.
    My work sells well, and people tell their friends about it.
    I serve people who value what I make and pay me well for it.
    My order book is full, and I enjoy every order.`,
  ),
  theme(
    "funding",
    "fund(?:ed|ing)|investors?|(?:a|the|this|that|research|arts?) grants?|kickstarter|crowdfunding|seed round|scholarships?|sponsors?|sponsorship|stipend",
    `My work is funded in full by people who believe in it.
    I present my plan with calm confidence, and the answer is yes.
    The right supporters find me at the right time.
    I put each coin to good use and see my plans grow.`,
    3,
  ),
  theme(
    "luck",
    "lottery|jackpot|powerball|sweepstakes|raffle|scratch ?cards?|lucky|luck|fortune smiles|win big|good fortune",
    `Good luck finds me, and I make good use of it.
    I am in the right place at the right time.
    Happy surprises come into my life.
    I notice lucky chances and take them gladly.`,
  ),
  theme(
    "court",
    "court|lawsuit|justice|judge|jury|legal|lawyer|verdict|appeal|case|trial|charges|settled|police|hearing|tribunal|divorce settlement",
    `My case is settled fairly and in my favor.
    I speak the truth calmly, and I am believed.
    I am well advised and well prepared.
    The matter ends well, and I sleep in peace.`,
  ),
  theme(
    "custody",
    "custody|visitation|see my (?:kids|children|son|daughter)|family court|social services",
    `My children and I are together, safe and happy.
    The court decides fairly and for the good of my children.
    I stay calm and clear, and people see that I am a loving parent.
    I share warm, steady time with my children each week.`,
    3,
  ),
  theme(
    "visa",
    "visa|green card|citizenship|immigration|residence permit|work permit|asylum|passport|papers|naturali[sz]ation",
    `My papers are approved, and I am free to build my life here.
    I receive good news about my papers in good time.
    I am welcome in the country where I want to live.
    I plan my future here with a calm heart.`,
    3,
  ),
  theme(
    "buying a home",
    `mortgage|buy(?:s|ing)? (?:a|our|my|the)(?: [a-z]+)? (?:house|home|flat|apartment|place|condo)|own(?:s|ing)? (?:a|my|our)(?: own)?(?: [a-z]+)? (?:house|home|flat|apartment|place|condo)|first home|dream (?:house|home)|(?:a|the|our|my own|bigger|new|own) (?:[a-z]+ )?(?:house|home|cottage|cabin|condo)|house (?:by|near|on|with|in)|home (?:by|near|on) the|homeowner|the keys`,
    `I live in a home of my own that I love.
    I find the right house at a price that I can gladly pay.
    I open the door of my own home and know that I have arrived.
    The money, the papers and the timing all come together for my home.`,
  ),
  theme(
    "finding a flat",
    "(?:find|get|rent|new|a|affordable|bigger|need|own|perfect|right|nice) (?:[a-z]+ )?(?:apartment|flat|studio flat|place to live|place to rent|place of my own)|live alone|lease|apartment|my own place|a place of my own|parents.? (?:house|home|basement)|own (?:four )?walls|move out|moving out|housing|house hunting|somewhere to live",
    `I find a bright, quiet place that I can easily afford.
    I come home each evening to a place that feels like mine.
    My new home suits me, and I settle in with ease.
    The right door opens, and the keys are in my hand.`,
  ),
  theme(
    "selling a home",
    "sell(?:s|ing)? (?:my|our|the|this) (?:house|home|flat|apartment|place|property|land|condo)|(?:house|home|flat|apartment|property) sells?|buyer",
    `My house sells quickly, for a good price, to somebody who loves it.
    The right buyer walks in and feels at home.
    The sale goes smoothly from the first visit to the last signature.
    I move on with money in hand and a light heart.`,
    3,
  ),
  theme(
    "moving away",
    "move to|moving to|relocat(?:e|ing|ion)|live in(?! (?:harmony|peace))|living in|emigrate|move abroad|live abroad|move (?:back|home|out of|somewhere|closer|near)|new (?:city|town|country)|by the (?:sea|ocean|lake|beach)|countryside",
    `I live in the place that I have dreamed of, and I feel at home there.
    The right home and the right work await me there.
    My move goes smoothly, step by step.
    I wake up in my new home with a happy heart.`,
  ),
  theme(
    "peaceful home",
    "(?:my|our|this|the|a|happy|peaceful|calm|clean|tidy) (?:home|house|household|kitchen)|declutter(?:ing)?|clutter|tidy|messy|organi[sz]ed|housework|chores|cleaning|home life",
    `My home is calm, bright and full of peace.
    I keep my home in order with a light hand.
    Everyone who lives here feels safe and welcome.
    I come home, close the door and breathe freely.`,
    1,
  ),
  theme(
    "car",
    "(?:new|dream|a|my|own|better|black|red) (?:car|truck|van|rv|camper|mustang|motorbike|motorcycle|bmw|tesla|porsche|mercedes|audi)|bmw|tesla|porsche|mercedes|ferrari|lamborghini|jeep",
    `I drive a car that I love and can easily afford.
    I find the right car at a fair price.
    I sit behind the wheel of my own car with a smile.
    The money for my car comes to me in good time.`,
  ),
  theme(
    "keeping a job",
    "keep my (?:job|position)|lose my job|losing my job|layoffs?|fired|job security|probation",
    `I keep my job and am valued for my work.
    My income is secure, and I sleep soundly.
    I do my work well, and the right people notice.
    Whatever changes at work, I find a good place.`,
    3,
  ),
  theme(
    "burnout and balance",
    "burn(?:ed|t)?[- ]?out|work[- ]life|overwork(?:ed|ing)?|work too much|working too much|work less|workaholic|time off|(?:a|need|take) (?:break|holiday|vacation)|drowning in|more (?:free )?time|enough time|time for (?:myself|my|me|what)|day off",
    `I work with a clear head and rest with a good conscience.
    I have time for the people and things that I love.
    I leave work on time and feel free in the evening.
    My strength returns, and my days have a gentle rhythm.`,
    3,
  ),
  theme(
    "success",
    "succe(?:ss|ed|eds|ssful|ssfully)|fail(?:s|ed|ing|ure|ures)?|achieve(?:s|ment|ments)?|goals?|ambition|ambitious|accomplish|win(?:s|ning)? at life|level up|work(?:s)? out for me|go(?:es|ing)? my way|potential|opportunit(?:y|ies)|breakthrough|things work out|blocks|blocked|unstoppable",
    `I succeed in what I begin.
    I finish what I start, and I am proud of it.
    I learn quickly, and each try brings me further.
    Good chances come to me, and I take them with courage.
    I use my gifts well and enjoy the results.`,
    1,
  ),
  theme(
    "fame",
    "famous|fame|celebrity|superstar|movie star|rock ?star|followers|subscribers|subs|channel|viral|influencer|tik ?tok|instagram|youtube|views|audience|go viral|platform|podcast|twitch|streamer",
    `My work reaches people everywhere, and they love it.
    More people find my work every day and come back for more.
    I share what I make with joy, and my audience grows.
    I am known and respected for what I do.`,
  ),
  theme(
    "leadership",
    "boss (?:bitch|babe|lady)|leader(?:ship)?|lead (?:my|a|the|others|people)|manage (?:a|my|people)|as (?:a|the|their) (?:new )?(?:manager|leader|boss)|my team(?! trust| like| love)|charisma(?:tic)?|influen(?:ce|tial)|power|powerful|authority|magnetic|presence when",
    `I lead with a calm voice and a clear plan.
    People listen to me, because I know what I stand for.
    I stand in my own strength at work and at home.
    I use my strength for good, and it grows.`,
    1,
  ),
];
