import { type Theme, theme } from "./theme.ts";

/** Learning, making and going places. */
export const CRAFT_THEMES: readonly Theme[] = [
  theme(
    "exam",
    `exams?|finals|tests?|midterms?|ielts|toefl|gmat|gre|lsat|mcat|sat|bar(?: exam)?|boards|quiz|grades?|marks|gpa|ged|straight a.?s|certification|pass (?:my|the)|theory test|a-levels?|gcses?|straight as|citizenship test`,
    `I pass my exam with a clear head and a calm heart.
    I know my subject, and the answers come to me.
    I study steadily and remember what I learn.
    I walk out of the exam proud of what I have done.`,
  ),
  theme(
    "driving",
    "driv(?:e|es|ing)|(?:my|the) licen[cs]e(?: back)?|driver'?s? licen[cs]e|driving (?:test|licen[cs]e|lessons)|highway|motorway|parallel park",
    `I drive calmly and well, and I arrive safely.
    I pass my driving test with steady hands and clear eyes.
    I feel at ease behind the wheel.
    I see what happens on the road and act in good time.`,
    2,
  ),
  theme(
    "admission",
    "(?:get|got|getting|be|am|accepted) (?:in)?to (?:[A-Za-z]+ )?(?:cambridge|oxford|harvard|yale|stanford|mit|princeton|college|university|uni|school|law school|med school|medical school|grad school|art school|drama school|program|programme|course)|admission|admitted|acceptance letter|accepted (?:to|by|at)|early decision|waiting list|ivy league|(?:university|college|school) applications?|cambridge|oxford|harvard",
    `I am accepted where I want to study.
    My application shows who I am, and the answer is yes.
    I find a place to study where my mind comes alive.
    I open the letter, and it is good news.`,
    3,
  ),
  theme(
    "studies",
    "degree|diploma|dissertation|thesis|phd|master'?s|bachelor'?s|university|college|school|study(?:ing)?|studies|semester|homework|graduat(?:e|es|ion|ing)|course|coursework|research|professor|essays?|student|class(?:es)?",
    `I study with focus and complete my degree with pride.
    I understand what I read, and I remember it.
    I work on my studies each day, calmly and with pleasure.
    I stand among the graduates, proud and happy.`,
  ),
  theme(
    "languages",
    "fluent(?:ly)?|languages?|spanish|french|german|italian|portuguese|english|korean|japanese|chinese|mandarin|arabic|dutch|greek|polish|swedish|turkish|hebrew|latin|welsh|irish|gaelic|sign language|bilingual",
    `I speak the language fluently and with joy.
    Words come to me easily when I need them.
    I practice a little each day, and I understand more and more.
    I talk with people in their own language, and we understand each other.`,
  ),
  theme(
    "writing",
    "writ(?:e|es|ing|er|ten)|novels?|books?|stor(?:y|ies)|memoir|manuscript|screenplay|script|chapters?|(?:one|two|three|a) pages?|pages|poe(?:m|ms|try|t)|blog|journal(?:ing)?|author|wordcount|words a day",
    `I write each day, and my work comes alive on the page.
    I finish my manuscript and am proud of it.
    Words come to me freely when I sit down to write.
    I tell the story that only I can tell.`,
  ),
  theme(
    "publishing",
    "rejections?|rejection letters?|my (?:paper|article)|publish(?:ed|er|ing|es)?|literary agent|agent|book deal|best ?seller|bestselling|readers?|debut|send it out|submissions?|query letters?",
    `I find the right publisher, and my book reaches its readers.
    People read my work, and it stays with them.
    I send my work out with confidence, and the answer is yes.
    I hold my finished book in my hands.`,
    3,
  ),
  theme(
    "creative flow",
    "writer'?s block|creativ(?:e|ity)|creative block|blank page|ideas?|inspiration|nothing comes|muse|draw(?:s|ing)?(?: (?:again|every))?|sketch(?:ing)?|art|artists?|artwork|paint(?:s|ing|ings|er)?|sculpt(?:ure|ing)?|pottery|ceramics|clay|photograph(?:y|s|er)?|exhibition|gallery|craft(?:s|ing)?|knit(?:ting)?|sew(?:ing)?|design(?:s|er)?|make things|create|quilt",
    `I create freely and with joy.
    Ideas come to me, and my hands follow.
    I make time for my art each week, and it grows.
    I show my work with pride, and people love it.`,
  ),
  theme(
    "music",
    "music(?:al|ian)?|songs?|sing(?:s|ing|er)?|guitar|pianos?|violin|cello|drums?|flute|saxophone|ukulele|harp|bass|orchestra|choir|bands?|album|gigs?|concert|record (?:deal|label)|dj|compos(?:e|er|ing)|rap|rapper|instrument|label|spotify|tour",
    `I play and sing with joy, and people love to listen.
    My hands and my voice know the music by heart.
    I practice gladly, and my skill grows each week.
    Music flows through me, and I share it.`,
  ),
  theme(
    "stage and film",
    "act(?:or|ress|ing)|audition|role|part in|lead role|broadway|hollywood|west end|film(?:s|maker)?|movies?|tv|netflix series|theat(?:er|re)|stage|danc(?:e|es|er|ing)|ballet|casting|comed(?:y|ian)|stand-?up|perform(?:s|er|ance|ing)?|model(?:ing|ling)?|runway",
    `I shine on stage and enjoy every moment.
    The right role comes to me, and I fill it with life.
    I walk into the room calm and ready, and they remember me.
    I move, speak and play with my whole heart.`,
  ),
  theme(
    "learning a skill",
    "learn(?:s|ing)?|skills?|master(?:y|ing)?|teach myself|code|coding|program(?:ming)?|chess|sewing|lessons?|practi[sc](?:e|ing)|better at|good at|get good|knowledge|expert|understand|maths?|physics|chemistry|statistics|piano lessons",
    `I learn with pleasure and get better each week.
    I make time to practice, and it shows.
    I find good teachers and learn quickly.
    I enjoy being a beginner, and my skill grows.`,
    1,
  ),
  theme(
    "making an app",
    "app|apps|software|website|users|game|product|saas|downloads|code base|launch day",
    `More people find and love what I have built each week.
    I build something useful, and people are glad to pay for it.
    I finish my work, launch it, and watch it grow.
    The right people hear of my work and spread the word.`,
    2,
  ),
  theme(
    "travel",
    `travel(?:s|ing|ling)?|trips?|journeys?|voyage|world tour|see the (?:world|sea|ocean|northern lights|pyramids)|northern lights|japan|italy|iceland|paris|africa|abroad|backpack(?:ing)?|road trip|cruise|vacation|holiday|visit`,
    `I travel to the places of my dreams.
    I have the time, the money and the good company to travel.
    I see the world with open eyes and come home rich in stories.
    My journey goes smoothly, and I enjoy every day of it.`,
    1,
  ),
  theme(
    "safe travel",
    "(?:travel|drive|fly|get home|come home|arrive|journey|trip|return|road)(?:s|ing|ling)? (?:safe(?:ly)?|home safe(?:ly)?)|safe (?:travels?|trip|journey|flight|drive|road)|protection (?:while|when|on)|protected (?:on|while) ",
    `I travel safely and arrive well.
    I am protected on every road.
    I stay alert and calm, and I return home safe.
    Good people and good weather go with me.`,
    3,
  ),
  theme(
    "garden",
    "garden(?:ing|s)?|tomato(?:es)?|plants?|allotment|flowers?|harvest|orchard|seeds?|roses|soil|lemon tree|trees?",
    `My garden grows and gives me plenty.
    I tend my garden with patient hands, and it thrives.
    I sit among what I have planted and feel at peace.
    I pick what I have grown and share it.`,
  ),
  theme(
    "weather and day",
    "sunny|weather|rain(?:s|y)?|sunshine|snow|wedding day|big day|birthday|party|christmas|event|festival",
    `The day is bright, and everything falls into place.
    I enjoy each moment of the day, in sun or rain.
    The people I love are there, and we are happy.
    Everything is ready in good time, and I am at ease.`,
  ),
  theme(
    "lost things",
    "(?:find|finding) my (?:lost|missing|stolen)|lost (?:my )?(?:ring|keys|wallet|phone|passport|necklace|bag|watch|earring)|my lost|missing (?:ring|keys|wallet|passport|necklace)",
    `What I have lost comes back to me.
    I remember where I left it, and I find it.
    I look with calm, clear eyes and see it.
    An honest person finds what is mine and returns it.`,
    3,
  ),
  theme(
    "tenants and help",
    "tenants?|babysitter|nanny|housekeeper|employees?|hire|staff|business partner|co-?founder|assistant",
    `The right people come to me, and we get along well.
    I choose well and find somebody honest and friendly.
    We agree easily and keep our word.
    I can rely on the people around me.`,
  ),
  theme(
    "contract",
    "contract|deal|signed|sign the|negotiat(?:e|ion|ions|ing)|agreement|proposal|bid|tender",
    `The contract is signed on good terms.
    I negotiate with a calm voice and a clear aim.
    We agree quickly, and both sides are glad of it.
    My offer convinces the right people.`,
    3,
  ),
];
