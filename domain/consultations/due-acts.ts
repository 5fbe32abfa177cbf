import { HOUR_MS } from "../lib/time.ts";
import { type Booking, isLive } from "./booking.ts";
import { CONFIRMS_ITSELF_MS } from "./lifecycle.ts";

/** What the clock brings about: a reminder, two mails to the master about an unconfirmed session, and what becomes of one. */
export const DUE_ACTS = ["remind", "ask_after_a_day", "ask_two_days_before", "confirm_itself", "lapse"] as const;

/** What the clock brings about. */
export type DueAct = (typeof DUE_ACTS)[number];

/** The client is reminded this long before the start, in milliseconds. */
export const REMINDER_BEFORE_MS = 24 * HOUR_MS;

/** The master is asked to confirm once this much has passed, in milliseconds, … */
export const ASK_AFTER_MS = 24 * HOUR_MS;

/** … and again this long before the start, in milliseconds. */
export const ASK_BEFORE_MS = 48 * HOUR_MS;

/** What is due for a booking now, some of which may have been done: each is done once for one start. */
export function listDueActs(booking: Booking, hasLink: boolean, now: number): readonly DueAct[] {
  if (!isLive(booking)) return [];
  if (now >= booking.startsAt) return booking.status === "pending" ? ["lapse"] : [];
  return DUE_ACTS.filter((act) => isDue(act, booking, hasLink, now));
}

function isDue(act: DueAct, booking: Booking, hasLink: boolean, now: number): boolean {
  const { startsAt, pendingSince } = booking;
  const isPending = booking.status === "pending";
  switch (act) {
    case "remind":
      return !isPending && now >= startsAt - REMINDER_BEFORE_MS && !isConfirmationReminding(booking);
    case "ask_after_a_day":
      return isPending && now >= pendingSince + ASK_AFTER_MS;
    case "ask_two_days_before":
      return isPending && now >= startsAt - ASK_BEFORE_MS;
    case "confirm_itself":
      return isPending && hasLink && now >= startsAt - CONFIRMS_ITSELF_MS;
    case "lapse":
      return false;
  }
}

/** Whether a session was confirmed so late that the mail about it is the reminder as well. */
export function isConfirmationReminding({ confirmedAt, startsAt }: Pick<Booking, "confirmedAt" | "startsAt">): boolean {
  return confirmedAt !== null && confirmedAt >= startsAt - REMINDER_BEFORE_MS;
}
