import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { LIVE_TICKET_STATUSES, SETTLED_TICKET_STATUSES } from "#domain/contact/ticket.ts";
import { getImprint, submitContact as submitContactContract } from "#domain/contracts/contact.ts";
import { answerTicket as answerTicketContract, getTicket, listMyTickets } from "#domain/contracts/tickets.ts";
import { findMessageCare } from "#domain/intentions/message-care.ts";
import { ok } from "#domain/lib/result.ts";
import { deleteInBatches } from "#worker/db/database.ts";
import { isOneOf } from "#worker/db/schema/columns.ts";
import { contactRequests, ticketEntries, ticketLinks } from "#worker/db/schema/contact.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { accountRoute, publicRoute, type Route, tokenRoute } from "#worker/http/route.ts";
import { TICKET_CONFIRMATION, TICKET_REPLY, TICKET_STATUS } from "#worker/mail/templates/ticket-mails.ts";
import { TICKET_ANSWER_NOTICE, TICKET_NOTICE } from "#worker/mail/templates/ticket-notices.ts";
import { byAddress, type PersonalData } from "#worker/personal-data.ts";
import { answerTicket } from "./answer-ticket.ts";
import type { ContactDeps } from "./contact-deps.ts";
import { listDeskTicketRoutes } from "./desk/desk-ticket-routes.ts";
import { createPageToken, describeTicket, openTicket } from "./open-ticket.ts";
import { submitContact } from "./submit-contact.ts";
import { ThreadRepo } from "./thread-repo.ts";

/** Support tickets with their threads, and who receives them. */
export const CONTACT: Feature = {
  name: "contact",
  routes: (platform) => [
    publicRoute(submitContactContract, async ({ body, origin, clientKey, findVisitor }) =>
      submitContact(platform, { visitor: await findVisitor(), clientKey, origin }, body),
    ),
    publicRoute(getImprint, () => {
      const { name, supportEmail } = platform.seller;
      return ok({ name, supportEmail, outsideServices: [...platform.outsideServices] });
    }),
    ...listSenderRoutes(platform),
    ...listDeskTicketRoutes(platform),
  ],
  jobs: [
    deleteAfterRetention("forget_settled_tickets", ({ database }, { until }) =>
      // By a list of what they are, so that the index is used.
      deleteInBatches(
        database,
        contactRequests,
        and(isOneOf("status", SETTLED_TICKET_STATUSES), lt(contactRequests.updatedAt, until)),
      ),
    ),
  ],
  mails: [TICKET_CONFIRMATION, TICKET_REPLY, TICKET_STATUS, TICKET_NOTICE, TICKET_ANSWER_NOTICE],
  async describeLoss({ database }, email) {
    const live = await database
      .select({ ticketNumber: contactRequests.ticketNumber })
      .from(contactRequests)
      .where(and(eq(contactRequests.email, email), inArray(contactRequests.status, [...LIVE_TICKET_STATUSES])));
    return live.map(({ ticketNumber }) => `Your support request ${ticketNumber}: nobody replies to it any more.`);
  },
  personalData: [
    {
      table: ticketEntries,
      title: "Replies, answers and notes on your support requests",
      isAbout: bySender(ticketEntries.ticketId),
      atDeletion: "delete",
      hidden: ["ticketId", "requestId"],
    },
    {
      table: ticketLinks,
      title: "Links in mails about support requests",
      isAbout: bySender(ticketLinks.ticketId),
      atDeletion: "delete",
      hidden: ["tokenHash", "ticketId"],
    },
    {
      table: contactRequests,
      title: "Support requests",
      isAbout: byAddress(contactRequests.email),
      atDeletion: "delete",
      hidden: ["contentDigest", "version"],
    },
  ],
};

/** The calls by which senders follow their tickets. */
function listSenderRoutes(deps: ContactDeps): readonly Route[] {
  const open = (rawToken: string) => openTicket(deps, rawToken);
  return [
    tokenRoute(getTicket, open, async ({ holder }) => ok(await describeTicket(deps, holder))),
    tokenRoute(answerTicketContract, open, async ({ holder, body, origin }) => {
      const answered = await answerTicket(deps, holder, { ...body, origin });
      if (!answered.isOk) return answered;
      const care = findMessageCare(body.message);
      return ok({ ...(await describeTicket(deps, answered.value)), ...(care !== null && { care }) });
    }),
    accountRoute(listMyTickets, async ({ account }) => {
      const tickets = await new ThreadRepo(deps.database, deps.encryption).listOf(account.email);
      return ok({
        tickets: await Promise.all(
          tickets.map(async ({ id, ticketNumber, reason, status, createdAt }) => ({
            ...{ ticketNumber, reason, status },
            createdAt: new Date(createdAt).toISOString(),
            token: await createPageToken(deps, id),
          })),
        ),
      });
    }),
  ];
}

/** The rows of a table whose column holds the id of a ticket. */
function bySender(column: AnySQLiteColumn): PersonalData["isAbout"] {
  return (email): SQL =>
    sql`${column} in (select ${contactRequests.id} from ${contactRequests} where ${contactRequests.email} = ${email})`;
}
