import type { BlockedSlot } from "#domain/contracts/desk-blocks.ts";
import { nameWeekday } from "./practice-formats.ts";

/** A Sunday, from which weekdays are named. */
const SOME_SUNDAY = Date.parse("2026-01-04");

const DAY_MS = 86_400_000;

/** When a blocked time is, by the clock of the master's zone. */
export function describeBlock(block: BlockedSlot, zone: string): string {
  switch (block.kind) {
    case "range":
      return formatRange(
        { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone: zone },
        block.dateTime,
        block.endsAt,
      );
    case "days":
      return formatRange({ dateStyle: "medium", timeZone: "UTC" }, block.firstDay, block.lastDay);
    case "weekly":
      return `${listWeekdays(block.weekdays)}, ${describeHours(block)}, ${formatRange({ dateStyle: "medium", timeZone: "UTC" }, block.firstDay, block.lastDay)}`;
  }
}

/** Whole weekdays in words: `Mon, Wed and Fri`. */
function listWeekdays(weekdays: readonly number[]): string {
  const names = weekdays.map((weekday) => nameWeekday(new Date(SOME_SUNDAY + weekday * DAY_MS).toISOString()).short);
  return new Intl.ListFormat(undefined, { type: "conjunction" }).format(names);
}

/** The hours of a weekly block as clocks show them. */
function describeHours({ startTime, endTime }: BlockedSlot): string {
  if (startTime === null || endTime === null) return "";
  return formatRange({ timeStyle: "short", timeZone: "UTC" }, `2026-01-04T${startTime}Z`, `2026-01-04T${endTime}Z`);
}

function formatRange(style: Intl.DateTimeFormatOptions, from: string, to: string): string {
  return new Intl.DateTimeFormat(undefined, style).formatRange(new Date(from), new Date(to));
}
