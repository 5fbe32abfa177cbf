import type { ActivationPlan } from "../../drawn.ts";
import type { ServerKit } from "../../server-kit.ts";
import { describeChaos } from "./describe.ts";
import { CHAOS_GUIDE } from "./guide.ts";
import type { ChaosPlan, ChaosRecipe } from "./plan.ts";

/** How a chaos sigil is activated: the same for each, because its words are to be forgotten. */
function activateChaos(): ActivationPlan {
  return {
    when: "In the evening of the day on which you made it, as soon as nobody needs you for half an hour.",
    withWhat: ["The sheet, printed or drawn by your own hand", "One candle or one lamp, all other light off"],
    how: [
      "Sit so that the sheet stands at the height of your eyes, an arm’s length away.",
      "Breathe out longer than you breathe in, twenty times, and let the sentence go: the mark carries it now.",
      "Follow the strokes with your eyes in the order in which they were written, from the stem outward, three times.",
      "Look at the middle until the lines begin to swim. Then shut your eyes and see the mark in its own light.",
      "When it fades, open your eyes, put out the light and do something ordinary at once.",
    ],
    afterwards: "Put the sheet where you don’t see it daily, and don’t ask each morning whether it works.",
  };
}

/** What the server alone tells of a chaos sigil. */
export const CHAOS_SERVER_KIT: ServerKit<ChaosRecipe, ChaosPlan> = {
  describe: describeChaos,
  activate: activateChaos,
  guide: CHAOS_GUIDE,
};
