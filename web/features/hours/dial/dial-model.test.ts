import { describe, expect, it } from "vitest";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { LONDON, TROMSO } from "#tests/support/places.ts";
import { type DayView, findPresent, viewDay } from "../day-view.ts";
import { layOutDial } from "./dial-model.ts";

const QUITO: PickedPlace = {
  label: "Quito",
  latitudeDeg: -0.1807,
  longitudeDeg: -78.4678,
  timezone: "America/Guayaquil",
};

function view(date: CivilDay, place: PickedPlace, division: "traditional" | "equal" = "traditional"): DayView {
  return viewDay(date, place, division);
}

describe("a day on the dial", () => {
  it.each([
    ["London in winter", "2026-11-20", LONDON],
    ["London when clocks go back", "2026-10-24", LONDON],
    ["Quito", "2026-03-20", QUITO],
    ["Tromsø in its last days of sun", "2026-11-26", TROMSO],
  ] as const)("is one whole turn without gap or overlap: %s", (_name, date, place) => {
    const { sectors } = layOutDial(view(date, place), null, 0);
    expect(sectors).toHaveLength(24);
    for (const [index, { from, to }] of sectors.entries()) {
      expect(to).toBeGreaterThan(from);
      if (index > 0) expect(from).toBeCloseTo(sectors[index - 1]?.to ?? Number.NaN, 9);
    }
    expect((sectors.at(-1)?.to ?? 0) - (sectors[0]?.from ?? 0)).toBeCloseTo(360, 9);
  });

  it("begins where the clock shows the sunrise: 07:27 is 68 degrees before noon", () => {
    const [first] = layOutDial(view("2026-11-20", LONDON), null, 0).sectors;
    expect(first?.from).toBeCloseTo(((7 * 60 + 27 - 720) / 1440) * 360, 0);
  });

  it("has its hand in the present hour, and none on another day", () => {
    const now = Date.parse("2026-11-20T14:12:00Z");
    const current = findPresent(now, LONDON, "traditional")?.current ?? null;
    const { hand, sectors } = layOutDial(view("2026-11-20", LONDON), current, now);
    const [present, ...others] = sectors.filter(({ isCurrent }) => isCurrent);
    expect(others).toEqual([]);
    expect(present?.hour.hour).toBe(10);
    expect(hand).toBeGreaterThan(present?.from ?? Number.NaN);
    expect(hand).toBeLessThan(present?.to ?? Number.NaN);
    expect(layOutDial(view("2026-11-21", LONDON), current, now).hand).toBeNull();
  });

  it.each<[CivilDay, string]>([
    ["2026-06-21", "day"],
    ["2026-12-21", "night"],
    ["2026-05-18", "empty"],
  ])("shows the sky that Tromsø has on %s: %s", (date, kind) => {
    const { sectors, sky } = layOutDial(view(date, TROMSO), null, 0);
    expect(sectors).toEqual([]);
    expect(sky.kind).toBe(kind);
  });
});
