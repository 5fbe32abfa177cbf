import type { SQL } from "drizzle-orm";
import type { Booking } from "#domain/consultations/booking.ts";
import type { WantedTime } from "#domain/consultations/kept-times.ts";
import {
  type Decision,
  decideMovingByClient,
  decideMovingByMaster,
  decideTakingOffer,
} from "#domain/consultations/lifecycle.ts";
import type { Meeting } from "#domain/consultations/meeting.ts";
import { toFault, toRefusal } from "#domain/consultations/refusals.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { err, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { MINUTE_MS } from "#domain/lib/time.ts";
import type { AuditedAct } from "#worker/db/audit-log.ts";
import type { MoveRefusal } from "#worker/ports/consultation-days.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { type BookingWords, readMeeting } from "./booking-words.ts";
import { letGo, MOST_TRIES, NO_BOOKING, withDefaultLink, writeChange } from "./change-booking.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";
import { findOrderAccess } from "./find-access.ts";
import { refuseHour, type WantedHour } from "./free-hours.ts";
import { refuseAccess } from "./hold-hour.ts";
import { PracticeRepo, type StoredPractice } from "./practice-repo.ts";
import { canBeBooked, isTimeFree } from "./slot-conditions.ts";

/** Where a session is to go, and who moves it. */
export interface Move {
  readonly startsAt: number;
  readonly by: "client" | "master";
  /** Why, in the master’s words; null where they say nothing, and where the client moves it. */
  readonly reason: string | null;
  /** Whether the client takes an hour that was offered, which counts as no move. */
  readonly isOffered: boolean;
  /** Where it takes place then, where the master says so; null for where it did, or where the settings say. */
  readonly meeting: Meeting | null;
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  /** The line of the audit list, for a move of the master’s. */
  readonly audit?: AuditedAct;
}

/** The client moves a session to a free hour; the master then confirms it again. */
export function moveAsClient(
  deps: BookingDeps,
  id: string,
  {
    startsAt,
    origin,
    isOffered = false,
  }: { readonly startsAt: number; readonly origin: string; readonly isOffered?: boolean },
): Promise<Result<StoredBooking, Fault>> {
  return moveSession(deps, id, { startsAt, by: "client", reason: null, meeting: null, isOffered, origin });
}

/** The master moves a session to any time to come that is over no other one; it is confirmed then. */
export function moveAsMaster(
  deps: BookingDeps,
  id: string,
  move: {
    readonly startsAt: number;
    readonly reason: string | null;
    readonly meeting?: Meeting | null;
    readonly origin: string;
    readonly audit: AuditedAct;
  },
): Promise<Result<StoredBooking, Fault>> {
  return moveSession(deps, id, { meeting: null, ...move, by: "master", isOffered: false });
}

/**
 * Moves a session: its new time is kept first, in the object of that day; then the booking is written with its mails where it is still as it was
 * read; then the new day hears that it was, and the old one that its hour is free. Whatever stops in between leaves the session where it was or
 * where it goes, and never nowhere.
 */
async function moveSession(deps: BookingDeps, id: string, move: Move): Promise<Result<StoredBooking, Fault>> {
  const keptId = crypto.randomUUID();
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const moved = await tryMoving(deps, id, keptId, move);
    if (moved !== "overtaken") return moved;
  }
  return refuse("not_ready");
}

