import { addDays, type CivilDay, findWeekday } from "#domain/hours/civil-day.ts";

/** Where a key leads in the month: to a day, or into another month, to the day there that is nearest to another. */
export type GridTarget =
  | { readonly kind: "day"; readonly day: CivilDay }
  | { readonly kind: "month"; readonly shift: 1 | -1; readonly near: CivilDay };

/** The month as keys move in it. */
export interface KeyedMonth {
  /** The days that can be chosen, in order: only they take the focus. */
  readonly freeDays: readonly CivilDay[];
  /** The weeks whole, with days of its neighbors. */
  readonly weeks: readonly (readonly CivilDay[])[];
}

const DAYS_OF_WEEK = 7;

/** Where a key leads from a day; null where it leads nowhere. */
export function findGridTarget(key: string, from: CivilDay, { freeDays, weeks }: KeyedMonth): GridTarget | null {
  switch (key) {
    case "ArrowRight":
      return toTarget(
        freeDays.find((day) => day > from),
        1,
        from,
      );
    case "ArrowLeft":
      return toTarget(
        freeDays.findLast((day) => day < from),
        -1,
        from,
      );
    case "ArrowDown":
      return toTarget(
        freeDays.find((day) => day > from && isSameWeekday(day, from)),
        1,
        addDays(from, DAYS_OF_WEEK),
      );
    case "ArrowUp":
      return toTarget(
        freeDays.findLast((day) => day < from && isSameWeekday(day, from)),
        -1,
        addDays(from, -DAYS_OF_WEEK),
      );
    case "Home":
      return toDay(freeDays.find((day) => isSameWeek(day, from, weeks)));
    case "End":
      return toDay(freeDays.findLast((day) => isSameWeek(day, from, weeks)));
    case "PageDown":
      return { kind: "month", shift: 1, near: addDays(from, 4 * DAYS_OF_WEEK) };
    case "PageUp":
      return { kind: "month", shift: -1, near: addDays(from, -4 * DAYS_OF_WEEK) };
    default:
      return null;
  }
}

/** The free day that is nearest to another; null where none is free. */
export function findNearest(freeDays: readonly CivilDay[], near: CivilDay): CivilDay | null {
  const [nearest] = freeDays.toSorted((one, other) => measureDistance(one, near) - measureDistance(other, near));
  return nearest ?? null;
}

function measureDistance(one: CivilDay, other: CivilDay): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

function isSameWeekday(one: CivilDay, other: CivilDay): boolean {
  return findWeekday(one) === findWeekday(other);
}

function isSameWeek(one: CivilDay, other: CivilDay, weeks: KeyedMonth["weeks"]): boolean {
  return weeks.some((week) => week.includes(one) && week.includes(other));
}

function toTarget(day: CivilDay | undefined, shift: 1 | -1, near: CivilDay): GridTarget {
  return day === undefined ? { kind: "month", shift, near } : { kind: "day", day };
}

function toDay(day: CivilDay | undefined): GridTarget | null {
  return day === undefined ? null : { kind: "day", day };
}
