import { SETTLED_MAIL_KEPT_MS } from "#domain/mail/outbox.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import type { Feature } from "#worker/feature.ts";

/** Mails on their way, of whatever kind. */
export const OUTBOX: Feature = {
  name: "outbox",
  jobs: [
    { name: "deliver_mails", schedule: "* * * * *", run: ({ mailSender }) => mailSender.deliverDue() },
    { name: "count_parked_mails", schedule: "23 3 * * *", run: (platform) => platform.outbox.countParked() },
    {
      name: "forget_mails",
      schedule: "23 3 * * *",
      run: (platform, now) => platform.outbox.deleteSettled(now - SETTLED_MAIL_KEPT_MS),
    },
  ],
  personalData: [{ table: outbox, atDeletion: "delete" }],
};