async function tryMoving(
  deps: BookingDeps,
  id: string,
  keptId: string,
  move: Move,
): Promise<Result<StoredBooking, Fault> | "overtaken"> {
  const { database, encryption, clock, days } = deps;
  const repo = new ConsultationRepo(database, encryption);
  const practice = new PracticeRepo(database, encryption);
  const before = await repo.find(id);
  if (before === null) return refuse("not_found", { message: NO_BOOKING });
  const { settings } = await practice.readSettings();
  const day = findCivilDay(move.startsAt, settings.zone);
  const stored = await practice.readDays(day, day);
  const meeting = move.meeting ?? withDefaultLink(await readMeeting(encryption, before.row), settings);
  const now = clock.now();
  const to = { startsAt: move.startsAt, endsAt: move.startsAt + settings.lengthMinutes * MINUTE_MS };
  const decided = decideMove(before.booking, to, { stored, move, hasLink: meeting.meetingUrl !== null, now });
  if (!decided.isOk) return err(toFault(decided.error));
  const booking = decided.value;

  if (move.by === "client") {
    const allowed = await decideUsing(deps, before);
    if (!allowed.isOk) return allowed;
  }
  const object = days.get(day, settings.locationHint);
  const orderId = before.booking.orderId ?? "";
  const wanted: WantedTime = { id: keptId, orderId, bookingId: id, ...to };
  const giveUp = async <Value>(value: Value): Promise<Value> => {
    await object.release(keptId).catch(() => {});
    return value;
  };
  const kept = await object.move(wanted, move.by, stored, now);
  if (!kept.isOk) return giveUp(await refuseMove(deps, kept.error, { startsAt: move.startsAt, orderId, settings }));
  const words: Partial<BookingWords> = {
    reason: move.reason,
    ...(move.by === "master" && meeting),
  };
  const occasion = { kind: "moved", by: move.by, previous: before.booking, reason: move.reason } as const;
  const written = await writeChange(
    deps,
    before,
    { booking, day, words, occasion, audit: move.audit },
    { settings, origin: move.origin, now, condition: canMove(wanted, move, day, stored) },
  );
  if (!written.isOk) return giveUpUnless(written.error === "unavailable", giveUp);
  await object.confirm(keptId, clock.now()).catch(() => {});
  if (before.day !== day) await letGo(deps, before, settings);
  const after = await repo.find(id);
  return after === null ? refuse("not_found", { message: NO_BOOKING }) : ok(after);
}

/** Whether the access that a booking uses is open: while it is suspended, nothing moves. */
async function decideUsing(deps: BookingDeps, { booking }: StoredBooking): Promise<Result<null, Fault>> {
  const state = booking.orderId === null ? "none" : await findOrderAccess(deps, booking.orderId);
  if (state === "open") return ok(null);
  return refuseAccess(state === "suspended" || state === "forfeited" ? state : "not_paid");
}

/** What nobody knows to be written stays kept until the alarm has looked it up. */
async function giveUpUnless(
  isUnknown: boolean,
  giveUp: (value: "overtaken") => Promise<"overtaken">,
): Promise<Result<StoredBooking, Fault> | "overtaken"> {
  return isUnknown ? refuse("not_ready") : giveUp("overtaken");
}

function decideMove(
  booking: Booking,
  to: Pick<WantedTime, "startsAt" | "endsAt">,
  {
    stored,
    move,
    hasLink,
    now,
  }: { readonly stored: StoredPractice; readonly move: Move; readonly hasLink: boolean; readonly now: number },
): Decision {
  if (move.by === "master") {
    const otherBookings = stored.sessions.filter((session) => session.id !== booking.id);
    return decideMovingByMaster(
      booking,
      to,
      { otherBookings, liveHolds: [], zone: stored.settings.zone, hasLink },
      now,
    );
  }
  return move.isOffered ? decideTakingOffer(booking, to, now) : decideMovingByClient(booking, to, now);
}

/** The condition by which the database takes a move: the master’s keeps no break, and lies over blocks where they want it to. */
function canMove(wanted: WantedTime, { by }: Move, day: ReturnType<typeof findCivilDay>, stored: StoredPractice): SQL {
  const time = { ...wanted, id: wanted.bookingId ?? "" };
  return by === "master" ? isTimeFree(time, 0, time.id) : canBeBooked(time, day, stored);
}

async function refuseMove(deps: BookingDeps, refusal: MoveRefusal, wanted: WantedHour): Promise<Result<never, Fault>> {
  if (refusal === "over_booking" || refusal === "over_hold") return err(toFault(toRefusal(refusal)));
  return refuseHour(deps, refusal, wanted);
}
