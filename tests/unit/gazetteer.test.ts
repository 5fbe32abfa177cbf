import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listTimezones } from "#domain/hours/timezone.ts";
import { findNearestTown, toAreaKey } from "#domain/places/area.ts";
import { formatPlace } from "#domain/places/gazetteer-place.ts";
import { matchPlaces, readPlaceQuery } from "#domain/places/match-places.ts";
import { findShardId, findZoneTown, keyOfRow, readRow, readShard } from "#domain/places/shard.ts";

const SHARDS = resolve(import.meta.dirname, "../../gazetteer/shards");
const LARGEST_GZIP_BYTES = 40_000;
const ALL_BYTES = 6_000_000;

const texts = new Map(
  readdirSync(SHARDS).map((file) => [file.replace(".txt", ""), readFileSync(resolve(SHARDS, file), "utf8")]),
);

/** What the field offers for a text: from one shard, as in the browser. */
function find(text: string): readonly string[] {
  const query = readPlaceQuery(text);
  const id = findShardId(query.shardKey, (candidate) => texts.has(candidate));
  const shard = id === null ? null : readShard(texts.get(id) ?? "");
  return shard ? matchPlaces(shard, query).map(formatPlace) : [];
}

function readFolder(folder: string): ReadonlyMap<string, string> {
  const path = resolve(import.meta.dirname, "../../gazetteer", folder);
  return new Map(
    readdirSync(path).map((file) => [file.replace(".txt", ""), readFileSync(resolve(path, file), "utf8")]),
  );
}

describe("the towns around a point", () => {
  const areas = readFolder("areas");
  const towns = [...new Set([...areas.values()].flatMap((text) => text.split("\n")))].map(readRow);

  function findHere(latitudeDeg: number, longitudeDeg: number): ReturnType<typeof findNearestTown> {
    const id = findShardId(toAreaKey(latitudeDeg, longitudeDeg), (key) => areas.has(key));
    const rows = id === null ? [] : readShard(areas.get(id) ?? "").rows;
    return findNearestTown(rows.map(readRow), latitudeDeg, longitudeDeg);
  }

  it("are more than 45,000, in some hundred files of at most 60 kB gzipped", () => {
    expect(towns.length).toBeGreaterThan(45_000);
    expect(areas.size).toBeLessThan(300);
    expect(Math.max(...[...areas.values()].map((text) => gzipSync(text).length))).toBeLessThan(60_000);
  });

  it("have the nearest of all within the file of the point’s own area, also at its edges and at the date line", () => {
    const edges = [-180, -135, -90, -45, -11.25, 0, 5.625, 11.25, 45, 90, 135, 179.99];
    const points = edges.flatMap((longitudeDeg) =>
      [-45, -16.8, 0, 22.5, 45, 52.4, 67.5].flatMap((latitudeDeg) => [
        [latitudeDeg, longitudeDeg] as const,
        [latitudeDeg - 0.01, longitudeDeg === 179.99 ? 179.99 : longitudeDeg + 0.01] as const,
      ]),
    );
    for (const [latitudeDeg, longitudeDeg] of points) {
      const nearest = findNearestTown(towns, latitudeDeg, longitudeDeg);
      expect(findHere(latitudeDeg, longitudeDeg)?.distanceKm).toBe(nearest?.distanceKm);
    }
  });

  it.each([
    ["Berlin", 52.4986, 13.4033],
    ["London", 51.5, -0.12],
    ["London", 51.53, -0.1],
    ["Quito", -0.18, -78.47],
    ["Potsdam", 52.39, 13.06],
    ["Chicago", 41.95, -87.7],
    ["Longyearbyen", 78.22, 15.63],
    ["Apia", -13.83, -171.77],
  ])("are called %s in that town", (name, latitudeDeg, longitudeDeg) => {
    expect(findHere(latitudeDeg, longitudeDeg)).toMatchObject({ town: { name }, isInTown: true });
  });
});

describe("the towns of the time zones", () => {
  const table = readFileSync(resolve(import.meta.dirname, "../../gazetteer/zone-towns.txt"), "utf8");

  it.each([
    ["Europe/Berlin", "Berlin"],
    ["America/New_York", "New York"],
    ["Asia/Kolkata", "Kolkata"],
    ["America/Sao_Paulo", "São Paulo"],
    ["Arctic/Longyearbyen", "Longyearbyen"],
    ["Pacific/Apia", "Apia"],
    ["Pacific/Pago_Pago", "Pago Pago"],
  ])("name %s after %s", (timezone, name) => {
    expect(findZoneTown(table, timezone)).toMatchObject({ name });
  });

  it.each([
    ["Pago Pago", "AS", "Pacific/Pago_Pago"],
    ["Dandong", "CN", "Asia/Shanghai"],
    ["Sarandë", "AL", "Europe/Tirane"],
    ["Ayvalık", "TR", "Europe/Istanbul"],
  ])(
    "stand with the place where the coarse map of zones would put it across a border: %s",
    (name, countryCode, zone) => {
      const rows = [...texts.values()].flatMap((text) => text.split("\n")).filter((row) => row.startsWith(`${name}\t`));
      expect(rows.map(readRow).find((place) => place.countryCode === countryCode)?.timezone).toBe(zone);
    },
  );

  it("are known for nine in ten of the zones that a browser lists, and for none without people", () => {
    const zones = listTimezones();
    expect(zones.filter((zone) => findZoneTown(table, zone)).length).toBeGreaterThan(zones.length * 0.9);
    expect([findZoneTown(table, "UTC"), findZoneTown(table, "Europe")]).toEqual([null, null]);
  });
});

