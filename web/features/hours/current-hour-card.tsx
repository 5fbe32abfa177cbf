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
    <section className="mb-10.5 border-frame border-t-3 pt-3.5 max-lg:mb-7" aria-labelledby="current-hour-heading">
      <h2 id="current-hour-heading" className="caps text-ink-soft text-ui leading-[1.2]">
        Current Planetary Hour
      </h2>
      <p className="mt-2.5 mb-1 flex items-center gap-5">
        <PlanetSign planet={hour.planet} className="size-16" />
        <b className="font-display font-normal text-h1 leading-none">{PLANET_LORE[hour.planet].name}</b>
      </p>
      <p className="current-hour-range num text-[1.75rem] leading-[1.2]">
        {formatClockRange(findHourTimes(day, hour))}
      </p>
      <p className="soft num mt-2 leading-[1.45]">
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
