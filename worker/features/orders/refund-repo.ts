import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { type Database, selectRow } from "#worker/db/database.ts";
import { refundRequests } from "#worker/db/schema/desk.ts";
import { orders, paymentObjects } from "#worker/db/schema/orders.ts";

/** A request for a refund as it is stored. Instants are milliseconds since 1970 in UTC. */
export type StoredRefundRequest = typeof refundRequests.$inferSelect;

/** What the master wants sent back. */
export type NewRefundRequest = Pick<StoredRefundRequest, "id" | "orderId" | "amount" | "reason">;

/** What money of an order is on its way back, or has gone: of refunds that the provider knows, and of requests that it may know. */
export function sumCommitted(orderId: string | SQL): SQL<number> {
  const ofProvider = sql`select coalesce(sum(${paymentObjects.amount}), 0) from ${paymentObjects}
    where ${paymentObjects.orderId} = ${orderId} and ${paymentObjects.kind} = 'refund'
      and ${paymentObjects.status} in ('pending', 'requires_action', 'succeeded')`;
  const ofRequests = sql`select coalesce(sum(${refundRequests.amount}), 0) from ${refundRequests}
    where ${refundRequests.orderId} = ${orderId} and ${isUnseen()}`;
  return sql<number>`((${ofProvider}) + (${ofRequests}))`;
}

/** The condition that a request may be a refund which the provider has not shown yet. */
export function isUnseen(): SQL {
  return sql`${refundRequests.state} <> 'refused' and not exists (
    select 1 from ${paymentObjects} where ${paymentObjects.id} = ${refundRequests.refundId})`;
}

/** Requests for refunds. */
export class RefundRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes the statement that stores a request, unless more would go back than was paid. The database decides, so that two can't pass together. */
  draft(request: NewRefundRequest, now: number) {
    const row = { ...request, createdAt: now };
    const { orderId, amount } = request;
    const hasRoom = sql`${amount} + ${sumCommitted(orderId)} <= (
      select ${orders.amount} from ${orders} where ${orders.id} = ${orderId} and ${orders.status} = 'paid')`;
    return this.#database.insert(refundRequests).select(selectRow(refundRequests, row, hasRoom));
  }

  /** Makes the condition for another statement of the same batch: that a request is stored. */
  isStored(id: string): SQL {
    return sql`exists (select 1 from ${refundRequests} where ${refundRequests.id} = ${id})`;
  }

  async find(id: string): Promise<StoredRefundRequest | null> {
    const [row] = await this.#database.select().from(refundRequests).where(eq(refundRequests.id, id));
    return row ?? null;
  }

  /** Notes the refund that the provider made of a request. */
  async settleSent(id: string, refundId: string): Promise<void> {
    await this.#settle(id, { state: "sent", refundId });
  }

  /** Notes that the provider refused a request: it no longer counts. */
  async settleRefused(id: string): Promise<void> {
    await this.#settle(id, { state: "refused" });
  }

  /** Requests of which nobody knows whether the provider heard, from between two instants, with the intent that each is about. */
  async listUnsettled(after: number, before: number, limit: number) {
    return this.#database
      .select({ request: refundRequests, intentId: orders.stripePaymentId })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .where(
        and(
          eq(refundRequests.state, "asked"),
          gt(refundRequests.createdAt, after),
          lt(refundRequests.createdAt, before),
        ),
      )
      .limit(limit);
  }

  async #settle(
    id: string,
    change: Pick<StoredRefundRequest, "state"> & { readonly refundId?: string },
  ): Promise<void> {
    await this.#database
      .update(refundRequests)
      .set(change)
      .where(and(eq(refundRequests.id, id), eq(refundRequests.state, "asked")));
  }
}