describe("the gazetteer", () => {
  it("costs a keystroke no more than 40 kB, and weighs no more than 6 MB", () => {
    const largest = Math.max(...[...texts.values()].map((text) => gzipSync(text).length));
    expect(largest).toBeLessThan(LARGEST_GZIP_BYTES);
    const total = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(total).toBeLessThan(ALL_BYTES);
  });

  it("knows more than 130,000 spellings, each shard's in the order of their keys", () => {
    const rows = new Set([...texts.values()].flatMap((text) => text.split("\n")));
    expect(rows.size).toBeGreaterThan(130_000);
    for (const text of texts.values()) {
      const keys = text.split("\n").map(keyOfRow);
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }
  });

  it.each([
    ["london", "London, England, United Kingdom"],
    ["lond", "London, England, United Kingdom"],
    ["l", "Lagos, Nigeria"],
    ["london on", "London, Ontario, Canada"],
    ["paris", "Paris, Île-de-France, France"],
    ["paris, texas", "Paris, Texas, United States"],
    ["san jose", "San Jose, California, United States"],
    ["san jose, costa rica", "San José, Costa Rica"],
    ["new york", "New York, United States"],
    ["portland, me", "Portland, Maine, United States"],
    ["st louis", "St. Louis, Missouri, United States"],
    ["Köln", "Cologne, North Rhine-Westphalia, Germany"],
    ["cologne", "Cologne, North Rhine-Westphalia, Germany"],
    ["muenchen", "Munich, Bavaria, Germany"],
    ["firenze", "Florence, Tuscany, Italy"],
    ["moscow", "Moscow, Russia"],
    ["Москва", "Moscow, Russia"],
    ["peking", "Beijing, China"],
    ["bombay", "Mumbai, Maharashtra, India"],
    ["calcutta", "Kolkata, West Bengal, India"],
    ["saigon", "Ho Chi Minh City, Vietnam"],
    ["rangoon", "Yangon, Myanmar"],
    ["kiev", "Kyiv, Ukraine"],
    ["goteborg", "Gothenburg, Västra Götaland, Sweden"],
    ["tromsoe", "Tromsø, Troms og Finnmark, Norway"],
    ["Å", "Å, Nordland, Norway"],
    ["Y", "Y, Hauts-de-France, France"],
    ["東京", "Tokyo, Japan"],
    ["biel", "Biel/Bienne, Bern, Switzerland"],
    ["st gallen", "St. Gallen, Switzerland"],
  ])("%s is first of all %s", (text, line) => {
    expect(find(text)[0]).toBe(line);
  });

  it.each([
    [
      "Cologne",
      "Munich",
      "Nuremberg",
      "Hanover",
      "Vienna",
      "Prague",
      "Warsaw",
      "Krakow",
      "Cracow",
      "Danzig",
      "Breslau",
    ],
    ["Rome", "Naples", "Turin", "Venice", "Milan", "Florence", "Genoa", "Padua", "Syracuse", "Leghorn", "Mantua"],
    ["Geneva", "Lucerne", "Zurich", "Basle", "Lisbon", "Oporto", "Seville", "Saragossa", "Athens", "Corfu", "Rhodes"],
    ["Salonica", "Copenhagen", "Gothenburg", "Bucharest", "Belgrade", "Lemberg", "Odesa", "Vilna", "Danzig", "Galway"],
    [
      "Brussels",
      "Antwerp",
      "Bruges",
      "Ghent",
      "The Hague",
      "Dunkirk",
      "Marseilles",
      "Lyons",
      "Montreal",
      "Quebec City",
    ],
    ["Canton", "Nanking", "Tokyo", "Kyoto", "Bangalore", "Chennai", "Madras", "Benares", "Poona", "Pondicherry"],
    [
      "Istanbul",
      "Constantinople",
      "Smyrna",
      "Antioch",
      "Jerusalem",
      "Cairo",
      "Alexandria",
      "Giza",
      "Thebes",
      "Damascus",
    ],
    [
      "Aleppo",
      "Mecca",
      "Medina",
      "Baghdad",
      "Basra",
      "Isfahan",
      "Tehran",
      "Addis Ababa",
      "Marrakesh",
      "Fez",
      "Tangier",
    ],
    [
      "Saint Petersburg",
      "Leningrad",
      "Königsberg",
      "Stalingrad",
      "Tiflis",
      "Ulaanbaatar",
      "Seoul",
      "Pusan",
      "Mexico City",
    ],
  ])("knows %s, %s, %s, %s, %s, %s, %s, %s, %s and others", (...names) => {
    expect(names.filter((name) => find(name).length === 0)).toEqual([]);
  });
});
