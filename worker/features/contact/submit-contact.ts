import type { Visitor } from "#domain/accounts/visitor.ts";
import { CONTACT_LIMIT_MESSAGES, type ContactLimitName, listContactLimits } from "#domain/contact/contact-limits.ts";
import { DUPLICATE_TICKET_MS, isUrgent } from "#domain/contact/contact-request.ts";
import type { SubmitContactRequest, SubmitContactResponse } from "#domain/contracts/contact.ts";
import { findMessageCare } from "#domain/intentions/message-care.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay } from "#domain/lib/time.ts";
import { listTicketNotices } from "#domain/mail/master-notices.ts";
import { type CountedUse, DailyCounts } from "#worker/db/daily-counts.ts";
import { selectRow } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { ticketLinks } from "#worker/db/schema/contact.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { isNoticeWanted } from "#worker/mail/master-notices.ts";
import { TICKET_CONFIRMATION } from "#worker/mail/templates/ticket-mails.ts";
import { TICKET_NOTICE } from "#worker/mail/templates/ticket-notices.ts";
import type { ContactDeps } from "./contact-deps.ts";
import { TicketRepo } from "./ticket-repo.ts";

/** Who writes, and where. */
export interface ContactSender {
  readonly visitor: Visitor;
  /** What the client is counted by. */
  readonly clientKey: string;
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
}

/**
 * Opens a support ticket, and mails its number to the sender, and to the master where the settings ask for it. The same request again within ten minutes is the same
 * ticket, without another mail. Fails with `too_many_requests` where a limit of the day is reached, and `not_ready` where the
 * database took nothing.
 */
export async function submitContact(
  { clock, database, encryption, outbox, mailSender, background, masterEmail }: ContactDeps,
  { visitor, clientKey, origin }: ContactSender,
  request: SubmitContactRequest,
): Promise<Result<SubmitContactResponse, Fault>> {
  const now = clock.now();
  const { email, reason } = request;
  const repo = new TicketRepo(database, encryption);
  const contentDigest = await repo.digest(request);
  const sameAfter = now - DUPLICATE_TICKET_MS;
  const isVerified = visitor.kind === "account" && visitor.email === email;
  const use = await new DailyCounts(database, encryption).prepare(
    listContactLimits({ email, clientKey, isVerified }),
    now,
  );

  const ticket = await repo.draft(request, { contentDigest, sameAfter, condition: use.hasRoom, now });
  const isOpened = repo.isOpened(ticket.id);
  const data = { origin, ticketNumber: ticket.ticketNumber, reason };
  const token = newToken();
  const link = { tokenHash: await hashToken(token), ticketId: ticket.id, createdAt: now };
  const told = { ...data, isUrgent: isUrgent(request.message) };
  const isTold = await isNoticeWanted(database, ...listTicketNotices(told));
  const confirmation = await outbox.draft(
    addressMail(TICKET_CONFIRMATION, { key: ticket.id, to: email, data: { ...data, token } }),
    now,
    isOpened,
  );
  const notice = addressMail(TICKET_NOTICE, { key: ticket.id, to: masterEmail, data: told });
  const mails = [confirmation, ...(isTold ? [await outbox.draft(notice, now, isOpened)] : [])];
  const linked = database.insert(ticketLinks).select(selectRow(ticketLinks, link, outbox.isPosted(confirmation.id)));
  const statements = [...mails.map(({ statement }) => statement), linked, ...use.draft(isOpened)] as const;
  const written = await writeOnce({
    write: async () => (await database.batch([ticket.statement, ...statements]))[0].meta.changes > 0,
    isThere: async () => (await repo.findSame(contentDigest, sameAfter)) !== null,
  });
  const kept = await repo.findSame(contentDigest, sameAfter);
  if (!kept) return explainRefusal(use, now);
  if (written.isOk && kept.id === ticket.id) {
    for (const { id } of mails) background.run(mailSender.deliver(id));
  }
  const care = findMessageCare(request.message);
  return ok({ ticketNumber: kept.ticketNumber, ...(care !== null && { care }) });
}

async function explainRefusal(use: CountedUse<ContactLimitName>, now: number): Promise<Result<never, Fault>> {
  const reached = await use.findReached();
  if (reached === null) return refuse("not_ready");
  return refuse("too_many_requests", {
    message: CONTACT_LIMIT_MESSAGES[reached],
    retryAfterS: countSecondsLeftInDay(now),
  });
}
