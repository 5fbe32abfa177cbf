import type { FilmScript } from "../film.ts";

/** One element leads, one supports, one resists, and the letters are written between them. */
export const ELEMENTAL_SCRIPT: FilmScript = [
  {
    chapter: "Four elements",
    scene: { kind: "title" },
    lines: [{ seconds: 3, text: "Elemental fusion: four forces, one balance." }],
  },
  {
    scene: { kind: "elements", shown: "all" },
    lines: [{ seconds: 3.5, text: "Earth keeps, water feels, fire begins, air speaks." }],
  },
  {
    scene: { kind: "sentence", marked: ["finish"] },
    lines: [{ seconds: 3.5, text: "Which of them does your sentence need?" }],
  },
  {
    chapter: "The one that leads",
    scene: { kind: "elements", shown: "lead" },
    lines: [{ seconds: 5, text: "To finish a book takes a spark each day: fire leads." }],
  },
  {
    scene: { kind: "draw", part: "lead" },
    lines: [{ seconds: 4, text: "Its triangle stands on its base, and is the largest." }],
  },
  {
    scene: { kind: "draw", part: "before-letters" },
    lines: [
      { seconds: 4, text: "A ring is drawn round the same middle." },
      { seconds: 4, text: "A line leads from the point into the heart." },
    ],
  },
  {
    chapter: "The heart",
    scene: { kind: "symbol", symbol: { kind: "concept", id: "arrow" }, name: "Arrow", meaning: "one aim, loosed" },
    lines: [{ seconds: 4, text: "The heart is a sign of purpose: an arrow." }],
  },
  {
    chapter: "The letters",
    scene: { kind: "strike", fates: ["vowel"] },
    lines: [{ seconds: 4, text: "Strike out the vowels; no other letter comes twice." }],
  },
  {
    scene: { kind: "remain" },
    lines: [{ seconds: 4, text: "Eight letters remain: F, N, S, H, M, Y, B and K." }],
  },
  {
    scene: { kind: "draw", part: "letters" },
    lines: [
      { seconds: 5, text: "Those that fit are written in and around it." },
      { seconds: 4, text: "Fire bows their lines, and ends them in a point." },
    ],
  },
  {
    chapter: "Help and resistance",
    scene: { kind: "elements", shown: "others" },
    lines: [
      { seconds: 4.5, text: "Earth supports the fire: it is drawn smaller." },
      { seconds: 4.5, text: "Water stands against it: small, thin and outside." },
    ],
  },
  {
    scene: { kind: "draw", part: "rest" },
    lines: [{ seconds: 5, text: "So the figure holds what helps and what resists." }],
  },
  {
    chapter: "The ring",
    scene: { kind: "ring" },
    lines: [{ seconds: 5, text: "The whole sentence runs round it, sign by sign." }],
  },
  {
    scene: { kind: "finish" },
    lines: [
      { seconds: 4.5, text: "Fire leads, earth holds, water is kept small." },
      { seconds: 5, text: "Draw it with a stone, a bowl and a flame beside you." },
    ],
  },
];
