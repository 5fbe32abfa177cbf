import { submitContact as submitContactContract } from "#domain/contracts/contact.ts";
import { contactRequests } from "#worker/db/schema/contact.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { TICKET_CONFIRMATION, TICKET_NOTICE } from "#worker/mail/templates/ticket-mails.ts";
import { byAddress } from "#worker/personal-data.ts";
import { submitContact } from "./submit-contact.ts";

/** Support tickets. */
export const CONTACT: Feature = {
  name: "contact",
  routes: (platform) => [
    publicRoute(submitContactContract, async ({ body, origin, clientKey, findVisitor }) =>
      submitContact(platform, { visitor: await findVisitor(), clientKey, origin }, body),
    ),
  ],
  mails: [TICKET_CONFIRMATION, TICKET_NOTICE],
  personalData: [
    {
      table: contactRequests,
      title: "Support requests",
      isAbout: byAddress(contactRequests.email),
      atDeletion: "delete",
      hidden: ["contentDigest"],
    },
  ],
};
