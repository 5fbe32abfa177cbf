import { type MethodGuide, type Ritual, SPARE } from "../../guide.ts";
import type { PlanetaryRecipe } from "./plan.ts";
import { PLANET_LORE, PLANETS, type Planet, withArticle } from "./planets.ts";

/** What a planetary sigil is charged by: its line, walked in the planet's own time and number. */
function composeCharging(planet: Planet): Ritual {
  const { name, weekday, metal, colors } = PLANET_LORE[planet];
  const ruler = withArticle(planet);
  const rounds = PLANETS.indexOf(planet) + 3;
  return {
    title: `Charging in the hour of ${ruler}`,
    opening: `The line of your mark runs over the square of ${ruler}. It is charged by being walked: with a fingertip, slowly, in the planet’s own hour, as many times as its square has rows.`,
    needs: [
      `A ${weekday}, and on it an hour of ${ruler}: the first hour after sunrise is one`,
      `A cloth or a sheet of paper in ${colors.join(" or ")}`,
      STAND_INS[planet] ?? `Something of ${metal}, were it only a coin or a key`,
    ],
    steps: [
      "Spread the cloth and lay the mark on it. Set the metal above it, where the sign stands in the seal.",
      "Sit straight, and wait until your breath has grown slow by itself.",
      "Say your intention once, aloud, to the sky on the other side of the ceiling.",
      "Put a fingertip on the first ring, the one with a point in it, and follow the line to its end.",
      `At each ring stop for one breath and say under it: ${name}.`,
      `Walk the line ${rounds} times in all. The first time you seek the way; the last time it carries you.`,
      "Lift your finger from the end mark, and fold the cloth over the sheet.",
    ],
    closing: `Leave it folded until the next ${weekday}. Then you may open it, look once, and put it where it shall stay.`,
  };
}

/** Metals that nobody should handle, and what is used instead. */
const STAND_INS: Readonly<Partial<Record<Planet, string>>> = {
  saturn: "A dark grey stone; lead, Saturn’s own metal, is poisonous",
  mercury: "A small mirror; quicksilver, Mercury’s own metal, is poisonous",
};

const SECOND: Ritual = {
  title: "Charging by number",
  opening:
    "The square behind your mark adds up to the same in every row. Writing it out by hand is a prayer of its own.",
  needs: ["A sheet of squared paper", "Ink in a colour of the planet"],
  steps: [
    "In an hour of the planet write its square, number by number from one upward, wherever each belongs.",
    "Add up the first row aloud, then every other. Each time that it is right, nod to it.",
    "Lay the mark upon the square so that the light shines through both, and follow the line from number to number.",
    "Say your intention once, and the sum of a row after it.",
    "Fold both sheets together, the square outside.",
  ],
  closing: "Carry them with you for as many days as the square has rows.",
};

/** What the guide of a planetary sigil says. */
export const PLANETARY_GUIDE: MethodGuide<PlanetaryRecipe> = {
  titleLine: "drawn over a planet’s square",
  composeRitual: (_recipe, planet) => composeCharging(planet),
  secondRitual: SECOND,
  sources: [
    "Heinrich Cornelius Agrippa, De occulta philosophia, 1533, book II, chapter 22: the squares of the planets.",
    SPARE,
  ],
};
