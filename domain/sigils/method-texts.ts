import type { PaidMethod, SigilMethod } from "./method.ts";

/** What each method is called: on its card, over its wizard and under its sigils. */
export const METHOD_NAMES: Readonly<Record<SigilMethod, string>> = {
  chaos: "Chaos magick",
  planetary: "Planetary",
  custom: "Custom symbols",
  ancestral: "Ancestral wisdom",
  elemental: "Elemental fusion",
};

/** A way to a sigil that the free tier doesn't hold: a method of Advanced, or the commission. */
export type PaidWay = PaidMethod | "hand-drawn";

/** What each paid way is, for somebody who doesn't hold it yet. */
export const WAY_EXPLANATIONS: Readonly<Record<PaidWay, string>> = {
  planetary:
    "Your wish belongs to one of the seven planets. Its letters become numbers, and the pen walks from number to number over that planet’s magic square.",
  custom:
    "Each idea in your sentence takes a symbol of your choice, and you arrange them as a compass, a circle or a column.",
  ancestral:
    "The initials of your words are bound to one stave in the signs that your ancestors wrote, with the motifs that your family knew.",
  elemental:
    "The element that rules your wish stands large in the middle; those that support it are set around it in balance.",
  "hand-drawn":
    "A practitioner reads what you ask for, draws the sigil by hand and writes down how you bring it to life.",
};
