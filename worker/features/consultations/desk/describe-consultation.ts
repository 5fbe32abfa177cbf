import { eq } from "drizzle-orm";
import { isForfeited } from "#domain/consultations/booking.ts";
import { computeMasterRights } from "#domain/consultations/rights.ts";
import type { ConsultationRow, DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { BookingDeps } from "../booking-deps.ts";
import { readWords } from "../booking-words.ts";
import type { StoredBooking, ConsultationRow as StoredRow } from "../consultation-repo.ts";
import { PracticeRepo } from "../practice-repo.ts";
import { showPicture } from "../session-picture.ts";

type DescribeDeps = Pick<BookingDeps, "database" | "encryption" | "files" | "links" | "clock">;

/** A consultation as lists show it: of what its client wrote the topic alone. Its day is by the calendar of a zone. */
export async function toConsultationRow(
  { encryption }: Pick<DescribeDeps, "encryption">,
  row: StoredRow,
  zone: string,
): Promise<ConsultationRow> {
  const { id, sessionAt, endsAt, name, email, timezone, status, createdAt } = row;
  return {
    ...{ id, name, email, timezone, status },
    time: new Date(sessionAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    day: findCivilDay(sessionAt, zone),
    consultationTopic: await encryption
      .forRow("consultations", id)
      .decrypt("consultation_topic", row.consultationTopic),
    isForfeited: isForfeited(row),
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** A consultation with all that its client wrote, and what the master can do with it now. */
export async function describeConsultation(
  deps: DescribeDeps,
  stored: StoredBooking,
  now: number,
): Promise<DeskConsultation> {
  const { database, encryption } = deps;
  const { booking, row } = stored;
  const [{ settings }, words, [order], picture] = await Promise.all([
    new PracticeRepo(database, encryption).readSettings(),
    readWords(encryption, row),
    database
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(eq(orders.id, booking.orderId ?? "")),
    showPicture(deps, booking.id),
  ]);
  const { dateOfBirth, optionalNotes, meetingUrl, meetingId, meetingPassword, reason, summary } = words;
  return {
    ...(await toConsultationRow(deps, row, settings.zone)),
    ...{ dateOfBirth, meetingUrl, meetingId, meetingPassword, reason, summary, picture },
    optionalNotes: optionalNotes ?? "",
    needsMeetingUrl: meetingUrl === null && settings.meetingLink === null,
    orderNumber: order?.orderNumber ?? null,
    clientMoves: booking.clientMoves,
    rights: computeMasterRights(booking, now),
  };
}
