import { and, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import {
  findWaitingStep,
  INTAKE_REMINDER_DAYS,
  REMINDER_LATENESS_MS,
  STEP_OVERDUE_MS,
} from "#domain/commissions/waiting.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { outbox as mails } from "#worker/db/schema/mail.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { isNoticeWanted } from "#worker/mail/master-notices.ts";
import { COMMISSION_OVERDUE, COMMISSION_REMINDER } from "#worker/mail/templates/commission-reminders.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import { CommissionRepo, isOrderStopped } from "./commission-repo.ts";

/** What the clock reminds with. */
interface ReminderDeps extends CommissionDeps {
  /** Where links in mails lead that the clock sends. */
  readonly linkOrigin: string;
}

/** How many of each a run mails at most; the others wait for the next hour. */
const MOST_PER_RUN = 100;

/** Reminds the buyers of commissions that have sent no answers, once after each of the days; returns how many mails were posted. */
export async function remindOfIntake(deps: ReminderDeps, now: number): Promise<number> {
  let posted = 0;
  for (const days of INTAKE_REMINDER_DAYS) {
    const until = now - days * DAY_MS;
    const unanswered = await deps.database
      .select()
      .from(orders)
      .where(
        and(
          // Written out and not as a parameter, so that its index is used.
          sql`tier = 'mastercrafted'`,
          lte(orders.paidAt, until),
          gt(orders.paidAt, until - REMINDER_LATENESS_MS),
          hasNoCommission(),
          wasNotMailed(sql`${`${COMMISSION_REMINDER.name}|`} || ${orders.id} || ${`|${days}`}`),
        ),
      )
      .orderBy(orders.paidAt)
      .limit(MOST_PER_RUN);
    for (const order of unanswered.filter((row) => !isOrderStopped(row))) {
      const data = { origin: deps.linkOrigin, orderNumber: order.orderNumber };
      const mail = addressMail(COMMISSION_REMINDER, {
        ...{ key: `${order.id}|${days}`, to: order.email, data },
        expiresAt: now + REMINDER_LATENESS_MS,
      });
      const isUnanswered = sql`exists (select 1 from ${orders} where ${and(eq(orders.id, order.id), eq(orders.status, order.status), hasNoCommission())})`;
      const { statement } = await deps.outbox.draft(mail, now, isUnanswered);
      posted += (await statement).meta.changes;
    }
  }
  return posted;
}

/** Tells the master once of each step that has waited too long, unless the settings say otherwise; returns how many mails were posted. */
export async function tellOverdue(deps: ReminderDeps, now: number): Promise<number> {
  const { database, encryption, outbox, masterEmail, linkOrigin: origin } = deps;
  const until = now - STEP_OVERDUE_MS;
  const overdue = await new CommissionRepo(database, encryption).listBy(
    and(
      or(
        and(
          inArray(handDrawnSigils.status, ["consultation_pending", "consultation_completed", "analysis_in_progress"]),
          lte(handDrawnSigils.createdAt, until),
          wasNotMailed(toOverdueKey(2)),
        ),
        and(
          eq(handDrawnSigils.status, "creation_in_progress"),
          lte(handDrawnSigils.drawnAt, until),
          wasNotMailed(toOverdueKey(3)),
        ),
      ),
    ),
    MOST_PER_RUN,
  );
  if (overdue.length === 0 || !(await isNoticeWanted(database, "commission_overdue"))) return 0;
  let posted = 0;
  for (const { row, isStopped } of overdue) {
    const waiting = findWaitingStep(row);
    if (isStopped || waiting === null) continue;
    const { step, since } = waiting;
    const data = { origin, processNumber: row.processNumber, step, days: Math.floor((now - since) / DAY_MS) };
    const mail = addressMail(COMMISSION_OVERDUE, { key: `${row.id}|${step}`, to: masterEmail, data });
    const stillWaits = sql`exists (select 1 from ${handDrawnSigils} where ${and(eq(handDrawnSigils.id, row.id), eq(handDrawnSigils.status, row.status))})`;
    const { statement } = await outbox.draft(mail, now, stillWaits);
    posted += (await statement).meta.changes;
  }
  return posted;
}

function toOverdueKey(step: 2 | 3): SQL {
  return sql`${`${COMMISSION_OVERDUE.name}|`} || ${handDrawnSigils.id} || ${`|${step}`}`;
}

function wasNotMailed(key: SQL): SQL {
  return sql`not exists (select 1 from ${mails} where ${mails.messageKey} = ${key})`;
}

function hasNoCommission(): SQL {
  return sql`not exists (select 1 from ${handDrawnSigils} where ${handDrawnSigils.orderId} = ${orders.id})`;
}
