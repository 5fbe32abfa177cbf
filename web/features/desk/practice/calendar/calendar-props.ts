import type { KeyboardEvent } from "react";
import type { CalendarResponse } from "#domain/contracts/desk-consultations.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";

/** What is on a civil day of the calendar. */
export type CalendarDay = CalendarResponse["days"][number];

/** What the month and the week are handed. */
export interface CalendarProps {
  /** The day that is chosen, and the only one in the order of the Tab key. */
  readonly day: CivilDay;
  readonly today: CivilDay;
  /** The master's zone. */
  readonly zone: string;
  /** The weekday on that weeks begin, from Sunday, 0. */
  readonly firstWeekday: number;
  readonly days: readonly CalendarDay[];
  readonly onChoose: (day: CivilDay) => void;
  /** A key on the chosen day, which may lead to another one. */
  readonly onKey: (event: KeyboardEvent) => void;
}
