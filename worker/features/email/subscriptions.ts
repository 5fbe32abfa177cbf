import { and, eq, lt, ne, sql } from "drizzle-orm";
import { CONSENT_WORDING_VERSION, type Confirmation, decideConfirmation } from "#domain/mail/subscription.ts";
import { type Database, deleteInBatches, selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { outbox, subscriptions } from "#worker/db/schema/mail.ts";
import { type LinkTokens, parseConfirmationClaims } from "#worker/mail/links.ts";

/** Who asked for the newsletter. Addresses are in lower case, instants are milliseconds since 1970 in UTC. */
export class SubscriptionRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(email: string): Promise<typeof subscriptions.$inferSelect | null> {
    const [row] = await this.#database.select().from(subscriptions).where(eq(subscriptions.email, email));
    return row ?? null;
  }

  /** Makes the statement that records who asks for the newsletter, if the mail that asks to confirm it is in the outbox. */
  draftRequest(email: string, mailId: string, now: number) {
    const row = { id: newId(now), email, wordingVersion: CONSENT_WORDING_VERSION, requestedAt: now };
    const isMailed = sql`exists (select 1 from ${outbox} where ${outbox.id} = ${mailId})`;
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

  /** Ends the newsletter to an address; one that has none stays as it is. */
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

/** What came of a confirmation link; `unknown` where the link is none of ours. */
export type ConfirmationOutcome = Confirmation | "unknown";

/** Confirms the newsletter by the link of a mail. */
export async function confirmSubscription(
  { links, subscriptions }: { readonly links: LinkTokens; readonly subscriptions: SubscriptionRepo },
  rawToken: string,
  now: number,
): Promise<ConfirmationOutcome> {
  const claims = parseConfirmationClaims(await links.read("newsletter_confirmation", rawToken));
  if (!claims) return "unknown";
  const confirmation = decideConfirmation(await subscriptions.find(claims.email), claims.requestedAt, now);
  if (confirmation === "confirm") await subscriptions.confirm(claims.email, now);
  return confirmation;
}

/** Ends the newsletter to the address that a link was made for; false where the link is none of ours. */
export async function endSubscription(
  { links, subscriptions }: { readonly links: LinkTokens; readonly subscriptions: SubscriptionRepo },
  rawToken: string,
  now: number,
): Promise<boolean> {
  const email = await links.read("unsubscribe", rawToken);
  if (email !== null) await subscriptions.end(email, now);
  return email !== null;
}
