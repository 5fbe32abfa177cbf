import { describe, expect, it } from "vitest";
import {
  BOOKING_MESSAGES,
  findBirthProblem,
  listOfferedTimezones,
  OFFERED_TIMEZONES,
  parseInstant,
} from "./booking-input.ts";

describe("the start of a session", () => {
  it.each([
    ["in UTC", "2026-12-10T15:00:00.000Z", "2026-12-10T15:00Z"],
    ["without seconds", "2026-12-10T15:00Z", "2026-12-10T15:00Z"],
    ["with another offset", "2026-12-10T10:00:00-05:00", "2026-12-10T15:00Z"],
    ["with an offset of quarters", "2026-12-10T20:45+05:45", "2026-12-10T15:00Z"],
    ["on the 29 February of a leap year", "2028-02-29T15:00Z", "2028-02-29T15:00Z"],
    [
      "in the hour that clocks skip in New York, said with its offset",
      "2027-03-14T02:30:00-05:00",
      "2027-03-14T07:30Z",
    ],
    ["in the first of the hours that they show twice", "2026-11-01T01:30:00-04:00", "2026-11-01T05:30Z"],
    ["in the second of them", "2026-11-01T01:30:00-05:00", "2026-11-01T06:30Z"],
  ])("is an instant: %s", (_case, text, instant) => {
    expect(parseInstant(text)).toBe(Date.parse(instant));
  });

  it.each([
    ["nothing", ""],
    ["no offset", "2026-12-10T10:00:00"],
    ["a day alone", "2026-12-10"],
    ["a 29 February that there is not", "2027-02-29T10:00Z"],
    ["a 31 November", "2026-11-31T10:00Z"],
    ["hour 25", "2026-12-10T25:00Z"],
    ["words", "tomorrow at ten"],
    ["a number", "1797000000000"],
    ["a zone by name", "2026-12-10T10:00[Europe/London]"],
    ["an offset and a zone", "2026-12-10T10:00Z[Europe/London]"],
    ["spaces around it", " 2026-12-10T10:00Z "],
    ["a year of six digits", "+012026-12-10T10:00Z"],
  ])("is none: %s", (_case, text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

describe("a date of birth", () => {
  // 20:00 on 10 December in New York is the 11th in London, Tokyo and Sydney.
  const START = Date.parse("2026-12-11T01:00Z");

  it.each([
    ["nothing", "", BOOKING_MESSAGES.dateOfBirth],
    ["spaces", "  ", BOOKING_MESSAGES.dateOfBirth],
    ["another form", "10.12.1990", BOOKING_MESSAGES.dateOfBirthWrong],
    ["a day that there was not", "1991-02-29", BOOKING_MESSAGES.dateOfBirthWrong],
    ["tomorrow", "2026-12-12", BOOKING_MESSAGES.dateOfBirthWrong],
    ["1850", "1850-05-05", BOOKING_MESSAGES.dateOfBirthWrong],
    ["121 years ago", "1905-12-11", BOOKING_MESSAGES.dateOfBirthWrong],
    ["120 years ago", "1905-12-12", null],
    ["the day of the session", "2026-12-11", BOOKING_MESSAGES.underAge],
    ["18 on the next day", "2008-12-12", BOOKING_MESSAGES.underAge],
    ["18 on that very day", "2008-12-11", null],
    ["grown up long ago", "1964-01-31", null],
  ])("is one of an adult on the day of the session: %s", (_case, dateOfBirth, message) => {
    expect(findBirthProblem(dateOfBirth, START, "Europe/London")).toBe(message);
  });

  it.each([
    ["America/New_York", BOOKING_MESSAGES.underAge],
    ["America/Los_Angeles", BOOKING_MESSAGES.underAge],
    ["Europe/London", null],
    ["Asia/Tokyo", null],
    ["Australia/Sydney", null],
  ])("is compared with the day that the client’s calendar shows: %s", (zone, message) => {
    expect(findBirthProblem("2008-12-11", START, zone)).toBe(message);
  });

  it.each([
    ["2026-02-28T12:00Z", BOOKING_MESSAGES.underAge],
    ["2026-03-01T12:00Z", null],
  ])("of a 29 February comes round on 1 March: %s", (startsAt, message) => {
    expect(findBirthProblem("2008-02-29", Date.parse(startsAt), "Europe/London")).toBe(message);
  });
});

describe("the zones that a client can choose from", () => {
  it.each([
    ["one of the eight", "Europe/Paris", OFFERED_TIMEZONES, "Europe/Paris"],
    ["another", "Asia/Kolkata", ["Asia/Kolkata", ...OFFERED_TIMEZONES], "Asia/Kolkata"],
    ["an old name of another", "Asia/Calcutta", ["Asia/Kolkata", ...OFFERED_TIMEZONES], "Asia/Kolkata"],
    ["an old name of one of the eight", "US/Eastern", OFFERED_TIMEZONES, "America/New_York"],
    ["none that is known", "Mars/Olympus", OFFERED_TIMEZONES, "America/New_York"],
  ])("have the browser’s among them, which is chosen already: %s", (_case, browserZone, timezones, preselected) => {
    expect(listOfferedTimezones(browserZone)).toEqual({ timezones, preselected });
  });
});
