import type { FilmScript } from "../film.ts";

/** Themes of a sentence become pictures, and a ring ties them together. */
export const CUSTOM_SCRIPT: FilmScript = [
  {
    chapter: "What it is about",
    scene: { kind: "title" },
    lines: [{ seconds: 3, text: "Custom symbols: you choose the pictures." }],
  },
  {
    scene: { kind: "sentence", marked: ["love", "learn", "peace"] },
    lines: [{ seconds: 3.5, text: "Find what the sentence is about." }],
  },
  {
    scene: { kind: "concepts", areChosen: false },
    lines: [{ seconds: 3.5, text: "Love, wisdom and peace: these are its themes." }],
  },
  {
    chapter: "The symbols",
    scene: { kind: "concepts", areChosen: true },
    lines: [
      { seconds: 5, text: "For each theme you choose one of three symbols." },
      { seconds: 5, text: "Here a heart, an owl and a dove." },
      { seconds: 4, text: "Two to four are best: the hand must know them." },
    ],
  },
  {
    chapter: "The middle",
    scene: {
      kind: "symbol",
      symbol: { kind: "centre", id: "point" },
      name: "Circled point",
      meaning: "the self in its world",
    },
    lines: [{ seconds: 5, text: "In the middle a circled point: the self in its world." }],
  },
  {
    chapter: "The figure",
    scene: { kind: "draw", part: "lead" },
    lines: [{ seconds: 4, text: "It is drawn first. All else is tied to it." }],
  },
  {
    scene: { kind: "draw", part: "bones" },
    lines: [{ seconds: 5, text: "A ring runs round it, and spokes reach out." }],
  },
  {
    scene: { kind: "draw", part: "symbols" },
    lines: [{ seconds: 6, text: "The signs grow from the ring, drawn in few strokes." }],
  },
  {
    chapter: "The letters",
    scene: { kind: "strike", fates: ["vowel", "repeat"] },
    lines: [{ seconds: 4, text: "The sentence gives its letters too: strike it out." }],
  },
  {
    scene: { kind: "remain" },
    lines: [{ seconds: 4, text: "Seven letters remain: L, V, N, D, R, P and C." }],
  },
  {
    scene: { kind: "draw", part: "letters" },
    lines: [{ seconds: 6, text: "Some of them grow between the signs, as marks." }],
  },
  {
    scene: { kind: "draw", part: "rest" },
    lines: [{ seconds: 4, text: "Others finish the ends of the arms." }],
  },
  {
    chapter: "The ring",
    scene: { kind: "ring" },
    lines: [{ seconds: 5, text: "Those without a place are kept in the ring." }],
  },
  {
    scene: { kind: "finish" },
    lines: [
      { seconds: 4.5, text: "Three pictures, one sentence, one sign." },
      { seconds: 4.5, text: "Keep it where your eye will fall on it." },
    ],
  },
];
