import { addDays, type CivilDay, findWeekday } from "#domain/hours/civil-day.ts";
import type { CalendarSpan } from "../../desk-search.ts";

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The week of a civil day, from the weekday on that weeks begin with: 0 is Sunday. */
export function listWeek(day: CivilDay, firstWeekday: number): readonly CivilDay[] {
  const start = addDays(day, -((findWeekday(day) - firstWeekday + 7) % 7));
  return WEEK.map((offset) => addDays(start, offset));
}

/** The weeks of a civil day's month; days of other months are in the first and in the last. */
export function listMonthWeeks(day: CivilDay, firstWeekday: number): readonly (readonly CivilDay[])[] {
  const last = findMonthEnd(day);
  const weeks: (readonly CivilDay[])[] = [];
  let week = listWeek(findMonthStart(day), firstWeekday);
  while (week.some((candidate) => candidate <= last)) {
    weeks.push(week);
    week = week.map((candidate) => addDays(candidate, 7));
  }
  return weeks;
}

/** Whether two civil days are of one month. */
export function isSameMonth(day: CivilDay, other: CivilDay): boolean {
  return day.slice(0, 7) === other.slice(0, 7);
}

/** The first and the last civil day of what is shown of the calendar. */
export function findShownDays(
  day: CivilDay,
  span: CalendarSpan,
  firstWeekday: number,
): { readonly from: CivilDay; readonly to: CivilDay } {
  if (span === "month") return { from: findMonthStart(day), to: findMonthEnd(day) };
  const [from = day] = listWeek(day, firstWeekday);
  return { from, to: addDays(from, 6) };
}

/** The same day of the month before (-1) or after (1), or the last where that month is shorter. */
function moveByMonth(day: CivilDay, direction: 1 | -1): CivilDay {
  const start = findMonthStart(day);
  const other = findMonthStart(direction === 1 ? addDays(start, 31) : addDays(start, -1));
  const wanted = `${other.slice(0, 8)}${day.slice(8)}` as CivilDay;
  const last = findMonthEnd(other);
  const isShorter = wanted > last;
  return isShorter ? last : wanted;
}

/** The day to which a key of the keyboard leads from another; null where the key leads nowhere. */
export function findDayByKey(key: string, day: CivilDay, span: CalendarSpan, firstWeekday: number): CivilDay | null {
  const week = listWeek(day, firstWeekday);
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, span === "month" ? -7 : -1);
    case "ArrowDown":
      return addDays(day, span === "month" ? 7 : 1);
    case "Home":
      return week[0] ?? null;
    case "End":
      return week[6] ?? null;
    case "PageUp":
      return span === "month" ? moveByMonth(day, -1) : addDays(day, -7);
    case "PageDown":
      return span === "month" ? moveByMonth(day, 1) : addDays(day, 7);
    default:
      return null;
  }
}

function findMonthStart(day: CivilDay): CivilDay {
  return `${day.slice(0, 8)}01` as CivilDay;
}

function findMonthEnd(day: CivilDay): CivilDay {
  const [year = "", month = ""] = day.split("-");
  // Day 0 of the following month; months are counted from 0 here.
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10) as CivilDay;
}
