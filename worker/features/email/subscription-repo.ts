import { and, eq, lt, ne, sql } from "drizzle-orm";
import { CONSENT_WORDING_VERSION } from "#domain/mail/subscription.ts";
import type { Database } from "#worker/db/client.ts";
import { deleteInBatches } from "#worker/db/delete-in-batches.ts";
import { newId } from "#worker/db/new-id.ts";
import { outbox, subscriptions } from "#worker/db/schema/mail.ts";
import { selectRow } from "#worker/db/select-row.ts";

/** Who wished for letters. Addresses are in lower case, instants are milliseconds since 1970 in UTC. */
export class SubscriptionRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(email: string): Promise<typeof subscriptions.$inferSelect | null> {
    const [row] = await this.#database.select().from(subscriptions).where(eq(subscriptions.email, email));
    return row ?? null;
  }

  /** Makes the statement that notes a wish for letters, if the letter that asks to confirm it stands in the outbox. */
  draftRequest(email: string, letterId: string, now: number) {
    const row = { id: newId(now), email, wordingVersion: CONSENT_WORDING_VERSION, requestedAt: now };
    const isMailed = sql`exists (select 1 from ${outbox} where ${outbox.id} = ${letterId})`;
    return this.#database
      .insert(subscriptions)
      .select(selectRow(subscriptions, row, isMailed))
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: { status: "pending", wordingVersion: CONSENT_WORDING_VERSION, requestedAt: now },
        setWhere: ne(subscriptions.status, "confirmed"),
      });
  }

  /** Notes the consent. */
  async confirm(email: string, now: number): Promise<void> {
    await this.#database
      .update(subscriptions)
      .set({ status: "confirmed", confirmedAt: now })
      .where(and(eq(subscriptions.email, email), eq(subscriptions.status, "pending")));
  }

  /** Ends all letters to an address; one that has none to end stays as it is. */
  async end(email: string, now: number): Promise<void> {
    await this.#database
      .update(subscriptions)
      .set({ status: "unsubscribed", unsubscribedAt: now })
      .where(and(eq(subscriptions.email, email), ne(subscriptions.status, "unsubscribed")));
  }

  /** Deletes wishes from before an instant that nobody confirmed; answers how many went. */
  async deleteUnconfirmed(requestedBefore: number): Promise<number> {
    const isOld = and(eq(subscriptions.status, "pending"), lt(subscriptions.requestedAt, requestedBefore));
    return deleteInBatches(this.#database, subscriptions, isOld);
  }
}
