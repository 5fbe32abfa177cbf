import { describe, expect, it } from "vitest";
import { findPlaceFault } from "#domain/hours/find-fault.ts";
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
    ["several degrees at once", { lat: [1, 2], lon: 0, tz: "UTC" }],
    ["no longitude", { lat: 0, tz: "UTC" }],
    ["no zone", { lat: 0, lon: 0 }],
  ])("with %s names a place that can’t be found, so that the page can say so", (_what, rawSearch) => {
    const search = parseHoursSearch(rawSearch);
    expect(parseHoursSearch({ ...search })).toEqual(search);
    const place = findLinkedPlace(search);
    expect(place && findPlaceFault(place)).not.toBeNull();
  });

  it("names no place with a line and a zone alone", () => {
    expect(findLinkedPlace(parseHoursSearch({ place: "Somewhere", tz: "UTC" }))).toBeNull();
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
