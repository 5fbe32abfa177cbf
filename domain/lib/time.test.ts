import { expect, it } from "vitest";
import { countSecondsLeftInDay, toUtcDay } from "./time.ts";

it.each([
  [Date.UTC(2026, 10, 21), "2026-11-21", 86_400],
  [Date.UTC(2026, 10, 21, 12), "2026-11-21", 43_200],
  [Date.UTC(2026, 10, 22) - 1, "2026-11-21", 1],
])("%i is in a day with seconds left", (instant, day, seconds) => {
  expect([toUtcDay(instant), countSecondsLeftInDay(instant)]).toEqual([day, seconds]);
});
