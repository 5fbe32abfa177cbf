import { and, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { isLive } from "#domain/consultations/booking.ts";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { ACCESS_OF_STATUS } from "#domain/orders/entitlement.ts";
import { ORDER_STATUSES } from "#domain/orders/order.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { formatSessionTime } from "#worker/mail/templates/consultation-mail-parts.ts";
import { cancelAsClient, cancelRevoked } from "./acts.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo } from "./consultation-repo.ts";

/** How many bookings a run cancels; the rest wait for the next minute. */
const MOST_BOOKINGS = 50;

/** The states of an order that take its access back. */
const REVOKED = ORDER_STATUSES.filter((status) => ACCESS_OF_STATUS[status] === "revoked");

/**
 * Cancels the live bookings whose access was revoked: by a refund, a lost dispute, or what the master took back. With an order, those of that
 * one alone. Returns how many were cancelled.
 */
export async function cancelRevokedBookings(
  deps: BookingDeps,
  { origin, orderId = null }: { readonly origin: string; readonly orderId?: string | null },
): Promise<number> {
  const rows = await deps.database
    .select({ id: consultations.id })
    .from(consultations)
    .innerJoin(orders, eq(consultations.orderId, orders.id))
    .where(
      and(
        inArray(consultations.status, [...LIVE_CONSULTATION_STATUSES]),
        isRevoked(),
        orderId === null ? undefined : eq(orders.id, orderId),
      ),
    )
    .limit(MOST_BOOKINGS);
  let cancelled = 0;
  for (const { id } of rows) if ((await cancelRevoked(deps, id, { origin })).isOk) cancelled += 1;
  return cancelled;
}

/** Cancels what somebody has booked whose data are deleted. Throws where that was not written: it is tried again. */
export async function cancelOfPerson(deps: BookingDeps, email: string, origin: string): Promise<void> {
  const bookings = await new ConsultationRepo(deps.database, deps.encryption).listByEmail(email);
  for (const { booking } of bookings.filter((stored) => isLive(stored.booking))) {
    const cancelled = await cancelAsClient(deps, booking.id, { reason: "", acceptsForfeiture: true, origin });
    // One that has begun is past cancelling: its row goes with the others.
    if (!cancelled.isOk && cancelled.error.code === "not_ready") throw new Error("A booking could not be cancelled");
  }
}

/** What of their bookings somebody loses whose data are deleted, each in a sentence. */
export async function describeLostBookings(
  { database, encryption }: Pick<BookingDeps, "database" | "encryption">,
  email: string,
): Promise<readonly string[]> {
  const bookings = await new ConsultationRepo(database, encryption).listByEmail(email);
  return bookings
    .filter(({ booking }) => isLive(booking))
    .map(({ booking, timezone }) => `Your session on ${formatSessionTime(booking, timezone)}: it is cancelled.`);
}

function isRevoked(): SQL | undefined {
  return or(isNotNull(orders.erasedAt), and(inArray(orders.status, REVOKED), isNull(orders.restoredAt)));
}
