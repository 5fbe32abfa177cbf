import { describe, expect, it } from "vitest";
import { LONDON } from "#tests/support/places.ts";
import { findLinkedPlace, parseHoursSearch, toHoursSearch } from "./hours-search.ts";

describe("the address of the planetary hours", () => {
  it.each([
    ["a day at a place", toHoursSearch("2026-11-20", LONDON, "traditional")],
    ["today at a place, in equal hours", toHoursSearch(undefined, LONDON, "equal")],
    ["a place without a name", toHoursSearch("2026-11-20", { ...LONDON, label: null }, "traditional")],
  ])("keeps %s", (_what, search) => {
    expect(parseHoursSearch({ ...search })).toEqual(search);
  });

  it("leads back to the very place", () => {
    expect(findLinkedPlace(toHoursSearch("2026-11-20", LONDON, "traditional"))).toEqual(LONDON);
  });

  it.each([
    ["words for degrees", { lat: "north", lon: 0, tz: "UTC" }],
    ["no longitude", { lat: 0, tz: "UTC" }],
  ])("names no place with %s", (_what, rawSearch) => {
    const search = parseHoursSearch({ ...rawSearch, place: "Somewhere" });
    expect(findLinkedPlace(search)).toBeNull();
    expect(search.place).toBeUndefined();
  });

  it("keeps a year alone as the date that it isn't, so that the page can say so", () => {
    expect(parseHoursSearch({ date: 2026 }).date).toBe("2026");
  });

  it("ignores what it doesn't know", () => {
    const nothing = {
      date: undefined,
      lat: undefined,
      lon: undefined,
      tz: undefined,
      place: undefined,
      hours: undefined,
    };
    expect(parseHoursSearch({ hours: "babylonian", theme: "dark", date: "x".repeat(201) })).toEqual(nothing);
  });
});
