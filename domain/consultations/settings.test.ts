import { describe, expect, it } from "vitest";
import { MASTER_NOTICES } from "../mail/master-notices.ts";
import {
  type ConsultationSettings,
  checkSettings,
  DEFAULT_SETTINGS,
  decideSettings,
  isMeetingLink,
  SETTINGS_MESSAGES,
} from "./settings.ts";
import { formatSettings, parseSettings } from "./stored-settings.ts";

const OFF = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };

function settings(over: Partial<ConsultationSettings>): ConsultationSettings {
  return { ...DEFAULT_SETTINGS, ...over };
}

function onMonday(start: string, end: string): Partial<ConsultationSettings> {
  return { workingHours: { ...OFF, monday: { start: start as "09:00", end: end as "17:00" } } };
}

describe("the settings of the practice", () => {
  it("are right by default", () => {
    expect(checkSettings(DEFAULT_SETTINGS)).toEqual({ isOk: true, value: DEFAULT_SETTINGS });
  });

  it("have the present name of their zone", () => {
    const checked = checkSettings(settings({ zone: "US/Eastern" }));
    expect(checked.isOk && checked.value.zone).toBe("America/New_York");
  });

  it.each([
    ["no zone", { zone: "" }, "zone", SETTINGS_MESSAGES.zone],
    ["a zone that there is not", { zone: "Mars/Olympus" }, "zone", SETTINGS_MESSAGES.zone],
    ["no day", { workingHours: OFF }, "workingHours", SETTINGS_MESSAGES.noDay],
    ["hours that are none", onMonday("9", "17:00"), "workingHours", SETTINGS_MESSAGES.hours],
    ["an end before the beginning", onMonday("17:00", "09:00"), "workingHours", SETTINGS_MESSAGES.hours],
    ["less than an hour", onMonday("09:00", "09:59"), "workingHours", SETTINGS_MESSAGES.hoursTooShort],
    ["a last break after midnight", onMonday("20:00", "23:46"), "workingHours", SETTINGS_MESSAGES.hoursTooLate],
    ["a break of two hours and a minute", { bufferMinutes: 121 }, "bufferMinutes", SETTINGS_MESSAGES.bufferMinutes],
    ["a negative break", { bufferMinutes: -1 }, "bufferMinutes", SETTINGS_MESSAGES.bufferMinutes],
    ["half a minute", { bufferMinutes: 0.5 }, "bufferMinutes", SETTINGS_MESSAGES.bufferMinutes],
    ["no session a day", { mostPerDay: 0 }, "mostPerDay", SETTINGS_MESSAGES.mostPerDay],
    ["no horizon", { horizonWeeks: 0 }, "horizonWeeks", SETTINGS_MESSAGES.horizonWeeks],
    ["a horizon beyond a year", { horizonWeeks: 53 }, "horizonWeeks", SETTINGS_MESSAGES.horizonWeeks],
    ["a link that is not secure", { meetingLink: "http://meet.example" }, "meetingLink", SETTINGS_MESSAGES.meetingLink],
  ] as const)("are refused with %s", (_case, over, field, message) => {
    expect(checkSettings(settings(over))).toEqual({ isOk: false, error: { field, message } });
  });

  it("may have one day, its last break ending at midnight", () => {
    expect(checkSettings(settings(onMonday("22:45", "23:45"))).isOk).toBe(true);
  });

  it.each([
    ["the zone while sessions are booked", { zone: "Europe/London" }, 1, SETTINGS_MESSAGES.zoneInUse],
    ["the zone while none is", { zone: "Europe/London" }, 0, null],
    ["the zone to another name of the same", { zone: "US/Eastern" }, 1, null],
    ["anything else while sessions are booked", { bufferMinutes: 30, horizonWeeks: 1 }, 40, null],
  ] as const)("can be changed or not: %s", (_case, over, liveBookings, message) => {
    const decided = decideSettings(DEFAULT_SETTINGS, settings(over), liveBookings);
    expect(decided.isOk ? null : decided.error.message).toBe(message);
  });

  it.each(["https://meet.example", "https://meet.example:8443/room/a-b?pwd=x#y", "HTTPS://Meet.Example/Zimmer/%C3%A4"])(
    "have a link where sessions can take place: %s",
    (link) => {
      expect(isMeetingLink(link)).toBe(true);
    },
  );

  it.each([
    "",
    "http://meet.example",
    "javascript:alert(1)",
    "https://",
    "https:///room",
    "https://me@meet.example/",
    "https://me:secret@meet.example/",
    "https://meet.example/a b",
    'https://meet.example/"><script>',
    "https://meet.example\\@evil.example/",
    " https://meet.example",
    `https://meet.example/${"x".repeat(2000)}`,
  ])("have no link such as %j", (link) => {
    expect(isMeetingLink(link)).toBe(false);
  });
});

describe("stored settings", () => {
  it("are read as they were written, with the link that is stored beside them", () => {
    const written = settings({
      ...onMonday("10:00", "12:00"),
      mostPerDay: 2,
      notices: ["agenda"],
      meetingLink: "https://a.example",
    });
    expect(formatSettings(written)).not.toContain("a.example");
    expect(parseSettings(formatSettings(written), "https://a.example")).toEqual(written);
  });

  it("name the notices that are off, so that one that is new to the product is on", () => {
    const written: unknown = JSON.parse(formatSettings(settings({ notices: ["agenda", "dispute"] })));
    expect(written).toHaveProperty("mutedNotices", expect.not.arrayContaining(["agenda", "dispute"]));
    expect(parseSettings('{"mutedNotices":["booked"]}', null)?.notices).toEqual(MASTER_NOTICES.slice(1));
  });

  it("are the defaults where nothing was stored", () => {
    expect(parseSettings("{}", null)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    "",
    "null",
    "[",
    "7",
    '{"zone":"Mars/Olympus"}',
    '{"workingHours":{"monday":{"start":1}}}',
    '{"mutedNotices":["rain"]}',
  ])("are none where they can’t be settings: %s", (json) => {
    expect(parseSettings(json, null)).toBeNull();
  });
});
