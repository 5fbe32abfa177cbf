import { and, eq, sql } from "drizzle-orm";
import { outbox } from "#worker/db/schema/mail.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { byAddress } from "#worker/personal-data.ts";
import { listParkedMailRoutes } from "./parked-mail-routes.ts";

/** Mails on their way, of whatever kind. */
export const OUTBOX: Feature = {
  name: "outbox",
  routes: (platform) => listParkedMailRoutes(platform),
  jobs: [
    { name: "deliver_mails", schedule: "* * * * *", run: ({ mailSender }) => mailSender.deliverDue() },
    { name: "count_parked_mails", schedule: "23 3 * * *", run: (platform) => platform.outbox.countParked() },
    deleteAfterRetention("forget_mails", ({ outbox: mails }, { until }) => mails.deleteSettled(until)),
  ],
  personalData: [
    {
      table: outbox,
      title: "Mails to you",
      isAbout: byAddress(outbox.recipient),
      // The keys stay for as long as mails are listed: they keep a receipt that was sent from being sent once more.
      atDeletion: (database, { email, isDue }) => [
        database
          .update(outbox)
          .set({
            recipient: "",
            payload: null,
            leasedUntil: null,
            status: sql`case when ${outbox.status} = 'sent' then 'sent' else 'dropped' end`,
          })
          .where(and(eq(outbox.recipient, email), isDue)),
      ],
      hidden: ["messageKey", "leasedUntil", "nextTryAt", "toldAt"],
      json: ["payload"],
    },
  ],
};
