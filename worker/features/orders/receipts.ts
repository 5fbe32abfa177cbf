import { and, desc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import type { ListedOrder, ReceiptResponse } from "#domain/contracts/orders.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import { REFUND_STATUSES } from "#domain/orders/provider-object.ts";
import type { Database } from "#worker/db/database.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { orders, paymentObjects } from "#worker/db/schema/orders.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import type { Order } from "./order-repo.ts";

/** What receipts need. */
export interface ReceiptDeps {
  readonly database: Database;
  readonly seller: Seller;
}

/** Who asks, and in which browser. */
export interface Asker {
  readonly visitor: Visitor;
  /** The secret of a browser that began to pay; null where it hasn't. */
  readonly browserToken: string | null;
}

/** The most orders that a list has. */
const MOST_LISTED = 100;

/** The orders that somebody may see, the newest first: those of their proven address, and those that this browser has paid. */
export async function listOrdersOf({ database }: ReceiptDeps, asker: Asker): Promise<readonly ListedOrder[]> {
  const isVisible = await toVisibility(asker);
  if (!isVisible) return [];
  const rows = await database
    .select()
    .from(orders)
    .where(and(isVisible, inArray(orders.status, [...PAID_ORDER_STATUSES, "processing"]), isNull(orders.erasedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_LISTED);
  return rows.map((order) => ({
    ...pickListed(order),
    orderedAt: new Date(order.paidAt ?? order.createdAt).toISOString(),
  }));
}

/** The receipt of an order; `not_found` for one that was never paid, and for one of somebody else. */
export async function findReceipt(
  { database, seller }: ReceiptDeps,
  asker: Asker,
  orderNumber: string,
): Promise<Result<ReceiptResponse, Fault>> {
  const isVisible = await toVisibility(asker);
  const [order] = isVisible
    ? await database
        .select()
        .from(orders)
        .where(and(isVisible, eq(orders.orderNumber, orderNumber), isNull(orders.erasedAt)))
    : [];
  if (!order || order.paidAt === null) return refuse("not_found", { message: NO_RECEIPT });
  const { name, supportEmail, taxNote } = seller;
  const { email, cardBrand, cardLastFour, termsVersion } = order;
  return ok({
    ...pickListed(order),
    paidAt: new Date(order.paidAt).toISOString(),
    ...{ seller: name, supportEmail, taxNote, buyerEmail: email, termsVersion },
    card: cardBrand === null || cardLastFour === null ? null : { brand: cardBrand, lastFour: cardLastFour },
    refunds: await listRefunds(database, order.id),
  });
}

const NO_RECEIPT = "There is no receipt of this number here. Please sign in with the address that you paid with.";

/** The condition for the orders that somebody may see; null where there can be none. */
async function toVisibility({ visitor, browserToken }: Asker): Promise<SQL | null> {
  const isOwned = visitor.kind === "account" ? eq(orders.email, visitor.email) : undefined;
  const isPaidHere = browserToken === null ? undefined : eq(orders.browserHash, await hashToken(browserToken));
  return or(isOwned, isPaidHere) ?? null;
}

function pickListed({ orderNumber, tier, status, amount, refundedAmount, currency }: Order) {
  return { orderNumber, tier, status, amount, refundedAmount, currency };
}

async function listRefunds(database: Database, orderId: string): Promise<ReceiptResponse["refunds"]> {
  const rows = await database
    .select()
    .from(paymentObjects)
    .where(and(eq(paymentObjects.orderId, orderId), eq(paymentObjects.kind, "refund")))
    .orderBy(paymentObjects.asOf);
  return rows.flatMap(({ amount, asOf, status: raw }) => {
    const status = REFUND_STATUSES.find((known) => known === raw);
    return status ? [{ amount, refundedAt: new Date(asOf).toISOString(), status }] : [];
  });
}
