import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { computeHeldStatus, computeTier, isKept, type OrderStanding } from "#domain/orders/entitlement.ts";
import { OPEN_ORDER_STATUSES, PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import type { Database } from "#worker/db/database.ts";
import { orderNotes, refundRequests } from "#worker/db/schema/desk.ts";
import { orders, paymentObjects } from "#worker/db/schema/orders.ts";
import type { Feature } from "#worker/feature.ts";
import { byAddress, type DueErasure, type ErasureStatement, type PersonalData } from "#worker/personal-data.ts";
import { OrderRepo } from "./order-repo.ts";
import { giveUp } from "./reconcile.ts";

/** What orders hold about a person, and what becomes of it when they have their data deleted. */
export const ORDERS_OF_PERSON = {
  personalData: [
    {
      table: orderNotes,
      title: "Notes on your orders",
      isAbout: (email) =>
        sql`${orderNotes.orderId} in (select ${orders.id} from ${orders} where ${orders.email} = ${email})`,
      atDeletion: "delete",
      hidden: ["orderId"],
    },
    {
      table: orders,
      title: "Orders",
      isAbout: byAddress(orders.email),
      atDeletion: keepInvoices,
      hidden: ["idempotencyKey", "browserHash", "stripePaymentId", "settledAsOf"],
    },
  ] satisfies readonly PersonalData[],

  async describeLoss({ database }, email) {
    const held = await listHeld(database, email);
    const tier = computeTier(held);
    return [
      ...(tier === "free" ? [] : [`The ${TIER_NAMES[tier]} tier that you paid for, without a refund.`]),
      ...(held.some((order) => order.tier === "consultation")
        ? ["The Clarity Session that you paid for: it can’t be booked any more, and is not refunded."]
        : []),
    ];
  },

  async findErasureObstacle({ database }, email) {
    const [underWay] = await database
      .select({ orders: count() })
      .from(orders)
      .where(and(eq(orders.email, email), eq(orders.status, "processing")));
    if (underWay?.orders === 0) return null;
    return "A payment of yours is on its way. Please wait until it has arrived or failed: we mail you then.";
  },

  /** What nobody has paid is canceled first, so that nobody pays for what gives nothing any more. */
  async release(platform, email) {
    const repo = new OrderRepo(platform.database);
    const open = await platform.database
      .select()
      .from(orders)
      .where(and(eq(orders.email, email), inArray(orders.status, [...OPEN_ORDER_STATUSES])));
    for (const order of open) await giveUp(platform, repo, order, platform.linkOrigin);
    const left = await platform.database.$count(
      orders,
      and(eq(orders.email, email), inArray(orders.status, [...OPEN_ORDER_STATUSES])),
    );
    if (left > 0) throw new Error("An order could not be canceled");
  },
} satisfies Partial<Feature>;

/** Of what was paid stays the invoice: number, item, date, amount and address; what was never paid goes. */
function keepInvoices(database: Database, { email, isDue, now }: DueErasure): readonly ErasureStatement[] {
  const neverPaid = and(eq(orders.email, email), eq(orders.status, "canceled"), isDue);
  const ofNeverPaid = sql`in (select ${orders.id} from ${orders} where ${neverPaid})`;
  return [
    database.delete(refundRequests).where(sql`${refundRequests.orderId} ${ofNeverPaid}`),
    database.delete(paymentObjects).where(sql`${paymentObjects.orderId} ${ofNeverPaid}`),
    database.delete(orders).where(neverPaid),
    database
      .update(orders)
      .set({
        erasedAt: now,
        browserHash: null,
        cardBrand: null,
        cardLastFour: null,
        termsVersion: null,
        termsAcceptedAt: null,
      })
      .where(
        and(eq(orders.email, email), inArray(orders.status, [...PAID_ORDER_STATUSES]), isNull(orders.erasedAt), isDue),
      ),
  ];
}

async function listHeld(database: Database, email: string): Promise<readonly OrderStanding[]> {
  const bought = await database
    .select({ tier: orders.tier, status: orders.status, restoredAt: orders.restoredAt })
    .from(orders)
    .where(and(eq(orders.email, email), isNull(orders.erasedAt)));
  return bought
    .map((order) => ({ tier: order.tier, status: computeHeldStatus(order) }))
    .filter(({ status }) => isKept(status));
}
