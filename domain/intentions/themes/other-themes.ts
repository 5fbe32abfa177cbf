import { type Theme, theme } from "./theme.ts";

/**
 * What is asked for somebody else. {Kin}, {kin}, {they}, {them}, {their} are that person; a verb in braces takes the person's number.
 */
export const OTHERS_THEMES: readonly Theme[] = [
  theme(
    "healing of others",
    `heal(?:s|ed|ing|thy)?|health|recover(?:s|ed|y|ing)?|well|better|sick|ill(?:ness)?|cancer|tumou?r|surgery|operation|hospital|stroke|chemo|treatment|cure[ds]?|pain|disease|beats?|remission|infection|vet|limp(?:s|ing)?|knees?|hips?|
    heart|lungs|coma|scan|biopsy|results|dementia|depress(?:ed|ion)|anxi(?:ety|ous)|injur(?:y|ed)|leg|paws?|live (?:forever|long|longer)|winters|years with`,
    `{Kin} {grows} stronger each day and {feels} well.
    {Kin} {is} in skilled and loving hands.
    I give {kin} my love and my calm, and {they} {heals}.
    {Kin} and I enjoy many good days together.`,
    3,
  ),
  theme(
    "sobriety of others",
    "vap(?:e|es|ing)|drink(?:s|ing)?|alcohol|drunk|sober|drugs?|addict(?:ion|ed)?|smok(?:e|es|ing)|gambl(?:e|es|ing)|clean|rehab|using",
    `I love {kin} and stay calm and strong while {they} {finds} {their} way to health.
    I am there for {kin} with love, and I take good care of myself.
    There is peace in our home, and I find the support that I need.
    I speak with {kin} honestly and kindly, and I keep my own peace.`,
    3,
  ),
  theme(
    "safety of others",
    "leaves? (?:him|her|that|this)|safe(?:ly)?|protect(?:s|ed|ion)?|home|deployment|deployed|accident|drive|return(?:s|ed)?|guard(?:ed|s)?|army|trip|travels?|school",
    `{Kin} {is} safe and well.
    {Kin} {comes} home safely, and I breathe freely.
    I trust {kin}, and my heart is calm.
    {Kin} {is} surrounded by people who mean {them} well.`,
  ),
  theme(
    "a lost animal",
    "(?:come|comes|bring|brings|back|find|finds|return|returns|get|gets|way)(?: [a-z]+)? home|home safe|lost|missing|ran away|run away|found|comes back|come back",
    `{Kin} {finds} the way home, safe and well.
    {Kin} {is} back with me, and I hold {them} in my arms.
    Kind people see {kin} and help {them} home.
    I stay calm and keep looking, and we find each other.`,
    3,
  ),
  theme(
    "calm of an animal",
    "bark(?:s|ing)?|bit(?:e|es|ing)|howl(?:s|ing)?|pee(?:s|ing)?|scratch(?:es|ing)?|chew(?:s|ing)?|behave(?:s|d)?|train(?:ed|ing)?|obey|leash|litter|calm",
    `{Kin} {is} calm and quiet, and we understand each other.
    {Kin} {rests} quietly at home and {trusts} me.
    I am patient with {kin}, and {they} {learns} from me.
    Our home is peaceful, by day and by night.`,
    3,
  ),
  theme(
    "rest of the dead",
    "good death|gentle death|peaceful end|dying|rest(?:s)? in peace|cross(?:es|ed)? over|pass(?:es)? (?:peacefully|over)|soul|afterlife|late (?:mother|mom|mum|father|dad|husband|wife|brother|sister|grand[a-z]+)",
    `{Kin} {rests} in peace, and {their} love stays with me.
    I remember {kin} with a grateful heart.
    I carry on what {kin} gave me.
    My heart is calm, and the love between us lasts.`,
    3,
  ),
  theme(
    "sleep of others",
    "sleep(?:s|ing)?|through the night|bedtime|nightmares?|naps?",
    `{Kin} {sleeps} deeply through the night, and so do I.
    {Kin} {falls} asleep with ease and {wakes} rested.
    Our nights are quiet, and our mornings are bright.
    I put {kin} to bed with calm and love.`,
    3,
  ),
  theme(
    "success of others",
    "exam|exams|test|pass(?:es|ed)?|visa|papers|become|academy|gets? in(?:to)?|school|college|university|job|finds? work|at work|career|interview|grades?|gradua(?:te|tes|tion)|succeed(?:s)?|success(?:ful)?|business|audition|team|game|match|finish(?:es)?|read(?:s|ing)?|learn(?:s|ing)?|hired|employment",
    `{Kin} {succeeds}, and I am proud of {them}.
    {Kin} {trusts} in {their} own strength and {does} well.
    The right doors open for {kin}.
    I believe in {kin}, and {they} {feels} it.`,
    3,
  ),
  theme(
    "friends of others",
    "friends?|lonely|bull(?:y|ied|ying|ies)|fit in|included|classmates|alone|finds? love",
    `{Kin} {has} people who are kind to {them} and glad to see {them}.
    {Kin} {feels} welcome and at home with others.
    {Kin} {meets} others with an open heart.
    I listen to {kin}, and {they} {feels} loved and strong.`,
    2,
  ),
  theme(
    "nearness of others",
    "(?:talk|talks|speak|speaks|call|calls|write|writes|open up|opens up|listen|listens|come back|comes back|trust|trusts|visit|visits|forgive|forgives|understand|understands|accept|accepts|respect|respects|see|sees|close to)(?: to)? (?:me|us)|our relationship|talk again|closer|connection|bond|(?:accept|accepts|like|likes|approve of) my|proud of me|looks? at me|know(?:s)? me|remembers?|loved me|phone|estranged|peace with|make peace|amends|talk to me|miss(?:es)? me|speaking",
    `{Kin} and I speak openly and grow close again.
    I listen to {kin} with patience and love.
    There is trust and warmth between {kin} and me.
    I reach out to {kin} with an open heart.`,
    3,
  ),
  theme(
    "peace among others",
    "fight(?:s|ing)?|argu(?:e|es|ing|ments?)|quarrel(?:s|ing)?|get along|gets along|peace|tantrums?|scream(?:s|ing)?|yell(?:s|ing)?|hit(?:s|ting)?|behave(?:s)?|listen(?:s)?|obey(?:s)?|clean (?:up|their|his|her)|homework|stop",
    `There is peace and laughter between us at home.
    I stay calm and fair, and {kin} {feels} heard.
    {Kin} and I speak kindly with each other.
    I set clear rules with love, and our days run smoothly.`,
    2,
  ),
  theme(
    "happiness of others",
    "happy|happier|happiness|joy|smile(?:s|d)?|laugh(?:s)?|worr(?:y|ies|ied|ying)|enjoy(?:s)?|retire(?:ment|s|d)?|relax|peace|stress(?:ed)?|free|confiden(?:t|ce)|forgive(?:s)? (?:himself|herself)|purpose|way|future|life|good",
    `{Kin} {is} happy and at ease.
    {Kin} {enjoys} each day and {laughs} often.
    I see {kin} smile, and my heart is light.
    {Kin} {is} loved, and {they} {knows} it.`,
    1,
  ),
];
