import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { LIVE_TICKET_STATUSES, SETTLED_TICKET_STATUSES, type TicketList } from "#domain/contact/ticket.ts";
import { parseReferenceNumber } from "#domain/lib/reference-number.ts";
import { containsText } from "#worker/db/contains-text.ts";
import type { Database } from "#worker/db/database.ts";
import { isOneOf } from "#worker/db/schema/columns.ts";
import { contactRequests } from "#worker/db/schema/contact.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { StoredTicket } from "../thread-repo.ts";

/** How many tickets a page of a list has. */
const PAGE = 25;

/** How many orders are shown beside a ticket. */
const MOST_ORDERS = 20;

/** What a page of a list is made of. */
export interface TicketListRequest {
  /** A number, or a part of a name or an e-mail address; empty for all. */
  readonly query: string;
  readonly list: TicketList;
  /** Where the page before ended; null for the first one. */
  readonly before: string | null;
}

/** An order of somebody. */
export type OrderOfSender = typeof orders.$inferSelect;

interface ListPlan {
  /** Written out and not as parameters, so that the index of the list is used. */
  readonly isListed: SQL | undefined;
  readonly order: readonly SQL[];
  readonly isAfter: (cursor: Cursor) => SQL;
  readonly toCursor: (ticket: StoredTicket) => Cursor;
}

/** Where a page ends, by what its list is sorted by. */
interface Cursor {
  readonly urgency: number;
  readonly at: number;
  readonly id: string;
}

const { id, isUrgent, waitsSince, updatedAt } = contactRequests;

const PLANS: Readonly<Record<TicketList, ListPlan>> = {
  waiting: {
    isListed: sql`waits_since is not null`,
    order: [desc(isUrgent), asc(waitsSince), asc(id)],
    isAfter: (cursor) => isAfterUrgent(cursor, waitsSince),
    toCursor: (ticket) => ({ urgency: Number(ticket.isUrgent), at: ticket.waitsSince ?? 0, id: ticket.id }),
  },
  answered: {
    isListed: sql`waits_since is null and ${isOneOf("status", LIVE_TICKET_STATUSES)}`,
    order: [desc(isUrgent), asc(updatedAt), asc(id)],
    isAfter: (cursor) => isAfterUrgent(cursor, updatedAt),
    toCursor: (ticket) => ({ urgency: Number(ticket.isUrgent), at: ticket.updatedAt, id: ticket.id }),
  },
  settled: {
    isListed: isOneOf("status", SETTLED_TICKET_STATUSES),
    order: [desc(updatedAt), desc(id)],
    isAfter: (cursor) => sql`(${updatedAt}, ${id}) < (${cursor.at}, ${cursor.id})`,
    toCursor: (ticket) => ({ urgency: 0, at: ticket.updatedAt, id: ticket.id }),
  },
  all: {
    isListed: undefined,
    order: [desc(id)],
    isAfter: (cursor) => sql`${id} < ${cursor.id}`,
    toCursor: (ticket) => ({ urgency: 0, at: 0, id: ticket.id }),
  },
};

/** Tickets as the master looks at them. */
export class DeskTicketRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A page of a list, and where the next one begins; null after the last. */
  async list({ query, list, before }: TicketListRequest): Promise<{
    readonly tickets: readonly StoredTicket[];
    readonly next: string | null;
  }> {
    const { isListed, order, isAfter, toCursor } = PLANS[list];
    const cursor = before === null ? null : parseCursor(before);
    const rows = await this.#database
      .select()
      .from(contactRequests)
      .where(and(isListed, fits(query), cursor === null ? undefined : isAfter(cursor)))
      .orderBy(...order)
      .limit(PAGE + 1);
    const tickets = rows.slice(0, PAGE);
    const last = tickets.at(-1);
    return { tickets, next: rows.length > PAGE && last ? formatCursor(toCursor(last)) : null };
  }

  /** The newest orders of an address, but for those of somebody who had their data deleted. */
  async listOrders(email: string): Promise<readonly OrderOfSender[]> {
    return this.#database
      .select()
      .from(orders)
      .where(and(eq(orders.email, email), isNull(orders.erasedAt)))
      .orderBy(desc(orders.createdAt))
      .limit(MOST_ORDERS);
  }
}

function fits(query: string): SQL | undefined {
  if (query === "") return undefined;
  const ticketNumber = parseReferenceNumber(query);
  return or(
    ticketNumber === null ? undefined : eq(contactRequests.ticketNumber, ticketNumber),
    containsText(contactRequests.ticketNumber, query),
    containsText(contactRequests.email, query),
    containsText(contactRequests.name, query),
  );
}

/** One comparison and no `or`, so that the index is read in its order. */
function isAfterUrgent({ urgency, at, id: lastId }: Cursor, since: AnySQLiteColumn): SQL {
  return sql`(-${isUrgent}, ${since}, ${id}) > (${-urgency}, ${at}, ${lastId})`;
}

function formatCursor({ urgency, at, id: lastId }: Cursor): string {
  return `${urgency}.${at}.${lastId}`;
}

/** A cursor that is none of ours begins nowhere that matters: whoever made it up gets an empty page, or an odd one. */
function parseCursor(text: string): Cursor {
  const [urgency, at, lastId = ""] = text.split(".");
  return { urgency: Number(urgency) || 0, at: Number(at) || 0, id: lastId };
}
