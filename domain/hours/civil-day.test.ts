import { describe, expect, it } from "vitest";
import { findCivilDay } from "./civil-day.ts";

describe("the civil day of an instant", () => {
  it.each([
    ["the last fraction of a millisecond before midnight", Date.parse("2026-11-20T00:00:00Z") - 0.25, "2026-11-19"],
    ["midnight", Date.parse("2026-11-20T00:00:00Z"), "2026-11-20"],
    ["a fraction of a millisecond after it", Date.parse("2026-11-20T00:00:00Z") + 0.75, "2026-11-20"],
    ["the same before 1970", Date.parse("1919-11-20T00:00:00Z") - 0.25, "1919-11-19"],
  ])("is known for %s", (_what, instant, day) => {
    expect(findCivilDay(instant, "UTC")).toBe(day);
  });
});
