// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguages } from "#tests/support/languages.ts";
import { MACHINE_ZONES, standIn } from "#tests/support/machine-zones.ts";
import { formatClock, formatHourTime } from "./format-clock.ts";
import { findFirstWeekday, formatDay, formatDeviceDay } from "./format-date.ts";

const FRIDAY = "2026-11-20";

const STYLES = ["weekday", "numericDate", "shortDate", "shortDateOfWeek", "date", "dateOfWeek", "fullDate"] as const;

/** An hour of Venus in London, on a Friday night. */
const NIGHT_HOUR = {
  hour: 18,
  planet: "venus",
  isDay: false,
  startsAt: Date.parse("2026-11-20T22:30:00Z"),
  endsAt: Date.parse("2026-11-21T00:04:00Z"),
} as const;

describe("dates and times are written as in the visitor's own country", () => {
  it.each([
    [
      "en-US",
      ["Friday", "11/20/2026", "Nov 20", "Friday, Nov 20", "November 20, 2026", "Friday, November 20"],
      "Friday, November 20, 2026",
    ],
    [
      "en-GB",
      ["Friday", "20/11/2026", "20 Nov", "Friday 20 Nov", "20 November 2026", "Friday 20 November"],
      "Friday, 20 November 2026",
    ],
    [
      "de-DE",
      ["Freitag", "20.11.2026", "20. Nov.", "Freitag, 20. Nov.", "20. November 2026", "Freitag, 20. November"],
      "Freitag, 20. November 2026",
    ],
    [
      "ja-JP",
      ["金曜日", "2026/11/20", "11月20日", "11月20日金曜日", "2026年11月20日", "11月20日金曜日"],
      "2026年11月20日金曜日",
    ],
  ])("a day: %s", (language, texts, full) => {
    setLanguages(language);
    expect(STYLES.map((style) => formatDay(style, FRIDAY))).toEqual([...texts, full]);
  });

  it.each([
    ["en-US", "November 20, 2026"],
    ["en-GB", "20 November 2026"],
    ["de-DE", "20. November 2026"],
    ["ja-JP", "2026年11月20日"],
  ])("the day of an instant: %s", (language, text) => {
    setLanguages(language);
    expect(formatDeviceDay(new Date("2026-11-20T14:12:00Z"))).toBe(text);
  });

  it.each([
    ["en-US", ["12:04\u00a0AM (+1)", "7:05\u00a0AM", "4:05:08\u00a0PM (−1)"]],
    ["en-GB", ["00:04 (+1)", "07:05", "16:05:08 (−1)"]],
    ["de-DE", ["00:04 (+1)", "07:05", "16:05:08 (−1)"]],
    ["ja-JP", ["0:04 (+1)", "7:05", "16:05:08 (−1)"]],
  ])("a time with the mark of its day: %s", (language, texts) => {
    setLanguages(language);
    const times = [
      { text: "00:04", dayShift: 1 },
      { text: "07:05", dayShift: 0 },
      { text: "16:05:08", dayShift: -1 },
    ];
    expect(times.map(formatClock)).toEqual(texts);
  });

  it.each([
    ["en-US", "Friday, Nov 20, 10:30\u00a0PM – 12:04\u00a0AM"],
    ["en-GB", "Friday 20 Nov, 22:30 – 00:04"],
    ["de-DE", "Freitag, 20. Nov., 22:30 – 00:04"],
    ["ja-JP", "11月20日金曜日, 22:30 – 0:04"],
  ])("an hour on its day: %s", (language, text) => {
    setLanguages(language);
    expect(formatHourTime(NIGHT_HOUR, "Europe/London", Date.parse("2026-11-17T12:00:00Z"))).toBe(text);
  });
});

describe.each(MACHINE_ZONES)("a machine in the zone %s", (zone) => {
  standIn(zone);

  it("leaves the days and times of a place as they are", () => {
    setLanguages("en-GB");
    expect(formatDay("date", FRIDAY)).toBe("20 November 2026");
    expect(formatClock({ text: "02:30", dayShift: 0 })).toBe("02:30");
  });
});

describe("the visitor's languages", () => {
  it("are asked for each time, since they can be changed while a page is open", () => {
    setLanguages("en-US");
    expect(formatDay("numericDate", FRIDAY)).toBe("11/20/2026");
    setLanguages("de-DE");
    expect(formatDay("numericDate", FRIDAY)).toBe("20.11.2026");
  });

  it.each([
    ["one that no format takes", ["en-US@posix", "de-DE"]],
    ["one that the browser doesn't know", ["tlh", "de-DE"]],
  ])("give way to the next after %s", (_name, languages) => {
    setLanguages(...languages);
    expect(formatDay("numericDate", FRIDAY)).toBe("20.11.2026");
  });

  it("are the browser's own where it names none", () => {
    setLanguages();
    expect(formatDay("numericDate", FRIDAY)).toBe(new Intl.DateTimeFormat().format(new Date(FRIDAY)));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the first day of a week", () => {
  it.each([
    ["en-US", 0],
    ["en-GB", 1],
    ["de-DE", 1],
    ["ja-JP", 0],
    ["ar-EG", 6],
    ["en-US@posix", 0],
  ])("is for %s the weekday %i", (language, weekday) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue([language]);
    expect(findFirstWeekday()).toBe(weekday);
  });
});
