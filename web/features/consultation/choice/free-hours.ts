import { queryOptions } from "@tanstack/react-query";
import { type CivilMonth, toMonth } from "#domain/consultations/free-days.ts";
import {
  type AvailableDaysResponse,
  type AvailableSlot,
  listAvailableDays,
  listAvailableSlots,
} from "#domain/contracts/consultations.ts";
import { addDays, type CivilDay, findWeekday } from "#domain/hours/civil-day.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** What all questions for free hours begin with: they change while somebody looks at them. */
const FREE_HOURS = ["consultations", "free"] as const;

/** The days of a month that have free hours. Others book meanwhile, so each look asks again, and shows what was so until it knows. */
export function freeDaysQuery(month: CivilMonth) {
  return queryOptions({
    queryKey: [...FREE_HOURS, "days", month],
    queryFn: ({ signal }) => callEndpoint(listAvailableDays, { query: { month }, signal }),
    staleTime: 0,
    networkMode: "always",
  });
}

/** The free hours of a day of the practitioner's; null asks for nothing. */
export function freeHoursQuery(day: CivilDay | null, timezone: string) {
  return queryOptions({
    queryKey: [...FREE_HOURS, "hours", day, timezone],
    queryFn: async ({ signal }): Promise<readonly AvailableSlot[]> => {
      if (day === null) return [];
      const { availableSlots } = await callEndpoint(listAvailableSlots, { query: { date: day, timezone }, signal });
      return availableSlots;
    },
    enabled: day !== null,
    staleTime: 0,
    networkMode: "always",
  });
}

/** Asks again for everything that says what is free. */
export async function askAgainForFreeHours(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: FREE_HOURS });
}

/** Has a month at hand before somebody turns to it; where that fails, it is told when they do. */
export function prefetchFreeDays(month: CivilMonth): void {
  void queryClient.prefetchQuery({ ...freeDaysQuery(month), staleTime: PREFETCHED_FOR_MS });
}

/** How old a month may be that isn’t fetched ahead again. */
const PREFETCHED_FOR_MS = 30_000;

/** The month a number of months later, or earlier where the number is negative. */
export function addMonths(month: CivilMonth, months: number): CivilMonth {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, "2026-12".length) as CivilMonth;
}

/** The days of a month on which an hour is free, in order. */
export function listFreeDays({ days }: AvailableDaysResponse, month: CivilMonth): readonly CivilDay[] {
  return days
    .filter(({ day, free }) => free > 0 && day.startsWith(month))
    .map(({ day }) => day as CivilDay)
    .toSorted();
}

/** The next day with a free hour from a day on, in whatever month it is; null where there is none. */
export async function findNextFreeDay(from: CivilDay, lastDay: string): Promise<CivilDay | null> {
  for (let month = toMonth(from); `${month}-01` <= lastDay; month = addMonths(month, 1)) {
    const response = await queryClient.fetchQuery(freeDaysQuery(month));
    const found = listFreeDays(response, month).find((day) => day >= from);
    if (found !== undefined) return found;
  }
  return null;
}

/** The weeks of a month whole, with the days of its neighbors, from the weekday on that weeks begin with (0 is Sunday). */
export function layOutMonth(month: CivilMonth, firstWeekday: number): readonly (readonly CivilDay[])[] {
  const first: CivilDay = `${month}-01`;
  const offset = (findWeekday(first) - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const weeks: CivilDay[][] = [];
  for (let start = addDays(first, -offset); toMonth(start) <= month; start = addDays(start, DAYS_OF_WEEK)) {
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

const DAYS_OF_WEEK = 7;
