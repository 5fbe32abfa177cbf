import { type MethodGuide, type Ritual, SPARE } from "../../guide.ts";
import type { CustomRecipe } from "./plan.ts";

/** What a sigil of chosen symbols is charged by: each symbol is greeted, and then they are seen as one. */
const CHARGING: Ritual = {
  title: "Charging by naming",
  opening:
    "You chose each symbol for a reason. Charging this mark means to give those reasons to it, one after the other, and then to see the company and no longer the guests.",
  needs: ["The mark, on paper", "A pencil with a soft point", "A lamp or a candle to the left of the sheet"],
  steps: [
    "Begin with the symbol in the middle. Touch it, name it aloud, and say in one sentence why it stands there.",
    "Go on with the others, clockwise from the top: touch, name, one sentence.",
    "Follow the lines that tie them to the middle, outward and back, once each.",
    "Say your intention once, slowly, and let your eyes rest on the whole meanwhile.",
    "Now look through the mark, as through a window, until you can no longer tell which part you see.",
    "Draw a very fine ring around it with the pencil, without lifting the point. It is closed: so is the work.",
  ],
  closing: "Put the sheet between two empty ones, and leave it there for a night.",
};

const SECOND: Ritual = {
  title: "Charging in layers",
  opening: "Here the mark is built up again from nothing, one symbol at a time, until your hand knows it.",
  needs: ["Thin paper, a sheet for each symbol", "A pencil"],
  steps: [
    "Lay a thin sheet over the mark and trace the symbol in the middle alone. Say what it gives.",
    "Lay the next sheet over it and trace the next symbol. Say what it adds.",
    "Go on until every symbol has its sheet, and hold the pile against a window: there is the mark.",
    "Say your intention once through the paper, as one speaks through a curtain.",
    "Tear the pile in two, put the halves on each other, and tear again, until it will tear no more.",
  ],
  closing: "Scatter the pieces, or put them into the earth of a pot. The mark in this guide stays whole.",
};

/** What the guide of a sigil of chosen symbols says. */
export const CUSTOM_GUIDE: MethodGuide<CustomRecipe> = {
  titleLine: "drawn from chosen symbols",
  composeRitual: () => CHARGING,
  secondRitual: SECOND,
  sources: [SPARE, "The carpenters’ and shepherds’ marks of Europe, where the daisy wheel and the knot come from."],
};
