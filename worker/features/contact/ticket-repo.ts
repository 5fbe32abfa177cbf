import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { isUrgent } from "#domain/contact/contact-request.ts";
import type { SubmitContactRequest } from "#domain/contracts/contact.ts";
import { countReferenceBytes, formatReferenceNumber } from "#domain/lib/reference-number.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { contactRequests } from "#worker/db/schema/contact.ts";

/** Support tickets, their messages encrypted. Instants are milliseconds since 1970 in UTC. */
export class TicketRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** What a request is known by when it comes again. */
  async digest({ name, email, reason, message }: SubmitContactRequest): Promise<string> {
    return this.#encryption.digest("contact_requests", JSON.stringify([name, email, reason, message]));
  }

  /** The newest ticket with a digest that was opened after an instant; null where there is none. */
  async findSame(contentDigest: string, after: number): Promise<{ id: string; ticketNumber: string } | null> {
    const [ticket] = await this.#database
      .select({ id: contactRequests.id, ticketNumber: contactRequests.ticketNumber })
      .from(contactRequests)
      .where(isSame(contentDigest, after))
      .orderBy(desc(contactRequests.createdAt))
      .limit(1);
    return ticket ?? null;
  }

  /** Makes the statement that opens a ticket where a condition holds and no same one was opened after an instant. */
  async draft(
    { name, email, reason, message }: SubmitContactRequest,
    {
      contentDigest,
      sameAfter,
      condition,
      now,
    }: { readonly contentDigest: string; readonly sameAfter: number; readonly condition: SQL; readonly now: number },
  ) {
    const id = newId(now);
    const ticketNumber = formatReferenceNumber(
      "SIG",
      crypto.getRandomValues(new Uint8Array(countReferenceBytes("SIG"))),
    );
    const row = {
      id,
      ticketNumber,
      name,
      email,
      reason,
      message: await this.#encryption.forRow("contact_requests", id).encrypt("message", message),
      contentDigest,
      isUrgent: isUrgent(message),
      waitsSince: now,
      createdAt: now,
      updatedAt: now,
    };
    const isNew = sql`not exists (select 1 from ${contactRequests} where ${isSame(contentDigest, sameAfter)})`;
    const statement = this.#database
      .insert(contactRequests)
      .select(selectRow(contactRequests, row, sql`${isNew} and ${condition}`))
      .onConflictDoNothing();
    return { id, ticketNumber, statement };
  }

  /** Makes the condition for another statement of the same batch: that this ticket is open. */
  isOpened(id: string): SQL {
    return sql`exists (select 1 from ${contactRequests} where ${contactRequests.id} = ${id})`;
  }
}

function isSame(contentDigest: string, after: number): SQL | undefined {
  return and(eq(contactRequests.contentDigest, contentDigest), gt(contactRequests.createdAt, after));
}
