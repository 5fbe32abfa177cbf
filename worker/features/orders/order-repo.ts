import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { countReferenceBytes, formatReferenceNumber } from "#domain/lib/reference-number.ts";
import type { Entitlement } from "#domain/orders/entitlement.ts";
import { OPEN_ORDER_STATUSES, type OrderedTier, PAID_ORDER_STATUSES, PRICES_CENTS } from "#domain/orders/order.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { orders, paymentEvents, paymentObjects } from "#worker/db/schema/orders.ts";
import type { PaymentEvent, ProviderPayment } from "#worker/ports/payments.ts";

/** An order as it is stored. Instants are milliseconds since 1970 in UTC. */
export type Order = typeof orders.$inferSelect;

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

  /** The order of an intent: by the intent, or by what the intent's metadata say where our own note of it was lost. */
  async findByPayment({ intentId, orderId }: Pick<ProviderPayment, "intentId" | "orderId">): Promise<Order | null> {
    const found = await this.#find(eq(orders.stripePaymentId, intentId));
    if (found || orderId === null) return found;
    const named = await this.findById(orderId);
    return named?.stripePaymentId === null ? named : null;
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

  /** The other orders of an address that were paid, whatever became of them, and that give something to somebody. */
  async listPaidOf(email: string, exceptId: string): Promise<readonly Order[]> {
    return this.#database
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.email, email),
          ne(orders.id, exceptId),
          inArray(orders.status, [...PAID_ORDER_STATUSES]),
          isNull(orders.erasedAt),
        ),
      );
  }

  /** Open orders that began before an instant, the oldest first. */
  async listOpenBefore(createdBefore: number, limit: number): Promise<readonly Order[]> {
    return this.#database
      .select()
      .from(orders)
      .where(and(inArray(orders.status, [...OPEN_ORDER_STATUSES]), lt(orders.createdAt, createdBefore)))
      .orderBy(orders.createdAt)
      .limit(limit);
  }

  /** Notes which intent an order is paid by. */
  async setIntent(id: string, intentId: string): Promise<void> {
    await this.#database
      .update(orders)
      .set({ stripePaymentId: intentId })
      .where(and(eq(orders.id, id), isNull(orders.stripePaymentId)));
  }

  /** Gives up an order that never got an intent. */
  async cancelUnpayable(id: string): Promise<void> {
    await this.#database
      .update(orders)
      .set({ status: "canceled" })
      .where(and(eq(orders.id, id), isNull(orders.stripePaymentId)));
  }

  /** Makes the statements that bring an order up to what the provider says. A reading older than the one that is stored changes nothing. */
  draftSettlement(
    order: Order,
    payment: ProviderPayment,
    { status, refundedAmount }: Entitlement,
    { asOf, now }: { readonly asOf: number; readonly now: number },
  ) {
    const isPaid = PAID_ORDER_STATUSES.some((paid) => paid === status);
    const isNewer = or(isNull(orders.settledAsOf), lte(orders.settledAsOf, asOf));
    return [
      this.#database
        .update(orders)
        .set({
          status,
          refundedAmount: Math.min(refundedAmount, order.amount),
          stripePaymentId: payment.intentId,
          cardBrand: unlessErased(payment.card?.brand),
          cardLastFour: unlessErased(payment.card?.lastFour),
          paidAt: isPaid ? sql`coalesce(${orders.paidAt}, ${now})` : null,
          settledAsOf: asOf,
        })
        .where(and(eq(orders.id, order.id), isNewer)),
      ...payment.objects.map(({ kind, id, status: objectStatus, amount, asOf: objectAsOf, ...rest }) =>
        this.#database
          .insert(paymentObjects)
          .values({
            id,
            orderId: order.id,
            kind,
            status: objectStatus,
            amount,
            isDeclined: "isDeclined" in rest && rest.isDeclined,
            asOf: objectAsOf,
          })
          .onConflictDoUpdate({
            target: paymentObjects.id,
            set: {
              status: sql`excluded.status`,
              amount: sql`excluded.amount`,
              isDeclined: sql`excluded.is_declined`,
              asOf: sql`excluded.as_of`,
            },
            setWhere: sql`excluded.as_of >= ${paymentObjects.asOf}`,
          }),
      ),
    ] as const;
  }

  /** Makes the condition for another statement of the same batch: that this very reading is the one that counts. */
  isSettledBy(id: string, asOf: number): SQL {
    return sql`exists (select 1 from ${orders} where ${orders.id} = ${id} and ${orders.settledAsOf} = ${asOf})`;
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

  /** Makes the statement that notes an event as applied, in the batch of its effect. */
  draftEvent({ id, type, intentId }: PaymentEvent, now: number) {
    return this.#database
      .insert(paymentEvents)
      .values({ id, type, objectId: intentId ?? "", receivedAt: now, appliedAt: now })
      .onConflictDoNothing();
  }

  /** Deletes the notes of events that are older than the provider repeats them; returns how many. */
  async deleteEventsBefore(instant: number): Promise<number> {
    const { meta } = await this.#database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, instant));
    return meta.changes;
  }

  /** Orders that were paid after an instant. */
  async listPaidAfter(instant: number, limit: number): Promise<readonly Order[]> {
    return this.#database
      .select()
      .from(orders)
      .where(and(eq(orders.status, "paid"), gt(orders.paidAt, instant)))
      .limit(limit);
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
