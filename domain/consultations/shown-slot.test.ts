import { expect, it } from "vitest";
import { showSlot } from "./shown-slot.ts";

it.each([
  ["2026-12-10T14:00Z", "America/New_York", "9:00 AM", null],
  ["2026-12-10T17:45Z", "America/New_York", "12:45 PM", null],
  ["2026-12-10T14:00Z", "Asia/Tokyo", "11:00 PM", null],
  ["2026-12-10T15:15Z", "Asia/Tokyo", "12:15 AM", "2026-12-11"],
  ["2026-12-10T02:30Z", "America/Los_Angeles", "6:30 PM", "2026-12-09"],
  ["2026-12-10T14:00Z", "Asia/Kathmandu", "7:45 PM", null],
])(
  "an hour is shown by the client’s clock, with the date where it is another: %s in %s",
  (iso, zone, time, localDay) => {
    expect(showSlot(Date.parse(iso), "2026-12-10", zone)).toEqual({ displayTime: time, localDay });
  },
);
