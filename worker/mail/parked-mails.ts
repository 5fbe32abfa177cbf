import { and, count, desc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/database.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { PARKED_MAILS_NOTICE } from "./templates/parked-mails-notice.ts";

/** A mail as the master looks at it: not what it says. */
export type ListedMail = Pick<
  typeof outbox.$inferSelect,
  "id" | "kind" | "recipient" | "status" | "tries" | "failureCode" | "createdAt" | "expiresAt"
>;

/** How many mails the list has at most. */
const MOST_LISTED = 200;

/** Mails that failed for good, and wait until the master has dealt with them. Instants are milliseconds since 1970 in UTC. */
export class ParkedMails {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Those that wait, the newest first. */
  async list(): Promise<readonly ListedMail[]> {
    return this.#database
      .select(LISTED)
      .from(outbox)
      .where(IS_PARKED)
      .orderBy(desc(outbox.createdAt))
      .limit(MOST_LISTED);
  }

  /** One mail, whatever has become of it. */
  async find(id: string): Promise<ListedMail | null> {
    const [mail] = await this.#database.select(LISTED).from(outbox).where(eq(outbox.id, id));
    return mail ?? null;
  }

  /** Makes the condition that a mail waits, and has not expired. */
  canBeRetried(id: string, now: number): SQL {
    return sql`exists (select 1 from ${outbox} where ${and(eq(outbox.id, id), IS_PARKED, or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)))})`;
  }

  /** Makes the condition that a mail waits. */
  isWaiting(id: string): SQL {
    return sql`exists (select 1 from ${outbox} where ${and(eq(outbox.id, id), IS_PARKED)})`;
  }

  /** Drafts that a mail is tried again from the beginning. */
  draftRetry(id: string, now: number) {
    return this.#database
      .update(outbox)
      .set({ status: "pending", tries: 0, nextTryAt: now, leasedUntil: null, failureCode: null, toldAt: null })
      .where(and(eq(outbox.id, id), this.canBeRetried(id, now)));
  }

  /** Drafts that a mail is dropped with its contents. */
  draftDiscarding(id: string) {
    return this.#database
      .update(outbox)
      .set({ status: "dropped", payload: null, failureCode: "discarded", leasedUntil: null })
      .where(and(eq(outbox.id, id), IS_PARKED));
  }

  /** How many wait that the master was not told of. */
  async countUntold(): Promise<number> {
    const [row] = await this.#database.select({ untold: count() }).from(outbox).where(IS_UNTOLD);
    return row?.untold ?? 0;
  }

  /** Makes the condition that mails wait that the master was not told of. */
  hasUntold(): SQL {
    return sql`exists (select 1 from ${outbox} where ${IS_UNTOLD})`;
  }

  /** Drafts that the master is told of all that wait. */
  draftTold(now: number) {
    return this.#database.update(outbox).set({ toldAt: now }).where(IS_UNTOLD);
  }
}

const LISTED = {
  ...{ id: outbox.id, kind: outbox.kind, recipient: outbox.recipient, status: outbox.status, tries: outbox.tries },
  ...{ failureCode: outbox.failureCode, createdAt: outbox.createdAt, expiresAt: outbox.expiresAt },
};

/** Written out and not as a parameter, so that the index of parked mails is used. */
const IS_PARKED = sql`status = 'parked'`;

/** Of a notice that could not be sent no further notice can tell. */
const IS_UNTOLD = and(IS_PARKED, isNull(outbox.toldAt), ne(outbox.kind, PARKED_MAILS_NOTICE.name));
