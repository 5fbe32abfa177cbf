import { and, eq, inArray, isNull } from "drizzle-orm";
import type { BoughtOrder, Visitor } from "#domain/accounts/visitor.ts";
import {
  type AccessState,
  type ConsultationAccess,
  computeAccess,
  computeAccessState,
} from "#domain/consultations/access.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";

/** What a visitor’s orders of consultations come to. */
export interface VisitorAccess extends ConsultationAccess {
  /** The order that gives it; null where there is none. */
  readonly order: BuyersOrder | null;
  /** The bookings that a visitor may see, the latest hour first. */
  readonly bookings: readonly StoredBooking[];
}

/** A paid order of a consultation. */
export interface BuyersOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly email: string;
}

/**
 * Whether a visitor can book, and what they have booked: by the orders that they hold, those paid with one address alone where it is named. Whoever
 * is signed in sees the bookings of their address as well.
 */
export async function findAccess(
  { database, encryption }: Pick<BookingDeps, "database" | "encryption">,
  visitor: Visitor,
  email: string | null = null,
): Promise<VisitorAccess> {
  const numbers = listOrderNumbers(visitor, email);
  const rows =
    numbers.length === 0
      ? []
      : await database
          .select()
          .from(orders)
          .where(and(inArray(orders.orderNumber, numbers), eq(orders.tier, "consultation"), isNull(orders.erasedAt)));
  const repo = new ConsultationRepo(database, encryption);
  const ofOrders = await repo.listByOrders(rows.map(({ id }) => id));
  const ofAddress = visitor.kind === "account" ? await repo.listByEmail(visitor.email) : [];
  const bookings = [...new Map([...ofOrders, ...ofAddress].map((one) => [one.booking.id, one])).values()];
  const access = computeAccess(
    rows,
    bookings.map(({ booking }) => booking),
  );
  return { ...access, order: rows.find(({ id }) => id === access.orderId) ?? null, bookings };
}

/** What one order gives. */
export async function findOrderAccess(
  { database, encryption }: Pick<BookingDeps, "database" | "encryption">,
  orderId: string,
): Promise<AccessState> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.tier, "consultation"), isNull(orders.erasedAt)));
  if (!order) return "none";
  const bookings = await new ConsultationRepo(database, encryption).listByOrders([orderId]);
  return computeAccessState(
    order,
    bookings.map(({ booking }) => booking),
  );
}

/** The numbers of a visitor’s orders of consultations; at most as many as one query can name. */
function listOrderNumbers(visitor: Visitor, email: string | null): string[] {
  if (visitor.kind === "anonymous") return [];
  const isMeant = (order: BoughtOrder): boolean => email === null || order.email === email;
  const bought = visitor.orders.filter((order) => order.tier === "consultation" && isMeant(order));
  return [...new Set(bought.map(({ orderNumber }) => orderNumber))].slice(0, MOST_ORDERS);
}

const MOST_ORDERS = 90;
