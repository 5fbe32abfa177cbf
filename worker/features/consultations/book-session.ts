import type { Visitor } from "#domain/accounts/visitor.ts";
import { decideBookingAccess } from "#domain/consultations/access.ts";
import { isLive } from "#domain/consultations/booking.ts";
import { findBirthProblem } from "#domain/consultations/booking-input.ts";
import type { WantedTime } from "#domain/consultations/kept-times.ts";
import { createBooking } from "#domain/consultations/lifecycle.ts";
import { NO_MEETING } from "#domain/consultations/meeting.ts";
import { SLOT_MESSAGES } from "#domain/consultations/slots.ts";
import type { BookingRequest } from "#domain/contracts/consultations.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { err, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { MINUTE_MS } from "#domain/lib/time.ts";
import { newId } from "#worker/db/identifiers.ts";
import { type WriteFailure, writeOnce } from "#worker/db/write-once.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { draftBookingMails, isBookingSo } from "./booking-mails.ts";
import { MOST_TRIES } from "./change-booking.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";
import { findAccess } from "./find-access.ts";
import { refuseHour } from "./free-hours.ts";
import { letHoldGo, refuseAccess } from "./hold-hour.ts";
import { HoldRepo } from "./hold-repo.ts";
import { PracticeRepo, type StoredPractice } from "./practice-repo.ts";
import { canBeBooked } from "./slot-conditions.ts";

/** Who books. */
export interface Booker {
  readonly visitor: Visitor;
  /** Where the product is reached, as in `https://example.org`: links in mails lead there. */
  readonly origin: string;
}

/**
 * Books an hour: it is kept in the object of its day, written in one batch with its mails and its link, and confirmed in the object. What the
 * database refuses is let go, and decided again where that could be for what has changed since it was read. The same request again, by somebody
 * who has heard nothing of the first, gets the same booking.
 */
export async function bookSession(
  deps: BookingDeps,
  { visitor, origin }: Booker,
  request: BookingRequest,
): Promise<Result<StoredBooking, Fault>> {
  const startsAt = Date.parse(request.sessionDateTime);
  if (startsAt <= deps.clock.now()) return refuse("invalid_request", { message: SLOT_MESSAGES.past });
  const birthProblem = findBirthProblem(request.dateOfBirth, startsAt, request.timezone);
  if (birthProblem !== null) return refuse("invalid_request", { message: birthProblem });
  const allowed = await decideAccess(deps, visitor, request.email, startsAt);
  if (!allowed.isOk) return allowed;
  if (allowed.value.booked !== null) return ok(allowed.value.booked);
  const { orderId } = allowed.value;
  const attempt: Attempt = { id: newId(deps.clock.now()), orderId, startsAt, visitor, origin, request };
  const hold = await new HoldRepo(deps.database).findOf(orderId, deps.clock.now());
  const booked = await tryUntilDecided(deps, attempt);
  if (booked.isOk && hold !== null && hold.day !== booked.value.day) await letHoldGo(deps, hold);
  return booked;
}

/** One request to book. */
interface Attempt {
  /** Of the booking that it becomes. */
  readonly id: string;
  readonly orderId: string;
  readonly startsAt: number;
  readonly visitor: Visitor;
  readonly origin: string;
  readonly request: BookingRequest;
}

/** The order under which somebody books with an address; where they have booked this very hour already, that booking. */
async function decideAccess(
  deps: BookingDeps,
  visitor: Visitor,
  email: string,
  startsAt: number,
): Promise<Result<{ readonly orderId: string; readonly booked: StoredBooking | null }, Fault>> {
  const access = await findAccess(deps, visitor, email);
  const allowed = decideBookingAccess(access);
  if (allowed.isOk) return ok({ orderId: allowed.value.orderId, booked: null });
  if (allowed.error === "already_booked" && access.orderId !== null) {
    const booked = access.bookings.find(({ booking }) => isLive(booking) && booking.startsAt === startsAt) ?? null;
    if (booked !== null) return ok({ orderId: access.orderId, booked });
  }
  if (allowed.error === "not_paid") {
    const { state, order } = await findAccess(deps, visitor);
    if (state === "open" && order !== null) return refuse("invalid_request", { message: toEmailMessage(order.email) });
  }
  return refuseAccess(allowed.error);
}

