import { addDays, findCivilDay } from "#domain/hours/civil-day.ts";
import { findClockTime, findZoneAbbreviation, markShift } from "#domain/hours/clock-time.ts";
import type { PlanetaryDay } from "#domain/hours/planetary-day.ts";
import type { PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import type { HorizonEvent } from "#domain/hours/sun-events.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { formatClock } from "#web/lib/format/format-clock.ts";
import { formatDay } from "#web/lib/format/format-date.ts";

/** A time of a planetary day by the clocks of its place, marked where the date differs: `07:27`, `12:04 AM (+1)`. */
export function toDayTime(instant: number, { day, place }: PlanetaryDay): string {
  return formatClock(findClockTime(instant, day, place.timezone));
}

/** What the marks behind the times of a day's hours mean: `(+1) marks Sunday 22 November.` Empty where none has one. */
export function explainMarks({ day, place }: PlanetaryDay, hours: readonly PlanetaryHour[]): string {
  const times = hours.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const shifts = new Set(times.map((instant) => findClockTime(instant, day, place.timezone).dayShift));
  const marks = [...shifts].filter((shift) => shift !== 0);
  return marks.map((shift) => `${markShift(shift)} marks ${formatDay("dateOfWeek", addDays(day, shift))}.`).join(" ");
}

/** The letters of the zone on a planetary day, as `GMT`; both where the clocks change during it, as `BST` and `GMT`. */
export function nameZonesOfDay({ day, place, sun }: PlanetaryDay): readonly string[] {
  const { sunrise, solarNoon, nextSunrise, nextSolarNoon } = sun;
  const start = sunrise ?? (solarNoon === null ? Date.parse(day) : solarNoon - DAY_MS / 4);
  const end = nextSunrise ?? (nextSolarNoon === null ? start + DAY_MS : nextSolarNoon - DAY_MS / 4);
  return [...new Set([start, end].map((instant) => findZoneAbbreviation(instant, place.timezone)))];
}

/** A crossing of the horizon for a sentence about the sun: `last rose on 18 May 2026 at 00:53 CEST`. */
export function describeCrossing({ kind, at }: HorizonEvent, timezone: string, words: CrossingWords): string {
  const day = findCivilDay(at, timezone);
  const { text, dayShift } = findClockTime(at, day, timezone);
  const date = formatDay("date", addDays(day, dayShift));
  return `${words[kind]} on ${date} at ${formatClock({ text, dayShift: 0 })} ${findZoneAbbreviation(at, timezone)}`;
}

/** What the sun does or did at the horizon. */
export type CrossingWords = Readonly<Record<HorizonEvent["kind"], string>>;
