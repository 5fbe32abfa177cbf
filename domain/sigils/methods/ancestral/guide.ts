import { type MethodGuide, type Ritual, SPARE } from "../../guide.ts";
import type { AncestralRecipe } from "./plan.ts";
import { ANCESTRAL_CALL, type CandleColor } from "./traditions.ts";

/** What an ancestral sigil is charged by: a light, the call, and a gift. */
function composeCharging(candle: CandleColor): Ritual {
  return {
    title: "Charging by the light",
    opening:
      "This mark asks those who came before you to stand behind your wish. They are not ordered to; they are invited, given a light and something to drink, and thanked.",
    needs: [
      `A ${candle} candle in a holder that can’t tip over`,
      "A cup of water, tea or wine",
      "Something of theirs, or a name on a slip of paper",
    ],
    steps: [
      "Clear a table. Put the candle in its middle, the cup to the right and what was theirs to the left.",
      "Light the candle and say the names that you know. For those that you don’t, say: and all whose names are lost.",
      `Speak the call: “${ANCESTRAL_CALL}”`,
      "Lay the mark before the flame, so that the light falls on it, and tell them your intention as you would tell it at a family table.",
      "Sit with them until the wax has sunk by a finger’s breadth. If a memory comes, listen to its end.",
      "Thank them. Drink half of the cup and pour the rest on the earth or at the foot of a plant.",
      "Put the candle out with a snuffer or two wet fingers; don’t blow. Never leave it burning alone.",
    ],
    closing: "Keep the mark where you keep what you have of them.",
  };
}

const SECOND: Ritual = {
  title: "Charging by the hands",
  opening:
    "What a family hands on, it hands on by doing. Take a piece of work that your people did, and let the mark lie beside it.",
  needs: ["Dough, thread, wood, earth, or whatever their hands held", "The mark, under a plate or a board"],
  steps: [
    "Lay the mark under the place where you will work, face up, and say for whom you do this.",
    "Begin the work as you were shown it; or as you think that they did it, if nobody showed you.",
    "At the first third say your intention once. At the second say it as they would have said it.",
    "Do not hurry the last third. Whoever comes to your mind there has come to help.",
    "Give away the first of what you made.",
  ],
  closing: "Keep a crumb, a thread or a splinter of it with the mark.",
};

/** What the guide of an ancestral sigil says. */
export const ANCESTRAL_GUIDE: MethodGuide<AncestralRecipe> = {
  titleLine: "drawn in the hand of the ancestors",
  composeRitual: ({ choices }) => composeCharging(choices.candleColor),
  secondRitual: SECOND,
  sources: [
    "The Old English, the Norwegian and the Icelandic rune poems: the names of the runes.",
    "The tract on ogham in the Book of Ballymote, about 1390: the letters of the stem.",
    "The Greek magical papyri, from the second century BC on: letters that end in rings.",
    SPARE,
  ],
};
