import type { FilmScript } from "../film.ts";

/** Letters become numbers, and the pen traces them over the square of Saturn. */
export const PLANETARY_SCRIPT: FilmScript = [
  {
    chapter: "The planet",
    scene: { kind: "title" },
    lines: [{ seconds: 3, text: "Planetary: letters become numbers." }],
  },
  {
    scene: { kind: "sentence", marked: ["work", "lasts"] },
    lines: [{ seconds: 3.5, text: "“Work” and “lasts” are words of Saturn." }],
  },
  {
    chapter: "The square",
    scene: { kind: "square" },
    lines: [{ seconds: 3.5, text: "This is its square: nine numbers in three rows." }],
  },
  {
    scene: { kind: "sums" },
    lines: [
      { seconds: 5, text: "Add up any row, any column, any diagonal." },
      { seconds: 3, text: "It makes fifteen, every time." },
    ],
  },
  {
    chapter: "The letters",
    scene: { kind: "strike", fates: ["vowel", "repeat"] },
    lines: [{ seconds: 4.5, text: "Strike out vowels and repeats, as in chaos magick." }],
  },
  {
    scene: { kind: "remain" },
    lines: [{ seconds: 4, text: "Eight letters remain: M, Y, W, R, K, L, S and T." }],
  },
  {
    chapter: "The numbers",
    scene: { kind: "numbers" },
    lines: [
      { seconds: 5, text: "Each letter has a number: M is 40, Y is 700." },
      { seconds: 5, text: "Beyond nine, only the first digit counts: 4 and 7." },
    ],
  },
  {
    chapter: "The way of the pen",
    scene: { kind: "trace" },
    lines: [
      { seconds: 5, text: "Set the pen down on 4, with a ring and a point." },
      { seconds: 5, text: "Draw on from number to number, in their order." },
      { seconds: 4, text: "After the last number the line ends." },
    ],
  },
  {
    chapter: "The figure",
    scene: { kind: "draw", part: "rest" },
    lines: [
      { seconds: 5, text: "Take the square away, and the line is the figure." },
      { seconds: 4, text: "The pen bows gently, and marks where it rested." },
      { seconds: 4, text: "Saturn’s own mark ends the line." },
    ],
  },
  {
    chapter: "The ring",
    scene: { kind: "ring" },
    lines: [{ seconds: 5, text: "Saturn’s sign opens the ring; your letters follow." }],
  },
  {
    scene: { kind: "finish" },
    lines: [
      { seconds: 5, text: "Draw it on a Saturday, in an hour of Saturn." },
      { seconds: 4.5, text: "Name each number as your pen comes to it." },
    ],
  },
];
