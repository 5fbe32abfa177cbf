import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../lib/time.ts";
import { computeSessionEnds, isNoteDue, isSessionLive } from "./session-times.ts";

const BEGAN_AT = Date.UTC(2026, 0, 1);

describe("a session", () => {
  it.each<[string, seenAfter: number, askedAfter: number, isLive: boolean]>([
    ["just begun", 0, 0, true],
    ["unseen for a little less than 30 days", 0, 30 * DAY_MS - 1, true],
    ["unseen for 30 days", 0, 30 * DAY_MS, false],
    ["seen yesterday", 40 * DAY_MS, 41 * DAY_MS, true],
    ["seen daily for a little less than 180 days", 179 * DAY_MS, 180 * DAY_MS - 1, true],
    ["seen daily for 180 days", 179 * DAY_MS, 180 * DAY_MS, false],
  ])("%s is live or over", (_what, seenAfter, askedAfter, isLive) => {
    const now = BEGAN_AT + askedAfter;
    const times = { createdAt: BEGAN_AT, seenAt: BEGAN_AT + seenAfter };
    const ends = computeSessionEnds(now);
    expect(isSessionLive(times, "client", now)).toBe(isLive);
    expect(times.createdAt > ends.createdAt && times.seenAt > ends.seenAt).toBe(isLive);
  });

  it.each<[string, seenAfter: number, askedAfter: number, isLive: boolean]>([
    ["unseen for a little less than twelve hours", 0, 12 * HOUR_MS - 1, true],
    ["unseen for twelve hours", 0, 12 * HOUR_MS, false],
    ["seen all week, and not yet over", 7 * DAY_MS - 2, 7 * DAY_MS - 1, true],
    ["seen all week", 7 * DAY_MS - 1, 7 * DAY_MS, false],
  ])("of the master, %s, is live or over", (_what, seenAfter, askedAfter, isLive) => {
    const times = { createdAt: BEGAN_AT, seenAt: BEGAN_AT + seenAfter };
    expect(isSessionLive(times, "master", BEGAN_AT + askedAfter)).toBe(isLive);
  });

  it("is noted as seen at most once an hour", () => {
    const times = { createdAt: BEGAN_AT, seenAt: BEGAN_AT };
    expect(isNoteDue(times, BEGAN_AT + HOUR_MS - 1)).toBe(false);
    expect(isNoteDue(times, BEGAN_AT + HOUR_MS)).toBe(true);
  });
});
