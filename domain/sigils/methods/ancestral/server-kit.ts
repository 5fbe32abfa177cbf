import type { ActivationPlan } from "../../drawn.ts";
import { joinWords } from "../../prose.ts";
import type { ServerKit } from "../../server-kit.ts";
import { getChoice, MOTIFS } from "../custom/symbol-library.ts";
import { describeAncestral } from "./describe.ts";
import { ANCESTRAL_GUIDE } from "./guide.ts";
import type { AncestralPlan, AncestralRecipe } from "./plan.ts";
import { CANDLE_MEANINGS, CULTURE_LORE } from "./traditions.ts";

/** How an ancestral sigil is activated: by candlelight, with the names of those who came before. */
function activateAncestral({ choices }: AncestralRecipe): ActivationPlan {
  const { culturalBackground, candleColor, selectedSymbols } = choices;
  const motifs = selectedSymbols.map((motif) => getChoice(MOTIFS, motif).name.toLowerCase());
  const isWritten = CULTURE_LORE[culturalBackground].script !== null;
  return {
    when: "On a day that your family keeps: a birthday, a day of death, a feast. Otherwise at dusk on a Saturday.",
    withWhat: [
      "The sheet, and a cup of water",
      `A ${candleColor} candle, for ${CANDLE_MEANINGS[candleColor]}`,
      "A thing that was theirs, or that they would know: a tool, a recipe, a photograph",
    ],
    how: [
      "Set the candle behind the sheet and the cup before it. Light the candle.",
      "Name those who came before you, as far back as you know the names, and one whom you don’t know.",
      isWritten
        ? "Follow the writing with a finger in the direction in which it is read."
        : "Follow each limb with a finger, from where it grows to its end.",
      `Greet each sign that stands with it: ${joinWords(motifs)}.`,
      "Say your sentence as if to somebody at the table. Drink the water, and let the candle burn down while you watch it.",
    ],
    afterwards:
      "Keep the sheet with what you have of theirs: behind a photograph, in a cookbook, in a drawer with letters.",
  };
}

/** What the server alone tells of an ancestral sigil. */
export const ANCESTRAL_SERVER_KIT: ServerKit<AncestralRecipe, AncestralPlan> = {
  describe: describeAncestral,
  activate: activateAncestral,
  guide: ANCESTRAL_GUIDE,
};
