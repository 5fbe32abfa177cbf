import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { type Interval, widen } from "#domain/lib/intervals.ts";
import { DAY_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { isCalendarAsRead, type StoredPractice } from "./practice-repo.ts";

/** Makes the condition by which the database takes the booking of an hour, new or moved. */
export function canBeBooked(
  time: Interval & { readonly id: string; readonly orderId: string },
  day: CivilDay,
  stored: StoredPractice,
): SQL {
  const { settings } = stored;
  return sql`${isTimeFree(time, settings.bufferMinutes, time.id)} and ${hasDayRoom(settings, day, time.id)}
    and ${isCalendarAsRead(stored)} and ${isAccessOpen(time.orderId)}`;
}

/** Makes the condition that no other live booking lies over a time, or nearer to it than the break. */
export function isTimeFree(time: Interval, breakMinutes: number, exceptId: string): SQL {
  const { startsAt, endsAt } = widen(time, breakMinutes * MINUTE_MS);
  const isOver = and(
    IS_LIVE,
    lt(consultations.sessionAt, endsAt),
    gt(consultations.endsAt, startsAt),
    ne(consultations.id, exceptId),
    // No session is longer than a day: so the index has both its bounds.
    gt(consultations.sessionAt, startsAt - DAY_MS),
  );
  return sql`not exists (select 1 from ${consultations} where ${isOver})`;
}

/** Makes the condition that a day has room for one more booking. */
function hasDayRoom({ mostPerDay }: ConsultationSettings, day: CivilDay, exceptId: string): SQL {
  if (mostPerDay === null) return sql`true`;
  const isOfDay = and(IS_LIVE, eq(consultations.day, day), ne(consultations.id, exceptId));
  return sql`(select count(*) from ${consultations} where ${isOfDay}) < ${mostPerDay}`;
}

/** Makes the condition that an order opens booking: it is paid and in no dispute, and no session has cost its access. */
function isAccessOpen(orderId: string): SQL {
  const isPaid = sql`(${orders.status} = 'paid' or ${orders.restoredAt} is not null)`;
  const isOpen = and(eq(orders.id, orderId), eq(orders.tier, "consultation"), isNull(orders.erasedAt), isPaid);
  const isForfeited = and(
    eq(consultations.orderId, orderId),
    isNotNull(consultations.forfeitedAt),
    isNull(consultations.restoredAt),
  );
  return sql`exists (select 1 from ${orders} where ${isOpen}) and not exists (select 1 from ${consultations} where ${isForfeited})`;
}

const IS_LIVE = inArray(consultations.status, [...LIVE_CONSULTATION_STATUSES]);
