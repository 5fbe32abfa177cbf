import { describe, expect, it } from "vitest";
import { type HoursFault, parseDay, parsePlace, requireDayKept } from "./parse-input.ts";
import type { Place } from "./place.ts";

const LONDON = { latitudeDeg: 51.5074, longitudeDeg: -0.1278, timezone: "Europe/London" };

function findFault(date: string, candidate: Place): HoursFault | null {
  const place = parsePlace(candidate);
  if (!place.isOk) return place.error;
  const day = parseDay(date);
  if (!day.isOk) return day.error;
  const kept = requireDayKept(day.value, place.value.timezone);
  return kept.isOk ? null : kept.error;
}

describe("what hours are asked for", () => {
  it.each([
    ["the year 0", "0000-06-21", LONDON, "year", /1900 to 2100/],
    ["the year 9999", "9999-12-31", LONDON, "year", /1900 to 2100/],
    ["a year of five figures", "12026-06-21", LONDON, "year", /1900 to 2100/],
    ["the year before the first", "1899-12-31", LONDON, "year", /1900 to 2100/],
    ["the year after the last", "2101-01-01", LONDON, "year", /1900 to 2100/],
    ["a day that no month has", "2026-02-30", LONDON, "day", /such as 2026-03-20/],
    ["no day", "", LONDON, "day", /such as 2026-03-20/],
    ["a day with a time", "2026-03-20T10:00", LONDON, "day", /such as 2026-03-20/],
    ["latitude 91", "2026-03-20", { ...LONDON, latitudeDeg: 91 }, "latitude", /-90 to 90/],
    ["no latitude", "2026-03-20", { ...LONDON, latitudeDeg: Number.NaN }, "latitude", /-90 to 90/],
    ["longitude -180.5", "2026-03-20", { ...LONDON, longitudeDeg: -180.5 }, "longitude", /-180 to 180/],
    ["an unknown zone", "2026-03-20", { ...LONDON, timezone: "Europe/Atlantis" }, "timezone", /such as Europe\/London/],
    ["a zone within a date", "2026-03-20", { ...LONDON, timezone: "2026-03-20[UTC]" }, "timezone", /Europe\/London/],
    [
      "the day that Samoa left out",
      "2011-12-30",
      { ...LONDON, timezone: "Pacific/Apia" },
      "day_left_out",
      /day before/,
    ],
  ])("is refused where it is %s, and told what to do", (_name, day, place, code, message) => {
    expect(findFault(day, place)).toEqual({ code, message: expect.stringMatching(message) });
  });

  it.each([
    ["1900-01-01", LONDON],
    ["2100-12-31", LONDON],
    ["2028-02-29", { latitudeDeg: 90, longitudeDeg: 180, timezone: "utc" }],
    ["2026-03-20", { latitudeDeg: -90, longitudeDeg: -180, timezone: "Asia/Kathmandu" }],
    ["2011-12-31", { ...LONDON, timezone: "Pacific/Apia" }],
  ])("may be %s at %o", (day, place) => {
    expect(findFault(day, place)).toBeNull();
  });
});
