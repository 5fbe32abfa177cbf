import { KEPT_KINDS, type KeptTime } from "#domain/consultations/kept-times.ts";

/** A kept time as it is stored in the object. `due_at` is by the object’s own clock, for its alarm. */
type Row = {
  readonly id: string;
  readonly kind: string;
  readonly order_id: string | null;
  readonly booking_id: string | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly since: number;
  readonly expires_at: number;
  readonly times_prolonged: number;
  readonly due_at: number;
};

const SCHEMA = `
  create table if not exists kept_times (
    id text not null,
    starts_at integer not null,
    kind text not null,
    order_id text,
    booking_id text,
    ends_at integer not null,
    since integer not null,
    expires_at integer not null,
    times_prolonged integer not null,
    due_at integer not null,
    primary key (id, starts_at)
  ) without rowid`;

/** The kept times of one day, in the storage of its object. All of it is synchronous, so that nothing comes between a look and a write. */
export class KeptTimeStore {
  readonly #sql: SqlStorage;
  #hasChanged = false;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  list(): readonly KeptTime[] {
    return this.#sql.exec<Row>("select * from kept_times order by starts_at, id").toArray().map(toKeptTime);
  }

  /** Those whose end has come by the object’s clock. */
  listDue(clock: number): readonly KeptTime[] {
    return this.#sql.exec<Row>("select * from kept_times where due_at <= ?", clock).toArray().map(toKeptTime);
  }

  /** Keeps a time in place of what was kept under its id and start; `dueAt` is when its end comes by the object’s clock. */
  put(time: KeptTime, dueAt: number): void {
    this.#hasChanged = true;
    this.#sql.exec(
      "insert or replace into kept_times (id, starts_at, kind, order_id, booking_id, ends_at, since, expires_at, times_prolonged, due_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      ...[time.id, time.startsAt, time.kind, time.orderId, time.bookingId, time.endsAt, time.since],
      ...[time.expiresAt, time.timesProlonged, dueAt],
    );
  }

  /** Lets go of everything under an id. */
  delete(id: string): void {
    this.#hasChanged = true;
    this.#sql.exec("delete from kept_times where id = ?", id);
  }

  /** Lets go of what is kept for a booking, but for what is under an id. */
  deleteOfBooking(bookingId: string, exceptId: string | null = null): void {
    this.#hasChanged = true;
    this.#sql.exec("delete from kept_times where booking_id = ? and id is not ?", bookingId, exceptId);
  }

  /** Lets go of the choices of a buyer. */
  deleteChoicesOf(orderId: string): void {
    this.#hasChanged = true;
    this.#sql.exec("delete from kept_times where order_id = ? and kind = 'choice'", orderId);
  }

  /** Whether anything was kept or let go since this was asked last. */
  takeChanged(): boolean {
    const hasChanged = this.#hasChanged;
    this.#hasChanged = false;
    return hasChanged;
  }

  /** When the next end comes by the object’s clock; null where nothing is kept. */
  findNextDue(): number | null {
    return this.#sql.exec<{ next: number | null }>("select min(due_at) as next from kept_times").one().next;
  }
}

function toKeptTime(row: Row): KeptTime {
  const kind = KEPT_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new Error("A kept time is of no known kind.");
  return {
    id: row.id,
    kind,
    orderId: row.order_id,
    bookingId: row.booking_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    since: row.since,
    expiresAt: row.expires_at,
    timesProlonged: row.times_prolonged,
  };
}
