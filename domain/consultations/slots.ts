import { addDays, type CivilDay, findCivilDay, findDayStart, findWeekday, isDayKept } from "../hours/civil-day.ts";
import { findEnd, findStart } from "../hours/civil-time.ts";
import { type Interval, isOverlapping, widen } from "../lib/intervals.ts";
import { MINUTE_MS } from "../lib/time.ts";
import { type ConsultationSettings, WORK_DAYS, type WorkDay, type WorkingHours } from "./settings.ts";

/** What takes up the practice's time, on one day or on many. */
export interface Busy {
  /** Live bookings, and holds of others that have not ended. */
  readonly sessions: readonly Interval[];
  /** What the master has blocked. */
  readonly blocks: readonly Interval[];
}

/** What decides which hours are free. */
export interface Practice {
  readonly settings: ConsultationSettings;
  readonly busy: Busy;
  /** By whose instant an hour is judged: for one that is held, when it was held. */
  readonly now: number;
}

/** Why an hour can’t be booked. */
export type SlotRefusal = "past" | "weekend" | "lead_time" | "beyond_horizon" | "not_a_slot" | "taken" | "day_full";

/** What a client is told who asks for such an hour. */
export const SLOT_MESSAGES: Readonly<Record<SlotRefusal, string>> = {
  past: "This time has passed. Please choose another one.",
  weekend: "There are no sessions on weekends. Please choose a weekday.",
  lead_time: "Sessions are booked at least 3 days ahead. Please choose a later day.",
  beyond_horizon: "This day is too far ahead to be booked yet. Please choose an earlier one.",
  not_a_slot: "No session begins at this time. Please choose one of the times that are shown.",
  taken: "This time has just been taken. Please choose another one.",
  day_full: "This day is full. Please choose another one.",
};

/** By how many days of the practice’s calendar today precedes the first that can be booked. */
export const LEAD_DAYS = 3;

/** The first and the last day that can be booked, by the practice’s clock; days between them may be without a free hour. */
export function findBookableDays(
  { zone, horizonWeeks }: ConsultationSettings,
  now: number,
): { readonly first: CivilDay; readonly last: CivilDay } {
  const today = findCivilDay(now, zone);
  return { first: addDays(today, LEAD_DAYS), last: addDays(today, horizonWeeks * 7) };
}

/** All hours of a day of the practice at which sessions begin, free or not: from the first of the working hours on, by length and break. */
export function listGrid(settings: ConsultationSettings, day: CivilDay): readonly Interval[] {
  const hours = findWorkingHours(settings, day);
  if (hours === null || !isDayKept(day, settings.zone)) return [];
  const lengthMs = settings.lengthMinutes * MINUTE_MS;
  const stepMs = lengthMs + settings.bufferMinutes * MINUTE_MS;
  const lastStart = findEnd(day, hours.end, settings.zone) - lengthMs;
  const grid: Interval[] = [];
  // By instants: where clocks change within the hours, sessions keep their length and their breaks.
  for (let startsAt = findStart(day, hours.start, settings.zone); startsAt <= lastStart; startsAt += stepMs) {
    grid.push({ startsAt, endsAt: startsAt + lengthMs });
  }
  return grid;
}

/** The hours of a day of the practice that can be booked, the earliest first. */
export function listDaySlots(practice: Practice, day: CivilDay): readonly Interval[] {
  const { settings, now } = practice;
  if (findDayRefusal(settings, day, now) !== null) return [];
  const busy = narrowToDay(practice, day);
  if (isDayFull(settings, busy)) return [];
  return listGrid(settings, day).filter((slot) => slot.startsAt > now && isFree(slot, settings, busy));
}

/** Why no session can be booked that begins at an instant; null where one can. */
export function findSlotRefusal(practice: Practice, startsAt: number): SlotRefusal | null {
  const { settings, now } = practice;
  if (startsAt <= now) return "past";
  const day = findCivilDay(startsAt, settings.zone);
  const refusal = findDayRefusal(settings, day, now);
  if (refusal !== null) return refusal;
  const slot = listGrid(settings, day).find((candidate) => candidate.startsAt === startsAt);
  if (slot === undefined) return "not_a_slot";
  const busy = narrowToDay(practice, day);
  if (!isFree(slot, settings, busy)) return "taken";
  return isDayFull(settings, busy) ? "day_full" : null;
}

/** Whether a session fits between all others with a break on either side, and over nothing that is blocked. */
function isFree(session: Interval, { bufferMinutes }: ConsultationSettings, { sessions, blocks }: Busy): boolean {
  const withBreaks = widen(session, bufferMinutes * MINUTE_MS);
  return (
    !sessions.some((other) => isOverlapping(withBreaks, other)) &&
    !blocks.some((block) => isOverlapping(session, block))
  );
}

function findDayRefusal(settings: ConsultationSettings, day: CivilDay, now: number): SlotRefusal | null {
  if (findWorkDay(day) === null) return "weekend";
  const { first, last } = findBookableDays(settings, now);
  if (day < first) return "lead_time";
  return day > last ? "beyond_horizon" : null;
}

/** What of the busy time is near a day: the sessions that begin on it, and all that could leave no break to them. */
function narrowToDay({ settings, busy }: Practice, day: CivilDay): Busy & { readonly startingToday: number } {
  const whole = { startsAt: findDayStart(day, settings.zone), endsAt: findDayStart(addDays(day, 1), settings.zone) };
  const near = widen(whole, settings.bufferMinutes * MINUTE_MS);
  const sessions = busy.sessions.filter((session) => isOverlapping(session, near));
  return {
    sessions,
    blocks: busy.blocks.filter((block) => isOverlapping(block, whole)),
    startingToday: sessions.filter(({ startsAt }) => startsAt >= whole.startsAt && startsAt < whole.endsAt).length,
  };
}

function isDayFull(
  { mostPerDay }: ConsultationSettings,
  { startingToday }: { readonly startingToday: number },
): boolean {
  return mostPerDay !== null && startingToday >= mostPerDay;
}

function findWorkingHours({ workingHours }: ConsultationSettings, day: CivilDay): WorkingHours | null {
  const workDay = findWorkDay(day);
  return workDay === null ? null : workingHours[workDay];
}

/** The weekday by its name; null at weekends. */
function findWorkDay(day: CivilDay): WorkDay | null {
  return WORK_DAYS[findWeekday(day) - 1] ?? null;
}
