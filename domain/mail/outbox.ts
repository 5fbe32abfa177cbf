import { DAY_MS } from "../lib/time.ts";

/**
 * The states of a mail in the outbox: waiting for its next try; accepted by the mail service; given up, which keeps its contents until
 * somebody has dealt with it; and not sent on purpose, because it came too late or its recipient no longer wants it.
 */
export const MAIL_STATUSES = ["pending", "sent", "parked", "dropped"] as const;

/** The state of a mail in the outbox. */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** The states in which a mail has lost its contents: there is nothing left to do for it. */
export const SETTLED_MAIL_STATUSES = ["sent", "dropped"] as const satisfies readonly MailStatus[];

/**
 * What a kind of mail is for. A `transactional` one follows from what its recipient did and always reaches them; a `newsletter` goes to
 * confirmed subscribers alone and can be ended from each mail.
 */
export type MailPurpose = "transactional" | "newsletter";

const MINUTE_MS = 60_000;

/** How long to wait after the first, second, … failed try, in milliseconds. */
const BACK_OFF_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/** How often a mail is tried before it is parked: at once, and after each wait. */
export const MAX_TRIES = BACK_OFF_MS.length + 1;

/**
 * How long one try may take before the mail counts as abandoned and anybody may try it again, in milliseconds; longer than
 * making the largest document and the mail service's own time limit together.
 */
export const TRY_LEASE_MS = 5 * MINUTE_MS;

/** How long a mail that was sent or parked stays listed, in milliseconds. */
export const SETTLED_MAIL_KEPT_MS = 30 * DAY_MS;

/** When to try again after `tries` tries that failed by `now`; null means never. Instants are milliseconds since 1970 in UTC. */
export function decideNextTryAt(tries: number, isFinal: boolean, now: number): number | null {
  const waitMs = isFinal ? undefined : BACK_OFF_MS[tries - 1];
  return waitMs === undefined ? null : now + waitMs;
}
