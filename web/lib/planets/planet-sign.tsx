import type { ReactElement } from "react";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import "./planet-sign.css";
import planetsUrl from "./planets.svg?url";

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
    <svg className={`planet-sign flex-none planet-${planet} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={planetSignUrl(planet)} />
    </svg>
  );
}
