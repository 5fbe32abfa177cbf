import type { SigilMethod } from "#domain/sigils/method.ts";

const SPARE = "Austin Osman Spare, The Book of Pleasure, London 1913: the letters of a wish, struck out and joined.";
const CARROLL = "Peter J. Carroll, Liber Null, 1978: charging by stillness and by excitement.";
const AGRIPPA_II =
  "Heinrich Cornelius Agrippa, De occulta philosophia, 1533, book II, chapter 22: the squares of the planets.";
const AGRIPPA_I =
  "Heinrich Cornelius Agrippa, De occulta philosophia, 1533, book I: the elements and what belongs to them.";

/** What each method goes back to. */
export const SOURCES: Readonly<Record<SigilMethod, readonly string[]>> = {
  chaos: [SPARE, CARROLL],
  planetary: [AGRIPPA_II, SPARE],
  custom: [SPARE, "The carpenters’ and shepherds’ marks of Europe, where the daisy wheel and the knot come from."],
  ancestral: [
    "The Old English, the Norwegian and the Icelandic rune poems: the names of the runes.",
    "The tract on ogham in the Book of Ballymote, about 1390: the letters of the stem.",
    "The Greek magical papyri, from the second century BC on: letters that end in rings.",
    SPARE,
  ],
  elemental: [AGRIPPA_I, SPARE],
};
