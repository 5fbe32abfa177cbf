/** One of the three things that are scored. */
export type ScoreName = "clarity" | "specificity" | "magicalPotency";

/** One thing that can be said of an intention, and what it adds to each score or takes from it. */
export interface Judgment {
  readonly effects: Readonly<Partial<Record<ScoreName, number>>>;
  readonly text: string;
  /** What would better it; absent where it is a strength. */
  readonly suggestion?: string;
}

/** What a score is before anything is said of the intention. */
export const BASE_SCORES: Readonly<Record<ScoreName, number>> = { clarity: 5, specificity: 2, magicalPotency: 3 };

/** What can be said of an intention: first what weakens it, then what strengthens it. */
export const JUDGMENTS = {
  influence: {
    effects: { clarity: -1, specificity: -0.5, magicalPotency: -2 },
    text: "It reaches for somebody else’s will, which is theirs alone.",
    suggestion: "Name what you want for yourself, whoever brings it.",
  },
  complaint: {
    effects: { clarity: -2, specificity: -0.5, magicalPotency: -1.5 },
    text: "It names the trouble, not what stands in its place.",
    suggestion: "Say how it is when the trouble is over.",
  },
  denied: {
    effects: { clarity: -2, specificity: -0.5, magicalPotency: -1 },
    text: "It says what you do not want, so the mind pictures just that.",
    suggestion: "Turn it around: name what you want in its place.",
  },
  fought: {
    effects: { clarity: -1, magicalPotency: -0.5 },
    text: "It fights something, so part of its strength goes to what is fought.",
    suggestion: "Name what is there once the fight is won.",
  },
  question: {
    effects: { clarity: -2, magicalPotency: -1.5 },
    text: "It asks instead of stating.",
    suggestion: "Answer the question yourself, in one statement.",
  },
  fragment: {
    effects: { clarity: -1.5, magicalPotency: -1.5 },
    text: "It is not a whole sentence yet.",
    suggestion: "Make it a sentence that begins with I or my.",
  },
  past: {
    effects: { clarity: -1, magicalPotency: -1 },
    text: "It looks back at what has been.",
    suggestion: "Say it in the present tense.",
  },
  desire: {
    effects: { clarity: -1, magicalPotency: -1 },
    text: "It speaks of wanting, which keeps the aim at a distance.",
    suggestion: "Say it as if it were already so: I am, I have, I do.",
  },
  request: {
    effects: { clarity: -1, magicalPotency: -1 },
    text: "It asks somebody else to act.",
    suggestion: "Make yourself the one who acts: begin with I.",
  },
  duty: {
    effects: { clarity: -1, magicalPotency: -1 },
    text: "It speaks of a duty, and a duty has little fire.",
    suggestion: "Leave out should and must, and say that you do it.",
  },
  attempt: {
    effects: { clarity: -1, magicalPotency: -0.5 },
    text: "It speaks of trying, so trying is all that it asks for.",
    suggestion: "Leave out the trying, and say that you do it.",
  },
  future: {
    effects: { clarity: -1, magicalPotency: -0.5 },
    text: "It puts the aim into the future, where it can stay.",
    suggestion: "Say it in the present tense.",
  },
  ability: {
    effects: { clarity: -0.5, magicalPotency: -0.5 },
    text: "It says that you can, not that you do.",
    suggestion: "Leave out can, and say that you do it.",
  },
  hedge: {
    effects: { clarity: -0.5, magicalPotency: -1 },
    text: "A hedging word takes back some of what it says.",
    suggestion: "Leave out words such as maybe, try, hope or would like.",
  },
  hedges: {
    effects: { clarity: -1, magicalPotency: -2 },
    text: "Several hedging words take back what it says.",
    suggestion: "Leave out words such as maybe, try, hope or would like.",
  },
  manyAims: {
    effects: { clarity: -2.5, specificity: -1.5, magicalPotency: -1.5 },
    text: "It has many aims, and a sigil carries one.",
    suggestion: "Choose the aim that matters most, and give each other one a sigil of its own.",
  },
  twoAims: {
    effects: { clarity: -1.5, specificity: -0.5, magicalPotency: -0.5 },
    text: "It has two aims, and a sigil carries one.",
    suggestion: "Choose one aim, and give the other a sigil of its own.",
  },
  tooLong: {
    effects: { clarity: -2, magicalPotency: -1.5 },
    text: "It is too long to be held in mind as a whole.",
    suggestion: "Say it in one sentence of about a dozen words.",
  },
  long: {
    effects: { clarity: -1, magicalPotency: -0.5 },
    text: "It is longer than one breath.",
    suggestion: "Say it in one sentence of about a dozen words.",
  },
  tooShort: {
    effects: { clarity: -1, specificity: -1 },
    text: "So few words leave open what is meant.",
    suggestion: "Say what it looks like for you once it is there.",
  },
  stumbling: {
    effects: { clarity: -1.5, magicalPotency: -1 },
    text: "Its grammar stumbles, so its sense is not quite sure.",
    suggestion: "Read it aloud, and mend the place where your voice halts.",
  },
  noSelf: {
    effects: { clarity: -1, magicalPotency: -0.5 },
    text: "You do not appear in it.",
    suggestion: "Bring yourself in with I or my.",
  },
  veryVague: {
    effects: { clarity: -0.5, specificity: -1.5 },
    text: "Some of its words could mean anything.",
    suggestion: "Put a picture in place of the wide words: what would you see, hear or hold?",
  },
  vague: {
    effects: { specificity: -1 },
    text: "One of its words could mean anything.",
    suggestion: "Put a picture in place of the wide word: what would you see, hear or hold?",
  },
  general: {
    effects: { specificity: -0.5 },
    text: "It gives a direction, but nothing that one could picture.",
    suggestion: "Add one thing that one could see or count: what, where, how much or by when.",
  },
  plainVerb: {
    effects: { magicalPotency: -0.5 },
    text: "Its verb is quiet.",
    suggestion: "Choose a verb that moves, such as grow, welcome, build or shine.",
  },
  present: { effects: { magicalPotency: 1 }, text: "It speaks in the present tense, as if it were already so." },
  strongVerb: { effects: { magicalPotency: 1 }, text: "Its verb moves." },
  vivid: { effects: { magicalPotency: 0.5 }, text: "Its words can be felt." },
  concise: { effects: { magicalPotency: 0.5 }, text: "It is short enough to be said in one breath." },
  rich: { effects: { specificity: 1.5 }, text: "It is rich in detail." },
  detailed: { effects: { specificity: 1 }, text: "It gives details." },
  pictured: { effects: { specificity: 1 }, text: "It names what one can picture." },
  wellPictured: { effects: { specificity: 1.5 }, text: "It names several things that one can picture." },
  counted: { effects: { specificity: 1 }, text: "It can be counted." },
  timed: { effects: { specificity: 1 }, text: "It says when." },
  manner: { effects: { specificity: 0.5 }, text: "It says where, with whom or how." },
  oneAim: { effects: {}, text: "It keeps to one aim." },
  positive: { effects: {}, text: "It names what you want, not what you fight." },
  own: { effects: {}, text: "You stand in it yourself." },
} as const satisfies Readonly<Record<string, Judgment>>;

/** The name of a judgment. */
export type JudgmentCode = keyof typeof JUDGMENTS;
