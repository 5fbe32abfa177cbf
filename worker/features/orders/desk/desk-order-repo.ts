import { and, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { parseReferenceNumber } from "#domain/lib/reference-number.ts";
import { containsText } from "#worker/db/contains-text.ts";
import { type Database, splitForQueries } from "#worker/db/database.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { contactRequests } from "#worker/db/schema/contact.ts";
import { auditEntries, refundRequests } from "#worker/db/schema/desk.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { orders, paymentEvents, paymentObjects } from "#worker/db/schema/orders.ts";
import type { Order } from "../order-repo.ts";
import { isUnseen, sumCommitted } from "../refund-repo.ts";

/** How many orders a page of the list has. */
const PAGE = 25;

/** How many events, and how many mails, the history of an order shows at most. */
const MOST_ENTRIES = 100;

/** An order in the list. */
export interface ListedOrder {
  readonly order: Order;
  /** What money of it is on its way back, or has gone. */
  readonly committed: number;
  readonly isRefundUnderWay: boolean;
}

/** Orders as the master looks at them. */
export class DeskOrderRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Orders that fit a number, an address or a name, the newest first, from before the one with this number. */
  async search(
    query: string,
    before: string | null,
  ): Promise<{ readonly rows: readonly ListedOrder[]; readonly next: string | null }> {
    const start = before === null ? undefined : lt(orders.id, this.#idOf(before));
    const rows = await this.#select()
      .where(and(this.#fits(query), start))
      .orderBy(desc(orders.id))
      .limit(PAGE + 1);
    const page = rows.slice(0, PAGE);
    return { rows: page.map(toListed), next: rows.length > PAGE ? (page.at(-1)?.order.orderNumber ?? null) : null };
  }

  /** One order by its number. */
  async find(orderNumber: string): Promise<ListedOrder | null> {
    const [row] = await this.#select().where(eq(orders.orderNumber, orderNumber));
    return row ? toListed(row) : null;
  }

  /** All that is stored of what happened to an order, but for notes. */
  async listTraces({ id, orderNumber, stripePaymentId }: Order) {
    const objects = await this.#database.select().from(paymentObjects).where(eq(paymentObjects.orderId, id));
    const mailKeys = [id, ...objects.map((object) => object.id)].flatMap((key) =>
      MAIL_KINDS.map((kind) => `${kind}|${key}`),
    );
    const [events, requests, acts, ...mails] = await this.#database.batch([
      this.#database
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.objectId, stripePaymentId ?? ""))
        .orderBy(desc(paymentEvents.receivedAt))
        .limit(MOST_ENTRIES),
      this.#database.select().from(refundRequests).where(eq(refundRequests.orderId, id)),
      this.#database.select().from(auditEntries).where(eq(auditEntries.subject, orderNumber)).limit(MOST_ENTRIES),
      ...splitForQueries(mailKeys).map((keys) =>
        this.#database
          .select({ kind: outbox.kind, status: outbox.status, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
          .from(outbox)
          .where(inArray(outbox.messageKey, [...keys])),
      ),
    ]);
    return { objects, events, requests, acts, mails: mails.flat() };
  }

  #select() {
    // Nested, since a field's own columns are written without their table.
    const orderId = sql`${orders.id}`;
    const isUnderWay = sql<number>`exists (
      select 1 from ${paymentObjects} where ${paymentObjects.orderId} = ${orderId} and ${paymentObjects.kind} = 'refund'
        and ${paymentObjects.status} in ('pending', 'requires_action')
      union all
      select 1 from ${refundRequests} where ${refundRequests.orderId} = ${orderId} and ${isUnseen()})`;
    return this.#database
      .select({ order: orders, committed: sumCommitted(orderId), isUnderWay })
      .from(orders)
      .$dynamic();
  }

  #idOf(orderNumber: string): SQL {
    return sql`(select o.id from orders o where o.order_number = ${orderNumber})`;
  }

  /** Names are written in what people sent with the same address. */
  #fits(query: string): SQL | undefined {
    if (query === "") return undefined;
    const orderNumber = parseReferenceNumber(query);
    const isNamed = [consultations, contactRequests, handDrawnSigils].map((table) =>
      inArray(
        orders.email,
        this.#database.select({ email: table.email }).from(table).where(containsText(table.name, query)),
      ),
    );
    return or(
      orderNumber === null ? undefined : eq(orders.orderNumber, orderNumber),
      containsText(orders.email, query),
      containsText(orders.orderNumber, query),
      ...isNamed,
    );
  }
}

/** The kinds of mail whose keys name an order, a refund or a dispute. */
const MAIL_KINDS = ["order_receipt", "second_purchase", "refund_receipt", "refund_failed_notice", "dispute_notice"];

function toListed({
  order,
  committed,
  isUnderWay,
}: {
  readonly order: Order;
  readonly committed: number;
  readonly isUnderWay: number;
}): ListedOrder {
  return { order, committed, isRefundUnderWay: isUnderWay === 1 };
}
