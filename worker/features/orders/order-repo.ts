import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { countReferenceBytes, formatReferenceNumber } from "#domain/lib/reference-number.ts";
import type { Forfeiture } from "#domain/orders/checkout.ts";
import type { Entitlement } from "#domain/orders/entitlement.ts";
import { OPEN_ORDER_STATUSES, type OrderedTier, PAID_ORDER_STATUSES, PRICES_CENTS } from "#domain/orders/order.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { ProviderPayment } from "#worker/ports/payments.ts";

/** An order as it is stored. Instants are milliseconds since 1970 in UTC. */
export type Order = typeof orders.$inferSelect;

/** An order with what its consultations cost it. */
export interface HeldOrder extends Order {
  readonly forfeitures: readonly Forfeiture[];
}

/** What begins an order. */
export interface NewOrder {
  readonly tier: OrderedTier;
  readonly email: string;
  /** SHA-256 of the secret of the browser that pays. */
  readonly browserHash: string;
  readonly termsVersion: number;
}

/** Orders, and what the provider said of their payments. */
export class OrderRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes the statement that begins an order where a condition holds, and where this browser has begun none for the same thing. */
  draft({ tier, email, browserHash, termsVersion }: NewOrder, now: number, condition: SQL) {
    const id = newId(now);
    const row = {
      id,
      orderNumber: formatReferenceNumber("ORD", crypto.getRandomValues(new Uint8Array(countReferenceBytes("ORD")))),
      email,
      tier,
      amount: PRICES_CENTS[tier],
      termsVersion,
      termsAcceptedAt: now,
      idempotencyKey: `order-${id}`,
      browserHash,
      createdAt: now,
    };
    const statement = this.#database
      .insert(orders)
      .select(selectRow(orders, row, condition))
      .onConflictDoNothing();
    return { id, statement };
  }

  /** Makes the condition for another statement of the same batch: that this order has begun. */
  isBegun(id: string): SQL {
    return sql`exists (select 1 from ${orders} where ${orders.id} = ${id})`;
  }

  /** The order that this browser has begun and not finished; null where there is none. */
  async findOpen({ browserHash, tier, email }: Omit<NewOrder, "termsVersion">): Promise<Order | null> {
    return this.#find(
      and(
        eq(orders.browserHash, browserHash),
        eq(orders.tier, tier),
        eq(orders.email, email),
        inArray(orders.status, [...OPEN_ORDER_STATUSES]),
      ),
    );
  }

  /** One order by its id. */
  async findById(id: string): Promise<Order | null> {
    return this.#find(eq(orders.id, id));
  }

  /** The order that is paid by an intent. */
  async findByIntent(intentId: string): Promise<Order | null> {
    return this.#find(eq(orders.stripePaymentId, intentId));
  }

  /** Whether an intent is that of an order of ours. */
  async hasIntent(intentId: string): Promise<boolean> {
    return (await this.#database.$count(orders, eq(orders.stripePaymentId, intentId))) > 0;
  }

  /** The orders that were begun in a browser, the newest first. */
  async listByBrowser(browserHash: string): Promise<readonly HeldOrder[]> {
    const begun = await this.#database
      .select()
      .from(orders)
      .where(eq(orders.browserHash, browserHash))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(20);
    return this.#addForfeitures(begun);
  }

  /** The orders of an address that were paid, whatever became of them, and that give something to somebody: all but one. */
  async listPaidOf(email: string, exceptId: string | null): Promise<readonly HeldOrder[]> {
    const paid = await this.#database
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.email, email),
          exceptId === null ? undefined : ne(orders.id, exceptId),
          inArray(orders.status, [...PAID_ORDER_STATUSES]),
          isNull(orders.erasedAt),
        ),
      );
    return this.#addForfeitures(paid);
  }

  async #addForfeitures(found: readonly Order[]): Promise<readonly HeldOrder[]> {
    const ids = found.filter(({ tier }) => tier === "consultation").map(({ id }) => id);
    const lost =
      ids.length === 0
        ? []
        : await this.#database
            .select({
              orderId: consultations.orderId,
              forfeitedAt: consultations.forfeitedAt,
              restoredAt: consultations.restoredAt,
            })
            .from(consultations)
            .where(and(inArray(consultations.orderId, ids), isNotNull(consultations.forfeitedAt)));
    return found.map((order) => ({
      ...order,
      forfeitures: lost.flatMap(({ orderId, forfeitedAt, restoredAt }) =>
        orderId === order.id && forfeitedAt !== null ? [{ forfeitedAt, restoredAt }] : [],
      ),
    }));
  }

  /** Notes which intent an order is paid by; returns the one that is noted, which may be an earlier one. */
  async setIntent(id: string, intentId: string): Promise<string | null> {
    const [noted] = await this.#database
      .update(orders)
      .set({ stripePaymentId: intentId })
      .where(and(eq(orders.id, id), isNull(orders.stripePaymentId)))
      .returning();
    return (noted ?? (await this.findById(id)))?.stripePaymentId ?? null;
  }

  /** Gives up an order that nobody can pay any more. */
  async cancel(id: string): Promise<void> {
    await this.#database
      .update(orders)
      .set({ status: "canceled" })
      .where(and(eq(orders.id, id), inArray(orders.status, ["pending", "failed"])));
  }

  /** Makes the statement that finds an order if nobody has settled it since it was read. */
  draftLook(order: Order) {
    return this.#database
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, order.id), isAsRead(order)));
  }

  /** Makes the same condition for another statement of the same batch. */
  isUnsettledSince({ id, settledAsOf }: Order): SQL {
    return sql`exists (select 1 from ${orders} where ${orders.id} = ${id} and ${orders.settledAsOf} is ${settledAsOf})`;
  }

  /**
   * Makes the statement that brings an order up to what the provider says, if nobody has settled it since it was read. It comes last in its batch,
   * since the others have the same condition.
   */
  draftSettlement(
    order: Order,
    payment: ProviderPayment,
    { status, refundedAmount }: Entitlement,
    { now, paidAt }: { readonly now: number; readonly paidAt: number },
  ) {
    const isPaid = PAID_ORDER_STATUSES.some((paid) => paid === status);
    return this.#database
      .update(orders)
      .set({
        status,
        refundedAmount: Math.min(refundedAmount, order.amount),
        stripePaymentId: payment.intentId,
        cardBrand: unlessErased(payment.card?.brand),
        cardLastFour: unlessErased(payment.card?.lastFour),
        paidAt: isPaid ? paidAt : null,
        // Never the same twice: it tells whether somebody has settled the order in the meantime.
        settledAsOf: Math.max(now, (order.settledAsOf ?? 0) + 1),
      })
      .where(and(eq(orders.id, order.id), isAsRead(order)));
  }

  async #find(condition: SQL | undefined): Promise<Order | null> {
    const [row] = await this.#database.select().from(orders).where(condition).limit(1);
    return row ?? null;
  }
}

/** A value of an order, left out where its buyer has had their data deleted in the meantime. */
function unlessErased(value: string | undefined): SQL {
  return sql`case when ${orders.erasedAt} is null then ${value ?? null} end`;
}

function isAsRead({ settledAsOf }: Order): SQL {
  return sql`${orders.settledAsOf} is ${settledAsOf}`;
}
