import type { FilmScript } from "../film.ts";

/** Runes and a sign of the family share one stem, in the ink of a candle. */
export const ANCESTRAL_SCRIPT: FilmScript = [
  {
    chapter: "The candle",
    scene: { kind: "title" },
    lines: [{ seconds: 3.5, text: "Ancestral wisdom: an old script, your own words." }],
  },
  {
    scene: { kind: "candle" },
    lines: [{ seconds: 3.5, text: "Light a red candle, for kin and courage." }],
  },
  {
    scene: { kind: "sentence", marked: ["home", "safe", "warm"] },
    lines: [{ seconds: 3, text: "Then write your sentence." }],
  },
  {
    chapter: "The runes",
    scene: { kind: "signs" },
    lines: [
      { seconds: 4, text: "Words that matter bring their first letters." },
      { seconds: 5, text: "Home brings hagalaz, safe sowilo, warm wunjo." },
      { seconds: 4.5, text: "Hail, the sun and joy: such are the runes’ names." },
    ],
  },
  {
    chapter: "The stem",
    scene: { kind: "draw", part: "bones" },
    lines: [{ seconds: 5, text: "First what carries the rest: the stem and its arms." }],
  },
  {
    chapter: "Bound together",
    scene: { kind: "draw", part: "letters" },
    lines: [
      { seconds: 6, text: "The runes share it: each takes a line for its stave." },
      { seconds: 5, text: "Where one stands on both sides, it is mirrored." },
    ],
  },
  {
    chapter: "The family’s sign",
    scene: {
      kind: "symbol",
      symbol: { kind: "motif", id: "tree" },
      name: "Tree",
      meaning: "root, trunk and crown: the line of the family",
    },
    lines: [
      { seconds: 5, text: "You choose signs of your family: here the tree." },
      { seconds: 4, text: "Root, trunk and crown: the line of the family." },
    ],
  },
  {
    scene: { kind: "draw", part: "rest" },
    lines: [{ seconds: 5, text: "It grows on the same stem, by the same pen." }],
  },
  {
    chapter: "The band",
    scene: { kind: "strike", fates: ["vowel", "repeat"] },
    lines: [{ seconds: 4, text: "Strike out vowels and repeats; keep the rest." }],
  },
  {
    scene: { kind: "ring" },
    lines: [
      { seconds: 5, text: "Two circles close it, and runes run between them." },
      { seconds: 5, text: "They are the letters that remain, heads outward." },
    ],
  },
  {
    scene: { kind: "finish" },
    lines: [
      { seconds: 5, text: "Three runes and a tree on one stem, in red." },
      { seconds: 4.5, text: "Draw it in the company of those you come from." },
    ],
  },
];
