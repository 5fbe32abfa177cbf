import { describe, expect, it } from "vitest";
import { cutToFree, type FilmScript, findAt, formatFilmTime, layOutScript } from "./film.ts";

const SCRIPT: FilmScript = [
  { chapter: "One", scene: { kind: "title" }, lines: [{ seconds: 4, text: "a" }] },
  {
    scene: { kind: "sentence", marked: [] },
    lines: [
      { seconds: 2.5, text: "b" },
      { seconds: 3.5, text: "c" },
    ],
  },
  { chapter: "Two", scene: { kind: "ring" }, lines: [{ seconds: 5, text: "d" }] },
];

describe("a script laid out in time", () => {
  it("has scenes, captions and chapters one after the other, without gaps", () => {
    expect(layOutScript(SCRIPT)).toEqual({
      lengthMs: 15_000,
      scenes: [
        { scene: { kind: "title" }, fromMs: 0, toMs: 4000 },
        { scene: { kind: "sentence", marked: [] }, fromMs: 4000, toMs: 10_000 },
        { scene: { kind: "ring" }, fromMs: 10_000, toMs: 15_000 },
      ],
      captions: [
        { text: "a", fromMs: 0, toMs: 4000 },
        { text: "b", fromMs: 4000, toMs: 6500 },
        { text: "c", fromMs: 6500, toMs: 10_000 },
        { text: "d", fromMs: 10_000, toMs: 15_000 },
      ],
      chapters: [
        { title: "One", fromMs: 0, toMs: 10_000 },
        { title: "Two", fromMs: 10_000, toMs: 15_000 },
      ],
    });
  });

  it.each([
    [0, "a"],
    [3999, "a"],
    [4000, "b"],
    [9999, "c"],
    [15_000, "d"],
  ])("shows at %d ms the caption %s", (timeMs, text) => {
    expect(findAt(layOutScript(SCRIPT).captions, timeMs)?.text).toBe(text);
  });

  it("is free for its first ten seconds", () => {
    expect(cutToFree(SCRIPT)).toEqual(SCRIPT.slice(0, 2));
  });

  it.each([
    [0, "0:00"],
    [9999, "0:09"],
    [76_500, "1:16"],
  ])("writes %d ms as %s", (timeMs, text) => {
    expect(formatFilmTime(timeMs)).toBe(text);
  });
});
