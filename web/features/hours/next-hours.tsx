import type { ReactElement } from "react";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { toCalendarName } from "#domain/hours/describe-hours.ts";
import { findNextHours } from "#domain/hours/find-hours.ts";
import type { Division } from "#domain/hours/planetary-hours.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { describePlace, type PickedPlace } from "#domain/places/picked-place.ts";
import { PLANET_LORE, PLANETS, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { formatHourTime } from "#web/lib/format/format-clock.ts";
import { PLANET_LIST, PlanetRow } from "./planet-row.tsx";

/** When each planet's next hour begins at a place, the soonest first; nothing where the sun makes no hours for a fortnight. */
export function NextHours({
  place,
  division,
  now,
}: {
  readonly place: PickedPlace;
  readonly division: Division;
  readonly now: number;
}): ReactElement | null {
  const found = findNextHours(now, place, division, createSun);
  const hours = PLANETS.flatMap((planet) => found[planet]?.hour ?? []).sort(
    (one, other) => one.startsAt - other.startsAt,
  );
  if (hours.length === 0) return null;
  return (
    <section
      className="mt-21 grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] items-start gap-x-14 gap-y-7 border-frame border-t-3 pt-7 max-lg:mt-14 max-lg:grid-cols-1 max-lg:gap-7 print:hidden"
      aria-labelledby="next-hours-heading"
    >
      <div>
        <h2 id="next-hours-heading" className="mb-3.5">
          The next hour of each planet
        </h2>
        <p>
          Counted from now, by the clocks of {describePlace(place)} ({nameTimezone(place.timezone)}). An hour that has
          begun already is not among them.
        </p>
        <p className="mt-3.5">To keep thirty days of one planet’s hours in your calendar, subscribe to its address:</p>
        <ul className="mt-1 flex flex-wrap gap-x-4.5">
          {PLANETS.map((planet) => (
            <li key={planet}>
              <a className="inline-flex min-h-11 items-center" href={toCalendarAddress(planet, place, division)}>
                {PLANET_LORE[planet].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ol className={PLANET_LIST}>
        {hours.map((hour) => (
          <PlanetRow key={hour.planet} planet={hour.planet}>
            <span className="num">{formatHourTime(hour, place.timezone, now)}</span>
          </PlanetRow>
        ))}
      </ol>
    </section>
  );
}

function toCalendarAddress(
  planet: Planet,
  { latitudeDeg, longitudeDeg, timezone, label }: PickedPlace,
  division: Division,
) {
  const query = new URLSearchParams({ planet, lat: String(latitudeDeg), lon: String(longitudeDeg), tz: timezone });
  if (label !== null) query.set("name", toCalendarName(label));
  if (division === "equal") query.set("division", division);
  return `/api/planetary-hours.ics?${query}`;
}
