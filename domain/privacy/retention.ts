import { CHALLENGE_VALID_MS } from "../accounts/passkey.ts";
import { IDLE_MS, LONGEST_SESSION_MS } from "../accounts/session-times.ts";
import { CODES_COUNTED_MS } from "../accounts/sign-in-code.ts";
import { HOLD_MS } from "../consultations/holds.ts";
import { SETTLED_TICKET_KEPT_MS } from "../contact/ticket.ts";
import { DAY_MS } from "../lib/time.ts";
import { SETTLED_MAIL_KEPT_MS } from "../mail/outbox.ts";
import { UNCONFIRMED_WISH_KEPT_MS } from "../mail/subscription.ts";

/** Something that a nightly job deletes, and how long it is kept. */
export interface Retention {
  /** What it is, as the privacy policy says it. */
  readonly what: string;
  /** How long after its beginning it may be deleted, in milliseconds; the nightly run after that deletes it. */
  readonly keptMs: number;
  /** The time in words, where the number alone is not enough. */
  readonly words?: string;
}

/** What is deleted, by the name of the nightly job that does it: the privacy policy and the jobs read the same table. */
export const RETENTION = {
  end_sessions: {
    what: "The sign-in of a browser",
    keptMs: IDLE_MS,
    words: `${toDays(IDLE_MS)} after the browser was last seen, and ${toDays(LONGEST_SESSION_MS)} after the sign-in at the latest`,
  },
  delete_old_codes: { what: "A sign-in code", keptMs: CODES_COUNTED_MS, words: "one hour after it was asked for" },
  delete_old_challenges: {
    what: "A challenge for a passkey",
    keptMs: CHALLENGE_VALID_MS,
    words: `${CHALLENGE_VALID_MS / 60_000} minutes after it was made`,
  },
  forget_ended_holds: {
    what: "An hour of the master that is kept for you",
    keptMs: HOLD_MS.choice,
    words: `${HOLD_MS.choice / 60_000} minutes while you fill in the form; two hours where it was offered to you by mail`,
  },
  forget_mails: {
    what: "The note that a mail was sent to you: its kind, your address, the time",
    keptMs: SETTLED_MAIL_KEPT_MS,
  },
  forget_erased_addresses: {
    what: "Your address in the mail that tells you of the deletion of your data",
    keptMs: 0,
    words: "until that mail has been sent",
  },
  forget_unconfirmed_wishes: {
    what: "A request for the newsletter that nobody confirmed",
    keptMs: UNCONFIRMED_WISH_KEPT_MS,
  },
  forget_settled_tickets: {
    what: "A support request with everything that was written about it",
    keptMs: SETTLED_TICKET_KEPT_MS,
    words: `${toDays(SETTLED_TICKET_KEPT_MS)} after it was resolved or closed`,
  },
  forget_counts: {
    what: "How often an address or a network asked for something today, under a keyed digest",
    keptMs: DAY_MS,
    words: "until the day ends, by UTC",
  },
  // Longer than the provider repeats a message.
  forget_payment_events: {
    what: "The note that the payment service told us of a payment",
    keptMs: 30 * DAY_MS,
  },
} as const satisfies Readonly<Record<string, Retention>>;

/** The name of an entry, which is that of its job. */
export type RetentionName = keyof typeof RETENTION;

/** How long something is kept, in words. */
export function describeRetention({ keptMs, words }: Retention): string {
  return words ?? toDays(keptMs);
}

function toDays(ms: number): string {
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? "one day" : `${days} days`;
}
