import { type MethodGuide, type Ritual, SPARE } from "../../guide.ts";
import { ELEMENT_LORE, type Element } from "./elements.ts";
import type { ElementalRecipe } from "./plan.ts";

/** What an elemental sigil is charged by: the four quarters, and the leading element last. */
function composeCharging(dominant: Element): Ritual {
  const order = QUARTERS.filter((element) => element !== dominant);
  return {
    title: "Charging at the four quarters",
    opening: `Four powers stand around this mark, and ${ELEMENT_LORE[dominant].name.toLowerCase()} leads them. You carry it to each quarter of the room and let each do its part; the leading one comes last and has the longest time.`,
    needs: [
      "A room in which you can turn around once",
      "A compass, or the knowledge of where the sun rises",
      "The mark, on paper",
    ],
    steps: [
      "Stand in the middle of the room with the mark held flat before you, and turn until you have felt all four walls.",
      ...[...order, dominant].map(toQuarter),
      "Come back to the middle. Say your intention once, aloud, and lay the mark against your breastbone for three breaths.",
    ],
    closing: "Set it down in the last quarter that you visited, and leave it there until the morning.",
  };
}

const QUARTERS: readonly Element[] = ["earth", "air", "fire", "water"];

function toQuarter(element: Element): string {
  const { name, direction, channeling } = ELEMENT_LORE[element];
  return `${name} stands in the ${direction}. Go there with the mark. ${channeling}`;
}

const SECOND: Ritual = {
  title: "Charging out of doors",
  opening: "In a room the elements are guests. Once at least this mark should meet them at home.",
  needs: ["A place with earth and water in sight", "Wind, or your own breath", "The sun, or a match"],
  steps: [
    "Lay the mark on the ground and put a stone on it. Wait until you hear what there is to hear.",
    "Wet a finger in the water and touch the four corners of the sheet.",
    "Lift the sheet into the wind and let it pull for a moment. If there is none, breathe across the mark.",
    "Hold it into the sun so that the light comes through, or strike a match and let it burn down beside it.",
    "Say your intention once toward the quarter of the element that leads.",
  ],
  closing: "Take home a little of the earth, and leave nothing behind.",
};

/** What the guide of an elemental sigil says. */
export const ELEMENTAL_GUIDE: MethodGuide<ElementalRecipe> = {
  titleLine: "drawn from the four elements",
  composeRitual: ({ choices }) => composeCharging(choices.dominantElement),
  secondRitual: SECOND,
  sources: [
    "Heinrich Cornelius Agrippa, De occulta philosophia, 1533, book I: the elements and what belongs to them.",
    SPARE,
  ],
  findLeadingElement: ({ choices }) => choices.dominantElement,
};
