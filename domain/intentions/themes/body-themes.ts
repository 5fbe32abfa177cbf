import { type Theme, theme } from "./theme.ts";

/** The body: sleep, healing, strength, habits, birth and looks. */
export const BODY_THEMES: readonly Theme[] = [
  theme(
    "sleep",
    "sleep(?:s|ing|less|lessness)?|insomnia|awake at night|lie awake|lying awake|night'?s rest|(?:wake|waking) up (?:rested|refreshed|at 3)|without pills|melatonin|rested",
    `I sleep deeply each night and wake rested.
    My mind grows quiet when I lie down.
    I go to bed at a good hour and fall asleep with ease.
    Each morning finds me fresh and clear.
    My nights are long, dark and restful.`,
  ),
  theme(
    "dreams at night",
    "haunt(?:s|ing|ed)?|nightmares?|bad dreams?|night terrors?|sleep paralysis",
    `My dreams are peaceful, and I wake rested.
    I feel safe in the dark and sleep deeply.
    My nights are quiet, and my mornings are bright.
    I fall asleep with calm and friendly thoughts.`,
    3,
  ),
  theme(
    "early mornings",
    "wake up (?:at|early|before|on time)|waking up (?:at|early)|get up (?:at|early|on time|earlier)|morning person|early bird|5 ?am|6 ?am|snooze|alarm|early riser|wake at|rise at|get out of bed",
    `I get up early and enjoy the quiet of the morning.
    I go to bed on time and wake fresh and ready.
    My mornings begin calmly, with time for what I love.
    I greet each morning with clear eyes.`,
    3,
  ),
  theme(
    "energy",
    "energy|energetic|tired(?! of)(?:ness)?|exhaust(?:ed|ion)|fatigue|vitality|worn out|drained|no strength|burned out|sluggish",
    `I am rested and full of energy.
    My strength lasts from morning to evening.
    I rest when I need it and rise refreshed.
    I have energy for the people and things that I love.`,
    1,
  ),
  theme(
    "healing",
    `heal(?:s|ed|ing|th|thy|thier)?|recover(?:y|s|ed|ing)?|cure[ds]?|sick(?:ness)?|(?:am|feel|fall|be|get|so|is|being) ill|illness|disease|bones|cancer|symptoms?|remission|cancer|tumou?r|chronic|lupus|crohn'?s|diabet(?:es|ic)|arthritis|asthma|allerg(?:y|ies)|infection|
    immune|autoimmune|lungs|covid|blood pressure|blood sugar|cholesterol|tinnitus|eczema|psoriasis|ibs|gut health|digestion|stomach|thyroid|kidneys?|liver|heart (?:health|condition|disease)|endometriosis|eyesight|hearing aids?|my hearing|hear well|cane|wheelchair|balance again|walk again`,
    `My body heals, and I grow stronger each day.
    I am well, and I enjoy my days.
    I trust my body and give it what it needs.
    The right care reaches me, and it does me good.
    I move through my days with ease and new strength.`,
  ),
  theme(
    "pain",
    `pain(?:s|ful|-free)?|hurt(?:s|ing)?(?: (?:less|anymore))?|aches?|aching|sore|back ?(?:ache|pain)|(?<!(?:has|have|got|had) )my (?:back|knees?|hips?|shoulders?|neck|joints?|wrists?|feet|foot|ankles?)|sciatica|fibromyalgia|cramps|stiff`,
    `My body feels light and well, and I move with ease.
    I walk, bend and stretch freely.
    My body heals day by day.
    I enjoy moving again, and I sleep in comfort.`,
  ),
  theme(
    "headaches",
    "headaches?|migraines?",
    `I have a clear, light head.
    My mind is clear from morning to evening.
    My neck and shoulders are soft, and my head is light.
    I look into the light with calm, easy eyes.`,
    3,
  ),
  theme(
    "medical results",
    "biopsy|scans?|mri|test results?|results|benign|all[- ]clear|diagnosis|screening|blood test|lump|check-?up|tests? (?:come|comes|came) back|clear scan",
    `The results are good, and I breathe freely.
    I receive good news from my doctor.
    My body is well, and my mind is calm.
    I wait with a calm heart, and all is well.`,
    3,
  ),
  theme(
    "surgery",
    "surger(?:y|ies)|replacement|operation|transplant|chemo(?:therapy)?|radiation|treatment|surgeon|medication|medicine|meds|doctors?|anesthesia|rehab|physio(?:therapy)?|hospital",
    `My treatment goes well, and I recover quickly.
    I am in skilled and caring hands.
    My body heals cleanly and well.
    I am calm before it and strong after it.`,
    3,
  ),
  theme(
    "smoking",
    "smok(?:e|es|ing|er)|cigarettes?|nicotine|vap(?:e|es|ing)|tobacco|weed|pot|stoned",
    `I breathe freely with clear, healthy lungs.
    My lungs grow stronger each day.
    I am calm and free, and fresh air tastes good.
    I have all the strength that I need to stay free.`,
    3,
  ),
  theme(
    "alcohol",
    "drink(?:ing|s)?(?! (?:more )?(?:water|two|tea|enough))|drunk|alcohol(?:ic)?|booze|wine|beer|sober|sobriety|hangovers?|rehab|AA",
    `I live sober, clear and strong.
    My evenings are calm, and my mornings are bright.
    I enjoy company with a clear head.
    I choose what does me good, one day at a time.`,
    3,
  ),
  theme(
    "addiction",
    "addict(?:ed|ion|ions|ive)?|drugs?|clean|relapse|cocaine|heroin|opioids?|pills|meth|using again|stay clean|cravings?|porn",
    `I am free, clear and strong, one day at a time.
    I choose what does me good, today and each day.
    Good people stand by me, and I let them help.
    My body and my mind grow clearer each week.`,
    2,
  ),
  theme(
    "small habits of the hands",
    "bit(?:e|ing) (?:my nails|the inside|my (?:cheek|lip)s?)|nail[- ]biting|nails|pick(?:ing)? (?:at )?my (?:skin|face|scabs|lips)|skin picking|pull(?:ing)? (?:out )?my hair|hair pulling|trichotillomania|fidget(?:ing)?|grind(?:ing)? my teeth|clench",
    `My hands are calm and my skin is whole.
    I notice the urge, breathe out, and let my hands rest.
    I am kind to my body, and it heals.
    My hands find better things to do.`,
    3,
  ),
  theme(
    "phone",
    "phone|scroll(?:ing)?|doom-?scrolling|social media|screen ?time|screens?|video ?games?|gaming|netflix|instagram less|off (?:instagram|tiktok|facebook)|online",
    `I keep my time and attention for what I love.
    I put my phone away and enjoy the moment.
    My mind is clear, and my evenings are my own.
    I look up and take part in the life around me.`,
  ),
  theme(
    "eating",
    `eat(?:s|ing)?|food|diet(?:s|ing)?|sugar|junk|snack(?:s|ing)?|binge|bing(?:e|es|ing)|overeat(?:ing)?|cook(?:ing|s)?|meals?|vegetables|vegan|appetite|chocolate|sweets|nourish|water|hydrated|meal prep`,
    `I eat fresh, wholesome food that gives me strength.
    I listen to my body and give it what it needs.
    I enjoy each meal calmly and stop when I have had enough.
    I cook with pleasure and feel well all day.`,
  ),
  theme(
    "water",
    "(?:more|enough|drink|drinks|of|liters?|litres?|glasses) (?:[a-z]+ )?water|hydrat(?:ed|ion|e)|two lit(?:er|re)s",
    `I drink fresh water all day and feel clear and awake.
    A glass of water stands beside me, and I reach for it gladly.
    I care for my body with small, steady habits.
    My body feels fresh, light and well.`,
    3,
  ),
  theme(
    "weight",
    `weight|lose \\d+|pounds (?:before|by|lighter)|kilos?|kg|lbs|skinn(?:y|ier)|thin(?:ner)?|slim(?:mer)?|fat|overweight|obese|size \\d+|slender|lean|my belly|fit into|jeans|dress size|calories`,
    `I am at ease in a strong, healthy body.
    I move gladly each day and eat what does me good.
    My body finds its healthy weight, step by step.
    I feel light, strong and comfortable in my clothes.`,
  ),
  theme(
    "strength and fitness",
    `fit|fitness|gym|exercis(?:e|es|ing)|work(?:ing)? out|workouts?|muscles?|abs|six[- ]pack|strong(?:er)? (?:body|arms|legs)|pull-?ups?|push-?ups?|bench|deadlift|squat|stamina|flexible|flexibility|touch my toes|splits|handstand|yoga|pilates|stretch(?:ing)?|steps a day|move (?:more|30|my body)|in shape|athletic|toned`,
    `My body is strong and flexible, and I move with ease.
    I enjoy moving, and I do it each day.
    I grow stronger with each week of practice.
    I feel proud of what my body can do.`,
  ),
  theme(
    "running and endurance",
    `run(?:s|ning)?(?! (?:around|with my|out|for|my|a business|a company|the|away|into|smoothly))|marathon|half[- ]marathon|(?:a|the|my|first|run|running) 5k|triathlon|iron ?man|race|cycl(?:e|ing)|bike|swim(?:ming)?|laps|hik(?:e|es|ing)|climb(?:s|ing)?|kilimanjaro|everest|summit|mountain|trail|camino|ultra`,
    `I reach my goal with strong legs and a light heart.
    I train steadily, and my body carries me far.
    I breathe evenly and enjoy each step of the way.
    I cross the line proud and happy.`,
  ),
  theme(
    "sport",
    `champion(?:ship|s)?|playoffs?|tournament|team captain|captain|varsity|match|league|medal|gold|olympi(?:c|cs|an)|football|soccer|basketball|tennis|judo|karate|boxing|wrestling|golf|hockey|baseball|rugby|gymnastics|coach|personal (?:best|record)|world record|title|regional|qualify|chess|surf(?:ing)?|ski(?:ing)?|skat(?:e|ing)`,
    `I play at my best, and I win.
    I am calm, quick and strong when it counts.
    I train with joy, and my skill grows each week.
    I trust my body and my training, and I enjoy the game.`,
  ),
  theme(
    "contest",
    "contests?|competitions?|prizes?|awards?|fair|pageant|pitch night|talent show|first place|win the",
    `I give my best, and I win.
    I enter well prepared, and I enjoy every moment.
    What I make or do convinces the jury.
    I hold the prize in my hands, proud and happy.`,
  ),
  theme(
    "skin",
    "skin|acne|pimples|complexion|glow(?:ing)?|scars?|wrinkles?|rosacea|freckles",
    `My skin is clear, calm and healthy.
    I look into the mirror and like what I see.
    My skin heals, and I am gentle with it.
    I am comfortable in my own skin.`,
  ),
  theme(
    "hair",
    "(?:my|thicker|longer|long|thick|healthy|grow|curly) hair|hair (?:loss|growth|grows|to grow|back|stops)|hairline|bald(?:ing|ness)?|beard",
    `My hair grows strong and healthy.
    I like what I see in the mirror.
    I care for my hair gently, and it thrives.
    I am at ease with how I look.`,
    3,
  ),
  theme(
    "looks",
    "beaut(?:y|iful|ifully)|pretty|prettier|handsome|attractive|gorgeous|hot|ugly|look(?:s|ing)? (?:good|great|better|young|younger|my best|like)|photos|mirror|appearance|my looks|glow up|taller|hotter|tall|youthful|young|irresistible|feminin(?:e|ity)|masculin(?:e|ity)|elegan(?:t|ce)|teeth|waist",
    `I feel beautiful, and I am at ease with how I look.
    I look into the mirror and smile.
    I wear what I love and carry myself with grace.
    My warmth and my confidence show in my face.`,
  ),
  theme(
    "peace with the body",
    "(?:my|own|this) body|ashamed of my body|body image|in my (?:own )?skin|body positive|bikini|love my body|at home in my body|breasts?|belly|curves|eating disorder|anorexi[ac]|bulimi[ac]",
    `I feel at home in my body and treat it with kindness.
    My body carries me through life, and I am grateful for it.
    I wear what I like and feel comfortable in it.
    I look at myself with friendly eyes.`,
    1,
  ),
  theme(
    "conceiving",
    "pregnant|fertil(?:e|ity)|conceiv(?:e|ing)|conception|ivf|embryo|ovulat(?:e|ion)|a baby|a child|(?<!after (?:the|my|our|two) |carried (?:two|three|my) )(?:baby|babies)(?! weight)|become (?:a )?(?:mother|mom|mum|parents?|father|dad)|start a family|family of my own|child of my own|my (?:period|cycle)|miscarriage|positive test|period",
    `I welcome a healthy child into my life.
    My body is ready, and I am calm and hopeful.
    I hold my child in my arms, and my heart is full.
    My body is balanced and well, and I trust it.`,
  ),
  theme(
    "birth",
    "birth(?! (?:mother|father|parents))|labou?r|deliver(?:y)? (?:a|my|our)|midwife|pregnancy|trimester|due date|c-section|unborn|my bump|stay pregnant|full term|born healthy",
    `I carry my child with ease, and we are both healthy.
    I give birth safely, calmly and well supported.
    I trust my body, and it knows what to do.
    I hold my healthy child in my arms.`,
    3,
  ),
  theme(
    "change of life",
    "hot flash(?:es)?|hot flushes|(?:peri)?menopaus(?:e|al)|hormones?|pms|periods? pain|mood swings",
    `My body finds its balance, and I feel well in it.
    I am calm and comfortable, by day and by night.
    I welcome this new time of my life with humor and ease.
    I sleep deeply and wake refreshed.`,
    3,
  ),
  theme(
    "age",
    "old(?:er)? age|(?:get|getting|grow|growing) old(?:er)?|ag(?:e|ing) (?:well|gracefully)|turn(?:ing)? (?:30|40|50|60|70|80)",
    `I am at peace with my age, and I enjoy it.
    Each year brings me calm, friends and new pleasures.
    My body and my mind stay lively.
    I like the person I have become.`,
    3,
  ),
  theme(
    "speech",
    "stammer(?:ing)?|stutter(?:ing)?|lisp|my accent|my voice|voice",
    `My voice is clear, and my words flow with ease.
    I say what I want to say, calmly and at my own pace.
    People listen gladly when I speak.
    I breathe, begin, and the words come.`,
  ),
];
