import { CONTACT_LIMIT_MESSAGES, listAnswerLimits } from "#domain/contact/contact-limits.ts";
import { isUrgent } from "#domain/contact/contact-request.ts";
import { decideAnswer, THREAD_MESSAGES } from "#domain/contact/ticket.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay } from "#domain/lib/time.ts";
import { listTicketNotices } from "#domain/mail/master-notices.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { isNoticeWanted } from "#worker/mail/master-notices.ts";
import { TICKET_ANSWER_NOTICE } from "#worker/mail/templates/ticket-notices.ts";
import { changeTicket } from "./change-ticket.ts";
import type { ContactDeps } from "./contact-deps.ts";
import { type StoredTicket, ThreadRepo } from "./thread-repo.ts";

/** What the sender of a ticket adds. */
export interface Answer {
  /** Made by the browser, so that a repeated call adds nothing more. */
  readonly requestId: string;
  readonly message: string;
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
}

/** How often an answer is decided again, because the ticket has changed meanwhile. */
const MOST_TRIES = 5;

/**
 * Adds to a ticket what its sender writes, and mails a notice to the master where the settings ask for it. Fails with `conflict` where the ticket is closed or full, with
 * `too_many_requests` where a limit of the day is reached, and `not_ready` where the database took nothing.
 */
export async function answerTicket(
  deps: ContactDeps,
  opened: StoredTicket,
  answer: Answer,
): Promise<Result<StoredTicket, Fault>> {
  const { database, encryption, clock } = deps;
  const repo = new ThreadRepo(database, encryption);
  const use = await new DailyCounts(database, encryption).prepare(listAnswerLimits(opened.id), clock.now());
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const ticket = await repo.find(opened.id);
    if (ticket === null) return refuse("not_found");
    if (await repo.hasRequest(ticket.id, answer.requestId)) return ok(ticket);
    const decided = decideAnswer(ticket.status);
    if (!decided.isOk) return refuse("conflict", { message: decided.error });
    if (await repo.isFull(ticket.id)) return refuse("conflict", { message: THREAD_MESSAGES.full });
    const reached = await use.findReached();
    if (reached !== null) {
      return refuse("too_many_requests", {
        message: CONTACT_LIMIT_MESSAGES[reached],
        retryAfterS: countSecondsLeftInDay(clock.now()),
      });
    }
    const status = decided.value;
    const isRaised = isUrgent(answer.message);
    const { ticketNumber, reason } = ticket;
    const isTold = await isNoticeWanted(database, ...listTicketNotices({ reason, isUrgent: isRaised }));
    const failure = await changeTicket(deps, ticket, {
      entry: {
        kind: "answer",
        text: answer.message,
        status: status === ticket.status ? null : status,
        requestId: answer.requestId,
      },
      values: {
        status,
        isUrgent: ticket.isUrgent || isRaised,
        waitsSince: ticket.waitsSince ?? clock.now(),
      },
      ...(isTold && {
        toMaster: (key) =>
          addressMail(TICKET_ANSWER_NOTICE, {
            key,
            to: deps.masterEmail,
            data: { origin: answer.origin, ticketNumber, reason, isUrgent: isRaised },
          }),
      }),
      condition: use.hasRoom,
      draftOthers: (isAdded) => use.draft(isAdded),
    });
    if (failure === "unavailable") return refuse("not_ready");
    if (failure === null) return ok((await repo.find(ticket.id)) ?? ticket);
  }
  return refuse("not_ready");
}
