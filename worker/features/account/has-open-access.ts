import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { BoughtOrder } from "#domain/accounts/visitor.ts";
import type { Database } from "#worker/db/database.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";

/** Whether one of somebody's orders lets them book: an open dispute suspends it, and a session that was missed or cancelled too late closes it. */
export async function hasOpenAccess(database: Database, bought: readonly BoughtOrder[]): Promise<boolean> {
  const paid = bought.filter(({ tier, status }) => tier === "consultation" && status === "paid");
  if (paid.length === 0) return false;
  const numbers = paid.map(({ orderNumber }) => orderNumber);
  const forfeited = await database
    .select({ orderNumber: orders.orderNumber })
    .from(consultations)
    .innerJoin(orders, eq(consultations.orderId, orders.id))
    .where(
      and(inArray(orders.orderNumber, numbers), isNotNull(consultations.forfeitedAt), isNull(consultations.restoredAt)),
    );
  return numbers.some((number) => !forfeited.some(({ orderNumber }) => orderNumber === number));
}
