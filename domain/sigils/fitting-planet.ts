import { choosePlanet } from "./methods/planetary/choose-planet.ts";
import type { Planet } from "./methods/planetary/planets.ts";
import type { SigilRecipe } from "./recipe.ts";

/** The planet whose hours suit a sigil: the one that it is drawn under, or to which the words of its intention belong. */
export function findFittingPlanet(recipe: SigilRecipe): Planet {
  const chosen = recipe.method === "planetary" ? recipe.planet : null;
  return chosen ?? choosePlanet(recipe.intention).planet;
}
