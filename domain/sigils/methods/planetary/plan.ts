import { choosePlanet } from "./choose-planet.ts";
import type { Planet } from "./planets.ts";

/** A planetary sigil to be drawn. */
export interface PlanetaryRecipe {
  readonly method: "planetary";
  readonly intention: string;
  /** The visitor's own choice; absent or null, the words decide. */
  readonly planet?: Planet | null | undefined;
}

/** What the core is asked to draw for it: a line over the planet's square. */
export interface PlanetaryPlan {
  readonly method: "planetary";
  readonly intention: string;
  readonly planet: Planet;
}

/** Plans a planetary drawing: the planet is the visitor's choice, or else found in the words. */
export function planPlanetary({ intention, planet }: PlanetaryRecipe): PlanetaryPlan {
  return { method: "planetary", intention, planet: planet ?? choosePlanet(intention).planet };
}

/** An example for an intention: the words choose the planet. */
export function composePlanetaryExample(intention: string): PlanetaryRecipe {
  return { method: "planetary", intention };
}
