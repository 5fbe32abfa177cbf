import { writeSessionCalendar } from "#domain/consultations/session-calendar.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";

/** A booking for a calendar, as iCalendar text. */
export async function writeBookingCalendar(
  { database, encryption, clock }: Pick<BookingDeps, "database" | "encryption" | "clock">,
  { supportEmail }: Seller,
  stored: StoredBooking,
): Promise<string> {
  const { meetingUrl } = await new ConsultationRepo(database, encryption).readWords(stored);
  const organizer = { name: PRODUCT_NAME, email: supportEmail };
  return writeSessionCalendar(
    { ...stored.booking, meetingLink: meetingUrl },
    { organizer, attendee: null },
    clock.now(),
  );
}
