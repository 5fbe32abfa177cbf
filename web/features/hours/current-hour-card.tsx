import type { ReactElement } from "react";
import { addDays } from "#domain/hours/civil-day.ts";
import { findClockTime, markShift } from "#domain/hours/clock-time.ts";
import { findHourTimes } from "#domain/hours/describe-hours.ts";
import { PLANET_LORE, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { formatClockRange } from "#web/lib/format/format-clock.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { toDayTime } from "./day-text.ts";
import type { Present } from "./day-view.ts";

const MINUTE_MS = 60_000;

/** The hour in which a place lives now, what remains of it and what comes after it. */
export function CurrentHourCard({
  current: { day, hour },
  next,
  now,
}: Present & { readonly now: number }): ReactElement {
  const shift = findClockTime(now, day.day, day.place.timezone, "second").dayShift;
  return (
    <section className="current-hour" aria-labelledby="current-hour-heading">
      <h2 id="current-hour-heading">Current Planetary Hour</h2>
      <p className="current-hour-planet">
        <PlanetSign planet={hour.planet} />
        <b>{PLANET_LORE[hour.planet].name}</b>
      </p>
      <p className="current-hour-range num">{formatClockRange(findHourTimes(day, hour))}</p>
      <p className="soft num">
        {describeRest(hour.endsAt - now)}
        {next && ` Then comes ${withArticle(next.hour.planet)}, until ${toDayTime(next.hour.endsAt, day)}.`}
        <br />
        {describePlaceInDay(day.day, hour.hour)}, the day of {withArticle(day.ruler)}, who rules its first hour.
        {shift !== 0 &&
          ` By the calendar it is ${formatDay("dateOfWeek", addDays(day.day, shift))}, marked ${markShift(shift)}.`}
      </p>
    </section>
  );
}

function describeRest(restMs: number): string {
  const minutes = Math.ceil(restMs / MINUTE_MS);
  return minutes === 1 ? "One minute remains." : `${minutes} minutes remain.`;
}

function describePlaceInDay(day: string, hour: number): string {
  const weekday = formatDay("weekday", day);
  return hour > 12 ? `This is hour ${hour}, in the night of ${weekday}` : `This is hour ${hour} of ${weekday}`;
}
