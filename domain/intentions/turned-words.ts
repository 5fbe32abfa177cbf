/** What is on the other side of a trouble. */
export interface Turn {
  /** What is said of "I", beginning with its verb in the first person. */
  readonly predicate: string;
  /** How what the trouble is about is said again after the predicate: "of dogs" as "about dogs"; null where it is left out. */
  readonly about: "about" | "with" | "at" | null;
}

const turn = (predicate: string, about: Turn["about"] = null): Turn => ({ predicate, about });

const CALM = turn("am calm and at ease", "about");
const BRAVE = turn("am calm and confident", "about");
const PATIENT = turn("am calm and patient", "with");
const CONNECTED = turn("am surrounded by people who love me");
const ENOUGH = turn("have more than enough money for all that I need");
const STRONG = turn("am strong and full of life");
const HEALTHY = turn("am healthy and full of life");
const RESTED = turn("am rested and full of energy");
const CONFIDENT = turn("am confident and sure of myself", "about");
const TRUSTING = turn("trust myself and my own judgement", "about");
const GLAD = turn("am light-hearted and full of joy");
const PEACE = turn("am at peace with my past");
const SAFE = turn("am safe and surrounded by people who wish me well");
const SLEEP = turn("sleep deeply and wake rested");
const FOCUSED = turn("am focused and finish what I begin");
const SMOKE = turn("breathe freely with clear, healthy lungs");
const SOBER = turn("live sober, clear and strong");
const FIT = turn("am fit, strong and at a healthy weight");
const CLEAR = turn("am clear and sure of my way");
const HARMONY = turn("live in harmony", "with");

/** What is on the other side of a trouble, by the trouble's words; longer ones are looked for first. */
export const TURNS: ReadonlyMap<string, Turn> = new Map(
  Object.entries({
    "overthinking|overthink|racing thoughts": turn("rest in a quiet, clear mind"),
    "self-doubt|self doubt|doubt myself|doubting myself|doubts": TRUSTING,
    "hard on myself|beat myself up|beating myself up|criticize myself|criticise myself|blame myself|blaming myself":
      turn("am kind and patient with myself"),
    "bite my nails|biting my nails": turn("have calm hands and strong, whole nails"),
    "phone addiction|addicted to my phone|time on my phone|scrolling|doomscrolling|time on social media|screen time":
      turn("keep my time and attention for what I love"),
    "wish i had never|wish i had not": PEACE,
    "compare myself|comparing myself": turn("am content with who I am"),
    "hate myself|hating myself|self-hatred|self hatred": turn("am kind to myself and proud of who I am"),
    "panic attacks|panic|anxiety|worry|worries|worrying|worried|nervousness|nerves|anxious|nervous": CALM,
    "stress|stressed out|stressed|stressful|overwhelmed|overwhelm|pressure": turn("am calm and relaxed", "about"),
    "afraid|scared|frightened|terrified|fear|fears|fearful|phobia|stage fright": BRAVE,
    "anger|angry|rage|temper|losing my temper|lose my temper|impatient|impatience|short-tempered|yell|yelling|shout|shouting":
      PATIENT,
    "lonely|loneliness|alone|isolated|no friends|friendless": CONNECTED,
    "unloved|single": turn("am loved by a kind and faithful partner"),
    "poor|broke|poverty|paycheck to paycheck|no money|money problems|money worries|financial problems|bankrupt": ENOUGH,
    "debt|debts|in debt|bills": turn("have more than enough money to pay all that I owe"),
    "weak|weakness|helpless|powerless": STRONG,
    "sick|ill|illness|sickness|unwell|disease|diseases": HEALTHY,
    "pain|aches|hurting|in pain": turn("feel at ease and well in my body"),
    "headaches|headache|migraines|migraine": turn("have a clear, light head"),
    "tired|exhausted|exhaustion|fatigue|burnt out|burned out|burnout|no energy": RESTED,
    "cannot sleep|do not sleep|insomnia|sleepless|sleepless nights|nightmares|nightmare|bad dreams|lie awake|lying awake":
      SLEEP,
    "shy|shyness|insecure|insecurity|insecurities|timid|low self-esteem|awkward": CONFIDENT,
    "sad|sadness|depressed|depression|unhappy|miserable|misery|gloomy|hopeless|despair": GLAD,
    "guilt|guilty|shame|ashamed|regret|regrets": PEACE,
    "the past|my past|past mistakes": PEACE,
    "grief|heartbreak|heartbroken": turn("carry love in my heart and feel joy again"),
    "jealous|jealousy": turn("am secure and trusting"),
    "envy|envious": turn("am generous and content with what I have"),
    "acne|pimples|breakouts": turn("have clear, healthy skin"),
    "enemies|haters|bad people|toxic people|toxic friends|gossip|bullies|bullied": SAFE,
    "evil eye|curses|curse|hexes|evil|evil spirits|negative energy|negativity|bad energy|bad vibes|danger|harm": turn(
      "am safe, and kindness surrounds me",
    ),
    "bad luck|unlucky": turn("am lucky in what I begin"),
    "failure|failing|a failure|fail": turn("succeed in what I begin"),
    "smoking|smoke|vaping|vape|cigarettes|nicotine": SMOKE,
    "drink less|drinking less|less alcohol|less wine|less beer": turn("drink with measure and keep a clear head"),
    "drinking|drink|alcohol|booze": SOBER,
    "addiction|addicted|addictions|drugs": SOBER,
    "fat|overweight|obese|being heavy": FIT,
    "sugar|junk food|overeating|overeat|binge eating": turn("eat fresh, wholesome food that gives me strength"),
    "lazy|laziness|procrastinate|procrastinating|procrastination|putting things off|unproductive": turn(
      "start my work at once and finish what I begin",
    ),
    "distracted|distraction|distractions|unfocused": FOCUSED,
    "lost|confused|confusion|indecisive|indecision": CLEAR,
    "stuck|trapped|blocked": turn("move forward freely, one clear step after another"),
    "writer's block|writers block": turn("write freely and with joy"),
    "fight less|argue less|fewer arguments|fights|rows|fighting|fight|arguing|argue|arguments|quarrels|quarrel|conflict|conflicts|drama":
      HARMONY,
    "unemployed|jobless|no job|unemployment": turn("do work that I enjoy and that pays me well"),
    "hate my job|hate my work|hate my boss": turn("do work that I enjoy and that pays me well"),
    "bored|boredom": turn("am curious and full of fresh ideas"),
    "ugly|ugliness": turn("am at ease with how I look"),
    "clutter|mess": turn("live in a tidy, airy home"),
    "late fees": turn("pay every bill on time"),
    "late|lateness|being late": turn("arrive on time and at ease"),
    "waste money|wasting money|overspend|overspending|spend too much|spending too much": turn(
      "use my money well and save each month",
    ),
    "waste time|wasting time": turn("use my time well"),
    "give up|giving up|quitting": turn("keep going and finish what I begin"),
    "forget things|forgetful|forgetting": turn("remember what matters with a clear mind"),
    "lose my job|losing my job": turn("keep my job and am valued for my work"),
    "unworthy|worthless|worthlessness|not good enough": turn("know my worth and act on it"),
  }).flatMap(([troubles, found]) => troubles.split("|").map((trouble): [string, Turn] => [trouble, found])),
);
