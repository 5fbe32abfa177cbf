import { describe, expect, it } from "vitest";
import { foldName } from "./fold-name.ts";
import { formatPlace, type GazetteerPlace } from "./gazetteer-place.ts";
import { matchPlaces, readPlaceQuery } from "./match-places.ts";
import { findShardId, readShard, writeShard } from "./shard.ts";

function place(name: string, countryCode: string, region: string, population: number, spelling = name): GazetteerPlace {
  // Each place is somewhere else.
  const latitudeDeg = (name.length + population) % 90;
  return { name, spelling, countryCode, region, population, latitudeDeg, longitudeDeg: -81.233 };
}

const PLACES = [
  place("Paris", "FR", "Île-de-France", 2_100_000),
  place("Paris", "US", "Texas", 25_000),
  place("Paris", "CA", "Ontario", 11_000),
  place("Paris-l’Hôpital", "FR", "Bourgogne-Franche-Comté", 300),
  place("London", "GB", "England", 7_600_000),
  place("London", "CA", "Ontario", 350_000),
  place("London", "US", "Kentucky", 8100),
  place("Londonderry", "US", "New Hampshire", 24_000),
  place("Londrina", "BR", "Paraná", 470_000),
  place("Cologne", "DE", "North Rhine-Westphalia", 960_000, "Köln"),
  place("Istanbul", "TR", "", 15_000_000),
  place("York", "GB", "England", 140_000),
  place("York", "US", "Pennsylvania", 44_000),
  place("Å", "NO", "Nordland", 0),
  place("Aba", "NG", "", 900_000),
];

const shard = readShard(writeShard(PLACES.toSorted((a, b) => (foldName(a.spelling) < foldName(b.spelling) ? -1 : 1))));

function find(text: string): readonly string[] {
  return matchPlaces(shard, readPlaceQuery(text)).map(formatPlace);
}

describe("places for what is typed", () => {
  it("are those of that name before those that it begins, the larger first", () => {
    expect(find("london")).toEqual([
      "London, England, United Kingdom",
      "London, Ontario, Canada",
      "London, Kentucky, United States",
      "Londonderry, New Hampshire, United States",
    ]);
    expect(find("lon")[0]).toBe("London, England, United Kingdom");
  });

  it.each([
    ["paris, texas", ["Paris, Texas, United States"]],
    ["Paris, TX", ["Paris, Texas, United States"]],
    ["paris texas", ["Paris, Texas, United States"]],
    ["paris tx usa", ["Paris, Texas, United States"]],
    ["paris, texas, united states", ["Paris, Texas, United States"]],
    ["london on", ["London, Ontario, Canada"]],
    ["london, ont", ["London, Ontario, Canada"]],
    ["london ontario can", ["London, Ontario, Canada"]],
    ["lond, canada", ["London, Ontario, Canada"]],
    ["york england", ["York, England, United Kingdom"]],
    ["york uk", ["York, England, United Kingdom"]],
    ["istanbul, turkey", ["Istanbul, Türkiye"]],
    ["koeln, germany", ["Cologne, North Rhine-Westphalia, Germany"]],
    ["london, france", []],
    ["londonderry ny", []],
  ])("%s is narrowed by what follows the name", (text, lines) => {
    expect(find(text).map((line) => line.replace("Turkey", "Türkiye"))).toEqual(lines);
  });

  it("are the same with a comma that nothing follows", () => {
    expect(find("paris,")).toEqual(find("paris"));
  });

  it("are found by one letter, the place of just that name first", () => {
    expect(find("å")).toEqual(["Å, Nordland, Norway", "Aba, Nigeria"]);
  });

  it.each(["", " ", "-", ", texas", "zzz"])("%j finds none", (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe("a shard", () => {
  it("gives back each place as it was written, coordinates to a thousandth of a degree", () => {
    const berlin = { ...place("Berlin", "DE", "", 3_400_000), latitudeDeg: 52.524, longitudeDeg: 13.411 };
    const ushuaia = { ...place("Ushuaia", "AR", "Tierra del Fuego", 57_000, "Uschuaia"), latitudeDeg: -54.8 };
    const shard = readShard(writeShard([berlin, ushuaia]));
    expect(matchPlaces(shard, readPlaceQuery("berlin"))).toEqual([berlin]);
    expect(matchPlaces(shard, readPlaceQuery("uschuaia"))).toEqual([ushuaia]);
  });

  it.each([
    ["lon", "lo"],
    ["l", "l"],
    ["lx", "l"],
    ["saint", "saint"],
    ["東京", "_"],
    ["q", null],
    ["", null],
  ])("for %j is %j, the longest id that begins it", (key, id) => {
    const ids = new Set(["l", "lo", "s", "saint", "_"]);
    expect(findShardId(key, (candidate) => ids.has(candidate))).toBe(id);
  });
});
