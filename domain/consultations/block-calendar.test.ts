import { describe, expect, it } from "vitest";
import type { CivilDay } from "../hours/civil-day.ts";
import { listBlockedTimes } from "./block-calendar.ts";
import type { Block } from "./blocks.ts";

const ZONE = "America/New_York";

function at(text: string): number {
  return Date.parse(text);
}

const MORNING = {
  name: "morning",
  block: { kind: "range", startsAt: at("2026-12-01T09:00-05:00"), endsAt: at("2026-12-01T10:00-05:00") },
} as const satisfies { name: string; block: Block };
const TOUCHING = {
  name: "touching",
  block: { kind: "range", startsAt: at("2026-12-01T10:00-05:00"), endsAt: at("2026-12-01T11:00-05:00") },
} as const satisfies { name: string; block: Block };
const NIGHT = {
  name: "night",
  block: { kind: "range", startsAt: at("2026-12-01T22:00-05:00"), endsAt: at("2026-12-02T02:00-05:00") },
} as const satisfies { name: string; block: Block };
const TUESDAYS = {
  name: "tuesdays",
  block: {
    ...{ kind: "weekly", weekdays: [2], start: "09:30", end: "12:00" },
    ...{ firstDay: "2026-11-01", lastDay: "2026-12-31", exceptions: ["2026-12-08"] },
  },
} as const satisfies { name: string; block: Block };
const WEEK_OFF = {
  name: "week",
  block: { kind: "days", firstDay: "2026-12-21", lastDay: "2026-12-25" },
} as const satisfies { name: string; block: Block };

const ALL = [MORNING, TOUCHING, NIGHT, TUESDAYS, WEEK_OFF];

describe("what is blocked of a day", () => {
  it.each<[string, CivilDay, readonly (readonly [from: string, to: string, by: readonly string[]])[]]>([
    [
      "overlapping and touching blocks are one time, by all of them",
      "2026-12-01",
      [
        ["2026-12-01T14:00:00.000Z", "2026-12-01T17:00:00.000Z", ["morning", "tuesdays", "touching"]],
        ["2026-12-02T03:00:00.000Z", "2026-12-02T05:00:00.000Z", ["night"]],
      ],
    ],
    [
      "the rest of a block over midnight",
      "2026-12-02",
      [["2026-12-02T05:00:00.000Z", "2026-12-02T07:00:00.000Z", ["night"]]],
    ],
    ["nothing on an exception of the rule", "2026-12-08", []],
    [
      "a day off as a whole, with the rule within it",
      "2026-12-22",
      [["2026-12-22T05:00:00.000Z", "2026-12-23T05:00:00.000Z", ["week", "tuesdays"]]],
    ],
    ["nothing after the last day off", "2026-12-26", []],
  ])("%s", (_what, day, expected) => {
    const times = listBlockedTimes(ALL, day, ZONE).map(({ startsAt, endsAt, by }) => [
      new Date(startsAt).toISOString(),
      new Date(endsAt).toISOString(),
      by.map(({ name }) => name),
    ]);
    expect(times).toEqual(expected);
  });

  it("a day on which clocks are put back is an hour longer", () => {
    const dayOff = { block: { kind: "days", firstDay: "2026-11-01", lastDay: "2026-11-01" } } as const;
    const [time] = listBlockedTimes([dayOff], "2026-11-01", ZONE);
    expect(time && time.endsAt - time.startsAt).toBe(25 * 3_600_000);
  });
});
