import { describe, expect, it } from "vitest";
import { PLANET_LORE } from "../sigils/methods/planetary/planets.ts";
import { computeDayRuler, computeHourRuler } from "./chaldean-order.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

describe("the Chaldean order", () => {
  it.each(WEEKDAYS.map((name, weekday) => [name, weekday] as const))("gives %s to its own planet", (name, weekday) => {
    expect(PLANET_LORE[computeDayRuler(weekday)].weekday).toBe(name);
    expect(computeDayRuler(weekday - 7)).toBe(computeDayRuler(weekday));
    expect(computeDayRuler(weekday + 7)).toBe(computeDayRuler(weekday));
  });

  it("begins a day with its ruler and goes on from the slowest planet to the swiftest", () => {
    const hours = Array.from({ length: 8 }, (_, index) => computeHourRuler("saturn", index + 1));
    expect(hours).toEqual(["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon", "saturn"]);
  });

  it("leads from each day's 24th hour to the next day's first without a break", () => {
    for (let weekday = 0; weekday < 7; weekday++) {
      expect(computeHourRuler(computeDayRuler(weekday), 25)).toBe(computeDayRuler(weekday + 1));
    }
  });
});
