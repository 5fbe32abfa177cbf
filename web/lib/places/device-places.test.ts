// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "../storage.ts";
import { listRecentPlaces, rememberPlace } from "./device-places.ts";

function place(label: string, latitudeDeg: number) {
  return { label, latitudeDeg, longitudeDeg: 0, timezone: "UTC" };
}

describe("places that were used on this device", () => {
  it("are five, the last one first, each once", () => {
    for (const number of [1, 2, 3, 4, 5, 6, 3]) rememberPlace(place(`Town ${number}`, number));
    expect(listRecentPlaces().map(({ label }) => label)).toEqual(["Town 3", "Town 6", "Town 5", "Town 4", "Town 2"]);
  });

  it("keep the zone that was chosen last", () => {
    rememberPlace(place("Town", 1));
    rememberPlace({ ...place("Town", 1), timezone: "Europe/Paris" });
    expect(listRecentPlaces()).toEqual([{ ...place("Town", 1), timezone: "Europe/Paris" }]);
  });

  it.each(["{", "{}", "[1]", '[{"label":"Town","latitudeDeg":91,"longitudeDeg":0,"timezone":"UTC"}]'])(
    "are none where %s was stored",
    (text) => {
      localStorage.setItem(STORAGE_KEYS.recentPlaces, text);
      expect(listRecentPlaces()).toEqual([]);
    },
  );
});
