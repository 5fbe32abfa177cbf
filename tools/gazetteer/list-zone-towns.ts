import findZone from "@photostructure/tz-lookup";
import { findTimezone } from "#domain/hours/timezone.ts";
import { foldName } from "#domain/places/fold-name.ts";
import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";

/** The town that stands for each time zone: the one that the zone is named after, else its largest. */
export function listZoneTowns(places: readonly GazetteerPlace[]): ReadonlyMap<string, GazetteerPlace> {
  const presentNames = new Map<string, string | null>();
  const byZone = Map.groupBy(places, ({ latitudeDeg, longitudeDeg, timezone }) => {
    const zone = timezone ?? findZone(latitudeDeg, longitudeDeg);
    const known = presentNames.get(zone) ?? findTimezone(zone);
    presentNames.set(zone, known);
    return known;
  });
  return new Map(
    [...byZone].flatMap(([zone, towns]) => {
      if (zone === null) return [];
      const largestFirst = towns.toSorted((one, other) => other.population - one.population);
      const key = foldName(zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "));
      const town = largestFirst.find(({ spelling }) => foldName(spelling) === key) ?? largestFirst[0];
      return town ? [[zone, { ...town, spelling: town.name }] as const] : [];
    }),
  );
}
