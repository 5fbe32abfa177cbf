/** The chapter before the work begins. */
export const BEFORE_YOU_BEGIN = {
  title: "Before you begin",
  opening:
    "You hold a mark that was one sentence. It was drawn from your own words by fixed rules, so that the same words give the same mark to anybody; and still it says nothing to those who do not know. This little book shows how it was made, how to charge it, and when to let it be.",
  openingWithoutMark:
    "A sigil is a mark that was once a sentence. It is drawn from somebody’s own words by fixed rules, so that the same words give the same mark to anybody; and still it says nothing to those who do not know. This little book shows how one is made, how to charge it, and when to let it be.",
  body: "A sigil works on the one who makes it. It gives a wish a shape that can be looked at without being argued with. What you bring is attention; what you need for that is a quarter of an hour without a telephone, a table, and the wish itself, once more, honestly: do you still want it?",
  checks: [
    "It is yours to wish. A mark about what another person shall feel or do binds you, and not them.",
    "It can come true by a way that you could walk. Take the first step within three days of charging.",
    "It is not a substitute for a physician, a lawyer or a good night’s sleep.",
  ],
  readiness: "When you are ready",
  signs: [
    "You can say the sentence without blushing and without raising your voice.",
    "You have read this guide once to its end.",
    "You know where the mark will be tomorrow.",
  ],
} as const;

/** The chapter about what becomes of a mark. */
export const AFTERWARDS = {
  title: "To keep it or to let it go",
  opening:
    "Once it is charged, the wish belongs to the mark and no longer to your conversation. Speak of it to nobody for a while. The more often a seed is dug up, the less it grows.",
  forgetHeading: "Letting go",
  forget: [
    "Choose this for a wish that has an end: an examination, a move, a sum of money.",
    "Burn the sheet in a bowl with water beside it, bury it, or tear it and let running water carry it.",
    "Do it without ceremony, and be busy with something else before the hour is over.",
    "If the wish comes to your mind, greet it like a neighbour on the stairs, and walk on.",
  ],
  keepHeading: "Keeping",
  keep: [
    "Choose this for what shall last: health, a house, a craft, a love that is there already.",
    "Put the mark where your eye passes it every day but does not rest: inside a cupboard door, in a shoe, under a lamp.",
    "On the planet’s day look at it for three breaths, without repeating the sentence.",
    "When it has faded or has become a part of the wall, it has done its work. Thank it and take it down.",
  ],
  closing: "Both are right. What is not right is to do a little of both and to keep asking whether it works.",
} as const;

/** The steps that make a mark, for a guide that has none yet. */
export const STEPS_WITHOUT_MARK = [
  "Write your wish as one sentence, in the present tense and in the first person: what you want, not what you flee.",
  "Strike out the vowels, and every letter that was there before.",
  "Draw an upright line. Let each letter that remains grow from it, alike on both sides, turned and joined until nobody could read it.",
  "Finish every loose end with a ring, a bar, a point or a crescent.",
  "Draw a ring around the whole, with air between.",
] as const;

/** How the hours of a day are found. */
export const HOURS_TEXT =
  "A planetary hour is a twelfth of the time from sunrise to sunset, or by night from sunset to sunrise; so it is longer in summer than in winter. The first hour after sunrise belongs to the planet of the day. The others follow in the old order, over and over: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon. The page Planetary Hours reckons them for your town.";

/** The words of the craft that this guide uses. */
export const WORD_LIST = [
  ["Charging", "giving a mark your whole attention for a short time, and then withdrawing it."],
  ["Intention", "the sentence that a sigil is made from."],
  ["Kamea", "a planet’s magic square: every row, column and diagonal adds up to the same."],
  ["Planetary day", "a day of the week, which belongs to the planet that rules its first hour."],
  ["Reduction", "striking out vowels and repeated letters, so that what remains can be drawn."],
  ["Seal", "the ring around the figure. Its small marks belong to one sentence alone."],
  ["Sigil", "a personal sign made from a written intention."],
  ["Spine", "the upright that the strokes of a chaos sigil share."],
  ["Terminal", "what finishes a loose end: ring, dot, bar, lozenge, crescent, crosslet, spear, trefoil."],
] as const;

/** What to do on each day of four weeks. */
export const MONTH_OF_PRACTICE = {
  title: "A month of practice",
  opening:
    "Four weeks make a habit of a single evening. Tick a box for each day that you kept; an empty one is no failure, only a day.",
  weeks: [
    ["First week", "Look. Each evening look at the mark for nine breaths, and do nothing else."],
    ["Second week", "Draw. Each evening trace the mark once, on the page for tracing or in the air."],
    ["Third week", "Act. Each day do one thing, however small, that your intention would do."],
    ["Fourth week", "Rest. Leave the mark alone. On the last evening read your journal from the beginning."],
  ],
  closing: "Then decide: keep the mark, let it go, or write a new sentence.",
} as const;
