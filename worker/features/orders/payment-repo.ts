import { and, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { ProviderObject } from "#domain/orders/provider-object.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { paymentEvents, paymentObjects } from "#worker/db/schema/orders.ts";
import type { PaymentEvent } from "#worker/ports/payments.ts";

/** What the provider said of one object. */
export type StoredObject = typeof paymentObjects.$inferSelect;

/** What the provider said of payments, and which of its events have had their effect. Instants are milliseconds since 1970 in UTC. */
export class PaymentRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What the provider had said of an order's payment when the order was settled last. */
  async listObjects(id: string): Promise<readonly StoredObject[]> {
    return this.#database.select().from(paymentObjects).where(eq(paymentObjects.orderId, id));
  }

  /** Makes the statement that stores what the provider says of an object where a condition holds. */
  draftObject(orderId: string, { kind, id, status, amount, asOf, ...rest }: ProviderObject, condition: SQL) {
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
}
