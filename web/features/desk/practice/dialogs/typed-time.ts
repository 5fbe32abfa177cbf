import { isCivilDay } from "#domain/hours/civil-day.ts";
import { findCivilMoment, isCivilTime } from "#domain/hours/civil-time.ts";

/** A day and a time as they are typed. */
export interface TypedTime {
  readonly day: string;
  readonly time: string;
}

/** The instant of a typed day and time by the clock of a zone, or why there is none. */
export type ReadTime =
  | { readonly isOk: true; readonly at: number }
  | { readonly isOk: false; readonly problem: "missing" | "skipped" };

/** Reads a typed day and time. Where clocks show it twice it is the first. */
export function readTime({ day, time }: TypedTime, zone: string): ReadTime {
  if (!isCivilDay(day) || !isCivilTime(time)) return { isOk: false, problem: "missing" };
  const moment = findCivilMoment(day, time, zone);
  switch (moment.kind) {
    case "once":
      return { isOk: true, at: moment.at };
    case "doubled":
      return { isOk: true, at: moment.first };
    case "skipped":
      return { isOk: false, problem: "skipped" };
  }
}

/** What is said of a time that clocks leave out. */
export const SKIPPED_TIME = "Clocks are put forward over this time. Please choose another one.";
