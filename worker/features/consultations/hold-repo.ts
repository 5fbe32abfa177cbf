import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { canProlong, isHoldLive } from "#domain/consultations/holds.ts";
import type { HoldResponse } from "#domain/contracts/consultations.ts";
import { type CivilDay, isCivilDay } from "#domain/hours/civil-day.ts";
import { type Database, deleteInBatches, selectRow } from "#worker/db/database.ts";
import { consultationHolds } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";

/** Which hour a buyer keeps: the day’s object has the last word, and this says which day that is. */
export interface StoredHold {
  readonly id: string;
  readonly orderId: string;
  readonly day: CivilDay;
  readonly startsAt: number;
  readonly expiresAt: number;
  readonly timesProlonged: number;
}

/** The hours that buyers keep while they fill in the form, one for each order. Instants are milliseconds since 1970 in UTC. */
export class HoldRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What is kept for an order; null where nothing is, or no longer. */
  async findOf(orderId: string, now: number): Promise<StoredHold | null> {
    const [row] = await this.#database.select().from(consultationHolds).where(eq(consultationHolds.orderId, orderId));
    const hold = row ? toStored(row) : null;
    return hold && isHoldLive(hold, now) ? hold : null;
  }

  /** One hold by its id, over or not; null where there is none. */
  async find(id: string): Promise<StoredHold | null> {
    const [row] = await this.#database.select().from(consultationHolds).where(eq(consultationHolds.id, id));
    return row ? toStored(row) : null;
  }

  /**
   * Notes a hold in place of the one that its order had; returns that one, so that whoever replaces a hold releases it. Nothing is noted for
   * a person who was erased meanwhile.
   */
  async replace({ orderId, startsAt, ...hold }: StoredHold): Promise<StoredHold | null> {
    const columns = { ...hold, sessionAt: startsAt };
    const isHeld = sql`exists (select 1 from ${orders} where ${orders.id} = ${orderId} and ${orders.erasedAt} is null)`;
    const [[before]] = await this.#database.batch([
      this.#database.select().from(consultationHolds).where(eq(consultationHolds.orderId, orderId)),
      this.#database
        .insert(consultationHolds)
        .select(selectRow(consultationHolds, { orderId, ...columns }, isHeld))
        .onConflictDoUpdate({ target: consultationHolds.orderId, set: columns }),
    ]);
    return before ? toStored(before) : null;
  }

  /** Makes the statement that forgets what an order keeps, where a condition holds. */
  draftDelete(orderId: string, condition: SQL) {
    return this.#database.delete(consultationHolds).where(and(eq(consultationHolds.orderId, orderId), condition));
  }

  /** Forgets a hold. */
  async delete(id: string): Promise<void> {
    await this.#database.delete(consultationHolds).where(eq(consultationHolds.id, id));
  }

  /** Forgets the holds that ended before an instant; returns how many. */
  async deleteEnded(before: number): Promise<number> {
    return deleteInBatches(this.#database, consultationHolds, lt(consultationHolds.expiresAt, before));
  }
}

/** A hold as its buyer is told of it. */
export function describeHold(hold: Pick<StoredHold, "id" | "startsAt" | "expiresAt" | "timesProlonged">): HoldResponse {
  return {
    id: hold.id,
    time: new Date(hold.startsAt).toISOString(),
    expiresAt: new Date(hold.expiresAt).toISOString(),
    canProlong: canProlong({ kind: "choice", timesProlonged: hold.timesProlonged }),
  };
}

function toStored({ sessionAt, day, ...row }: typeof consultationHolds.$inferSelect): StoredHold {
  if (!isCivilDay(day)) throw new Error("A stored day is none of the calendar.");
  return { ...row, day, startsAt: sessionAt };
}
