import { asc, eq, type SQL, sql } from "drizzle-orm";
import { type Block, listBlockIntervals } from "#domain/consultations/blocks.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import { findBookableDays } from "#domain/consultations/slots.ts";
import { addDays, findDayStart } from "#domain/hours/civil-day.ts";
import { type Interval, intersect } from "#domain/lib/intervals.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { freedTimes, hourRequests } from "#worker/db/schema/consultations.ts";

/** A time that has become free. */
export interface FreedTime extends Interval {
  readonly id: string;
  /** Whose order left it; null where nobody’s did. */
  readonly leftByOrderId: string | null;
}

/** Makes the statement that notes a time that has become free, where a condition holds and somebody waits for an hour. */
export function draftFreedTime(database: Database, time: Omit<FreedTime, "id">, now: number, condition: SQL) {
  const { startsAt, endsAt, leftByOrderId } = time;
  const isAwaited = sql`exists (select 1 from ${hourRequests} where ${hourRequests.state} in ('waiting', 'offered'))`;
  const row = { id: newId(now), startsAt, endsAt, leftByOrderId };
  return database
    .insert(freedTimes)
    .select(selectRow(freedTimes, row, sql`${condition} and ${isAwaited}`))
    .onConflictDoNothing();
}

/** How many intervals of an ended block are noted: a rule of every week has more than anybody waits for. */
const MOST_INTERVALS = 50;

/** Makes the statements that note what a block keeps free no longer, as far as it can be booked. */
export function draftFreedBlock(
  database: Database,
  block: Block,
  { settings, now }: { readonly settings: ConsultationSettings; readonly now: number },
  condition: SQL,
) {
  const { first, last } = findBookableDays(settings, now);
  const bookable = {
    startsAt: findDayStart(first, settings.zone),
    endsAt: findDayStart(addDays(last, 1), settings.zone),
  };
  return listBlockIntervals(block, bookable, settings.zone)
    .flatMap((interval) => intersect(interval, bookable) ?? [])
    .slice(0, MOST_INTERVALS)
    .map((interval) => draftFreedTime(database, { ...interval, leftByOrderId: null }, now, condition));
}

/** What has become free, the longest ago first. */
export async function listFreedTimes(database: Database, most: number): Promise<readonly FreedTime[]> {
  return database.select().from(freedTimes).orderBy(asc(freedTimes.id)).limit(most);
}

/** Forgets a time that nobody is offered any more. */
export async function deleteFreedTime(database: Database, id: string): Promise<void> {
  await database.delete(freedTimes).where(eq(freedTimes.id, id));
}
