import { type Theme, theme } from "./theme.ts";

/** Intuition, guidance, protection and the craft itself. */
export const SPIRIT_THEMES: readonly Theme[] = [
  theme(
    "intuition",
    "intuiti(?:on|ve)|gut(?: feeling)?|inner voice|instincts?|inner knowing|discern(?:ment)?|trust my gut|signs?",
    `I hear my inner voice and trust it.
    I notice quiet signs and understand them.
    My first feeling is clear, and I act on it.
    I grow still, and I know what to do.`,
  ),
  theme(
    "second sight",
    "third eye|psychic|clairvoyan(?:t|ce)|visions?|astral|out of body|mediumship|medium|telepath(?:y|ic)|empath|chakras?|kundalini|aura|awaken(?:ing|ed)?|enlighten(?:ed|ment)|higher self|ascend|ascension",
    `My inner sight is clear and calm.
    I open to what is beyond the everyday, and I am safe in it.
    I practice in stillness, and my perception grows.
    I remember what I see, and I understand it.`,
    3,
  ),
  theme(
    "dreaming",
    "lucid(?: dream(?:s|ing)?)?|dream recall|remember my dreams|my dreams at night|interpret my dreams",
    `I wake within my dreams and remember them.
    I know that I am dreaming, and I explore with joy.
    I write down my dreams each morning, and they grow clearer.
    My nights are vivid, peaceful and full of insight.`,
    3,
  ),
  theme(
    "guidance",
    "guides?|guidance|angels?|spirit(?:s|ual|uality)?|god|goddess|divine|universe|faith|pray(?:er|ers|ing)?|deit(?:y|ies)|holy|soul|lord|jesus|hecate|hekate|higher power",
    `I am guided, and I listen.
    I feel close to what is greater than I am.
    I trust the path before me and walk it with faith.
    In stillness, the answer comes to me.`,
    1,
  ),
  theme(
    "ancestors",
    "ancestors?|ancestral|lineage|bloodline|generations?|generational|heritage|forebears|roots|my (?:great[- ])?grand(?:mother|father|parents)'?s? (?:memory|recipes|name|wisdom)|carry(?: on)? (?:further|forward)",
    `I honor those who came before me, and they stand behind me.
    I carry on what was good, and I leave the rest behind.
    The strength of my family lives in me.
    I hand on love and wisdom to those who come after me.`,
    2,
  ),
  theme(
    "magic",
    "tarot|cards|elements|gate|other worlds|el(?:f|ves)|fair(?:y|ies)|speak (?:with|to) animals|witch(?:craft)?|magic(?:k|al)?|spells?|sigils?|rituals?|occult|coven|runes?|astrology|my craft|my practice|divination|manifest(?:ing|ation|or)?|readings?",
    `My craft is clear, and it does good.
    I read the signs with a calm and honest eye.
    My will is steady, and what I begin takes shape.
    I practice with care, and my understanding deepens.`,
    1,
  ),
  theme(
    "protection",
    "protect(?:s|ed|ion)?|shield(?:ed)?|ward(?:s|ed)?|evil(?: eye)?|curse[ds]?|hex(?:es|ed)?|negative (?:energy|energies|people|entities)|negativity|bad (?:energy|vibes|luck|people|spirits)|haters?|enem(?:y|ies)|demons?|attack|danger|harm|safe(?:ty|ly|r)?|secure|security|cleanse[ds]?|purif(?:y|ied)",
    `I am safe, and kindness surrounds me.
    A bright, calm strength protects me and my home.
    I am surrounded by people who wish me well.
    My home is a clear and peaceful place.
    I walk through my days safe and at ease.`,
    1,
  ),
  theme(
    "safe at home",
    "(?:feel|feels|be|am|are) safe (?:in|at)(?: my| our)?(?: own)? (?:home|house|bed|apartment|flat|room|neighbou?rhood|street)|safe (?:at night|in my (?:own )?(?:home|house))|clean(?:se|sed) (?:this|my|our) (?:house|home)|protect (?:my|our|this) (?:house|home)",
    `My home is a safe and peaceful place.
    I close my door and feel safe and at ease.
    Only good comes through my door.
    I sleep soundly, and I wake in peace.`,
    3,
  ),
  theme(
    "family curse",
    "(?:family|generational) (?:curse|trauma|pattern|patterns|cycle|karma)|break the (?:cycle|curse|pattern)|karma|cord cutting",
    `I am free, and I begin a new story for my family.
    I pass on kindness, patience and love.
    I choose my own way, and those after me walk lightly.
    What was heavy is behind me, and I live in peace.`,
    3,
  ),
  theme(
    "being held",
    "therapist|counsel(?:l)?or|held|supported?|support|taken care of|looked after|has my back|understood|seen|heard|chosen|noticed|matter|help me",
    `I am supported, and good people stand by me.
    I am seen, heard and understood.
    I ask for help, and it comes gladly.
    I feel held by those who love me.`,
    1,
  ),
  theme(
    "the world",
    "world peace|peace in the world|planet|climate|earth|humanity|war|wars|country|people of|refugees|rainforest|oceans|my (?:country|city|village|people|town)",
    `I live in peace, and I help peace grow around me.
    I do my part each day, and many others do theirs.
    I speak and act for what I believe in.
    My hope is strong, and I share it.`,
    3,
  ),
];
