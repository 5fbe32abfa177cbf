import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { MOST_THREAD_ENTRIES, type TicketEntryKind, type TicketStatus } from "#domain/contact/ticket.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { contactRequests, ticketEntries, ticketLinks } from "#worker/db/schema/contact.ts";

/** A ticket as it is stored; its message is encrypted. */
export type StoredTicket = typeof contactRequests.$inferSelect;

/** An entry of a thread, decrypted. Instants are milliseconds since 1970 in UTC. */
export interface ThreadEntry {
  readonly id: string;
  readonly kind: TicketEntryKind;
  /** Null where the state alone has changed. */
  readonly text: string | null;
  /** The state since this entry; null where it is as it was. */
  readonly status: TicketStatus | null;
  readonly createdAt: number;
}

/** An entry that is to be added. */
export interface NewEntry extends Pick<ThreadEntry, "kind" | "text" | "status"> {
  readonly ticketId: string;
  /** Made by the browser; null where the entry is known by itself. */
  readonly requestId: string | null;
}

/** How many tickets of an account are listed. */
const MOST_LISTED = 50;

/** Tickets with their threads. */
export class ThreadRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  async find(id: string): Promise<StoredTicket | null> {
    return this.#findBy(eq(contactRequests.id, id));
  }

  async findByNumber(ticketNumber: string): Promise<StoredTicket | null> {
    return this.#findBy(eq(contactRequests.ticketNumber, ticketNumber));
  }

  /** The ticket that a link of a mail leads to, by the digest of its secret. */
  async findByLink(tokenHash: string): Promise<StoredTicket | null> {
    const [found] = await this.#database
      .select({ ticket: contactRequests })
      .from(ticketLinks)
      .innerJoin(contactRequests, eq(contactRequests.id, ticketLinks.ticketId))
      .where(eq(ticketLinks.tokenHash, tokenHash));
    return found?.ticket ?? null;
  }

  /** The tickets that were sent from an address, the newest first. */
  async listOf(email: string): Promise<readonly StoredTicket[]> {
    return this.#database
      .select()
      .from(contactRequests)
      .where(eq(contactRequests.email, email))
      .orderBy(desc(contactRequests.id))
      .limit(MOST_LISTED);
  }

  /** What a ticket was opened with. */
  async readMessage({ id, message }: StoredTicket): Promise<string> {
    return this.#encryption.forRow("contact_requests", id).decrypt("message", message);
  }

  /** The entries of a thread, the oldest first. */
  async listEntries(ticketId: string): Promise<readonly ThreadEntry[]> {
    const rows = await this.#database
      .select()
      .from(ticketEntries)
      .where(eq(ticketEntries.ticketId, ticketId))
      .orderBy(asc(ticketEntries.createdAt), asc(ticketEntries.id));
    return Promise.all(
      rows.map(async ({ id, kind, text, status, createdAt }) => ({
        ...{ id, kind, status, createdAt },
        text: text === null ? null : await this.#encryption.forRow("ticket_entries", id).decrypt("text", text),
      })),
    );
  }

  /** Makes the statement that adds an entry where a condition holds; the same request again breaks a UNIQUE key, and the batch with it. */
  async draftEntry({ ticketId, kind, text, status, requestId }: NewEntry, now: number, condition: SQL) {
    const id = newId(now);
    const row = {
      ...{ id, ticketId, kind, status, requestId: requestId ?? id, createdAt: now },
      text: text === null ? null : await this.#encryption.forRow("ticket_entries", id).encrypt("text", text),
    };
    return { id, statement: this.#database.insert(ticketEntries).select(selectRow(ticketEntries, row, condition)) };
  }

  /** Makes the condition for another statement of the same batch: that this entry was added. */
  isAdded(id: string): SQL {
    return sql`exists (select 1 from ${ticketEntries} where ${ticketEntries.id} = ${id})`;
  }

  /** Makes the condition that a thread can take another entry. */
  hasRoom(ticketId: string): SQL {
    return sql`(select count(*) from ${ticketEntries} where ${ticketEntries.ticketId} = ${ticketId}) < ${MOST_THREAD_ENTRIES}`;
  }

  async isFull(ticketId: string): Promise<boolean> {
    const [found] = await this.#database
      .select({ entries: count() })
      .from(ticketEntries)
      .where(eq(ticketEntries.ticketId, ticketId));
    return (found?.entries ?? 0) >= MOST_THREAD_ENTRIES;
  }

  /** Whether a request has added its entry already. */
  async hasRequest(ticketId: string, requestId: string): Promise<boolean> {
    const isIt = and(eq(ticketEntries.ticketId, ticketId), eq(ticketEntries.requestId, requestId));
    return (await this.#database.$count(ticketEntries, isIt)) > 0;
  }

  async hasEntry(id: string): Promise<boolean> {
    return (await this.#database.$count(ticketEntries, eq(ticketEntries.id, id))) > 0;
  }

  async #findBy(condition: SQL): Promise<StoredTicket | null> {
    const [ticket] = await this.#database.select().from(contactRequests).where(condition);
    return ticket ?? null;
  }
}
