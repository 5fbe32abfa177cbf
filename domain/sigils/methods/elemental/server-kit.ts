import type { ActivationPlan } from "../../drawn.ts";
import { capitalize, joinWords } from "../../prose.ts";
import type { ServerKit } from "../../server-kit.ts";
import { describeElemental } from "./describe.ts";
import { ELEMENT_LORE, type Element } from "./elements.ts";
import { ELEMENTAL_GUIDE } from "./guide.ts";
import type { ElementalPlan, ElementalRecipe } from "./plan.ts";

/** When each element is strongest in a day. */
const ELEMENT_HOURS: Readonly<Record<Element, string>> = {
  earth: "at midnight",
  water: "at dusk",
  fire: "at noon",
  air: "at daybreak",
};

const ELEMENT_THINGS: Readonly<Record<Element, string>> = {
  earth: "A bowl of earth or salt",
  water: "A bowl of water",
  fire: "A candle in a safe holder",
  air: "A feather, or a window that can be opened",
};

const AFTERWARDS: Readonly<Record<Element, string>> = {
  earth: "bury it where something grows",
  water: "keep it beside a cup that you drink from each morning",
  fire: "burn it in a safe dish once the wish is fulfilled",
  air: "hang it where a draught moves it",
};

/** How an elemental sigil is activated: in the hour and the quarter of the element that leads. */
function activateElemental({ choices }: ElementalRecipe): ActivationPlan {
  const { dominantElement, supportingElements, conflictingElements } = choices;
  const leading = ELEMENT_LORE[dominantElement];
  const supporting = supportingElements.map((element) => ELEMENT_LORE[element]);
  const held = conflictingElements.map((element) => ELEMENT_LORE[element].name.toLowerCase());
  return {
    when: `${capitalize(ELEMENT_HOURS[dominantElement])}, the hour of ${leading.name.toLowerCase()}; in ${leading.season} it is strongest.`,
    withWhat: ["The sheet", ...[dominantElement, ...supportingElements].map((element) => ELEMENT_THINGS[element])],
    how: [
      `Face ${leading.direction}, the quarter of ${leading.name.toLowerCase()}, with the sheet in both hands.`,
      leading.channeling,
      ...supporting.map(({ name, direction }) => `Turn ${direction} and ask ${name.toLowerCase()} to stand by.`),
      ...(held.length > 0
        ? [`Say to ${joinWords(held)}: you have your place, and it is not here. Nothing is driven out.`]
        : []),
      `Face ${leading.direction} again, and say your sentence once.`,
    ],
    afterwards: `Give the sheet to the element that leads: ${AFTERWARDS[dominantElement]}.`,
  };
}

/** What the server alone tells of an elemental sigil. */
export const ELEMENTAL_SERVER_KIT: ServerKit<ElementalRecipe, ElementalPlan> = {
  describe: describeElemental,
  activate: activateElemental,
  guide: ELEMENTAL_GUIDE,
};
