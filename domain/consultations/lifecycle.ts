import { addDays, findCivilDay, findDayStart } from "../hours/civil-day.ts";
import { type Interval, isOverlapping } from "../lib/intervals.ts";
import { err, ok, type Result } from "../lib/result.ts";
import { DAY_MS, HOUR_MS } from "../lib/time.ts";
import { type Booking, type CancelReason, isForfeited, isLive } from "./booking.ts";
import type { ConsultationStatus } from "./consultation-status.ts";
import type { Hold } from "./holds.ts";
import { isSameMeeting, type Meeting } from "./meeting.ts";
import { type ActRefusalCode, type Refusal, toRefusal, toStatusRefusal } from "./refusals.ts";

/** Up to this long before its start a client moves a session, or cancels it without losing the access; in milliseconds. */
export const CLIENT_NOTICE_MS = 48 * HOUR_MS;

/** Up to this long before the start a client changes the notes, in milliseconds. */
export const NOTES_UNTIL_MS = 24 * HOUR_MS;

/** A pending session confirms itself this long before its start, in milliseconds. */
export const CONFIRMS_ITSELF_MS = 24 * HOUR_MS;

/** How often a client moves a session, unless the master lifts the cap. */
export const MOST_CLIENT_MOVES = 2;

/** For this long completed and no-show can be exchanged, in milliseconds. */
export const EXCHANGEABLE_MS = 7 * DAY_MS;

/** A booking as it is after an act, or why the act is refused. */
export type Decision = Result<Booking, Refusal>;

/** A new booking of an hour, which the master has still to confirm. */
export function createBooking(
  { id, orderId, startsAt, endsAt }: Pick<Booking, "id" | "orderId" | "startsAt" | "endsAt">,
  now: number,
): Booking {
  return {
    id,
    orderId,
    startsAt,
    endsAt,
    status: "pending",
    createdAt: now,
    pendingSince: now,
    confirmedAt: null,
    startChosenBy: "client",
    clientMoves: 0,
    isMoveCapLifted: false,
    cancelReason: null,
    closedAt: null,
    forfeitedAt: null,
    restoredAt: null,
    sequence: 0,
  };
}

/** The master confirms a pending session, for which there has to be a room or a link. */
export function decideConfirming(booking: Booking, hasLink: boolean, now: number): Decision {
  if (booking.status !== "pending") return refuseStatus(booking.status);
  if (now >= booking.startsAt) return refuse("has_begun");
  return hasLink ? ok(confirm(booking, now)) : refuse("link_missing");
}

/** The master says where a confirmed session takes place from now on, also while it is under way; the same place changes nothing. */
export function decideChangingMeeting(booking: Booking, from: Meeting, to: Meeting, now: number): Decision {
  if (booking.status !== "confirmed") return refuseStatus(booking.status);
  if (now >= booking.endsAt) return refuse("has_ended");
  return ok(isSameMeeting(from, to) ? booking : { ...booking, sequence: booking.sequence + 1 });
}

/** A session that nobody has confirmed confirms itself a day before, where there is a room or a link. */
export function decideConfirmingItself(booking: Booking, hasLink: boolean, now: number): Decision {
  const isEarly = booking.status === "pending" && now < booking.startsAt - CONFIRMS_ITSELF_MS;
  return isEarly ? refuse("too_early") : decideConfirming(booking, hasLink, now);
}

function confirm(booking: Booking, now: number): Booking {
  return { ...booking, status: "confirmed", confirmedAt: now, sequence: booking.sequence + 1 };
}

/** Whether a client who cancels now loses the access: inside 48 hours, but never where the master chose the start. */
export function isCancellingForfeiting(booking: Booking, now: number): boolean {
  return booking.startChosenBy === "client" && now > booking.startsAt - CLIENT_NOTICE_MS;
}

/** The client cancels a session that hasn’t begun; where that costs the access, only after having accepted it. */
export function decideCancellingByClient(booking: Booking, acceptsForfeiture: boolean, now: number): Decision {
  if (!isLive(booking)) return refuseStatus(booking.status);
  if (now >= booking.startsAt) return refuse("has_begun");
  if (!isCancellingForfeiting(booking, now)) return ok(cancel(booking, "by_client"));
  return acceptsForfeiture ? ok(forfeit(cancel(booking, "by_client"), now)) : refuse("forfeiture_not_accepted");
}

/** The master cancels or declines a live session, at any time and with a reason for the client; the access stays. */
export function decideCancellingByMaster(booking: Booking, reason: string): Decision {
  if (!isLive(booking)) return refuseStatus(booking.status);
  return reason.trim() === "" ? refuse("reason_missing") : ok(cancel(booking, "by_master"));
}

/** A live session goes with the access that was revoked. */
export function decideRevoking(booking: Booking): Decision {
  return isLive(booking) ? ok(cancel(booking, "access_revoked")) : refuseStatus(booking.status);
}

/** A session that is still pending when it begins is cancelled, and costs nothing. */
export function decideLapsing(booking: Booking, now: number): Decision {
  if (booking.status !== "pending") return refuseStatus(booking.status);
  return now >= booking.startsAt ? ok(cancel(booking, "never_confirmed")) : refuse("not_begun");
}

function cancel(booking: Booking, cancelReason: CancelReason): Booking {
  return { ...booking, status: "cancelled", cancelReason, sequence: booking.sequence + 1 };
}

/** The client moves a session to an hour that is theirs to book; the master then confirms it again. */
export function decideMovingByClient(booking: Booking, to: Interval, now: number): Decision {
  const refusal = findClientMoveRefusal(booking, now);
  if (refusal !== null) return err(refusal);
  if (to.startsAt === booking.startsAt) return refuse("same_start");
  return ok({ ...moveByClient(booking, to, now), clientMoves: booking.clientMoves + 1 });
}

