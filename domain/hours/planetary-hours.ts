import { DAY_MS } from "../lib/time.ts";
import type { Planet } from "../sigils/methods/planetary/planets.ts";
import { computeHourRuler } from "./chaldean-order.ts";
import { isNormalDay, type NormalDay, type PlanetaryDay } from "./planetary-day.ts";

/** How a day is divided: by sunrise and sunset as the tradition has it, or into 24 equal hours, which is a modern convention. */
export const DIVISIONS = ["traditional", "equal"] as const;

/** How a day is divided into hours. */
export type Division = (typeof DIVISIONS)[number];

/** One planetary hour. Both instants are milliseconds since 1970 in UTC, the end belongs to the next hour. */
export interface PlanetaryHour {
  /** From 1 to 24, the night from 13 on. */
  readonly hour: number;
  readonly planet: Planet;
  readonly isDay: boolean;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Hours of daylight, and hours of night. */
const HOURS = 12;

/** The hours that one asked for; none where the day can't be divided so. */
export function listPlanetaryHours(day: PlanetaryDay, division: Division): readonly PlanetaryHour[] {
  if (division === "equal") return listEqualHours(day);
  return isNormalDay(day) ? listTraditionalHours(day) : [];
}

/** Twelve equal parts of the time from sunrise to sunset, and twelve of the time from sunset to the next sunrise. */
function listTraditionalHours({ ruler, sun: { sunrise, sunset, nextSunrise } }: NormalDay): readonly PlanetaryHour[] {
  return [...divide(ruler, 1, sunrise, sunset), ...divide(ruler, HOURS + 1, sunset, nextSunrise)];
}

/**
 * Twenty-four equal hours, the first beginning six hours before true noon and the last ending six hours before the next: what some
 * practitioners use where the sun neither rises nor sets. The tradition knows nothing of it, so it has to be chosen.
 */
function listEqualHours({ ruler, sun: { solarNoon, nextSolarNoon } }: PlanetaryDay): readonly PlanetaryHour[] {
  if (solarNoon === null || nextSolarNoon === null) return [];
  const [start, end] = [solarNoon - DAY_MS / 4, nextSolarNoon - DAY_MS / 4];
  const middle = (start + end) / 2;
  return [...divide(ruler, 1, start, middle), ...divide(ruler, HOURS + 1, middle, end)];
}

/** Instants are divided, not what clocks show: a change of clocks makes no hour longer. */
function divide(ruler: Planet, firstHour: number, from: number, to: number): PlanetaryHour[] {
  const at = (part: number): number => from + ((to - from) * part) / HOURS;
  return Array.from({ length: HOURS }, (_, part) => ({
    hour: firstHour + part,
    planet: computeHourRuler(ruler, firstHour + part),
    isDay: firstHour === 1,
    startsAt: at(part),
    endsAt: at(part + 1),
  }));
}
