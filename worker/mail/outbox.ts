import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { MAX_TRIES, SETTLED_MAIL_STATUSES, TRY_LEASE_MS } from "#domain/mail/outbox.ts";
import { type Database, deleteInBatches, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { outbox, subscriptions } from "#worker/db/schema/mail.ts";
import type { OutgoingMail } from "./mail-kind.ts";

/** A mail whose try has begun: until the lease ends nobody else tries it. */
export type ClaimedMail = typeof outbox.$inferSelect & { readonly leasedUntil: number };

/** Mails on their way. Instants are milliseconds since 1970 in UTC. */
export class Outbox {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /**
   * Makes the statement that puts a mail into the outbox: it belongs into the batch of what causes it. It changes no row
   * where the occasion was mailed before or the condition doesn't hold.
   */
  async draft(mail: OutgoingMail, now: number, condition: SQL = sql`true`) {
    const id = newId(now);
    const payload = await this.#encryption.forRow("outbox", id).encrypt("payload", JSON.stringify(mail.data));
    const row = {
      id,
      messageKey: mail.key,
      kind: mail.kind,
      recipient: mail.to,
      payload,
      nextTryAt: now,
      expiresAt: mail.expiresAt,
      createdAt: now,
    };
    const statement = this.#database
      .insert(outbox)
      .select(selectRow(outbox, row, condition))
      .onConflictDoNothing();
    return { id, statement };
  }

  /**
   * Makes the statement that takes back what waits under any key that begins in one of these ways, because the next mail of the same batch
   * says what is so now: but for the key of that one, where a repeated batch meets it. What is parked goes too, since the master could send it again. A
   * mail that is on its way may still arrive.
   */
  retract(keyBeginnings: readonly string[], except: string, condition: SQL) {
    const isOvertaken = keyBeginnings.map((beginning) =>
      and(gte(outbox.messageKey, beginning), lt(outbox.messageKey, `${beginning}\u{10ffff}`)),
    );
    return this.#database
      .update(outbox)
      .set({ ...toDropped("overtaken"), leasedUntil: null })
      .where(
        and(
          inArray(outbox.status, ["pending", "parked"]),
          ne(outbox.messageKey, except),
          or(...isOvertaken),
          condition,
        ),
      );
  }

  /** Makes the condition for another statement of the same batch: that the mail with this id is in the outbox. */
  isPosted(id: string): SQL {
    return sql`exists (select 1 from ${outbox} where ${outbox.id} = ${id})`;
  }

  /** Whether a mail is in the outbox under a key. */
  async has(key: string): Promise<boolean> {
    return (await this.#database.$count(outbox, eq(outbox.messageKey, key))) > 0;
  }

  /**
   * Begins a try: of this mail where one is named, else of the one that is due longest among those whose recipient has no other try
   * running, so that mails to one person arrive in order and a slow recipient takes one try at a time; null where none is due.
   */
  async claim(now: number, id?: string): Promise<ClaimedMail | null> {
    const leasedUntil = now + TRY_LEASE_MS;
    const due = this.#database
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.status, "pending"),
          lte(outbox.nextTryAt, now),
          or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
          lt(outbox.tries, MAX_TRIES),
          or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
          id === undefined ? this.#isRecipientFree(now) : eq(outbox.id, id),
        ),
      )
      .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
      .limit(1);
    const [row] = await this.#database
      .update(outbox)
      .set({ leasedUntil, tries: sql`${outbox.tries} + 1` })
      .where(inArray(outbox.id, due))
      .returning();
    return row ? { ...row, leasedUntil } : null;
  }

  /** What the mail is written from; throws `DecryptionError`. */
  async readData({ id, payload }: ClaimedMail): Promise<unknown> {
    return payload === null
      ? null
      : JSON.parse(await this.#encryption.forRow("outbox", id).decrypt("payload", payload));
  }

  /** Notes that a mail went out, and erases what it was written from. */
  async settleSent(mail: ClaimedMail, now: number): Promise<void> {
    await this.#settle(mail, { status: "sent", payload: null, sentAt: now, failureCode: null });
  }

  /** Notes that a mail is not sent on purpose, and erases what it was written from. */
  async settleDropped(mail: ClaimedMail, failureCode: string): Promise<void> {
    await this.#settle(mail, toDropped(failureCode));
  }

  /** Notes that a try failed; without a next try the mail is parked. */
  async settleFailed(mail: ClaimedMail, failureCode: string, nextTryAt: number | null): Promise<void> {
    await this.#settle(mail, nextTryAt === null ? { status: "parked", failureCode } : { nextTryAt, failureCode });
  }

  /** Settles what will not be tried again: drops mails that came too late, and parks those whose last try broke off. Returns how many were parked. */
  async settleOverdue(now: number): Promise<number> {
    const isFree = or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now));
    const isWaiting = and(eq(outbox.status, "pending"), isFree);
    const [, brokenOff] = await this.#database.batch([
      this.#database
        .update(outbox)
        .set({ ...toDropped("too_late"), leasedUntil: null })
        .where(and(isWaiting, lte(outbox.expiresAt, now))),
      this.#database
        .update(outbox)
        .set({ status: "parked", failureCode: "broke_off", leasedUntil: null })
        .where(and(isWaiting, gte(outbox.tries, MAX_TRIES))),
    ]);
    return brokenOff.meta.changes;
  }

  /** Whether an address is a confirmed subscriber's now. */
  async isSubscribed(email: string): Promise<boolean> {
    const isConfirmed = and(eq(subscriptions.email, email), eq(subscriptions.status, "confirmed"));
    return (await this.#database.$count(subscriptions, isConfirmed)) > 0;
  }

  /** How many mails are parked: nobody receives them unless somebody looks after them. */
  async countParked(): Promise<number> {
    return this.#database.$count(outbox, sql`status = 'parked'`);
  }

  /** Deletes what was sent or dropped and is older than an instant; what is parked stays until somebody has dealt with it. Returns how many were deleted. */
  async deleteSettled(createdBefore: number): Promise<number> {
    const isOld = and(lt(outbox.createdAt, createdBefore), inArray(outbox.status, [...SETTLED_MAIL_STATUSES]));
    return deleteInBatches(this.#database, outbox, isOld);
  }

  /** Forgets to whom mails of a kind went that are settled; returns how many there were. */
  async forgetRecipients(kind: string): Promise<number> {
    const { meta } = await this.#database
      .update(outbox)
      .set({ recipient: "" })
      .where(and(eq(outbox.kind, kind), ne(outbox.recipient, ""), inArray(outbox.status, [...SETTLED_MAIL_STATUSES])));
    return meta.changes;
  }

  #isRecipientFree(now: number): SQL {
    const other = alias(outbox, "other");
    const running = this.#database
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.recipient, outbox.recipient), eq(other.status, "pending"), gt(other.leasedUntil, now)));
    return notExists(running);
  }

  /** A try that outlived its lease settles nothing: another one has the mail by then. */
  async #settle({ id, leasedUntil }: ClaimedMail, change: Partial<typeof outbox.$inferInsert>): Promise<void> {
    await this.#database
      .update(outbox)
      .set({ ...change, leasedUntil: null })
      .where(and(eq(outbox.id, id), eq(outbox.leasedUntil, leasedUntil)));
  }
}

function toDropped(failureCode: string): Partial<typeof outbox.$inferInsert> {
  return { status: "dropped", payload: null, failureCode };
}
