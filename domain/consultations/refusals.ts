import type { Fault } from "../lib/result.ts";
import type { ConsultationStatus } from "./consultation-status.ts";

/** Why something can’t be done with a booking. */
export type RefusalCode = "wrong_status" | ActRefusalCode;

/** Why something can’t be done with a booking whose status allows it. */
export type ActRefusalCode =
  | "has_begun"
  | "has_ended"
  | "not_begun"
  | "too_early"
  | "too_late"
  | "notes_closed"
  | "no_moves_left"
  | "same_start"
  | "not_earlier"
  | "over_booking"
  | "over_hold"
  | "crosses_midnight"
  | "link_missing"
  | "reason_missing"
  | "forfeiture_not_accepted"
  | "exchange_over"
  | "not_forfeited";

/** Why something can’t be done with a booking, with a sentence fit to show. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

const STATUS_MESSAGES: Readonly<Record<ConsultationStatus, string>> = {
  pending: "This session is not confirmed yet.",
  confirmed: "This session is confirmed already.",
  cancelled: "This session was cancelled.",
  completed: "This session has taken place.",
  no_show: "This session was marked as a no-show.",
};

const MESSAGES: Readonly<Record<ActRefusalCode, string>> = {
  has_begun: "This time has passed.",
  has_ended: "This session is over.",
  not_begun: "This session hasn’t begun yet.",
  too_early: "It is too early for this.",
  too_late: "A session can be moved up to 48 hours before it begins.",
  notes_closed: "Notes can be changed up to 24 hours before the session.",
  no_moves_left: "This session has been moved twice. To move it once more, please write to us.",
  same_start: "The session is at this time already.",
  not_earlier: "You have an earlier hour by now: it stays as it is.",
  over_booking: "Another session is booked at this time.",
  over_hold: "Somebody is booking this time right now. Please try again in a few minutes.",
  crosses_midnight: "A session has to end on the day on which it begins.",
  link_missing: "Please enter the link at which the session takes place.",
  reason_missing: "Please give a reason: the client is told.",
  forfeiture_not_accepted:
    "The session begins in less than 48 hours: whoever cancels it now loses the access to book again.",
  exchange_over: "This could be changed for 7 days.",
  not_forfeited: "Nothing was lost with this session.",
};

/** The refusal of an act for another reason than the status. */
export function toRefusal(code: ActRefusalCode): Refusal {
  return { code, message: MESSAGES[code] };
}

/** The refusal of an act that a booking of this status doesn’t allow: it says what is so. */
export function toStatusRefusal(status: ConsultationStatus): Refusal {
  return { code: "wrong_status", message: STATUS_MESSAGES[status] };
}

/** The same as a response: what was asked for in a wrong way is invalid, all else conflicts with what is so. */
export function toFault({ code, message }: Refusal): Fault {
  return { code: INVALID.some((invalid) => invalid === code) ? "invalid_request" : "conflict", message };
}

const INVALID: readonly RefusalCode[] = ["reason_missing", "crosses_midnight"];
