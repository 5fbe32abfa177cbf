import { isForfeited } from "#domain/consultations/booking.ts";
import { computeClientRights } from "#domain/consultations/rights.ts";
import type { Booking as BookingResponse } from "#domain/contracts/consultations.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";

/** A booking as its client is shown it; `token` is what acts on it. */
export async function describeBooking(
  { database, encryption, clock }: Pick<BookingDeps, "database" | "encryption" | "clock">,
  stored: StoredBooking,
  token: string,
): Promise<BookingResponse> {
  const words = await new ConsultationRepo(database, encryption).readWords(stored);
  const { booking, name, email, timezone } = stored;
  const { status } = booking;
  return {
    ...{ id: booking.id, token, timezone, status, name, email },
    time: new Date(booking.startsAt).toISOString(),
    endsAt: new Date(booking.endsAt).toISOString(),
    consultationTopic: words.consultationTopic,
    optionalNotes: words.optionalNotes ?? "",
    meetingUrl: status === "confirmed" ? words.meetingUrl : null,
    isForfeited: isForfeited(booking),
    reason: isReasonOfMaster(stored) ? words.reason : null,
    summary: status === "completed" ? words.summary : null,
    rights: computeClientRights(booking, clock.now()),
  };
}

/** The reason that is stored is that of whoever acted last. */
function isReasonOfMaster({ booking: { status, cancelReason, startChosenBy } }: StoredBooking): boolean {
  return status === "cancelled" ? cancelReason === "by_master" : startChosenBy === "master";
}
