import type { FilmScript } from "../film.ts";

/** A sentence is struck out letter by letter, and what remains grows on one spine. */
export const CHAOS_SCRIPT: FilmScript = [
  {
    chapter: "The sentence",
    scene: { kind: "title" },
    lines: [{ seconds: 3, text: "Chaos magick: a sentence becomes one sign." }],
  },
  {
    scene: { kind: "sentence", marked: [] },
    lines: [{ seconds: 3.5, text: "Write what you want as if it were so already." }],
  },
  {
    chapter: "Striking out",
    scene: { kind: "strike", fates: ["vowel"] },
    lines: [{ seconds: 3.5, text: "Then strike out every vowel." }],
  },
  {
    scene: { kind: "strike", fates: ["repeat"] },
    lines: [{ seconds: 4, text: "Strike each letter that has been there before." }],
  },
  {
    scene: { kind: "remain" },
    lines: [
      { seconds: 4, text: "What is struck falls away, and the words with it." },
      { seconds: 4, text: "Six letters remain: M, C, L, N, D and R." },
      { seconds: 4, text: "They spell nothing now. That is the point." },
    ],
  },
  {
    chapter: "The spine",
    scene: { kind: "draw", part: "bones" },
    lines: [{ seconds: 4, text: "First the spine: one upright line for all." }],
  },
  {
    chapter: "The letters",
    scene: { kind: "draw", part: "letters" },
    lines: [
      { seconds: 5, text: "Each letter enters as a gesture of its shape." },
      { seconds: 5, text: "They grow from the spine and lean on each other." },
      { seconds: 5, text: "They share strokes until none can be read alone." },
    ],
  },
  {
    chapter: "The ends",
    scene: { kind: "draw", part: "rest" },
    lines: [{ seconds: 5, text: "What is left over finishes the loose ends." }],
  },
  {
    chapter: "The ring",
    scene: { kind: "ring" },
    lines: [
      { seconds: 5, text: "Around it runs the ring, clockwise from the top." },
      { seconds: 5, text: "Its signs are letters of the same sentence." },
    ],
  },
  {
    scene: { kind: "finish" },
    lines: [
      { seconds: 4.5, text: "One figure, one ring, one sentence." },
      { seconds: 5.5, text: "Look at it until the words fade. Then put it away." },
    ],
  },
];
