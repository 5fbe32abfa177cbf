import type { ReactElement, ReactNode } from "react";
import { PLANET_LORE, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";

/** A planet's sign with its name beside it. */
export const PLANET_NAME =
  "flex items-center gap-[0.6em] font-display text-[1.0625rem]/[1.15] font-normal max-xs:gap-[0.4em]";

/** How a list of rows of planets looks. */
export const PLANET_LIST = "@container border border-rule bg-paper";

/** A planet's sign and name, and what is said of it; under the name where large type leaves no third column. */
export function PlanetRow({
  planet,
  children,
}: {
  readonly planet: Planet;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <li className="not-first:border-t grid min-h-13 grid-cols-[52px_7.5rem_minmax(0,1fr)] items-center border-rule px-4.5 py-1.5 leading-[1.3] max-lg:grid-cols-[44px_6rem_minmax(0,1fr)] max-lg:px-3 max-xs:grid-cols-[30px_5.25rem_minmax(0,1fr)] max-xs:gap-x-2 @max-[17rem]:grid-cols-[30px_minmax(0,1fr)]">
      <PlanetSign planet={planet} className="size-7.5" />
      <b className="font-display font-normal text-[1.3125rem] leading-none">{PLANET_LORE[planet].name}</b>
      <span className="text-ink-soft text-ui @max-[17rem]:col-start-2 @max-[17rem]:wrap-anywhere">{children}</span>
    </li>
  );
}
