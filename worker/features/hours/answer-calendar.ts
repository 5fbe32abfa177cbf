import type { PlanetaryHoursCalendarQuery } from "#domain/contracts/hours.ts";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { addDays, findCivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import { findHoursFault } from "#domain/hours/find-fault.ts";
import type { Place } from "#domain/hours/place.ts";
import { listPlanetaryDays } from "#domain/hours/planetary-day.ts";
import { type Division, listPlanetaryHours } from "#domain/hours/planetary-hours.ts";
import { formatCoordinates } from "#domain/places/picked-place.ts";
import { PLANET_LORE, type Planet, withArticle } from "#domain/sigils/planets.ts";
import { type CalendarEvent, writeCalendar } from "#worker/documents/write-calendar.ts";
import { AppError } from "#worker/http/app-error.ts";
import { AnswerWithHeaders } from "#worker/http/route.ts";
import { type HoursDeps, KEPT_S } from "./answer-hours.ts";
import { choosePlace } from "./choose-place.ts";

const DAYS = 30;

/** Calendars ask again this often, s; what is kept at the edge is the day's. */
const FRESH_S = 3600;

const DIVISION_NAMES: Readonly<Record<Division, string>> = {
  traditional:
    "Traditional division: twelve hours from sunrise to sunset, twelve from sunset to sunrise, none where the sun doesn’t do both.",
  equal: "Equal division, a modern convention: 24 equal hours from six hours before true noon.",
};

/** The same in few words, for each event. */
const DIVISION_LABELS: Readonly<Record<Division, string>> = {
  traditional: "Division: traditional.",
  equal: "Division: equal hours.",
};

interface Feed {
  readonly planet: Planet;
  readonly place: Place;
  readonly placeName: string;
  readonly firstDay: string;
  readonly division: Division;
}

/** Answers with a calendar of one planet's hours, thirty days from the first on. */
export async function answerCalendar(
  { clock, answerCache, background }: HoursDeps,
  origin: string,
  query: PlanetaryHoursCalendarQuery,
): Promise<AnswerWithHeaders<string>> {
  const place = await choosePlace(query);
  const firstDay = query.date ?? findCivilDay(clock.now(), place.timezone);
  const fault = findHoursFault(firstDay, place);
  if (fault) throw new AppError("invalid_request", fault.message);
  const { planet, division } = query;
  const placeName = query.name ?? formatCoordinates(place.latitudeDeg, place.longitudeDeg);
  const feed: Feed = { planet, place, placeName, firstDay, division };
  const address = toAddress(origin, feed);
  let calendar = await answerCache.find(address);
  if (calendar === null) {
    calendar = writeFeed(feed);
    background.run(answerCache.keep(address, calendar, KEPT_S));
  }
  return new AnswerWithHeaders(calendar, {
    "Cache-Control": `public, max-age=${FRESH_S}`,
    "Content-Disposition": `inline; filename="planetary-hours-${planet}.ics"`,
  });
}

function toAddress(origin: string, { planet, place, placeName, firstDay, division }: Feed): string {
  const parts = { planet, name: placeName, date: firstDay, tz: place.timezone, division };
  const coordinates = { lat: String(place.latitudeDeg), lon: String(place.longitudeDeg) };
  return `${origin}/api/planetary-hours.ics/kept?${new URLSearchParams({ ...parts, ...coordinates })}`;
}

function writeFeed(feed: Feed): string {
  const { planet, placeName, place, firstDay, division } = feed;
  return writeCalendar({
    name: `Hours of ${withArticle(planet)} · ${placeName}`,
    description: DIVISION_NAMES[division],
    writtenAt: findDayStart(firstDay, place.timezone),
    refreshInterval: "P1D",
    events: listEvents(feed),
  });
}

/** The night that the day before began belongs to the feed as well, since it goes on into the first day. */
function listEvents({ planet, place, placeName, firstDay, division }: Feed): readonly CalendarEvent[] {
  const { glyph } = PLANET_LORE[planet];
  const from = findDayStart(firstDay, place.timezone);
  return listPlanetaryDays(addDays(firstDay, -1), DAYS + 1, place, createSun).flatMap((day) =>
    listPlanetaryHours(day, division)
      .filter((hour) => hour.planet === planet && hour.endsAt > from)
      .map(({ hour, isDay, startsAt, endsAt }) => ({
        uid: `${day.day}-${hour}-${division}-${place.latitudeDeg}-${place.longitudeDeg}@planetary-hours.sigilarium`,
        startsAt,
        endsAt,
        title: `${glyph} Hour of ${withArticle(planet)}`,
        description: `Hour ${hour} of ${day.day}, the day of ${withArticle(day.ruler)}: an hour of the ${isDay ? "day" : "night"}. ${DIVISION_LABELS[division]}`,
        location: placeName,
      })),
  );
}
