import {
  type CivilMonth,
  findFirstFreeDay,
  listAlternatives,
  listMonth,
  toMonth,
} from "#domain/consultations/free-days.ts";
import { computePractice, type KeptTime, type WantedTime } from "#domain/consultations/kept-times.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import {
  findBookableDays,
  listDaySlots,
  type Practice,
  SLOT_MESSAGES,
  type SlotRefusal,
} from "#domain/consultations/slots.ts";
import type { AvailableDaysResponse, AvailableSlot } from "#domain/contracts/consultations.ts";
import { type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import type { Fault } from "#domain/lib/result.ts";
import { type Result, refuse } from "#domain/lib/result.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { PracticeRepo, type StoredPractice, toPractice } from "./practice-repo.ts";

/** What looking for free hours needs. */
export type FreeHoursDeps = Pick<BookingDeps, "database" | "encryption" | "clock" | "days">;

/** The free hours of a day: what is stored, and what the day’s object keeps. `buyer` is the order whose own hold counts as free; null where no order asks. */
export async function listFreeHours(
  deps: FreeHoursDeps,
  day: CivilDay,
  timezone: string | null,
  buyer: string | null,
): Promise<readonly AvailableSlot[]> {
  const stored = await new PracticeRepo(deps.database, deps.encryption).readDays(day, day);
  const now = deps.clock.now();
  const { zone } = stored.settings;
  const practice = computePractice(stored, await readKept(deps, stored, day, now), toViewer(buyer), now);
  return listDaySlots(practice, day).map(({ startsAt }) => describeSlot(startsAt, day, timezone ?? zone));
}

/** The days of a month that have free hours, and the first one that has any; holds are not looked at. */
export async function listFreeDays(deps: FreeHoursDeps, month: CivilMonth): Promise<AvailableDaysResponse> {
  const now = deps.clock.now();
  const { settings } = await new PracticeRepo(deps.database, deps.encryption).readSettings();
  const { practice, first, last } = await readHorizon(deps, settings, now);
  const isWithin = month >= toMonth(first) && month <= toMonth(last);
  const days = isWithin ? listMonth(practice, month).filter(({ free }) => free > 0) : [];
  return {
    days: days.map(({ day, free }) => ({ day, free })),
    firstFreeDay: findFirstFreeDay(practice, first),
    ...{ firstDay: first, lastDay: last, timezone: practice.settings.zone },
  };
}

/** An hour that somebody wants, by the settings under which it was refused. */
export interface WantedHour {
  readonly startsAt: number;
  /** The order of whoever wants it. */
  readonly orderId: string;
  readonly settings: ConsultationSettings;
}

/** Refuses an hour that can’t be had: a taken one with three others nearby. */
export async function refuseHour(
  deps: FreeHoursDeps,
  refusal: SlotRefusal,
  wanted: WantedHour,
): Promise<Result<never, Fault>> {
  const message = SLOT_MESSAGES[refusal];
  if (refusal !== "taken" && refusal !== "day_full") return refuse("invalid_request", { message });
  return refuse("slot_taken", { message, alternatives: await findAlternatives(deps, wanted) });
}

/** The three hours nearest to one that can be had instead, as instants in ISO 8601. */
async function findAlternatives(
  deps: FreeHoursDeps,
  { startsAt: wantedAt, orderId, settings }: WantedHour,
): Promise<readonly string[]> {
  const now = deps.clock.now();
  const { practice, stored } = await readHorizon(deps, settings, now);
  const near = listAlternatives(practice, wantedAt);
  const days = new Set(
    [wantedAt, ...near.map(({ startsAt }) => startsAt)].map((at) => findCivilDay(at, practice.settings.zone)),
  );
  const kept = await Promise.all([...days].map((day) => readKept(deps, stored, day, now)));
  const free = listAlternatives(computePractice(stored, kept.flat(), toViewer(orderId), now), wantedAt);
  return free.map(({ startsAt }) => new Date(startsAt).toISOString());
}

/** All days that can be booked under these settings, with what is stored for them now. */
async function readHorizon(
  { database, encryption }: FreeHoursDeps,
  settings: ConsultationSettings,
  now: number,
): Promise<{ practice: Practice; stored: StoredPractice; first: CivilDay; last: CivilDay }> {
  const { first, last } = findBookableDays(settings, now);
  const stored = await new PracticeRepo(database, encryption).readDays(first, last);
  return { practice: toPractice(stored, now), stored, first, last };
}

/** What a day’s object keeps; nothing where it can’t be asked: whoever books is told what is so. */
async function readKept(
  { days }: FreeHoursDeps,
  { settings }: Pick<StoredPractice, "settings">,
  day: CivilDay,
  now: number,
): Promise<readonly KeptTime[]> {
  try {
    return await days.get(day, settings.locationHint).snapshot(now);
  } catch {
    return [];
  }
}

/** Somebody who looks: nothing is kept for them but for the order that they hold. */
function toViewer(orderId: string | null): Pick<WantedTime, "id" | "orderId" | "bookingId"> {
  return { id: "", orderId: orderId ?? "", bookingId: null };
}

function describeSlot(startsAt: number, day: CivilDay, timezone: string): AvailableSlot {
  const localDay = findCivilDay(startsAt, timezone);
  const displayTime = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: timezone }).format(startsAt);
  return {
    time: new Date(startsAt).toISOString(),
    // A narrow space is no letter of every font.
    displayTime: displayTime.replaceAll("\u202f", " "),
    localDay: localDay === day ? null : localDay,
  };
}
