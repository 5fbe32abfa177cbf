import { describe, expect, it } from "vitest";
import { describePlanetarySteps, type PlanetaryFacts, tellBesideSquare } from "./steps.ts";

const MARS: PlanetaryFacts = {
  planet: "mars",
  reason: { kind: "words", words: ["courage", "fight"] },
  letters: [
    { letter: "C", fate: "kept" },
    { letter: "O", fate: "vowel" },
    { letter: "L", fate: "kept" },
    { letter: "M", fate: "kept" },
    { letter: "C", fate: "repeat" },
    { letter: "B", fate: "kept" },
  ],
  hasTransliterated: false,
  hasMappedSigns: false,
  suppliedLetters: "",
  tracedLetters: "CLMB",
  leftLetters: "",
  stations: [
    { letters: "CL", cell: 3 },
    { letters: "M", cell: 4 },
    { letters: "B", cell: 2 },
  ],
  retraced: [],
  endMark: "spear",
  initials: [],
  isEndLedOn: false,
  sealFamily: "rays",
};

describe("the steps of a planetary sigil", () => {
  it("lead from the sentence over the square to the seal", () => {
    expect(describePlanetarySteps(MARS)).toEqual([
      "Work under Mars: “courage” and “fight” belong to it. Its day is Tuesday.",
      "Strike out the vowel O, and every repeat of C; the letters C, L, M and B remain.",
      "Write the square of Mars, five by five, where every line adds up to 65: 11 24 7 20 3 / 4 12 25 8 16 / 17 5 13 21 9 / 10 18 1 14 22 / 23 6 19 2 15.",
      "Give each letter its number: C is 3, L is 30, here 3, M is 40, here 4 and B is 2. A number beyond 25 keeps its first digit.",
      "Begin on 3, the fifth in the first row, with a large ring and a point in it.",
      "From there draw to 4 and then 2, each line straight or in one clear bow, and set a bead on every number but the last.",
      "C and L fall on 3 one after another: set a second ring around its ring.",
      "End the line there with a spear, the mark of Mars.",
      "Enclose it in its seal: two circles in a wreath of rays, with small dots inside; at its top stands ♂\uFE0E, the sign of Mars. The seal’s marks belong to this sentence alone.",
    ]);
  });

  it("don't list the numbers again beside a picture of the square", () => {
    const steps = describePlanetarySteps(MARS);
    const beside = tellBesideSquare(steps, "mars");
    expect(beside[2]).toBe("Write the square of Mars, five by five, where every line adds up to 65.");
    expect(beside.toSpliced(2, 1)).toEqual(steps.toSpliced(2, 1));
  });

  it.each<[string, Partial<PlanetaryFacts>, string]>([
    [
      "one word",
      { reason: { kind: "words", words: ["war"] } },
      "Work under Mars: “war” belongs to it. Its day is Tuesday.",
    ],
    [
      "a planet found by counting",
      { planet: "moon", reason: { kind: "count", total: 49, remainder: 0 } },
      "No word names a planet, so count: the letters add up to 49, and by seven nothing is left. That is the Moon, the seventh. Its day is Monday.",
    ],
    [
      "a remainder",
      { planet: "jupiter", reason: { kind: "count", total: 44, remainder: 2 } },
      "No word names a planet, so count: the letters add up to 44, and by seven 2 is left. That is Jupiter, the second. Its day is Thursday.",
    ],
    [
      "letters beyond what the square carries",
      { planet: "saturn", leftLetters: "DF" },
      "The square of Saturn carries no more; D and F stay in the ring.",
    ],
    [
      "a value that loses zeros on a large square",
      { planet: "venus", tracedLetters: "T" },
      "Give each letter its number: T is 200, here 20. A number beyond 49 loses its zeros until it fits.",
    ],
    ["numbers that all fit", { tracedLetters: "AB" }, "Give each letter its number: A is 1 and B is 2."],
    [
      "a line that comes back",
      { retraced: [{ cells: [3, 4], times: 2 }] },
      "Between 3 and 4 the line runs twice: let each way bow apart from the other, as an almond opens.",
    ],
    [
      "a line that goes on from the last number",
      { isEndLedOn: true },
      "Lead the line on from its last number into free ground, and end it with a spear, the mark of Mars.",
    ],
    [
      "a number struck twice on the way",
      {
        stations: [
          { letters: "C", cell: 3 },
          { letters: "MD", cell: 4 },
        ],
      },
      "M and D fall on 4 one after another: set a ring around its bead.",
    ],
    [
      "one letter that begins a word",
      { initials: [{ letter: "M", cell: 4 }] },
      "M on 4 begins a word: make its bead an open ring.",
    ],
    [
      "letters that begin words",
      {
        initials: [
          { letter: "M", cell: 4 },
          { letter: "B", cell: 2 },
        ],
      },
      "M on 4 and B on 2 begin words: make their beads open rings.",
    ],
    ["another script", { hasTransliterated: true }, "Write the intention in Latin letters, by its sound: COLMCB."],
    [
      "vowels that stay",
      { letters: [{ letter: "A", fate: "kept" }], tracedLetters: "A" },
      "Keep the vowels, because too few numbers would remain without them.",
    ],
  ])("say so with %s", (_case, change, sentence) => {
    expect(describePlanetarySteps({ ...MARS, ...change })).toContain(sentence);
  });
});
