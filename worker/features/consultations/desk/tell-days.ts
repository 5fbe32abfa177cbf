import { type Block, findBlockSpan, listBlockIntervals } from "#domain/consultations/blocks.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import { addDays, type CivilDay, findCivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import type { ConsultationDays } from "#worker/ports/consultation-days.ts";
import type { StoredBlock } from "./block-repo.ts";

/**
 * How many days of a block hear of it at once. What somebody keeps on a later one ends by itself: the database takes no booking under a block,
 * whatever the day’s object knows.
 */
const MOST_DAYS = 31;

interface When {
  readonly settings: ConsultationSettings;
  readonly now: number;
}

/** Tells the days of a block that it is set: hours that clients keep under it are let go. A day that can’t be asked finds out by the database. */
export async function tellOfBlock(
  days: ConsultationDays,
  { id, block }: StoredBlock,
  { settings, now }: When,
): Promise<void> {
  await Promise.allSettled(
    listBlockedDays(block, settings.zone, now).map(({ day, intervals }) =>
      days.get(day, settings.locationHint).block({ id, intervals }, now),
    ),
  );
}

/** Tells the same days that a block is over. */
export async function tellOfBlockEnd(
  days: ConsultationDays,
  { id, block }: StoredBlock,
  { settings, now }: When,
): Promise<void> {
  await Promise.allSettled(
    listBlockedDays(block, settings.zone, now).map(({ day }) => days.get(day, settings.locationHint).unblock(id)),
  );
}

/** The next days on which a block is in force, with its intervals there. */
function listBlockedDays(
  block: Block,
  zone: string,
  now: number,
): readonly { readonly day: CivilDay; readonly intervals: readonly Interval[] }[] {
  const span = findBlockSpan(block, zone);
  const found: { day: CivilDay; intervals: readonly Interval[] }[] = [];
  let day = findCivilDay(Math.max(span.startsAt, now), zone);
  while (found.length < MOST_DAYS && findDayStart(day, zone) < span.endsAt) {
    const whole = { startsAt: findDayStart(day, zone), endsAt: findDayStart(addDays(day, 1), zone) };
    const intervals = listBlockIntervals(block, whole, zone);
    if (intervals.length > 0) found.push({ day, intervals });
    day = addDays(day, 1);
  }
  return found;
}