/** The client takes an earlier hour that was offered, which counts as no move of theirs. */
export function decideTakingOffer(booking: Booking, to: Interval, now: number): Decision {
  if (!isLive(booking)) return refuseStatus(booking.status);
  if (now >= booking.startsAt) return refuse("has_begun");
  return to.startsAt < booking.startsAt ? ok(moveByClient(booking, to, now)) : refuse("not_earlier");
}

function moveByClient(booking: Booking, to: Interval, now: number): Booking {
  return { ...move(booking, to), status: "pending", pendingSince: now, confirmedAt: null, startChosenBy: "client" };
}

/** Why the client can’t move a session now, wherever to; null where they can. */
export function findClientMoveRefusal(booking: Booking, now: number): Refusal | null {
  if (!isLive(booking)) return toStatusRefusal(booking.status);
  if (now >= booking.startsAt) return toRefusal("has_begun");
  if (now > booking.startsAt - CLIENT_NOTICE_MS) return toRefusal("too_late");
  const hasMovesLeft = booking.isMoveCapLifted || booking.clientMoves < MOST_CLIENT_MOVES;
  return hasMovesLeft ? null : toRefusal("no_moves_left");
}

/** What a session of the master’s choice may not lie over, and whether there is a room or a link for it. */
export interface MasterMove {
  readonly otherBookings: readonly Interval[];
  readonly liveHolds: readonly Hold[];
  readonly zone: string;
  readonly hasLink: boolean;
}

/** The master moves a live session to any time to come that is over no other session; it is confirmed then. */
export function decideMovingByMaster(booking: Booking, to: Interval, around: MasterMove, now: number): Decision {
  if (!isLive(booking)) return refuseStatus(booking.status);
  if (to.startsAt === booking.startsAt) return refuse("same_start");
  if (to.startsAt <= now) return refuse("has_begun");
  if (isCrossingMidnight(to, around.zone)) return refuse("crosses_midnight");
  if (around.otherBookings.some((other) => isOverlapping(other, to))) return refuse("over_booking");
  if (around.liveHolds.some((hold) => isOverlapping(hold, to))) return refuse("over_hold");
  if (!around.hasLink) return refuse("link_missing");
  return ok({ ...move(booking, to), status: "confirmed", confirmedAt: now, startChosenBy: "master" });
}

function move(booking: Booking, { startsAt, endsAt }: Interval): Booking {
  return { ...booking, startsAt, endsAt, sequence: booking.sequence + 1 };
}

/** Each day of the practice is decided by itself, so that no session may be on two of them. */
function isCrossingMidnight({ startsAt, endsAt }: Interval, zone: string): boolean {
  return endsAt > findDayStart(addDays(findCivilDay(startsAt, zone), 1), zone);
}

/** The master lets the client move a live session as often as they like. */
export function decideLiftingCap(booking: Booking): Decision {
  if (!isLive(booking)) return refuseStatus(booking.status);
  return ok(booking.isMoveCapLifted ? booking : { ...booking, isMoveCapLifted: true });
}

/** The client changes the notes of a live session; the booking itself stays as it is. */
export function decideEditingNotes(booking: Booking, now: number): Decision {
  if (!isLive(booking)) return refuseStatus(booking.status);
  return now <= booking.startsAt - NOTES_UNTIL_MS ? ok(booking) : refuse("notes_closed");
}

/** The session took place. A pending one can have, since the master may have sent the link otherwise. */
export function decideCompleting(booking: Booking, now: number): Decision {
  const refusal = findClosingRefusal(booking, "no_show", now);
  if (refusal !== null) return err(refusal);
  const restoredAt = isForfeited(booking) ? now : booking.restoredAt;
  return ok({ ...booking, status: "completed", closedAt: booking.closedAt ?? now, restoredAt });
}

/** The master adds a picture to a session that has taken place, or that can be noted as such; the booking itself stays as it is. */
export function decideAddingPicture(booking: Booking, now: number): Decision {
  if (booking.status === "completed") return ok(booking);
  const completed = decideCompleting(booking, now);
  return completed.isOk ? ok(booking) : completed;
}

/** The client did not come to a confirmed session, which costs the access. */
export function decideNoShow(booking: Booking, now: number): Decision {
  if (booking.status === "pending") return refuseStatus("pending");
  const refusal = findClosingRefusal(booking, "completed", now);
  if (refusal !== null) return err(refusal);
  return ok(forfeit({ ...booking, status: "no_show", closedAt: booking.closedAt ?? now }, now));
}

function findClosingRefusal(booking: Booking, exchanged: ConsultationStatus, now: number): Refusal | null {
  if (isLive(booking)) return now >= booking.startsAt ? null : toRefusal("not_begun");
  if (booking.status !== exchanged) return toStatusRefusal(booking.status);
  const isExchangeable = booking.closedAt !== null && now <= booking.closedAt + EXCHANGEABLE_MS;
  return isExchangeable ? null : toRefusal("exchange_over");
}

/** The first time counts: what was bought after it stays no second purchase, whatever becomes of this access. */
function forfeit(booking: Booking, now: number): Booking {
  return { ...booking, forfeitedAt: booking.forfeitedAt ?? now, restoredAt: null };
}

/** The master gives back the access that a booking cost. */
export function decideRestoring(booking: Booking, now: number): Decision {
  return isForfeited(booking) ? ok({ ...booking, restoredAt: now }) : refuse("not_forfeited");
}

function refuse(code: ActRefusalCode): Decision {
  return err(toRefusal(code));
}

function refuseStatus(status: ConsultationStatus): Decision {
  return err(toStatusRefusal(status));
}
