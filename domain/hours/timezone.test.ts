import { describe, expect, it } from "vitest";
import { findTimezone, listTimezones, lookUpTimezone } from "./timezone.ts";

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

describe("the time zone of coordinates", () => {
  it.each([
    ["Berlin", 52.52, 13.405, "Europe/Berlin"],
    ["Kolkata, by its present name", 22.57, 88.36, "Asia/Kolkata"],
    ["Kiritimati", 1.87, -157.43, "Pacific/Kiritimati"],
    ["Apia, west of the date line", -13.83, -171.77, "Pacific/Apia"],
    ["Pago Pago, east of it", -14.278, -170.702, "Pacific/Pago_Pago"],
    ["the high seas, by their longitude", -48.88, -123.39, "Etc/GMT+8"],
  ])("is found for %s", async (_place, latitudeDeg, longitudeDeg, timezone) => {
    expect(await lookUpTimezone(latitudeDeg, longitudeDeg)).toBe(timezone);
  });
});
