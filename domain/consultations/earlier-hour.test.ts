import { describe, expect, it } from "vitest";
import { findStart } from "../hours/civil-time.ts";
import { HOUR_MS } from "../lib/time.ts";
import { canBeOffered, chooseNextRequest } from "./earlier-hour.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import type { Practice } from "./slots.ts";

const ZONE = DEFAULT_SETTINGS.zone;
const HOUR = findStart("2026-12-10", "10:15", ZONE);

function practiceAt(now: number, takenAt: readonly number[] = []): Practice {
  const sessions = takenAt.map((startsAt) => ({ startsAt, endsAt: startsAt + HOUR_MS }));
  return { settings: DEFAULT_SETTINGS, busy: { sessions, blocks: [] }, now };
}

describe("an hour that became free", () => {
  it.each([
    ["days before", findStart("2026-12-01", "12:00", ZONE), [], true],
    ["two hours before it becomes too near", findStart("2026-12-07", "21:59", ZONE), [], true],
    ["where it becomes too near while the offer lasts", findStart("2026-12-07", "22:00", ZONE), [], false],
    ["where it is too near already", findStart("2026-12-08", "00:00", ZONE), [], false],
    ["where it was taken meanwhile", findStart("2026-12-01", "12:00", ZONE), [HOUR], false],
  ] as const)("is offered while it can be booked until the offer ends: %s", (_case, now, takenAt, expected) => {
    expect(canBeOffered(practiceAt(now, takenAt), HOUR)).toBe(expected);
  });

  it.each([
    [
      "who has waited longest",
      [
        ["a", null, 2],
        ["b", null, 1],
      ],
      "b",
    ],
    [
      "who comes first by name where both came at once",
      [
        ["b", null, 1],
        ["a", null, 1],
      ],
      "a",
    ],
    ["who has a later hour", [["a", HOUR + 1, 1]], "a"],
    [
      "nobody who has an earlier one, or this one",
      [
        ["a", HOUR - 1, 1],
        ["b", HOUR, 2],
      ],
      null,
    ],
    [
      "the next who would have it earlier",
      [
        ["a", HOUR - 1, 1],
        ["b", null, 2],
      ],
      "b",
    ],
    ["nobody where nobody waits", [], null],
  ] as const)("is offered to one person: %s", (_case, waiting, id) => {
    const requests = waiting.map(([name, bookedAt, createdAt]) => ({ id: name, bookedAt, createdAt }));
    expect(chooseNextRequest(requests, HOUR)?.id ?? null).toBe(id);
  });
});
