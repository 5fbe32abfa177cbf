import { type SQL, sql } from "drizzle-orm";
import { getCalendarFeed } from "#domain/contracts/desk-practice.ts";
import { ok } from "#domain/lib/result.ts";
import {
  consultationHolds,
  consultationLinks,
  consultations,
  hourOffers,
  hourRequests,
} from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { tokenRoute } from "#worker/http/route.ts";
import {
  CONSULTATION_ACCESS_RESTORED,
  CONSULTATION_CANCELLED,
  CONSULTATION_FOLLOW_UP,
  CONSULTATION_MISSED,
} from "#worker/mail/templates/consultation-end-mails.ts";
import {
  CONSULTATION_BOOKED,
  CONSULTATION_CONFIRMED,
  CONSULTATION_LINK_CHANGED,
  CONSULTATION_MOVED,
  CONSULTATION_REMINDER,
} from "#worker/mail/templates/consultation-mails.ts";
import { CONSULTATION_AGENDA, CONSULTATION_NOTICE } from "#worker/mail/templates/consultation-notices.ts";
import { HOUR_OFFER } from "#worker/mail/templates/hour-offer.ts";
import { PARKED_MAILS_NOTICE } from "#worker/mail/templates/parked-mails-notice.ts";
import { byAddress } from "#worker/personal-data.ts";
import { cancelOfPerson, cancelRevokedBookings, describeLostBookings } from "./cancel-revoked.ts";
import { listClientRoutes } from "./client-routes.ts";
import { listDeskRoutes } from "./desk/desk-routes.ts";
import { tellParkedMails } from "./desk/tell-parked-mails.ts";
import { doDueActs } from "./do-due-acts.ts";
import { HoldRepo } from "./hold-repo.ts";
import { endRequestsOfPerson } from "./hour-offers.ts";
import { listHourRoutes } from "./hour-routes.ts";
import { mailAgenda } from "./mail-agenda.ts";
import { offerFreedHours } from "./offer-freed-hours.ts";
import { openFeed, respondWithFeed } from "./respond-with-feed.ts";

/** Booked hours with the master. */
export const CONSULTATIONS: Feature = {
  name: "consultations",
  routes: (platform) => [
    ...listClientRoutes(platform),
    ...listDeskRoutes(platform),
    ...listHourRoutes(platform),
    tokenRoute(
      getCalendarFeed,
      (rawToken) => openFeed(platform, rawToken),
      async () => ok(await respondWithFeed(platform)),
    ),
  ],
  jobs: [
    {
      name: "do_due_acts",
      schedule: "* * * * *",
      run: (platform, now) => doDueActs(platform, { origin: platform.linkOrigin, now }),
    },
    {
      name: "cancel_revoked_bookings",
      schedule: "* * * * *",
      run: (platform) => cancelRevokedBookings(platform, { origin: platform.linkOrigin }),
    },
    {
      name: "offer_freed_hours",
      schedule: "* * * * *",
      run: (platform, now) => offerFreedHours(platform, { origin: platform.linkOrigin, now }),
    },
    deleteAfterRetention("forget_ended_holds", ({ database }, { now }) => new HoldRepo(database).deleteEnded(now)),
    {
      name: "mail_agenda",
      schedule: "7 * * * *",
      run: (platform, now) => mailAgenda(platform, { origin: platform.linkOrigin, now }),
    },
    { name: "tell_parked_mails", schedule: "7 * * * *", run: (platform, now) => tellParkedMails(platform, now) },
  ],
  mails: [
    CONSULTATION_BOOKED,
    CONSULTATION_CONFIRMED,
    CONSULTATION_LINK_CHANGED,
    CONSULTATION_MOVED,
    CONSULTATION_REMINDER,
    CONSULTATION_CANCELLED,
    CONSULTATION_MISSED,
    CONSULTATION_ACCESS_RESTORED,
    CONSULTATION_FOLLOW_UP,
    CONSULTATION_NOTICE,
    CONSULTATION_AGENDA,
    HOUR_OFFER,
    PARKED_MAILS_NOTICE,
  ],
  whenRevoked: async (platform, orderId, origin) => {
    await cancelRevokedBookings(platform, { origin, orderId });
  },
  describeLoss: describeLostBookings,
  release: async (platform, email) => {
    await cancelOfPerson(platform, email, platform.linkOrigin);
    await endRequestsOfPerson(platform, email);
  },
  personalData: [
    {
      table: consultationLinks,
      title: "Links in mails about consultations",
      isAbout: (email) =>
        sql`${consultationLinks.consultationId} in (select ${consultations.id} from ${consultations} where ${consultations.email} = ${email})`,
      atDeletion: "delete",
      hidden: ["tokenHash"],
    },
    {
      table: consultations,
      title: "Consultations",
      isAbout: byAddress(consultations.email),
      atDeletion: "delete",
      hidden: ["userId", "orderId"],
    },
    {
      table: consultationHolds,
      title: "An hour that is kept for you",
      isAbout: isOfBuyer,
      atDeletion: "delete",
      hidden: ["orderId"],
    },
    {
      table: hourOffers,
      title: "Hours that were offered to you",
      isAbout: (email) =>
        sql`${hourOffers.requestId} in (select ${hourRequests.id} from ${hourRequests} where ${hourRequests.email} = ${email})`,
      atDeletion: "delete",
      hidden: ["requestId", "tokenHash"],
    },
    {
      table: hourRequests,
      title: "Your request for an earlier hour",
      isAbout: byAddress(hourRequests.email),
      atDeletion: "delete",
      hidden: ["orderId"],
    },
  ],
};

function isOfBuyer(email: string): SQL {
  return sql`${consultationHolds.orderId} in (select ${orders.id} from ${orders} where ${orders.email} = ${email})`;
}
