import { SETTLED_MAIL_KEPT_MS } from "#domain/mail/retry.ts";
import { UNCONFIRMED_WISH_KEPT_MS } from "#domain/mail/subscription.ts";
import type { Deps } from "./compose.ts";
import { Resealer } from "./db/resealer.ts";
import { SubscriptionRepo } from "./features/email/subscription-repo.ts";
import { SessionStore } from "./http/sessions/session-store.ts";

/** How many things a job touched or counted; several figures have names. */
export type JobCount = number | Readonly<Record<string, number>>;

/** Work that the clock starts: a name for the log, and what to do. */
export interface Job {
  readonly name: string;
  /** `now` is the instant that the run was scheduled for, so that a late or repeated run decides alike. */
  readonly run: (deps: Deps, now: number) => Promise<JobCount>;
}

/** Each cron expression of wrangler.toml with its jobs. */
export const JOBS: Readonly<Record<string, readonly Job[]>> = {
  "* * * * *": [{ name: "deliver_mails", run: ({ postman }) => postman.deliverDue() }],
  "23 3 * * *": [
    { name: "end_sessions", run: ({ database }, now) => new SessionStore(database).deleteEnded(now) },
    { name: "count_parked_mails", run: ({ outbox }) => outbox.countParked() },
    { name: "forget_mails", run: ({ outbox }, now) => outbox.deleteSettled(now - SETTLED_MAIL_KEPT_MS) },
    {
      name: "forget_unconfirmed_wishes",
      run: ({ database }, now) => new SubscriptionRepo(database).deleteUnconfirmed(now - UNCONFIRMED_WISH_KEPT_MS),
    },
    { name: "reseal_rows", run: ({ database, vault }) => new Resealer(database, vault).run() },
  ],
};
