import { and, eq, inArray } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import { decideBookingAccess } from "#domain/consultations/access.ts";
import { isLive } from "#domain/consultations/booking.ts";
import type { MyConsultationsResponse } from "#domain/contracts/consultations.ts";
import { hourRequests } from "#worker/db/schema/consultations.ts";
import type { BookingDeps } from "./booking-deps.ts";
import type { StoredBooking } from "./consultation-repo.ts";
import { describeBooking } from "./describe-booking.ts";
import { findAccess } from "./find-access.ts";
import { describeHold, HoldRepo } from "./hold-repo.ts";
import { createPageToken } from "./open-booking.ts";

/** What a visitor holds and has booked. With an outside calendar nothing is booked here; what was booked before is shown. */
export async function listMine(
  deps: BookingDeps,
  visitor: Visitor,
  calendarUrl: string | null,
): Promise<MyConsultationsResponse> {
  const now = deps.clock.now();
  const access = await findAccess(deps, visitor);
  const { state, order, bookings } = access;
  const hold = order === null ? null : await new HoldRepo(deps.database).findOf(order.id, now);
  return {
    access: state,
    order: state === "open" && order !== null ? { orderNumber: order.orderNumber, email: order.email } : null,
    canBook: calendarUrl === null && decideBookingAccess(access).isOk,
    bookings: await Promise.all(
      sortForClient(bookings).map(async (stored) =>
        describeBooking(deps, stored, await createPageToken(deps, stored.booking.id, now)),
      ),
    ),
    hold: hold === null ? null : describeHold(hold),
    hasHourRequest: order !== null && (await hasHourRequest(deps, order.id)),
    timezone: bookings.toSorted((one, other) => other.booking.createdAt - one.booking.createdAt)[0]?.timezone ?? null,
    calendarUrl,
  };
}

/** Whether somebody waits for an earlier hour, or is offered one. */
async function hasHourRequest({ database }: BookingDeps, orderId: string): Promise<boolean> {
  const isOpen = inArray(hourRequests.state, ["waiting", "offered"]);
  return (await database.$count(hourRequests, and(eq(hourRequests.orderId, orderId), isOpen))) > 0;
}

/** The live one first, then the newest. */
function sortForClient(bookings: readonly StoredBooking[]): readonly StoredBooking[] {
  return bookings.toSorted(
    ({ booking: one }, { booking: other }) =>
      Number(isLive(other)) - Number(isLive(one)) || other.createdAt - one.createdAt,
  );
}
