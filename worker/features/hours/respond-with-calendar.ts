import type { PlanetaryHoursCalendarQuery } from "#domain/contracts/hours.ts";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { addDays, type CivilDay, findCivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import { requireDayKept } from "#domain/hours/parse-input.ts";
import type { Place } from "#domain/hours/place.ts";
import { listPlanetaryDays } from "#domain/hours/planetary-day.ts";
import { type Division, listPlanetaryHours } from "#domain/hours/planetary-hours.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { type CalendarEvent, writeCalendar } from "#domain/lib/write-calendar.ts";
import { formatCoordinates } from "#domain/places/picked-place.ts";
import { PLANET_LORE, type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { Reply } from "#worker/http/reply.ts";
import { choosePlace, type HoursDeps } from "./respond-with-hours.ts";

const DAYS = 30;

/** Calendars ask again this often, s. */
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
  readonly firstDay: CivilDay;
  readonly division: Division;
}

/**
 * Returns a calendar of one planet's hours, thirty days from the first on. It is written for each request, which takes two milliseconds: whose
 * calendar it is and where they live is kept nowhere.
 */
export async function answerCalendar(
  { clock }: HoursDeps,
  query: PlanetaryHoursCalendarQuery,
): Promise<Result<Reply<string>, Fault>> {
  const place = await choosePlace(query);
  const firstDay = requireDayKept(query.date ?? findCivilDay(clock.now(), place.timezone), place.timezone);
  if (!firstDay.isOk) return refuse("invalid_request", { message: firstDay.error.message });
  const { planet, division } = query;
  const placeName = query.name?.trim() || formatCoordinates(place.latitudeDeg, place.longitudeDeg);
  const headers = {
    "Cache-Control": `public, max-age=${FRESH_S}`,
    "Content-Disposition": `inline; filename="planetary-hours-${planet}.ics"`,
  };
  return ok(new Reply(writeFeed({ planet, place, placeName, firstDay: firstDay.value, division }), { headers }));
}

function writeFeed(feed: Feed): string {
  const { planet, placeName, place, firstDay, division } = feed;
  const events = listEvents(feed);
  return writeCalendar({
    method: "PUBLISH",
    product: "Planetary hours",
    feed: {
      name: `Hours of ${withArticle(planet)} · ${placeName}`,
      description: DIVISION_NAMES[division],
      refreshInterval: "P1D",
    },
    writtenAt: findDayStart(firstDay, place.timezone),
    events: events.length > 0 ? events : [noteThatNoneAreNear(feed)],
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
        uid: `${day.day}-${hour}-${toUidEnd(place, division)}`,
        time: { startsAt, endsAt },
        title: `${glyph} Hour of ${withArticle(planet)}`,
        description: `Hour ${hour} of ${day.day}, the day of ${withArticle(day.ruler)}: an hour of the ${isDay ? "day" : "night"}. ${DIVISION_LABELS[division]}`,
        location: placeName,
      })),
  );
}

/**
 * What a feed without hours holds instead, as in a polar night: a calendar has at least one component (RFC 5545, 3.6), and some readers refuse
 * an empty one. It moves along with the first day, under the same id.
 */
function noteThatNoneAreNear({ planet, place, placeName, firstDay, division }: Feed): CalendarEvent {
  return {
    uid: `none-${planet}-${toUidEnd(place, division)}`,
    time: { day: firstDay },
    title: `No hours of ${withArticle(planet)} for ${DAYS} days`,
    description: `The sun does not both rise and set here within the next ${DAYS} days. ${DIVISION_LABELS[division]}`,
    location: placeName,
  };
}

function toUidEnd({ latitudeDeg, longitudeDeg }: Place, division: Division): string {
  return `${division}-${latitudeDeg}-${longitudeDeg}@planetary-hours.sigilarium`;
}
