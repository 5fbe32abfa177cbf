import { isCivilMonth } from "#domain/consultations/free-days.ts";
import {
  bookConsultation,
  holdHour as holdHourContract,
  listAvailableDays,
  listAvailableSlots,
  listMyConsultations,
  prolongHold as prolongHoldContract,
  releaseHold as releaseHoldContract,
} from "#domain/contracts/consultations.ts";
import {
  cancelBooking,
  editBookingNotes,
  getBooking,
  getBookingCalendar,
  moveBooking,
} from "#domain/contracts/own-booking.ts";
import { isCivilDay } from "#domain/hours/civil-day.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { publicRoute, type Route, tokenRoute } from "#worker/http/route.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import { cancelAsClient, editNotes } from "./acts.ts";
import { bookSession } from "./book-session.ts";
import type { BookingDeps } from "./booking-deps.ts";
import type { StoredBooking } from "./consultation-repo.ts";
import { describeBooking, writeBookingCalendar } from "./describe-booking.ts";
import { findAccess } from "./find-access.ts";
import { listFreeDays, listFreeHours } from "./free-hours.ts";
import { holdHour, prolongHold, releaseHold } from "./hold-hour.ts";
import { listMine } from "./list-mine.ts";
import { moveAsClient } from "./move-session.ts";
import { createPageToken, openBooking } from "./open-booking.ts";

/** What the client’s calls need. */
export interface ClientDeps extends BookingDeps {
  readonly seller: Seller;
  /** The outside calendar that sessions are booked in, instead of our own dialog; null where there is none. */
  readonly bookingCalendarUrl: string | null;
}

const BOOKED_MESSAGE = "Consultation Booked Successfully!";

/** The client’s calls: free hours, holds, booking, and what becomes of a booking. */
export function listClientRoutes(deps: ClientDeps): readonly Route[] {
  const open = (rawToken: string) => openBooking(deps, rawToken);
  const show = async (changed: Result<StoredBooking, Fault>, token: string) =>
    changed.isOk ? ok(await describeBooking(deps, changed.value, token)) : changed;
  return [
    publicRoute(listAvailableSlots, async ({ query, findVisitor }) => {
      const { date, timezone = null } = query;
      if (!isCivilDay(date)) return refuse("invalid_request");
      const { orderId } = await findAccess(deps, await findVisitor());
      return ok({ availableSlots: [...(await listFreeHours(deps, date, timezone, orderId))] });
    }),
    publicRoute(listAvailableDays, async ({ query: { month } }) =>
      isCivilMonth(month) ? ok(await listFreeDays(deps, month)) : refuse("invalid_request"),
    ),
    publicRoute(holdHourContract, async ({ body, findVisitor }) =>
      holdHour(deps, await findVisitor(), Date.parse(body.sessionDateTime)),
    ),
    publicRoute(prolongHoldContract, async ({ params, findVisitor }) =>
      prolongHold(deps, await findVisitor(), params.id),
    ),
    publicRoute(releaseHoldContract, async ({ params, findVisitor }) => {
      await releaseHold(deps, await findVisitor(), params.id);
      return ok(replyEmpty({ status: 204 }));
    }),
    publicRoute(listMyConsultations, async ({ findVisitor }) =>
      ok(await listMine(deps, await findVisitor(), deps.bookingCalendarUrl)),
    ),
    publicRoute(bookConsultation, async ({ body, findVisitor, origin }) => {
      if (deps.bookingCalendarUrl !== null) return refuse("not_found");
      const booked = await bookSession(deps, { visitor: await findVisitor(), origin }, body);
      if (!booked.isOk) return booked;
      const token = await createPageToken(deps, booked.value.booking.id, deps.clock.now());
      return ok({ message: BOOKED_MESSAGE, booking: await describeBooking(deps, booked.value, token) });
    }),
    tokenRoute(getBooking, open, async ({ holder }) => ok(await describeBooking(deps, holder.stored, holder.token))),
    tokenRoute(moveBooking, open, async ({ holder: { stored, token }, body, origin }) =>
      show(await moveAsClient(deps, stored.booking.id, { startsAt: Date.parse(body.newDateTime), origin }), token),
    ),
    tokenRoute(cancelBooking, open, async ({ holder: { stored, token }, body, origin }) => {
      const { reason, isForfeitAccepted: acceptsForfeiture } = body;
      return show(await cancelAsClient(deps, stored.booking.id, { reason, acceptsForfeiture, origin }), token);
    }),
    tokenRoute(editBookingNotes, open, async ({ holder: { stored, token }, body, origin }) =>
      show(await editNotes(deps, stored.booking.id, { notes: body.optionalNotes, origin }), token),
    ),
    tokenRoute(getBookingCalendar, open, async ({ holder }) =>
      ok(await writeBookingCalendar(deps, deps.seller, holder.stored)),
    ),
  ];
}
