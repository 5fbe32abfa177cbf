import { describe, expect, it } from "vitest";
import { LONDON } from "#tests/support/places.ts";
import { parseHoursSearch, toHoursSearch } from "./hours-search.ts";
import { parseLinkedPlace } from "./use-shown-day.ts";

describe("the address of the planetary hours", () => {
  it.each([
    ["a day at a place", toHoursSearch("2026-11-20", LONDON, "traditional")],
    ["today at a place, in equal hours", toHoursSearch(undefined, LONDON, "equal")],
    ["a place without a name", toHoursSearch("2026-11-20", { ...LONDON, label: null }, "traditional")],
  ])("keeps %s", (_what, search) => {
    expect(parseHoursSearch({ ...search })).toEqual(search);
  });

  it("leads back to the very place", () => {
    expect(parseLinkedPlace(toHoursSearch("2026-11-20", LONDON, "traditional"))).toEqual({ isOk: true, value: LONDON });
  });

  it.each([
    ["words for degrees", { lat: "north", lon: 0, tz: "UTC" }],
    ["several degrees at once", { lat: [1, 2], lon: 0, tz: "UTC" }],
    ["no longitude", { lat: 0, tz: "UTC" }],
    ["no zone", { lat: 0, lon: 0 }],
  ])("with %s names a place that can’t be found, so that the page can say so", (_what, rawSearch) => {
    const search = parseHoursSearch(rawSearch);
    expect(parseHoursSearch({ ...search })).toEqual(search);
    expect(parseLinkedPlace(search)).toMatchObject({ isOk: false, error: { message: expect.any(String) } });
  });

  it("shows an old name of a zone as its present one", () => {
    const link = toHoursSearch(undefined, { ...LONDON, timezone: "Asia/Calcutta" }, "traditional");
    expect(parseLinkedPlace(link)).toMatchObject({ value: { timezone: "Asia/Kolkata" } });
  });

  it("names no place with a line and a zone alone", () => {
    expect(parseLinkedPlace(parseHoursSearch({ place: "Somewhere", tz: "UTC" }))).toEqual({ isOk: true, value: null });
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
