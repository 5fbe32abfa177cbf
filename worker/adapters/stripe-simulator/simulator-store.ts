import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { err, ok, type Result } from "#domain/lib/result.ts";
import { type Change, newKey, type SimulatedPayment } from "./payment.ts";
import { simulatedEvents, simulatedPayments, simulatedResponses, simulatorSwitches } from "./schema.ts";
import { NO_MISBEHAVIOR, Switches } from "./switches.ts";

/** A payment, and which version of it was read. */
export interface StoredPayment {
  readonly payment: SimulatedPayment;
  /** Zero for one that is not stored yet. */
  readonly version: number;
}

/** A response that is kept for its idempotency key. */
export interface KeptResponse {
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
}

/** An event as it is stored. */
export type StoredEvent = typeof simulatedEvents.$inferSelect;

/** Somebody else changed the payment, or used the key, between reading and writing. */
export type Collision = "payment_changed" | "key_used";

/** What the simulator remembers, in the database. */
export class SimulatorStore {
  readonly #database: DrizzleD1Database;

  constructor(database: D1Database) {
    this.#database = drizzle(database);
  }

  /** The newest version of a payment. */
  async findPayment(key: string): Promise<StoredPayment | null> {
    const [row] = await this.#database
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.key, key))
      .orderBy(desc(simulatedPayments.version))
      .limit(1);
    return row ? { payment: JSON.parse(row.body), version: row.version } : null;
  }

  /** The response that was given to a call with this idempotency key. */
  async findResponse(key: string): Promise<KeptResponse | null> {
    const [row] = await this.#database.select().from(simulatedResponses).where(eq(simulatedResponses.key, key));
    return row ?? null;
  }

  /**
   * Stores what a call changed, its events and its response, all or nothing. `deliverAt` is when its events are delivered, null for never;
   * instants in milliseconds since 1970 in UTC.
   */
  async commit(
    {
      change,
      version,
      response,
    }: { readonly change: Change | null; readonly version: number; readonly response: KeptResponse | null },
    { now, deliverAt }: { readonly now: number; readonly deliverAt: number | null },
  ): Promise<Result<readonly string[], Collision>> {
    const database = this.#database;
    const events = (change?.events ?? []).map(({ type, object }) => ({
      id: `evt_${newKey()}`,
      type,
      object: JSON.stringify(object),
      createdAt: now,
      nextAttemptAt: deliverAt,
    }));
    const statements = [
      ...(change
        ? [
            database
              .insert(simulatedPayments)
              .values({ key: change.payment.key, version: version + 1, body: JSON.stringify(change.payment) }),
          ]
        : []),
      ...events.map((event) => database.insert(simulatedEvents).values(event)),
      ...(response ? [database.insert(simulatedResponses).values(response)] : []),
    ];
    const [first, ...rest] = statements;
    if (!first) return ok([]);
    try {
      await database.batch([first, ...rest]);
      return ok(events.map(({ id }) => id));
    } catch (error) {
      const collision = findCollision(error);
      if (collision) return err(collision);
      throw error;
    }
  }

  /** Events by type and time, the newest first; one more than `limit`, so that it can be told whether there are more. */
  async listEvents(filter: {
    readonly types: readonly string[] | null;
    readonly createdFrom: number | null;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly StoredEvent[]> {
    const { types, createdFrom, before, limit } = filter;
    const last = before === null ? null : await this.findEvent(before);
    return this.#database
      .select()
      .from(simulatedEvents)
      .where(
        and(
          types ? inArray(simulatedEvents.type, [...types]) : undefined,
          createdFrom === null ? undefined : gte(simulatedEvents.createdAt, createdFrom),
          last ? lt(simulatedEvents.sequence, last.sequence) : undefined,
        ),
      )
      .orderBy(desc(simulatedEvents.sequence))
      .limit(limit + 1);
  }

  /** One event. */
  async findEvent(id: string): Promise<StoredEvent | null> {
    const [row] = await this.#database.select().from(simulatedEvents).where(eq(simulatedEvents.id, id));
    return row ?? null;
  }

  /** Events that are to be delivered by now, the oldest first. */
  async listDue(now: number): Promise<readonly StoredEvent[]> {
    return this.#database
      .select()
      .from(simulatedEvents)
      .where(and(isNotNull(simulatedEvents.nextAttemptAt), lte(simulatedEvents.nextAttemptAt, now)))
      .orderBy(asc(simulatedEvents.sequence))
      .limit(100);
  }

  /** Notes an attempt to deliver; `nextAttemptAt` is null once the event was accepted. */
  async noteAttempt(id: string, nextAttemptAt: number | null): Promise<void> {
    await this.#database
      .update(simulatedEvents)
      .set({ attempts: sql`${simulatedEvents.attempts} + 1`, nextAttemptAt })
      .where(eq(simulatedEvents.id, id));
  }

  /** How the simulator is to misbehave. */
  async readSwitches(): Promise<Switches> {
    const [row] = await this.#database.select().from(simulatorSwitches);
    return row ? Switches.parse(JSON.parse(row.body)) : NO_MISBEHAVIOR;
  }

  /** Sets some of the switches; the others stay. */
  async setSwitches(changed: Partial<Switches>): Promise<void> {
    const body = JSON.stringify({ ...(await this.readSwitches()), ...changed });
    await this.#database
      .insert(simulatorSwitches)
      .values({ id: 1, body })
      .onConflictDoUpdate({ target: simulatorSwitches.id, set: { body } });
  }
}

function findCollision(error: unknown): Collision | null {
  if (!(error instanceof Error)) return null;
  if (error.message.includes("UNIQUE constraint failed: simulated_payments")) return "payment_changed";
  if (error.message.includes("UNIQUE constraint failed: simulated_responses")) return "key_used";
  return findCollision(error.cause);
}
