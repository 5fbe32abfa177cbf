import type { ActivationPlan } from "../../drawn.ts";
import type { ServerKit } from "../../server-kit.ts";
import { describePlanetary } from "./describe.ts";
import { PLANETARY_GUIDE } from "./guide.ts";
import { type PlanetaryPlan, type PlanetaryRecipe, planPlanetary } from "./plan.ts";
import { describePlanetTime, PLANET_LORE, type Planet, withArticle } from "./planets.ts";

/** A thing of each planet’s metal that is safe to hold: lead and quicksilver are poisonous. */
const PLANET_THINGS: Readonly<Record<Planet, string>> = {
  saturn: "A dark stone, in place of lead, which is poisonous",
  jupiter: "Something of tin, such as an old plate or a soldier",
  mars: "Something of iron: a nail or a key",
  sun: "Something of gold, or a thing that shines like it",
  venus: "Something of copper: a coin or a wire",
  mercury: "A small mirror, in place of quicksilver, which is poisonous",
  moon: "Something of silver: a spoon or a ring",
};

/** How a planetary sigil is activated: under its planet, with a thing of its metal. */
function activatePlanetary(recipe: PlanetaryRecipe): ActivationPlan {
  const { planet } = planPlanetary(recipe);
  const { weekday, colors } = PLANET_LORE[planet];
  const name = withArticle(planet);
  return {
    when: describePlanetTime(planet),
    withWhat: ["The sheet, and a pencil", `A candle or a cloth in ${colors.join(" or ")}`, PLANET_THINGS[planet]],
    how: [
      "Turn to where the sun rises, and lay the sheet on the cloth with its foot towards you.",
      `Say the name of ${name} once, aloud.`,
      "Go over the line with the pencil from its ring to its end, and say the number of each station as you reach it.",
      "Lay your hand on the finished line and say your sentence once. Then be silent for as long as the line took.",
      `Touch the sheet with the thing that belongs to ${name}, and leave it lying there.`,
    ],
    afterwards: `Leave both together until the next ${weekday}; then put the sheet away and keep the thing with you.`,
  };
}

/** What the server alone tells of a planetary sigil. */
export const PLANETARY_SERVER_KIT: ServerKit<PlanetaryRecipe, PlanetaryPlan> = {
  describe: describePlanetary,
  activate: activatePlanetary,
  guide: PLANETARY_GUIDE,
};
