import { isForfeited } from "#domain/consultations/booking.ts";
import { type Meeting, NO_MEETING } from "#domain/consultations/meeting.ts";
import { computeClientRights } from "#domain/consultations/rights.ts";
import { writeSessionCalendar } from "#domain/consultations/session-calendar.ts";
import type { Booking as BookingResponse } from "#domain/contracts/consultations.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { readMeeting, readWords } from "./booking-words.ts";
import type { StoredBooking } from "./consultation-repo.ts";
import { showPicture } from "./session-picture.ts";

/** A booking as its client is shown it; `token` is what acts on it. */
export async function describeBooking(
  deps: Pick<BookingDeps, "encryption" | "clock" | "files" | "links">,
  stored: StoredBooking,
  token: string,
): Promise<BookingResponse> {
  const { encryption, clock } = deps;
  const words = await readWords(encryption, stored.row);
  const { booking, name, email, timezone } = stored;
  const { status } = booking;
  return {
    ...{ id: booking.id, token, timezone, status, name, email },
    time: new Date(booking.startsAt).toISOString(),
    endsAt: new Date(booking.endsAt).toISOString(),
    consultationTopic: words.consultationTopic,
    optionalNotes: words.optionalNotes ?? "",
    ...(status === "confirmed" ? toMeeting(words) : NO_MEETING),
    isForfeited: isForfeited(booking),
    reason: isReasonOfMaster(stored) ? words.reason : null,
    summary: status === "completed" ? words.summary : null,
    picture: status === "completed" ? await showPicture(deps, booking.id) : null,
    rights: computeClientRights(booking, clock.now()),
  };
}

/** A booking for a calendar, as iCalendar text. */
export async function writeBookingCalendar(
  { encryption, clock }: Pick<BookingDeps, "encryption" | "clock">,
  { supportEmail }: Seller,
  stored: StoredBooking,
): Promise<string> {
  const { meetingUrl } = await readMeeting(encryption, stored.row);
  const organizer = { name: PRODUCT_NAME, email: supportEmail };
  return writeSessionCalendar(
    { ...stored.booking, meetingLink: meetingUrl },
    { organizer, attendee: null },
    clock.now(),
  );
}

/** The reason that is stored is that of whoever acted last. */
function isReasonOfMaster({ booking: { status, cancelReason, startChosenBy } }: StoredBooking): boolean {
  return status === "cancelled" ? cancelReason === "by_master" : startChosenBy === "master";
}

function toMeeting({ meetingUrl, meetingId, meetingPassword }: Meeting): Meeting {
  return { meetingUrl, meetingId, meetingPassword };
}