function toEmailMessage(email: string): string {
  return `Please book with ${email}: that is the address that paid for the session.`;
}

async function tryUntilDecided(deps: BookingDeps, attempt: Attempt): Promise<Result<StoredBooking, Fault>> {
  const { orderId, startsAt, visitor, request } = attempt;
  const practice = new PracticeRepo(deps.database, deps.encryption);
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const { settings } = await practice.readSettings();
    const day = findCivilDay(startsAt, settings.zone);
    const stored = await practice.readDays(day, day);
    const object = deps.days.get(day, settings.locationHint);
    const wanted: WantedTime = {
      ...{ id: attempt.id, orderId, bookingId: attempt.id },
      ...{ startsAt, endsAt: startsAt + settings.lengthMinutes * MINUTE_MS },
    };
    const giveUp = async (refusal: Result<StoredBooking, Fault>): Promise<Result<StoredBooking, Fault>> => {
      await object.release(attempt.id).catch(() => {});
      return refusal;
    };
    const kept = await object.book(wanted, stored, deps.clock.now());
    if (!kept.isOk) {
      const refusal = await refuseHour(deps, kept.error, { startsAt, orderId, settings });
      // The first try has kept nothing yet.
      return tried === 0 ? refusal : giveUp(refusal);
    }
    const written = await writeBooking(deps, attempt, wanted, stored);
    if (written.isOk) {
      // It is booked: what the object doesn’t hear now, its alarm looks up.
      await object.confirm(attempt.id, deps.clock.now()).catch(() => {});
      return written;
    }
    // Nobody knows whether it was written: the hour stays kept until the alarm has looked it up.
    if (written.error === "unavailable") return refuse("not_ready");
    const still = await decideAccess(deps, visitor, request.email, startsAt);
    if (!still.isOk) return giveUp(still);
    if (still.value.booked !== null) return giveUp(ok(still.value.booked));
    if (await isAddressBooked(deps, request.email)) return giveUp(refuseAccess("already_booked"));
  }
  return refuse("not_ready");
}

/** Writes a booking where the hour, the access and the calendar are still as they were read. */
async function writeBooking(
  deps: BookingDeps,
  { orderId, visitor, origin, request }: Attempt,
  { id, startsAt, endsAt }: WantedTime,
  stored: StoredPractice,
): Promise<Result<StoredBooking, WriteFailure>> {
  const { database, encryption, clock, background, mailSender } = deps;
  const { settings } = stored;
  const now = clock.now();
  const repo = new ConsultationRepo(database, encryption);
  const booking = createBooking({ id, orderId, startsAt, endsAt }, now);
  const { email, name, timezone, dateOfBirth, consultationTopic, optionalNotes = "" } = request;
  const day = findCivilDay(startsAt, settings.zone);
  const userId = visitor.kind === "account" && visitor.email === email ? visitor.userId : null;
  const words = { dateOfBirth, consultationTopic, optionalNotes: optionalNotes === "" ? null : optionalNotes };
  const { statement } = await repo.draft(
    { booking, day, email, name, timezone, userId, words },
    canBeBooked({ ...booking, orderId }, day, stored),
  );
  const mailed = { ...booking, email, name, timezone, ...NO_MEETING };
  const mails = await draftBookingMails(deps, {
    ...{ booking: mailed, occasion: { kind: "booked" }, settings, origin, now },
  });
  const forgetHold = new HoldRepo(database).draftDelete(orderId, isBookingSo(booking));
  const written = await writeOnce({
    write: async () => (await database.batch([statement, ...mails.statements, forgetHold]))[0].meta.changes > 0,
    isThere: () => repo.has(booking),
  });
  if (!written.isOk) return written;
  for (const mailId of mails.mailIds) background.run(mailSender.deliver(mailId));
  const after = await repo.find(id);
  return after === null ? err("unavailable") : ok(after);
}

/** Whether an address has a live booking, whoever made it. */
async function isAddressBooked(deps: BookingDeps, email: string): Promise<boolean> {
  const bookings = await new ConsultationRepo(deps.database, deps.encryption).listByEmail(email);
  return bookings.some(({ booking }) => isLive(booking));
}
