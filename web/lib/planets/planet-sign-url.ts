import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import planetsUrl from "./planets.svg?url";

/** Where the drawing of a planet's sign lies: a symbol of 24 by 24, in the colour of its surroundings. */
export function planetSignUrl(planet: Planet): string {
  return `${planetsUrl}#${planet}`;
}
