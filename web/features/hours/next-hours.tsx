import type { ReactElement } from "react";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { toCalendarName } from "#domain/hours/describe-hours.ts";
import { findNextHours } from "#domain/hours/find-hours.ts";
import type { Division } from "#domain/hours/planetary-hours.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { describePlace, type PickedPlace } from "#domain/places/picked-place.ts";
import { PLANET_LORE, PLANETS, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { formatHourTime } from "#web/lib/format/format-clock.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";

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
    <section className="next-hours" aria-labelledby="next-hours-heading">
      <div>
        <h2 id="next-hours-heading">The next hour of each planet</h2>
        <p>
          Counted from now, by the clocks of {describePlace(place)} ({nameTimezone(place.timezone)}). An hour that has
          begun already is not among them.
        </p>
        <p>To keep thirty days of one planet’s hours in your calendar, subscribe to its address:</p>
        <ul className="calendar-links">
          {PLANETS.map((planet) => (
            <li key={planet}>
              <a href={toCalendarAddress(planet, place, division)}>{PLANET_LORE[planet].name}</a>
            </li>
          ))}
        </ul>
      </div>
      <ol className="planet-list">
        {hours.map((hour) => (
          <li key={hour.planet}>
            <PlanetSign planet={hour.planet} />
            <b>{PLANET_LORE[hour.planet].name}</b>
            <span className="num">{formatHourTime(hour, place.timezone, now)}</span>
          </li>
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
