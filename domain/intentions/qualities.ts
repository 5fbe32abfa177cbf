const ADJECTIVES = `
  abundant active alert alive at_ease balanced beautiful better blessed bold brave bright calm capable careful centred centered charismatic cheerful
  clear complete confident content courageous creative curious daring decisive determined diligent disciplined eloquent energetic famous fearless
  fertile fit focused forgiving fortunate free friendly fulfilled generous gentle glad grateful grounded happy healed healthy honest hopeful
  independent influential inspired intelligent joyful kind light light-hearted loved loving loyal lucky magnetic married mindful motivated
  open optimistic organized organised patient peaceful poised popular positive powerful present pregnant productive prosperous protected
  proud radiant ready rested rich safe satisfied secure serene slim smart sober stable steady still strong stronger healthier happier calmer
  successful supported thankful thin tranquil trusting truthful unique unstoppable valued vibrant victorious warm wealthy well whole wise
  worthy young richer braver kinder wiser fitter`;

/** Words that can follow "I am" by themselves. */
export const QUALITIES: ReadonlySet<string> = new Set(ADJECTIVES.trim().replaceAll("_", " ").split(/\s+/));

/** Inner goods, and the verb by which "I" has them. */
const GOODS = {
  "grow in": `confidence courage patience wisdom discipline strength self-confidence self-discipline kindness compassion knowledge faith
    willpower creativity intuition resilience clarity insight understanding trust bravery charisma skill`,
  "live in":
    "peace harmony balance abundance prosperity comfort safety security freedom joy happiness serenity gratitude wealth",
  enjoy: "health wellbeing well-being vitality energy fitness calm sleep success luck fame",
  live: "life",
  receive:
    "money income salary raise promotion clients customers savings funding inheritance scholarship inspiration guidance help cash",
} as const;

/** Things of which there is one or many, so that one of them has an article. */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `apartment baby bicycle bike boat body book boss boyfriend business cabin car career cat chance child coach community contract cottage daughter
  degree dog dream family flat friend friendship garden girlfriend guide home horse house husband idea job journey kitchen lover marriage mentor
  mind miracle muse opportunity partner partnership phone piano place plan project promotion purpose raise relationship role sign smile son
  soulmate spouse startup studio surprise teacher team therapist trip visa voice wedding wife world adventure`.split(
    /\s+/,
  ),
);

/** The verb by which "I" has a thing, by the thing's last word. */
export const VERBS_OF_GOODS: ReadonlyMap<string, string> = new Map(
  Object.entries(GOODS).flatMap(([verb, goods]) => goods.split(/\s+/).map((good): [string, string] => [good, verb])),
);
