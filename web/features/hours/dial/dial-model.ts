import type { CivilDay } from "#domain/hours/civil-day.ts";
import { findClockTime } from "#domain/hours/clock-time.ts";
import type { CurrentHour } from "#domain/hours/find-hours.ts";
import type { PlanetaryHour } from "#domain/hours/planetary-hours.ts";
import type { DayView } from "../day-view.ts";
import type { Angle } from "./dial-geometry.ts";

/** What of the sky is drawn inside: day and night from sunset to sunrise, or the one alone. */
export type Sky =
  | { readonly kind: "both"; readonly sunrise: Angle; readonly sunset: Angle; readonly nextSunrise: Angle }
  | { readonly kind: "day" | "night" | "empty" };

/** One hour on the dial. */
export interface DialSector {
  readonly hour: PlanetaryHour;
  readonly from: Angle;
  readonly to: Angle;
  readonly isCurrent: boolean;
}

/** A day as angles of a 24-hour clock with noon above. */
export interface DialModel {
  readonly sectors: readonly DialSector[];
  readonly sky: Sky;
  /** Where the hand points; null where the day doesn't hold the present. */
  readonly hand: Angle | null;
}

/** What the clock shows while no place is known: a day and a night of the same length. */
export const EMPTY_DIAL: DialModel = {
  sectors: [],
  sky: { kind: "both", sunrise: -90, sunset: 90, nextSunrise: 270 },
  hand: null,
};

/** Minutes of a clock's day, and of its noon. */
const DAY_MINUTES = 1440;
const NOON_MINUTES = 720;

/** Lays a day on the dial; `now` is the present in milliseconds since 1970 in UTC. */
export function layOutDial({ day, hours, place }: DayView, current: CurrentHour | null, now: number): DialModel {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return { sectors: [], sky: findEmptySky(day.status), hand: null };
  const start = toClockAngle(first.startsAt, day.day, place.timezone);
  // A planetary day is some minutes longer or shorter than the clock's; it is shown as one whole turn, without a gap or an overlap.
  const toAngle = (instant: number): Angle =>
    start + ((instant - first.startsAt) / (last.endsAt - first.startsAt)) * 360;
  const isToday = current?.day.day === day.day;
  return {
    sectors: hours.map((hour) => ({
      hour,
      from: toAngle(hour.startsAt),
      to: toAngle(hour.endsAt),
      isCurrent: isToday && current.hour.hour === hour.hour,
    })),
    sky: findSky(day, toAngle),
    hand: isToday ? toAngle(now) : null,
  };
}

function findSky({ sun, status }: DayView["day"], toAngle: (instant: number) => Angle): Sky {
  const { sunrise, sunset, nextSunrise } = sun;
  if (sunrise === null || sunset === null || nextSunrise === null) return findEmptySky(status);
  return { kind: "both", sunrise: toAngle(sunrise), sunset: toAngle(sunset), nextSunrise: toAngle(nextSunrise) };
}

function findEmptySky(status: DayView["day"]["status"]): Sky {
  if (status === "polar_day") return { kind: "day" };
  return { kind: status === "polar_night" ? "night" : "empty" };
}

function toClockAngle(instant: number, day: CivilDay, timezone: string): Angle {
  const [hours = 0, minutes = 0, seconds = 0] = findClockTime(instant, day, timezone, "second")
    .text.split(":")
    .map(Number);
  return ((hours * 60 + minutes + seconds / 60 - NOON_MINUTES) / DAY_MINUTES) * 360;
}
