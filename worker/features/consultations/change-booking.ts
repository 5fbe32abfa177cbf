import { sql } from "drizzle-orm";
import type { Booking } from "#domain/consultations/booking.ts";
import { isLive } from "#domain/consultations/booking.ts";
import type { Decision } from "#domain/consultations/lifecycle.ts";
import type { Meeting } from "#domain/consultations/meeting.ts";
import { toFault } from "#domain/consultations/refusals.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { err, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { type AuditedAct, AuditLog } from "#worker/db/audit-log.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { type BookingOccasion, draftBookingMails, isBookingSo } from "./booking-mails.ts";
import { type BookingWords, readMeeting } from "./booking-words.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";
import { draftFreedTime } from "./freed-times.ts";
import { PracticeRepo } from "./practice-repo.ts";

/** Something that happens to a booking and leaves it at its time. */
export interface Act {
  /** Where the product is reached, as in `https://example.org`: links in mails lead there. */
  readonly origin: string;
  /** Decides from what is stored at this moment; it is asked again where that has changed since. */
  readonly decide: (booking: Booking, context: ActContext) => Decision;
  /** What somebody is mailed of; null for what nobody is. */
  readonly tell: ((before: Booking) => BookingOccasion) | null;
  /** What is written of the private words; what is left out stays. */
  readonly words?: (context: ActContext) => Partial<BookingWords>;
  /** The line of the audit list, for acts of the master. */
  readonly audit?: AuditedAct;
}

/** What an act is decided by, beside the booking. */
export interface ActContext {
  /** Where the session takes place as far as it is known: what was said for it, else what the settings say. */
  readonly meeting: Meeting;
  readonly now: number;
}

/** The place of a session; where it has none, the one in the settings. */
export function withDefaultLink(meeting: Meeting, { meetingLink }: Pick<ConsultationSettings, "meetingLink">): Meeting {
  return meeting.meetingUrl === null ? { ...meeting, meetingUrl: meetingLink } : meeting;
}

/** How often a booking is read again that somebody else changed in the meantime. */
export const MOST_TRIES = 5;

/** What somebody is told of a booking that is not there. */
export const NO_BOOKING = "There is no such session.";

/**
 * Does something to a booking: it is read, decided and written in one batch with its mails, where it is still as it was read. Fails with
 * `not_found`, what the rules refuse it with, or `not_ready`.
 */
export async function changeBooking(deps: BookingDeps, id: string, act: Act): Promise<Result<StoredBooking, Fault>> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const changed = await tryChanging(deps, id, act);
    if (changed !== "overtaken") return changed;
  }
  return refuse("not_ready");
}

async function tryChanging(
  deps: BookingDeps,
  id: string,
  { origin, decide, tell, words, audit }: Act,
): Promise<Result<StoredBooking, Fault> | "overtaken"> {
  const { database, encryption, clock } = deps;
  const repo = new ConsultationRepo(database, encryption);
  const before = await repo.find(id);
  if (before === null) return refuse("not_found", { message: NO_BOOKING });
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  const known = await readMeeting(encryption, before.row);
  const context: ActContext = { meeting: withDefaultLink(known, settings), now: clock.now() };
  const decided = decide(before.booking, context);
  if (!decided.isOk) return err(toFault(decided.error));
  const newWords = words?.(context) ?? {};
  // What is so already is not written, nor noted, a second time.
  if (decided.value === before.booking && Object.keys(newWords).length === 0) return ok(before);
  const after = {
    ...{ booking: decided.value, day: before.day, words: newWords },
    ...{ occasion: tell?.(before.booking) ?? null, audit },
  };
  const written = await writeChange(deps, before, after, { settings, origin, now: context.now });
  if (!written.isOk) return written.error === "refused" ? "overtaken" : refuse("not_ready");
  if (isLive(before.booking) && !isLive(decided.value)) await letGo(deps, before, settings);
  const stored = await repo.find(id);
  return stored === null ? refuse("not_found", { message: NO_BOOKING }) : ok(stored);
}

/** A booking as it was decided, and what is written beside it. */
export interface BookingAfter {
  readonly booking: Booking;
  readonly day: CivilDay;
  readonly words: Partial<BookingWords>;
  readonly occasion: BookingOccasion | null;
  readonly audit: AuditedAct | undefined;
}

/** Writes a booking with its mails and its line of the audit list in one batch, where it is still as it was read and a condition holds. */
export async function writeChange(
  deps: BookingDeps,
  before: StoredBooking,
  { booking, day, words, occasion, audit }: BookingAfter,
  context: {
    readonly settings: ConsultationSettings;
    readonly origin: string;
    readonly now: number;
    readonly condition?: Parameters<ConsultationRepo["draftChange"]>[2];
  },
): ReturnType<typeof writeOnce> {
  const { database, encryption, background, mailSender } = deps;
  const { now, condition } = context;
  const repo = new ConsultationRepo(database, encryption);
  const { meetingUrl, meetingId, meetingPassword } = { ...(await readMeeting(encryption, before.row)), ...words };
  const { email, name, timezone } = before;
  const mailed = { ...booking, email, name, timezone, meetingUrl, meetingId, meetingPassword };
  const mails =
    occasion === null
      ? { statements: [], mailIds: [] }
      : await draftBookingMails(deps, { ...context, booking: mailed, occasion });
  const { statement, has } = await repo.draftChange(before, { booking, day, words }, condition);
  // Right after the change, and where it was one: of two at the same moment that decide the same, one is noted.
  const noted = audit === undefined ? [] : [new AuditLog(database).draft(audit, now, sql`changes() > 0`)];
  const left = { ...before.booking, leftByOrderId: booking.orderId };
  const freed = hasLeft(before.booking, booking) ? [draftFreedTime(database, left, now, isBookingSo(booking))] : [];
  const written = await writeOnce({
    write: async () => {
      const [changed] = await database.batch([statement, ...noted, ...mails.statements, ...freed]);
      return changed.meta.changes > 0;
    },
    isThere: has,
  });
  if (written.isOk) for (const id of mails.mailIds) background.run(mailSender.deliver(id));
  return written;
}

/** Whether a booking no longer takes up the time that it had. */
function hasLeft(before: Booking, booking: Booking): boolean {
  return isLive(before) && (!isLive(booking) || booking.startsAt !== before.startsAt);
}

/** Tells the day of a booking that its hour is free. Where the day can’t be asked, it forgets the booking by itself soon. */
export async function letGo(
  { days }: Pick<BookingDeps, "days">,
  { booking, day }: Pick<StoredBooking, "booking" | "day">,
  { locationHint }: ConsultationSettings,
): Promise<void> {
  await days
    .get(day, locationHint)
    .forget(booking.id)
    .catch(() => {});
}
