import { and, eq, type SQL, sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { MasterAct } from "#domain/accounts/master-act.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { isHeld } from "#domain/orders/checkout.ts";
import { PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { consultations, hourRequests } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { ORDER_EMAIL_CORRECTED } from "#worker/mail/templates/order-email-corrected.ts";
import { draftOrderNote } from "../order-notes.ts";
import { type Order, OrderRepo } from "../order-repo.ts";
import type { DeskActor, RefundDeps } from "../refund-order.ts";

/**
 * Gives back by hand what a refund or a dispute has taken from an order, or takes that back. Fails with `conflict` where there is nothing to give or
 * to take.
 */
export async function restoreOrder(
  deps: RefundDeps,
  actor: DeskActor,
  order: Order,
  { isRestored, note }: { readonly isRestored: boolean; readonly note: string },
): Promise<Result<null, Fault>> {
  const isLost = order.status === "refunded" || order.status === "disputed";
  if (order.erasedAt !== null || (isRestored && !isLost) || isRestored === (order.restoredAt !== null)) {
    return refuse("conflict");
  }
  const now = deps.clock.now();
  const act = isRestored ? "order_restored" : "restoration_withdrawn";
  const isDone = sql`exists (select 1 from ${orders} where ${orders.id} = ${order.id} and ${orders.restoredAt} is ${isRestored ? now : null})`;
  const { database } = deps;
  await database.batch([
    database
      .update(orders)
      .set({ restoredAt: isRestored ? now : null })
      .where(eq(orders.id, order.id)),
    ...(await draftTraces(deps, actor, { order, act, kind: "restoration", note }, now, isDone)),
  ]);
  return ok(null);
}

/** Corrects the address of a paid order, and tells both by mail. Fails with `conflict` where the new one holds the same already, or nothing was paid. */
export async function correctOrderEmail(
  deps: RefundDeps,
  actor: DeskActor,
  order: Order,
  { email, note }: { readonly email: string; readonly note: string },
): Promise<Result<null, Fault>> {
  const { database, outbox, clock, background, mailSender } = deps;
  const isPaid = PAID_ORDER_STATUSES.some((status) => status === order.status);
  if (!isPaid || order.erasedAt !== null) return refuse("conflict", { message: NOT_PAID_MESSAGE });
  if (email === order.email) return refuse("conflict", { message: SAME_MESSAGE });
  const held = await new OrderRepo(database).listPaidOf(email, order.id);
  const now = clock.now();
  if (isHeld(order.tier, held, now)) return refuse("conflict", { message: HELD_MESSAGE });
  const isDone = sql`exists (select 1 from ${orders} where ${orders.id} = ${order.id} and ${orders.email} = ${email})`;
  const data = { origin: actor.origin, orderNumber: order.orderNumber };
  const key = `${order.id}|${now}`;
  const mails = await Promise.all([
    outbox.draft(
      addressMail(ORDER_EMAIL_CORRECTED, { key: `${key}|from`, to: order.email, data: { ...data, side: "from" } }),
      now,
      isDone,
    ),
    outbox.draft(
      addressMail(ORDER_EMAIL_CORRECTED, { key: `${key}|to`, to: email, data: { ...data, side: "to" } }),
      now,
      isDone,
    ),
  ]);
  const written = `${order.email} → ${email}: ${note}`;
  const traces = { order, act: "order_email_corrected", kind: "email", note: written } as const;
  const [corrected] = await database.batch([
    database
      .update(orders)
      .set({ email })
      .where(and(eq(orders.id, order.id), eq(orders.email, order.email))),
    // What was booked with the order goes with it: mails about it reach the right person, and it is seen in the right account.
    database
      .update(consultations)
      .set({ email, userId: null })
      .where(and(eq(consultations.orderId, order.id), isDone)),
    database
      .update(handDrawnSigils)
      .set({ email, userId: null })
      .where(and(eq(handDrawnSigils.orderId, order.id), isDone)),
    database
      .update(hourRequests)
      .set({ email })
      .where(and(eq(hourRequests.orderId, order.id), isDone)),
    ...(await draftTraces(deps, actor, traces, now, isDone)),
    ...mails.map(({ statement }) => statement),
  ]);
  if (corrected.meta.changes === 0) return refuse("conflict");
  for (const { id } of mails) background.run(mailSender.deliver(id));
  return ok(null);
}

/** What every act on an order leaves behind: the note, encrypted, and a line of the audit list. */
async function draftTraces(
  { database, encryption }: RefundDeps,
  { userAgent }: DeskActor,
  {
    order,
    act,
    kind,
    note,
  }: {
    readonly order: Order;
    readonly act: MasterAct;
    readonly kind: "restoration" | "email";
    readonly note: string;
  },
  now: number,
  condition: SQL,
) {
  const stored = await draftOrderNote({ database, encryption }, { order, kind, note }, now, condition);
  const entry = { act, subject: order.orderNumber, browser: describeBrowser(userAgent) };
  return [stored.statement, new AuditLog(database).draft(entry, now, condition)] as const;
}

const NOT_PAID_MESSAGE = "Only the address of an order that was paid can be corrected.";
const SAME_MESSAGE = "This is the order’s address already.";
const HELD_MESSAGE =
  "This address holds the same already: the order would be its second purchase. Please refund it instead.";
