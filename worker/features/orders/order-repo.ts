import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { countReferenceBytes, formatReferenceNumber } from "#domain/lib/reference-number.ts";
import type { Entitlement } from "#domain/orders/entitlement.ts";
import { OPEN_ORDER_STATUSES, type OrderedTier, PAID_ORDER_STATUSES, PRICES_CENTS } from "#domain/orders/order.ts";
import type { ProviderObject } from "#domain/orders/provider-object.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { orders, paymentEvents, paymentObjects } from "#worker/db/schema/orders.ts";
import type { ChangedPayment, PaymentEvent, ProviderPayment } from "#worker/ports/payments.ts";

/** An order as it is stored. Instants are milliseconds since 1970 in UTC. */
export type Order = typeof orders.$inferSelect;

/** What the provider said of one object. */
export type StoredObject = typeof paymentObjects.$inferSelect;

/** What begins an order. */
export interface NewOrder {
  readonly tier: OrderedTier;
  readonly email: string;
  /** SHA-256 of the secret of the browser that pays. */
  readonly browserHash: string;
  readonly termsVersion: number;
}

/** A payment of an order of ours of which something changed. */
export interface SettledPayment {
  readonly intentId: string;
  readonly changedAt: number;
  readonly settledAsOf: number | null;
}

/** The database takes a hundred parameters a query, and a payment needs two. */
const PAYMENTS_PER_QUERY = 50;

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

  /** Those of some payments that are of orders of ours, each with when its order was settled last; null where it never was. */
  async listSettledAsOf(changed: readonly ChangedPayment[]): Promise<readonly SettledPayment[]> {
    const settled: SettledPayment[] = [];
    for (let from = 0; from < changed.length; from += PAYMENTS_PER_QUERY) {
      const part = changed.slice(from, from + PAYMENTS_PER_QUERY);
      const rows = await this.#database
        .select({ id: orders.id, intentId: orders.stripePaymentId, settledAsOf: orders.settledAsOf })
        .from(orders)
        .where(or(inArray(orders.stripePaymentId, part.map(toIntentId)), inArray(orders.id, part.flatMap(toOrderIds))));
      for (const { intentId, orderId, changedAt } of part) {
        const row = rows.find((one) => one.intentId === intentId || (one.intentId === null && one.id === orderId));
        if (row) settled.push({ intentId, changedAt, settledAsOf: row.settledAsOf });
      }
    }
    return settled;
  }

  /** Whether an intent is that of an order of ours. */
  async hasIntent(intentId: string): Promise<boolean> {
    return (await this.#database.$count(orders, eq(orders.stripePaymentId, intentId))) > 0;
  }

  /** The orders that were begun in a browser, the newest first. */
  async listByBrowser(browserHash: string): Promise<readonly Order[]> {
    return this.#database
      .select()
      .from(orders)
      .where(eq(orders.browserHash, browserHash))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(20);
  }

  /** The orders of an address that were paid, whatever became of them, and that give something to somebody: all but one. */
  async listPaidOf(email: string, exceptId: string | null): Promise<readonly Order[]> {
    return this.#database
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
  }

  /** What the provider had said of an order's payment when the order was settled last. */
  async listObjects(id: string): Promise<readonly StoredObject[]> {
    return this.#database.select().from(paymentObjects).where(eq(paymentObjects.orderId, id));
  }

  /** Orders that began before an instant and could still be paid, the oldest first. */
  async listPayableBefore(createdBefore: number, limit: number): Promise<readonly Order[]> {
    return this.#database
      .select()
      .from(orders)
      .where(and(inArray(orders.status, ["pending", "failed"]), lt(orders.createdAt, createdBefore)))
      .orderBy(orders.createdAt)
      .limit(limit);
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

  /** Makes the statements that bring an order up to what the provider says, if nobody has settled it since it was read. */
  draftSettlement(
    order: Order,
    payment: ProviderPayment,
    { status, refundedAmount }: Entitlement,
    { asOf, paidAt }: { readonly asOf: number; readonly paidAt: number },
  ) {
    const isPaid = PAID_ORDER_STATUSES.some((paid) => paid === status);
    const isUnchanged =
      order.settledAsOf === null ? isNull(orders.settledAsOf) : eq(orders.settledAsOf, order.settledAsOf);
    return [
      this.#database
        .update(orders)
        .set({
          status,
          refundedAmount: Math.min(refundedAmount, order.amount),
          stripePaymentId: payment.intentId,
          cardBrand: unlessErased(payment.card?.brand),
          cardLastFour: unlessErased(payment.card?.lastFour),
          paidAt: isPaid ? paidAt : null,
          settledAsOf: asOf,
        })
        .where(and(eq(orders.id, order.id), isUnchanged)),
      ...payment.objects.map((object) => this.#draftObject(order.id, object, this.isSettledBy(order.id, asOf))),
    ] as const;
  }

  #draftObject(orderId: string, { kind, id, status, amount, asOf, ...rest }: ProviderObject, condition: SQL) {
    const isDeclined = "isDeclined" in rest && rest.isDeclined;
    return this.#database
      .insert(paymentObjects)
      .select(selectRow(paymentObjects, { id, orderId, kind, status, amount, isDeclined, asOf }, condition))
      .onConflictDoUpdate({
        target: paymentObjects.id,
        set: {
          status: sql`excluded.status`,
          amount: sql`excluded.amount`,
          isDeclined: sql`excluded.is_declined`,
          asOf: sql`excluded.as_of`,
        },
      });
  }

  /** Makes the condition for another statement of the same batch: that this very reading is the one that counts. */
  isSettledBy(id: string, asOf: number): SQL {
    return sql`exists (select 1 from ${orders} where ${orders.id} = ${id} and ${orders.settledAsOf} = ${asOf})`;
  }

  /** Whether this very reading is stored. */
  async isSettledAsOf(id: string, asOf: number): Promise<boolean> {
    return (await this.#database.$count(orders, and(eq(orders.id, id), eq(orders.settledAsOf, asOf)))) > 0;
  }

  /** Whether an event has had its effect already. */
  async hasApplied(eventId: string): Promise<boolean> {
    return (
      (await this.#database.$count(
        paymentEvents,
        and(eq(paymentEvents.id, eventId), isNotNull(paymentEvents.appliedAt)),
      )) > 0
    );
  }

  /** Makes the statement that notes an event as applied where a condition holds, in the batch of its effect. */
  draftEvent({ id, type, intentId }: PaymentEvent, now: number, condition: SQL) {
    const row = { id, type, objectId: intentId ?? "", receivedAt: now, appliedAt: now };
    return this.#database
      .insert(paymentEvents)
      .select(selectRow(paymentEvents, row, condition))
      .onConflictDoNothing();
  }

  /** Deletes the notes of events that are older than the provider repeats them; returns how many. */
  async deleteEventsBefore(instant: number): Promise<number> {
    const { meta } = await this.#database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, instant));
    return meta.changes;
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

function toIntentId({ intentId }: ChangedPayment): string {
  return intentId;
}

function toOrderIds({ orderId }: ChangedPayment): readonly string[] {
  return orderId === null ? [] : [orderId];
}
