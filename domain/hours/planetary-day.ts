import type { Planet } from "../sigils/methods/planetary/planets.ts";
import { computeDayRuler } from "./chaldean-order.ts";
import { addDays, type CivilDay, findCivilDay, findDayStart, findWeekday } from "./civil-day.ts";
import type { Place } from "./place.ts";
import { continueSolarDay, findSolarDay, type SolarDay } from "./solar-day.ts";
import type { Sun, SunAt } from "./sun-events.ts";

/** How the sun may behave on a planetary day. */
export const DAY_STATUSES = ["normal", "polar_day", "polar_night", "partial"] as const;

/**
 * How the sun behaves on a planetary day; `partial` is a day on which it rises or sets but doesn't do all that a day is made of, or, where
 * clocks are half a day from the sun, a civil day without a noon.
 */
export type DayStatus = (typeof DAY_STATUSES)[number];

/** The sun's events of a planetary day, in milliseconds since 1970 in UTC; null where there is no such event. */
export interface SunTimes {
  readonly sunrise: number | null;
  readonly solarNoon: number | null;
  readonly sunset: number | null;
  readonly nextSunrise: number | null;
  readonly nextSolarNoon: number | null;
}

/** A planetary day: from a sunrise to the next, named after the civil day in which its true noon falls at the place. */
export interface PlanetaryDay {
  readonly day: CivilDay;
  readonly place: Place;
  readonly ruler: Planet;
  readonly status: DayStatus;
  readonly sun: SunTimes;
}

/** A planetary day on which the sun rises, sets and rises again. */
export interface NormalDay extends PlanetaryDay {
  readonly status: "normal";
  readonly sun: { readonly [Event in keyof SunTimes]: number };
}

const NO_TIMES: SunTimes = { sunrise: null, solarNoon: null, sunset: null, nextSunrise: null, nextSolarNoon: null };

/**
 * Finds the planetary day of a civil day. The sunrise is the last rise before the day's true noon, the sunset the first set after it and
 * the end the next rise. A civil day that was turned back into has two noons: the first counts.
 */
export function findPlanetaryDay(day: CivilDay, place: Place, sunAt: SunAt): PlanetaryDay {
  return walkPlanetaryDays(day, place, sunAt).next().value;
}

/** Finds the planetary days of civil days in a row, each one going on from what was found for the one before. */
export function listPlanetaryDays(
  firstDay: CivilDay,
  count: number,
  place: Place,
  sunAt: SunAt,
): readonly PlanetaryDay[] {
  const days = walkPlanetaryDays(firstDay, place, sunAt);
  return Array.from({ length: count }, () => days.next().value);
}

/** Walks through planetary days without an end, from that of a civil day on; computes no more than is asked for. */
function* walkPlanetaryDays(firstDay: CivilDay, place: Place, sunAt: SunAt): Generator<PlanetaryDay, never> {
  const sun = sunAt(place);
  let day = firstDay;
  let dayStart = findDayStart(day, place.timezone);
  let solarDay: SolarDay | null = null;
  for (;;) {
    const nextDay = addDays(day, 1);
    const nextDayStart = findDayStart(nextDay, place.timezone);
    solarDay = solarDay && isNext(solarDay, dayStart) ? continueSolarDay(sun, solarDay) : findSolarDay(sun, dayStart);
    yield nameSolarDay(day, place, sun, solarDay.noon < nextDayStart ? solarDay : null);
    day = nextDay;
    dayStart = nextDayStart;
  }
}

/** Names a solar day after the civil day in which its noon falls. */
export function findDayOfSolarDay(solarDay: SolarDay, place: Place, sun: Sun): PlanetaryDay {
  return nameSolarDay(findCivilDay(solarDay.noon, place.timezone), place, sun, solarDay);
}

/** Whether the sun rises, sets and rises again on a planetary day. */
export function isNormalDay(day: PlanetaryDay): day is NormalDay {
  return day.status === "normal";
}

function isNext({ noon, nextNoon }: SolarDay, dayStart: number): boolean {
  return noon < dayStart && dayStart <= nextNoon;
}

function nameSolarDay(day: CivilDay, place: Place, sun: Sun, solarDay: SolarDay | null): PlanetaryDay {
  const ruler = computeDayRuler(findWeekday(day));
  if (!solarDay) return { day, place, ruler, status: "partial", sun: NO_TIMES };
  const { noon, sunrise, sunset, nextSunrise, nextNoon } = solarDay;
  const times: SunTimes = { sunrise, solarNoon: noon, sunset, nextSunrise, nextSolarNoon: nextNoon };
  const isNormal = sunrise !== null && sunset !== null && nextSunrise !== null;
  return { day, place, ruler, status: isNormal ? "normal" : findPolarStatus(sun, solarDay), sun: times };
}

/** Whoever sees the sun at noon without a rise or a set sees it all day; whoever misses it then, never: but near the poles it may rise after noon. */
function findPolarStatus(sun: Sun, { sunrise, noon, sunset, nextMidnight }: SolarDay): DayStatus {
  if (sunrise !== null || sunset !== null) return "partial";
  if (sun.isUp(noon)) return "polar_day";
  return sun.isUp(nextMidnight) ? "partial" : "polar_night";
}
