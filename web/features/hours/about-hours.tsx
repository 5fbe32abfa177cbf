import type { ReactElement } from "react";
import { PLANET_LORE, PLANETS } from "#domain/sigils/methods/planetary/planets.ts";
import type { DayView } from "./day-view.ts";
import { PLANET_LIST, PlanetRow } from "./planet-row.tsx";

const MINUTE_MS = 60_000;

/** How many of a planet's domains the legend has room for. */
const LEGEND_DOMAINS = 4;

/** The rules in a few sentences, with the lengths of the day's own hours where one is shown, and the seven planets. */
export function AboutHours({ view }: { readonly view: DayView | null }): ReactElement {
  return (
    <section
      className="mt-21 grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] items-start gap-x-14 gap-y-7 border-frame border-t-3 pt-7 max-lg:mt-14 max-lg:grid-cols-1 max-lg:gap-7 print:hidden"
      aria-labelledby="about-hours-heading"
    >
      <div>
        <h2 id="about-hours-heading" className="mb-3.5">
          About Planetary Hours
        </h2>
        <p>
          The order is {PLANETS.map((planet) => PLANET_LORE[planet].name).join(", ")}. It runs on without a break, so
          that each day’s first hour falls to the planet that gives the day its name.
        </p>
        <p className="mt-3.5">
          The hours are not sixty minutes long. Day hours divide the time from sunrise to sunset into 12 equal parts,
          and night hours divide the time from sunset to the next sunrise into 12; both change with the season and the
          place.
          {view && describeLengths(view)}
        </p>
      </div>
      <ul className={PLANET_LIST}>
        {PLANETS.map((planet) => (
          <PlanetRow key={planet} planet={planet}>
            {PLANET_LORE[planet].domains.slice(0, LEGEND_DOMAINS).join(", ")}
          </PlanetRow>
        ))}
      </ul>
    </section>
  );
}

function describeLengths({ hours, division }: DayView): string {
  const [day, night] = [hours[0], hours.at(-1)];
  if (!day || !night || division === "equal") return "";
  return ` On this day an hour of daylight lasts ${toMinutes(day)} minutes and an hour of night ${toMinutes(night)}.`;
}

function toMinutes({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }): number {
  return Math.round((endsAt - startsAt) / MINUTE_MS);
}
