import * as z from "zod/mini";
import { CALENDAR_NAME_LIMIT } from "../hours/describe-hours.ts";
import { HOURS_MESSAGES, parseDay } from "../hours/parse-input.ts";
import { isLatitude, isLongitude } from "../hours/place.ts";
import { DAY_STATUSES } from "../hours/planetary-day.ts";
import { DIVISIONS } from "../hours/planetary-hours.ts";
import { findTimezone } from "../hours/timezone.ts";
import { PLANETS } from "../sigils/methods/planetary/planets.ts";
import { endpoint } from "./endpoint.ts";

/** Degrees as a query has them: an empty text is no 0. */
const DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,15})?$/;

const NOW_ERROR = "Please give the present as an instant in UTC, such as 2026-03-20T11:17:59Z.";
const DIVISION_ERROR = `Please choose one of ${DIVISIONS.join(", ")}.`;
const PLANET_ERROR = `Please choose one of ${PLANETS.join(", ")}.`;
const NAME_ERROR = `Please shorten the place’s name to at most ${CALENDAR_NAME_LIMIT} characters.`;

const Day = z.pipe(
  z
    .string({ error: HOURS_MESSAGES.day })
    .check(z.describe("A day of the calendar at the place, YYYY-MM-DD, from 1900 to 2100")),
  z.transform((text, context) => {
    const day = parseDay(text);
    if (day.isOk) return day.value;
    context.issues.push({ code: "custom", input: text, message: day.error.message });
    return z.NEVER;
  }),
);

const Latitude = z.pipe(
  z
    .string({ error: HOURS_MESSAGES.latitude })
    .check(
      z.regex(DEGREES, { error: HOURS_MESSAGES.latitude }),
      z.describe("Degrees, positive in the north; four decimals count"),
    ),
  z.pipe(z.transform(Number), z.number().check(z.refine(isLatitude, { error: HOURS_MESSAGES.latitude }))),
);

const Longitude = z.pipe(
  z
    .string({ error: HOURS_MESSAGES.longitude })
    .check(
      z.regex(DEGREES, { error: HOURS_MESSAGES.longitude }),
      z.describe("Degrees, positive in the east; four decimals count"),
    ),
  z.pipe(z.transform(Number), z.number().check(z.refine(isLongitude, { error: HOURS_MESSAGES.longitude }))),
);

const Timezone = z.string().check(
  z.refine((name) => findTimezone(name) !== null, { error: HOURS_MESSAGES.timezone }),
  z.describe("IANA name of a time zone; the zone of the coordinates where it is absent"),
);

const DivisionChoice = z._default(
  z
    .enum(DIVISIONS, { error: DIVISION_ERROR })
    .check(z.describe("equal: 24 equal hours from six hours before true noon, a modern convention")),
  "traditional",
);

/** A day and a place to compute planetary hours for, and the present, which decides what hour is the current one. */
export const PlanetaryHoursQuery = z.object({
  date: Day,
  lat: Latitude,
  lon: Longitude,
  tz: z.optional(Timezone),
  now: z.optional(
    z.pipe(
      z.iso
        .datetime({ offset: true, error: NOW_ERROR })
        .check(z.describe("The present; the server’s clock where it is absent")),
      z.transform((instant) => Date.parse(instant)),
    ),
  ),
  division: DivisionChoice,
});

const Instant = z.iso.datetime();

/**
 * The hours of a planetary day: 24, or none where the sun doesn't rise and set and equal hours were not asked for. `timeRange` shows the clocks of
 * the place, instants are UTC to the second, `day_length` is seconds. `division` names equal hours and is absent for the tradition's.
 */
export const PlanetaryHoursResponse = z.object({
  date: z.string(),
  timezone: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  status: z.enum(DAY_STATUSES),
  ruler: z.string(),
  sun: z.object({
    sunrise: z.nullable(Instant),
    sunset: z.nullable(Instant),
    next_sunrise: z.nullable(Instant),
    solar_noon: z.nullable(Instant),
    day_length: z.nullable(z.number()),
  }),
  hours: z.array(
    z.object({
      hour: z.number().check(z.gte(1), z.lte(24)),
      timeRange: z.string(),
      planet: z.string(),
      symbol: z.string(),
      isDay: z.boolean(),
      isCurrent: z.boolean(),
      startsAt: Instant,
      endsAt: Instant,
    }),
  ),
  division: z.optional(z.literal("equal")),
});

/** A planet and a place whose hours a calendar shall show for thirty days. */
export const PlanetaryHoursCalendarQuery = z.object({
  planet: z.enum(PLANETS, { error: PLANET_ERROR }),
  lat: Latitude,
  lon: Longitude,
  tz: z.optional(Timezone),
  date: z.optional(Day.check(z.describe("The first day; today at the place where it is absent"))),
  division: DivisionChoice,
  name: z.optional(
    z.string().check(z.maxLength(CALENDAR_NAME_LIMIT, { error: NAME_ERROR }), z.describe("What the place is called")),
  ),
});

export type PlanetaryHoursQuery = z.infer<typeof PlanetaryHoursQuery>;
export type PlanetaryHoursResponse = z.infer<typeof PlanetaryHoursResponse>;
export type PlanetaryHoursCalendarQuery = z.infer<typeof PlanetaryHoursCalendarQuery>;

/** Computes the planetary hours of a day at a place. */
export const getPlanetaryHours = endpoint({
  name: "getPlanetaryHours",
  method: "GET",
  path: "/api/planetary-hours",
  summary: "The planetary hours of a day at a place",
  access: "public",
  limit: "hours",
  query: PlanetaryHoursQuery,
  response: PlanetaryHoursResponse,
  isOpenToOtherSites: true,
});

/** Writes thirty days of one planet's hours as a calendar (RFC 5545), to subscribe to. */
export const getPlanetaryHoursCalendar = endpoint({
  name: "getPlanetaryHoursCalendar",
  method: "GET",
  path: "/api/planetary-hours.ics",
  summary: "Thirty days of one planet’s hours at a place, as a calendar to subscribe to",
  access: "public",
  limit: "hours",
  query: PlanetaryHoursCalendarQuery,
  response: z.string(),
  mediaType: "text/calendar",
  isOpenToOtherSites: true,
});
