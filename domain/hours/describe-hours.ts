import { PLANET_LORE } from "../sigils/methods/planetary/planets.ts";
import { type ClockTime, findClockTime, type Precision, toClockText } from "./clock-time.ts";
import type { PlanetaryDay } from "./planetary-day.ts";
import type { Division, PlanetaryHour } from "./planetary-hours.ts";

/** A planetary hour as it is shown and sent. */
export interface HourRecord {
  /** From 1 to 24, the night from 13 on. */
  readonly hour: number;
  /**
   * From when to when by the clocks of the place, as `06:42 – 07:31`; a time whose date is another than the planetary day's is marked:
   * `23:40 – 00:41 (+1)`. Hours of under ten minutes show seconds.
   */
  readonly timeRange: string;
  /** The planet's name, as `Saturn`. */
  readonly planet: string;
  /** The planet's sign, followed by U+FE0E. */
  readonly symbol: string;
  readonly isDay: boolean;
  /** Whether the present lies in this hour, its beginning included and its end not. */
  readonly isCurrent: boolean;
  /** Both are instants in UTC to the second, as `2026-03-20T11:17:59Z`; the end belongs to the next hour. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The sun of a planetary day as it is shown and sent: instants in UTC to the second, null where there is no such event. */
export interface SunRecord {
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly next_sunrise: string | null;
  readonly solar_noon: string | null;
  /** From sunrise to sunset in seconds; null where one of them is missing. */
  readonly day_length: number | null;
}

/** Shorter hours can't be told apart by minutes alone, ms. */
const SHORT_HOUR_MS = 600_000;

const SECOND_MS = 1000;

/** Describes the hours of a planetary day; `now` is the present in milliseconds since 1970 in UTC, or null where none shall be current. */
export function describeHours(
  day: PlanetaryDay,
  hours: readonly PlanetaryHour[],
  now: number | null,
): readonly HourRecord[] {
  return hours.map((hour) => describeHour(day, hour, now));
}

/** When an hour of a planetary day begins and ends by the clocks of its place; to the second where it is short. */
export function findHourTimes(
  { day, place }: PlanetaryDay,
  { startsAt, endsAt }: PlanetaryHour,
): readonly [ClockTime, ClockTime] {
  const precision: Precision = endsAt - startsAt < SHORT_HOUR_MS ? "second" : "minute";
  return [
    findClockTime(startsAt, day, place.timezone, precision),
    findClockTime(endsAt, day, place.timezone, precision),
  ];
}

/** Describes one hour of a planetary day. */
function describeHour(day: PlanetaryDay, hour: PlanetaryHour, now: number | null): HourRecord {
  const { name, glyph } = PLANET_LORE[hour.planet];
  const [from, to] = findHourTimes(day, hour).map(toClockText);
  return {
    hour: hour.hour,
    timeRange: `${from} – ${to}`,
    planet: name,
    symbol: glyph,
    isDay: hour.isDay,
    isCurrent: now !== null && hour.startsAt <= now && now < hour.endsAt,
    startsAt: toUtcText(hour.startsAt),
    endsAt: toUtcText(hour.endsAt),
  };
}

/** Describes the sun of a planetary day. */
export function describeSun({ sun: { sunrise, sunset, nextSunrise, solarNoon } }: PlanetaryDay): SunRecord {
  return {
    sunrise: toText(sunrise),
    sunset: toText(sunset),
    next_sunrise: toText(nextSunrise),
    solar_noon: toText(solarNoon),
    day_length:
      sunrise === null || sunset === null ? null : Math.round(sunset / SECOND_MS) - Math.round(sunrise / SECOND_MS),
  };
}

/** An instant (milliseconds since 1970) as ISO 8601 in UTC, to the second: `2026-03-20T11:17:59Z`. */
function toUtcText(instant: number): string {
  return new Date(Math.round(instant / SECOND_MS) * SECOND_MS).toISOString().replace(".000Z", "Z");
}

function toText(instant: number | null): string | null {
  return instant === null ? null : toUtcText(instant);
}

/** Without it spreadsheets read the planets' signs as another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

const HEADER = "Hour,Time Range,Planet,Symbol,Period";

/** What an export adds where the sun didn't make the hours; the tradition's own need no word. */
const DIVISION_NOTES: Readonly<Record<Division, { readonly period: string; readonly file: string }>> = {
  traditional: { period: "", file: "" },
  equal: { period: " (equal hours)", file: "-equal-hours" },
};

/**
 * The hours of a day as a table of comma-separated values: a byte order mark, the header, then a line an hour. Equal hours are named in the
 * period, so that they stay named whatever becomes of the file.
 */
export function toHoursCsv(hours: readonly HourRecord[], division: Division): string {
  const { period } = DIVISION_NOTES[division];
  const lines = hours.map(
    ({ hour, timeRange, planet, symbol, isDay }) =>
      `${hour},"${timeRange}",${planet},${symbol},${isDay ? "Day" : "Night"}${period}`,
  );
  return BYTE_ORDER_MARK + [HEADER, ...lines].join("\n");
}

/** What the file of a planetary day (YYYY-MM-DD) is called. */
export function toHoursFileName(day: string, division: Division): string {
  return `planetary-hours-${day}${DIVISION_NOTES[division].file}.csv`;
}

/** The longest name of a place that a calendar of planetary hours takes, in UTF-16 code units. */
export const CALENDAR_NAME_LIMIT = 100;

/** A place's name as a calendar takes it: cut at its limit, and never within what a reader sees as one sign. */
export function toCalendarName(name: string): string {
  if (name.length <= CALENDAR_NAME_LIMIT) return name;
  const beyond = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name).containing(CALENDAR_NAME_LIMIT);
  return name.slice(0, beyond?.index ?? 0);
}
