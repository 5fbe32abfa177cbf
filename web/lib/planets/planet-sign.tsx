import type { ReactElement } from "react";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import "#web/styles/all-utilities.css";
import planetsUrl from "./planets.svg?url";

/** Each planet's own pigment. */
export const PLANET_INKS: Readonly<Record<Planet, string>> = {
  saturn: "text-(--planet-saturn)",
  jupiter: "text-(--planet-jupiter)",
  mars: "text-(--planet-mars)",
  sun: "text-(--planet-sun)",
  venus: "text-(--planet-venus)",
  mercury: "text-(--planet-mercury)",
  moon: "text-(--planet-moon)",
};

/** Where the drawing of a planet's sign lies: a symbol of 24 by 24, in the color of its surroundings. */
export function planetSignUrl(planet: Planet): string {
  return `${planetsUrl}#${planet}`;
}

/** A planet's sign in its own pigment, drawn with the pen of the sigils. Decoration: the planet's name is beside it. */
export function PlanetSign({
  planet,
  className = "size-[1.45em]",
}: {
  readonly planet: Planet;
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={`flex-none ${PLANET_INKS[planet]} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={planetSignUrl(planet)} />
    </svg>
  );
}
