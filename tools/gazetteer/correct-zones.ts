import findZone from "@photostructure/tz-lookup";
import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";

/**
 * Adds the time zone to places for which the map of zones names one across a border: its borders are coarse, up to putting Pago Pago a day
 * ahead, in Samoa. A zone is the country's where most of its people live; such a place gets the zone of the nearest one in its own country,
 * where clocks show another time by it.
 */
export function correctZones(places: readonly GazetteerPlace[]): readonly GazetteerPlace[] {
  const located = places.map((place) => ({ place, zone: findZone(place.latitudeDeg, place.longitudeDeg) }));
  const owners = findOwners(located);
  const atHome = Map.groupBy(
    located.filter(({ place, zone }) => owners.get(zone) === place.countryCode),
    ({ place }) => place.countryCode,
  );
  return located.map(({ place, zone }) => {
    const neighbors = atHome.get(place.countryCode);
    // Some countries have no zone to themselves.
    if (!neighbors || owners.get(zone) === place.countryCode) return place;
    const { zone: timezone } = findNearest(place, neighbors);
    return describeClocks(timezone) === describeClocks(zone) ? place : { ...place, timezone };
  });
}

/** A winter's and a summer's day: zones of the same offsets in both show the same time today. */
const SEASONS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const clocks = new Map<string, string>();

function describeClocks(timeZone: string): string {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset", year: "numeric" });
  const offsets = SEASONS.map((at) => format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value);
  clocks.set(timeZone, offsets.join());
  return offsets.join();
}

interface Located {
  readonly place: GazetteerPlace;
  readonly zone: string;
}

/** The country in which most people of a zone live, by zone. */
function findOwners(located: readonly Located[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [zone, group] of Map.groupBy(located, (one) => one.zone)) {
    const people = new Map<string, number>();
    // Each counts for one at least, where nobody is counted.
    for (const { place } of group) {
      people.set(place.countryCode, (people.get(place.countryCode) ?? 0) + place.population + 1);
    }
    const [owner] = [...people].sort(([, one], [, other]) => other - one);
    if (owner) owners.set(zone, owner[0]);
  }
  return owners;
}

function findNearest(place: GazetteerPlace, neighbors: readonly Located[]): Located {
  const width = Math.cos((place.latitudeDeg * Math.PI) / 180);
  const measure = ({ place: other }: Located): number => {
    const turnDeg = Math.abs(other.longitudeDeg - place.longitudeDeg);
    return Math.hypot(other.latitudeDeg - place.latitudeDeg, Math.min(turnDeg, 360 - turnDeg) * width);
  };
  return neighbors.reduce((nearest, one) => (measure(one) < measure(nearest) ? one : nearest));
}
