import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Booking } from "#domain/consultations/booking.ts";
import { type ConsultationStatus, LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { type CivilDay, isCivilDay } from "#domain/hours/civil-day.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { type BookingWords, encryptWords } from "./booking-words.ts";

/** A booking as it is stored: its rules, and whose it is. Its private words are read apart. */
export interface StoredBooking {
  readonly booking: Booking;
  readonly email: string;
  readonly name: string;
  /** The client’s zone. */
  readonly timezone: string;
  /** The practice’s civil day of its start. */
  readonly day: CivilDay;
  readonly row: ConsultationRow;
}

/** A row as it is stored, its private words encrypted. */
export type ConsultationRow = typeof consultations.$inferSelect;

/** Who books, and what they wrote. */
export interface NewBooking {
  readonly booking: Booking;
  readonly day: CivilDay;
  readonly email: string;
  readonly name: string;
  readonly timezone: string;
  readonly userId: string | null;
  readonly words: Pick<BookingWords, "dateOfBirth" | "consultationTopic" | "optionalNotes">;
}

/** The most bookings that a list of an address or an order has. */
const MOST_LISTED = 50;

/** Bookings as they are stored. Instants are milliseconds since 1970 in UTC. */
export class ConsultationRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** One booking; null where there is none. */
  async find(id: string): Promise<StoredBooking | null> {
    const [row] = await this.#database.select().from(consultations).where(eq(consultations.id, id));
    return row ? toStored(row) : null;
  }

  /** The bookings of an address, the latest hour first. */
  async listByEmail(email: string): Promise<readonly StoredBooking[]> {
    return this.#list(eq(consultations.email, email));
  }

  /** The bookings that use these orders’ accesses, the latest hour first. */
  async listByOrders(orderIds: readonly string[]): Promise<readonly StoredBooking[]> {
    return orderIds.length === 0 ? [] : this.#list(inArray(consultations.orderId, [...orderIds]));
  }

  /** The bookings of days of the practice, the earliest first; of these statuses alone where some are named. */
  async listByDays(
    firstDay: CivilDay,
    lastDay: CivilDay,
    statuses: readonly ConsultationStatus[] | null = null,
  ): Promise<readonly StoredBooking[]> {
    const rows = await this.#database
      .select()
      .from(consultations)
      .where(
        and(
          gte(consultations.day, firstDay),
          lte(consultations.day, lastDay),
          statuses === null ? undefined : inArray(consultations.status, [...statuses]),
        ),
      )
      .orderBy(asc(consultations.sessionAt));
    return rows.map(toStored);
  }

  /** The live bookings that begin within a stretch of time, the earliest first. */
  async listLiveBetween(from: number, until: number): Promise<readonly StoredBooking[]> {
    const rows = await this.#database
      .select()
      .from(consultations)
      .where(and(IS_LIVE, gte(consultations.sessionAt, from), lte(consultations.sessionAt, until)))
      .orderBy(asc(consultations.sessionAt));
    return rows.map(toStored);
  }

  /** Bookings for which a condition holds, the earliest hour first; at most that many. */
  async listWhere(condition: SQL | undefined, most: number): Promise<readonly StoredBooking[]> {
    const rows = await this.#database
      .select()
      .from(consultations)
      .where(condition)
      .orderBy(asc(consultations.sessionAt), asc(consultations.id))
      .limit(most);
    return rows.map(toStored);
  }

  /** Makes the statement that writes a new booking where a condition holds. The database takes one live booking for each start and each buyer. */
  async draft({ booking, day, email, name, timezone, userId, words }: NewBooking, condition: SQL) {
    const encryption = this.#encryption.forRow("consultations", booking.id);
    const { dateOfBirth, consultationTopic, optionalNotes } = words;
    const row = {
      ...toColumns(booking),
      ...{ id: booking.id, orderId: booking.orderId, createdAt: booking.createdAt },
      ...{ day, email, name, timezone, userId },
      dateOfBirth: await encryption.encrypt("date_of_birth", dateOfBirth),
      consultationTopic: await encryption.encrypt("consultation_topic", consultationTopic),
      optionalNotes: optionalNotes === null ? null : await encryption.encrypt("optional_notes", optionalNotes),
    };
    // In an object, since a statement that is awaited is run.
    const statement = this.#database
      .insert(consultations)
      .select(selectRow(consultations, row, condition))
      .onConflictDoNothing();
    return { statement };
  }

  /**
   * Makes the statement that changes a booking where it is still as it was read, and a condition holds; words that are left out stay. `has` says
   * whether this very change is there: encrypted words are never the same twice.
   */
  async draftChange(
    before: StoredBooking,
    {
      booking,
      day,
      words = {},
    }: { readonly booking: Booking; readonly day: CivilDay; readonly words?: Partial<BookingWords> },
    condition: SQL = sql`true`,
  ) {
    const columns = { ...toColumns(booking), day, ...(await encryptWords(this.#encryption, booking.id, words)) };
    const isThere = and(eq(consultations.id, booking.id), ...listEqual(columns));
    return {
      statement: this.#database
        .update(consultations)
        .set(columns)
        .where(and(isAsRead(before.row), condition)),
      has: async () => (await this.#database.$count(consultations, isThere)) > 0,
    };
  }

  /** Makes the condition for another statement of the same batch: that a booking is there as it was decided. */
  isWritten(booking: Booking): SQL {
    const columns = toColumns(booking);
    return sql`exists (select 1 from ${consultations} where ${and(eq(consultations.id, booking.id), ...listEqual(columns))})`;
  }

  /** Whether a booking is there as it was decided. */
  async has(booking: Booking): Promise<boolean> {
    return (
      (await this.#database.$count(
        consultations,
        and(eq(consultations.id, booking.id), ...listEqual(toColumns(booking))),
      )) > 0
    );
  }

  async #list(condition: SQL): Promise<readonly StoredBooking[]> {
    const rows = await this.#database
      .select()
      .from(consultations)
      .where(condition)
      .orderBy(desc(consultations.sessionAt), desc(consultations.id))
      .limit(MOST_LISTED);
    return rows.map(toStored);
  }
}

const IS_LIVE = inArray(consultations.status, [...LIVE_CONSULTATION_STATUSES]);

/** The columns that the rules decide. */
function toColumns(booking: Booking) {
  const { id: _id, orderId: _orderId, createdAt: _createdAt, startsAt, ...columns } = booking;
  return { ...columns, sessionAt: startsAt };
}

/** The conditions that a row has these values in its columns. */
function listEqual(values: Readonly<Record<string, unknown>>): readonly SQL[] {
  const columns: ReadonlyMap<string, AnySQLiteColumn> = new Map(Object.entries(getTableColumns(consultations)));
  return Object.entries(values).flatMap(([name, value]) => {
    const column = columns.get(name);
    return column && value !== undefined
      ? [sql`${column} is ${value === null ? sql`null` : sql.param(value, column)}`]
      : [];
  });
}

/** The condition that nothing of a booking that its rules look at has changed since it was read. */
function isAsRead(row: ConsultationRow): SQL | undefined {
  return and(eq(consultations.id, row.id), ...listEqual(toColumns(toStored(row).booking)));
}

function toStored(row: ConsultationRow): StoredBooking {
  const { email, name, timezone, day, orderId, sessionAt: startsAt } = row;
  if (!isCivilDay(day)) throw new Error("A stored day is none of the calendar.");
  const booking: Booking = {
    ...{ id: row.id, orderId, startsAt, endsAt: row.endsAt, status: row.status },
    ...{ createdAt: row.createdAt, pendingSince: row.pendingSince, confirmedAt: row.confirmedAt },
    ...{ startChosenBy: row.startChosenBy, clientMoves: row.clientMoves, isMoveCapLifted: row.isMoveCapLifted },
    ...{ cancelReason: row.cancelReason, closedAt: row.closedAt, forfeitedAt: row.forfeitedAt },
    ...{ restoredAt: row.restoredAt, sequence: row.sequence },
  };
  return { booking, email, name, timezone, day, row };
}
