import { and, inArray, lt, ne, or } from "drizzle-orm";
import { OPEN_ORDER_STATUSES } from "#domain/orders/order.ts";
import { type Database, splitForQueries } from "#worker/db/database.ts";
import { isOneOf } from "#worker/db/schema/columns.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { ChangedPayment } from "#worker/ports/payments.ts";
import type { Order } from "./order-repo.ts";

/** A payment of an order of ours of which something changed. Instants are milliseconds since 1970 in UTC. */
export interface SettledPayment {
  readonly intentId: string;
  readonly changedAt: number;
  /** When its order was settled last; null where it never was. */
  readonly settledAsOf: number | null;
}

/** Those of some payments that are of orders of ours. */
export async function listSettledAsOf(
  database: Database,
  changed: readonly ChangedPayment[],
): Promise<readonly SettledPayment[]> {
  const settled: SettledPayment[] = [];
  for (const part of splitForQueries(changed, 2)) {
    const intentIds = part.map(({ intentId }) => intentId);
    const orderIds = part.flatMap(({ orderId }) => orderId ?? []);
    const rows = await database
      .select({ id: orders.id, intentId: orders.stripePaymentId, settledAsOf: orders.settledAsOf })
      .from(orders)
      .where(or(inArray(orders.stripePaymentId, intentIds), inArray(orders.id, orderIds)));
    for (const { intentId, orderId, changedAt } of part) {
      const row = rows.find((one) => one.intentId === intentId || (one.intentId === null && one.id === orderId));
      if (row) settled.push({ intentId, changedAt, settledAsOf: row.settledAsOf });
    }
  }
  return settled;
}

/** Orders that began before an instant and could still be paid, the oldest first. */
export async function listPayableBefore(
  database: Database,
  createdBefore: number,
  limit: number,
): Promise<readonly Order[]> {
  // In the words of the index over open orders, so that the database uses it.
  const isOpen = isOneOf("status", OPEN_ORDER_STATUSES);
  return database
    .select()
    .from(orders)
    .where(and(isOpen, ne(orders.status, "processing"), lt(orders.createdAt, createdBefore)))
    .orderBy(orders.createdAt)
    .limit(limit);
}
