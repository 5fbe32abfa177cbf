import type { PaidWay } from "./method.ts";

/** What each paid way is, for somebody who doesn't hold it yet. Apart from the names, because the first load of a page has those alone. */
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
