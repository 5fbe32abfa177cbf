import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import type { AppRouter } from "#web/app/router.ts";
import { type HoursSearch, toHoursSearch } from "#web/features/hours/hours-search.ts";
import { renderApp } from "./render-app.tsx";

/** A Friday afternoon in London, in the tenth hour of the day. */
export const FRIDAY_AFTERNOON = "2026-11-20T14:12:00Z";

/** Has the present be an instant; timers run on, so that what is awaited comes. */
export function setNow(instant: string): void {
  vi.useFakeTimers({ now: Date.parse(instant), toFake: ["Date", "setInterval", "clearInterval"] });
}

/** Opens the page of the planetary hours, with a query or without. */
export function openHours(search: HoursSearch = {}): Promise<AppRouter> {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return renderApp(`/planetary-hours?${query}`);
}

/** Opens the page at a place, on a day or on today. */
export function openHoursAt(place: PickedPlace, date?: string, division: "traditional" | "equal" = "traditional") {
  return openHours(toHoursSearch(date, place, division));
}

/** The rows of a table of hours as texts of their cells. */
export function readRows(name: string): string[][] {
  const [, ...rows] = within(screen.getByRole("table", { name })).getAllByRole("row");
  return rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent ?? ""),
  );
}

/** Presses "Calculate Planetary Hours". */
export function calculate(): Promise<void> {
  return userEvent.click(screen.getByRole("button", { name: "Calculate Planetary Hours" }));
}
