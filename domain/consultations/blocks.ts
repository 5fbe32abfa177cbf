import { addDays, type CivilDay, findCivilDay, findDayStart, findWeekday, isCivilDay } from "../hours/civil-day.ts";
import { type CivilTime, countMinutes, findEnd, findStart, isCivilTime } from "../hours/civil-time.ts";
import { type Interval, isOverlapping } from "../lib/intervals.ts";
import { DAY_MS, HOUR_MS } from "../lib/time.ts";

/** What the master blocks: a stretch of time, whole days, or the same hours of weekdays again and again. */
export const BLOCK_KINDS = ["range", "days", "weekly"] as const;

/** What the master blocks. */
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A stretch between two instants; an hour is one of them. */
export interface RangeBlock extends Interval {
  readonly kind: "range";
}

/** Whole days of the practice’s calendar, both ends included. */
export interface DaysBlock {
  readonly kind: "days";
  readonly firstDay: CivilDay;
  readonly lastDay: CivilDay;
}

/** The same hours on weekdays, by the practice’s clock, from a day up to and with another, but for some days. */
export interface WeeklyBlock {
  readonly kind: "weekly";
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekdays: readonly number[];
  readonly start: CivilTime;
  readonly end: CivilTime;
  readonly firstDay: CivilDay;
  readonly lastDay: CivilDay;
  readonly exceptions: readonly CivilDay[];
}

/** What the master blocks. */
export type Block = RangeBlock | DaysBlock | WeeklyBlock;

/** The hour from an instant on. */
export function createHourBlock(startsAt: number): RangeBlock {
  return { kind: "range", startsAt, endsAt: startsAt + HOUR_MS };
}

/** From the first to the last instant that a block can be in force at; days are by the calendar of a zone. */
export function findBlockSpan(block: Block, zone: string): Interval {
  if (block.kind === "range") return { startsAt: block.startsAt, endsAt: block.endsAt };
  return { startsAt: findDayStart(block.firstDay, zone), endsAt: findDayStart(addDays(block.lastDay, 1), zone) };
}

/** Whether a weekly block is for a day, or would be but for an exception. */
export function isDayOfRule({ weekdays, firstDay, lastDay }: WeeklyBlock, day: CivilDay): boolean {
  return day >= firstDay && day <= lastDay && weekdays.includes(findWeekday(day));
}

/** When a block is in force within a stretch of time, in intervals that may reach beyond it; days and hours are by the clock of a zone. */
export function listBlockIntervals(block: Block, within: Interval, zone: string): readonly Interval[] {
  switch (block.kind) {
    case "range":
      return isOverlapping(block, within) ? [{ startsAt: block.startsAt, endsAt: block.endsAt }] : [];
    case "days": {
      const whole = findBlockSpan(block, zone);
      return isOverlapping(whole, within) ? [whole] : [];
    }
    case "weekly":
      return listWeeklyIntervals(block, within, zone);
  }
}

function listWeeklyIntervals(block: WeeklyBlock, within: Interval, zone: string): readonly Interval[] {
  const intervals: Interval[] = [];
  const from = laterDay(block.firstDay, findCivilDay(within.startsAt, zone));
  const until = earlierDay(block.lastDay, findCivilDay(within.endsAt, zone));
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (!block.weekdays.includes(findWeekday(day)) || block.exceptions.includes(day)) continue;
    const interval = { startsAt: findStart(day, block.start, zone), endsAt: findEnd(day, block.end, zone) };
    if (isOverlapping(interval, within)) intervals.push(interval);
  }
  return intervals;
}

/** The first booking that a block would lie over; null where there is none. */
export function findBookingUnder<Session extends Interval>(
  block: Block,
  bookings: readonly Session[],
  zone: string,
): Session | null {
  const under = bookings.filter((booking) =>
    listBlockIntervals(block, booking, zone).some((interval) => isOverlapping(interval, booking)),
  );
  return under.toSorted((one, other) => one.startsAt - other.startsAt)[0] ?? null;
}

/** Whether anything of a block is still to come, so that it is counted among the blocked slots. */
export function isBlockAhead(block: Block, zone: string, now: number): boolean {
  switch (block.kind) {
    case "range":
      return block.endsAt > now;
    case "days":
      return findBlockSpan(block, zone).endsAt > now;
    case "weekly":
      return listWeeklyIntervals(block, { startsAt: now, endsAt: now + LONGEST_BLOCK_MS + DAY_MS }, zone).length > 0;
  }
}

/** How long a block may be, or how far its last day may lie ahead, in milliseconds. */
const LONGEST_BLOCK_MS = 731 * DAY_MS;

/** What is wrong with a block, in words for the master. */
export const BLOCK_MESSAGES = {
  missing: "Please select a date and time to block.",
  past: "This time has passed: only what is to come can be blocked.",
  order: "The end has to come after the beginning.",
  tooLong: "A block can last two years at most.",
  noWeekday: "Please choose at least one day of the week.",
  exception: "An exception has to be one of the days that the rule blocks.",
} as const;

/** The longest reason of a block, in code points. */
export const LONGEST_BLOCK_REASON = 200;

/** What is wrong with a block that is to be set now; null where nothing is. */
export function findBlockProblem(block: Block, zone: string, now: number): string | null {
  switch (block.kind) {
    case "range":
      if (!(block.startsAt < block.endsAt)) return BLOCK_MESSAGES.order;
      if (block.startsAt < now) return BLOCK_MESSAGES.past;
      return block.endsAt - now > LONGEST_BLOCK_MS ? BLOCK_MESSAGES.tooLong : null;
    case "days":
      return findDaysProblem(block, zone, now);
    case "weekly":
      return findDaysProblem(block, zone, now) ?? findWeeklyProblem(block);
  }
}

function findDaysProblem(
  { firstDay, lastDay }: Pick<DaysBlock, "firstDay" | "lastDay">,
  zone: string,
  now: number,
): string | null {
  if (!isCivilDay(firstDay) || !isCivilDay(lastDay)) return BLOCK_MESSAGES.missing;
  if (firstDay > lastDay) return BLOCK_MESSAGES.order;
  if (firstDay < findCivilDay(now, zone)) return BLOCK_MESSAGES.past;
  return findDayStart(lastDay, zone) - now > LONGEST_BLOCK_MS ? BLOCK_MESSAGES.tooLong : null;
}

function findWeeklyProblem(block: WeeklyBlock): string | null {
  const { weekdays, start, end, exceptions } = block;
  if (!isCivilTime(start) || !isCivilTime(end)) return BLOCK_MESSAGES.missing;
  if (countMinutes(start) >= countMinutes(end)) return BLOCK_MESSAGES.order;
  if (weekdays.length === 0 || !weekdays.every((day) => WEEKDAYS.includes(day))) return BLOCK_MESSAGES.noWeekday;
  return exceptions.every((day) => isCivilDay(day) && isDayOfRule(block, day)) ? null : BLOCK_MESSAGES.exception;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

function laterDay(one: CivilDay, other: CivilDay): CivilDay {
  return one > other ? one : other;
}

function earlierDay(one: CivilDay, other: CivilDay): CivilDay {
  return one < other ? one : other;
}
