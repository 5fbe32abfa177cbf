import type { ActivationPlan } from "../../drawn.ts";
import { joinWords } from "../../prose.ts";
import type { ServerKit } from "../../server-kit.ts";
import { getSymbolChoice } from "./concepts.ts";
import { describeCustom } from "./describe.ts";
import { CUSTOM_GUIDE } from "./guide.ts";
import type { CustomPlan, CustomRecipe } from "./plan.ts";
import type { CustomLayout } from "./symbol-library.ts";

const LAYOUT_WALKS: Readonly<Record<CustomLayout, string>> = {
  directional: "Turn the sheet so that each symbol points away from you once, and name it as it does.",
  circular: "Go round the circle with a finger, without haste, and name each symbol as you pass it.",
  hierarchical: "Climb the column with a finger from its foot to its head, and name each symbol as you reach it.",
};

/** How a custom sigil is activated: with a thing for each of its symbols. */
function activateCustom({ choices }: CustomRecipe): ActivationPlan {
  const { concepts, selectedSymbols, layoutPreference } = choices;
  const names = concepts.map((concept) => getSymbolChoice(concept, selectedSymbols[concept] ?? "").name.toLowerCase());
  return {
    when: "On a morning that begins something: the first of a month, a birthday, the first day of new work.",
    withWhat: [
      "The sheet",
      names.length === 1
        ? `A small thing that is, or shows, the ${names[0]}`
        : `One small thing for each symbol, as near to it as you find: ${joinWords(names)}`,
    ],
    how: [
      "Lay the sheet before you, and the things around it.",
      "Put a finger on the middle and keep it there for three breaths.",
      LAYOUT_WALKS[layoutPreference],
      "At each symbol touch its thing, and say in one sentence where in your days it shall show itself.",
      "Come back to the middle, and say your own sentence once.",
    ],
    afterwards: "Put the things back into use. Whenever your hand meets one of them, the mark is called again.",
  };
}

/** What the server alone tells of a custom sigil. */
export const CUSTOM_SERVER_KIT: ServerKit<CustomRecipe, CustomPlan> = {
  describe: describeCustom,
  activate: activateCustom,
  guide: CUSTOM_GUIDE,
};
