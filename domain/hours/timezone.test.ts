import { describe, expect, it } from "vitest";
import { findTimezone, listTimezones } from "./timezone.ts";

describe("a time zone", () => {
  it.each([
    ["europe/london", "Europe/London"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Europe/Kiev", "Europe/Kyiv"],
    ["america/godthab", "America/Nuuk"],
    ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ["US/Eastern", "America/New_York"],
    ["Europe/Amsterdam", "Europe/Amsterdam"],
    ["Etc/GMT+5", "Etc/GMT+5"],
    ["utc", "UTC"],
  ])("goes by its present name: %s is %s", (text, name) => {
    expect(findTimezone(text)).toBe(name);
  });

  it.each(["", "Mars/Olympus", "2026-03-20T12:00[Europe/London]", "local"])("is none: %j", (text) => {
    expect(findTimezone(text)).toBeNull();
  });

  it("is offered once, and by no old name", () => {
    const zones = listTimezones();
    expect(zones).toContain("Asia/Kolkata");
    expect(zones).toContain("UTC");
    expect(zones.filter((zone) => findTimezone(zone) !== zone)).toEqual([]);
    expect(new Set(zones).size).toBe(zones.length);
  });
});
