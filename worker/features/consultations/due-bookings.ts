import { and, eq, gt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { ASK_AFTER_MS, ASK_BEFORE_MS, REMINDER_BEFORE_MS } from "#domain/consultations/due-acts.ts";
import { CONFIRMS_ITSELF_MS } from "#domain/consultations/lifecycle.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import type { Database } from "#worker/db/database.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { CONSULTATION_REMINDER } from "#worker/mail/templates/consultation-mails.ts";
import { CONSULTATION_NOTICE, type NoticeOccasion } from "#worker/mail/templates/consultation-notices.ts";

/** The outbox forgets what it has sent: whom the master was asked about long ago is not asked about again. */
const ASKED_AFTER_AT_MOST_MS = ASK_AFTER_MS + 7 * DAY_MS;

/**
 * The condition of bookings for which something may be due: the rules decide whether it is. What was mailed already is left out, so that
 * a run looks at few rows, and at none twice.
 */
export function isSomethingDue(
  database: Database,
  { isMasterAsked, now }: { readonly isMasterAsked: boolean; readonly now: number },
): SQL | undefined {
  const { status, sessionAt, confirmedAt } = consultations;
  return or(
    and(
      eq(status, "confirmed"),
      gt(sessionAt, now),
      lte(sessionAt, now + REMINDER_BEFORE_MS),
      sql`${confirmedAt} < ${sessionAt} - ${REMINDER_BEFORE_MS}`,
      isNotMailed(database, sql`${`${CONSULTATION_REMINDER.name}|`} || ${consultations.id} || '|' || ${sessionAt}`),
    ),
    and(eq(status, "pending"), lte(sessionAt, now + CONFIRMS_ITSELF_MS)),
    ...(isMasterAsked ? [isUnasked(database, now)] : []),
  );
}

/** The condition of bookings that wait to be confirmed, and about which the master was not asked yet. */
function isUnasked(database: Database, now: number): SQL | undefined {
  const { status, sessionAt, pendingSince } = consultations;
  const isSoon = and(
    gt(sessionAt, now),
    lte(sessionAt, now + ASK_BEFORE_MS),
    isNotNoticed(database, "unconfirmed_two_days_before"),
  );
  const isOld = and(
    gt(sessionAt, now + ASK_BEFORE_MS),
    lte(pendingSince, now - ASK_AFTER_MS),
    gt(pendingSince, now - ASKED_AFTER_AT_MOST_MS),
    isNotNoticed(database, "unconfirmed_after_a_day"),
  );
  return and(eq(status, "pending"), or(isSoon, isOld));
}

function isNotNoticed(database: Database, occasion: NoticeOccasion): SQL {
  const beginning = `${CONSULTATION_NOTICE.name}|${occasion}|`;
  return isNotMailed(database, sql`${beginning} || ${consultations.id} || '|' || ${consultations.sequence}`);
}

function isNotMailed(database: Database, key: SQL): SQL {
  return notExists(database.select({ id: outbox.id }).from(outbox).where(eq(outbox.messageKey, key)));
}
