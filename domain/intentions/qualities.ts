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
  receive:
    "money income salary raise promotion clients customers savings funding inheritance scholarship inspiration guidance help cash",
} as const;

/** The verb by which "I" has a thing, by the thing's last word. */
export const VERBS_OF_GOODS: ReadonlyMap<string, string> = new Map(
  Object.entries(GOODS).flatMap(([verb, goods]) => goods.split(/\s+/).map((good): [string, string] => [good, verb])),
);
