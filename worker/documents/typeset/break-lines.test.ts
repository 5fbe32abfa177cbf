import { expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";

const measure = (text: string) => text.length;
const toLines = (text: string, width: number | ((line: number) => number)) =>
  breakLines(text.split(" "), measure, 1, typeof width === "number" ? () => width : width);

it("keeps every word in its order, and no line wider than its room", () => {
  const text = "the quick brown fox jumps over the lazy dog and rests under the old oak";
  for (const width of [9, 12, 17, 30, 100]) {
    const lines = toLines(text, width);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  }
});

it("evens the right edge instead of filling the first lines", () => {
  expect(toLines("aaa bb cc ddddd", 6)).toEqual(["aaa", "bb cc", "ddddd"]);
});

it("leaves no single short word on the last line where another setting avoids it", () => {
  expect(toLines("aaaa bbbb cccc dddd eeee f", 24).at(-1)).not.toBe("f");
});

it("lets lines have different widths, as beside an initial", () => {
  expect(toLines("aa bb cc dd ee ff", (line) => (line < 2 ? 5 : 8))).toEqual(["aa bb", "cc dd", "ee ff"]);
});

it("sets a word that is too wide alone on its line", () => {
  expect(toLines("a incomprehensibilities b", 10)).toEqual(["a", "incomprehensibilities", "b"]);
});

it("sets nothing as nothing", () => {
  expect(breakLines([], measure, 1, () => 10)).toEqual([]);
});
