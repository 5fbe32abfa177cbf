import { collectEmail as collectEmailContract, unsubscribe } from "#domain/contracts/email.ts";
import { ok, refuse } from "#domain/lib/result.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import { subscriptions } from "#worker/db/schema/mail.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { publicRoute, tokenRoute } from "#worker/http/route.ts";
import { ACTIVATION_GUIDE } from "#worker/mail/templates/activation-guide.ts";
import { byAddress } from "#worker/personal-data.ts";
import { collectEmail } from "./collect-email.ts";
import { createNewsletterPages } from "./newsletter-pages.ts";
import { SubscriptionRepo } from "./subscriptions.ts";

/** Mailing guides, and who wants the newsletter. */
export const EMAIL: Feature = {
  name: "email",
  routes(platform) {
    const repo = new SubscriptionRepo(platform.database);
    return [
      publicRoute(collectEmailContract, async ({ body, origin, clientKey, findVisitor }) =>
        collectEmail({ ...platform, subscriptions: repo }, { visitor: await findVisitor(), clientKey, origin }, body),
      ),
      tokenRoute(
        unsubscribe,
        async (rawToken) => {
          const email = await platform.links.read("unsubscribe", rawToken);
          if (email !== null) return ok(email);
          return refuse("not_found", { message: "This link is not complete. Please copy it whole from the mail." });
        },
        async ({ holder: email }) => {
          await repo.end(email, platform.clock.now());
          return ok({ isSubscribed: false });
        },
      ),
    ];
  },
  pages: createNewsletterPages,
  jobs: [
    deleteAfterRetention("forget_unconfirmed_wishes", ({ database }, { until }) =>
      new SubscriptionRepo(database).deleteUnconfirmed(until),
    ),
    deleteAfterRetention("forget_counts", ({ database, encryption }, { now }) =>
      new DailyCounts(database, encryption).deleteBefore(now),
    ),
  ],
  mails: [ACTIVATION_GUIDE],
  personalData: [
    { table: subscriptions, title: "Newsletter", isAbout: byAddress(subscriptions.email), atDeletion: "delete" },
  ],
};
