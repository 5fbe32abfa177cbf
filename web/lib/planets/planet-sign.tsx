import type { ReactElement } from "react";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { planetSignUrl } from "./planet-sign-url.ts";

/** A planet's sign in its own pigment, drawn with the pen of the sigils. Decoration: the planet's name stands beside it. */
export function PlanetSign({ planet }: { readonly planet: Planet }): ReactElement {
  return (
    <svg className={`planet-sign planet-${planet}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={planetSignUrl(planet)} />
    </svg>
  );
}
