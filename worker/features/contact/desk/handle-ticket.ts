import { and, eq, ne, sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { MasterAct } from "#domain/accounts/master-act.ts";
import { decideReply, decideStatus, isSettled, THREAD_MESSAGES, type TicketStatus } from "#domain/contact/ticket.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { contactRequests } from "#worker/db/schema/contact.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { TICKET_REPLY, TICKET_STATUS } from "#worker/mail/templates/ticket-mails.ts";
import { changeTicket, type TicketChange } from "../change-ticket.ts";
import type { ContactDeps } from "../contact-deps.ts";
import { type StoredTicket, ThreadRepo } from "../thread-repo.ts";

/** From where the master acts. */
export interface TicketActor {
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  readonly userAgent: string;
}

/** Mails a reply to the sender, which leaves the ticket in progress or resolves it. The same request again mails nothing more. */
export async function reply(
  deps: ContactDeps,
  actor: TicketActor,
  ticket: StoredTicket,
  asked: {
    readonly requestId: string;
    readonly version: number;
    readonly message: string;
    readonly isResolved: boolean;
  },
): Promise<Result<null, Fault>> {
  const { database, encryption } = deps;
  const { requestId, version, message, isResolved } = asked;
  if (await new ThreadRepo(database, encryption).hasRequest(ticket.id, requestId)) return ok(null);
  const decided = decideReply(ticket.status, { isResolved });
  if (!decided.isOk) return refuse("conflict", { message: decided.error });
  const status = decided.value;
  return change(deps, ticket, version, {
    entry: { kind: "reply", text: message, status: status === ticket.status ? null : status, requestId },
    values: { status, waitsSince: null },
    toSender: (mail) =>
      addressMail(TICKET_REPLY, {
        key: mail.key,
        to: ticket.email,
        data: { origin: actor.origin, ticketNumber: ticket.ticketNumber, token: mail.token, message, isResolved },
      }),
    draftOthers: (isAdded) => [
      new AuditLog(database).draft(toEntry("ticket_replied", actor, ticket, status), deps.clock.now(), isAdded),
    ],
  });
}

/** Changes the state of a ticket, and mails that to its sender. The state that it has already is no change, and no mail. */
export async function changeStatus(
  deps: ContactDeps,
  actor: TicketActor,
  ticket: StoredTicket,
  { version, status }: { readonly version: number; readonly status: TicketStatus },
): Promise<Result<null, Fault>> {
  if (status === ticket.status) return ok(null);
  const decided = decideStatus(ticket.status, status);
  if (!decided.isOk) return refuse("conflict", { message: decided.error });
  return change(deps, ticket, version, {
    entry: { kind: "status", text: null, status, requestId: null },
    values: {
      status,
      // What is opened again waits for the master; what is settled waits for nobody.
      ...(isSettled(status) && { waitsSince: null }),
      ...(status === "open" && { waitsSince: deps.clock.now() }),
    },
    toSender: (mail) =>
      addressMail(TICKET_STATUS, {
        key: mail.key,
        to: ticket.email,
        data: { origin: actor.origin, ticketNumber: ticket.ticketNumber, token: mail.token, status },
      }),
    draftOthers: (isAdded) => [
      new AuditLog(deps.database).draft(
        toEntry("ticket_status_changed", actor, ticket, status),
        deps.clock.now(),
        isAdded,
      ),
    ],
  });
}

/** Adds a note that only the desk shows. The same request again adds nothing more. */
export async function addNote(
  { database, encryption, clock }: ContactDeps,
  actor: TicketActor,
  ticket: StoredTicket,
  { requestId, note }: { readonly requestId: string; readonly note: string },
): Promise<Result<null, Fault>> {
  const repo = new ThreadRepo(database, encryption);
  const now = clock.now();
  const isThere = sql`exists (select 1 from ${contactRequests} where ${contactRequests.id} = ${ticket.id})`;
  const added = await repo.draftEntry(
    { ticketId: ticket.id, kind: "note", text: note, status: null, requestId },
    now,
    sql`${isThere} and ${repo.hasRoom(ticket.id)}`,
  );
  const noted = new AuditLog(database).draft(toEntry("ticket_noted", actor, ticket), now, repo.isAdded(added.id));
  const written = await writeOnce({
    write: async () => (await database.batch([added.statement, noted]))[0].meta.changes > 0,
    isThere: () => repo.hasRequest(ticket.id, requestId),
  });
  if (written.isOk) return ok(null);
  if (written.error === "unavailable") return refuse("not_ready");
  return (await repo.isFull(ticket.id)) ? refuse("conflict", { message: THREAD_MESSAGES.full }) : refuse("not_found");
}

/** Puts a ticket before the others, or back among them. Doing it twice is doing it once. */
export async function setUrgency(
  { database, clock }: ContactDeps,
  actor: TicketActor,
  ticket: StoredTicket,
  isUrgent: boolean,
): Promise<Result<null, Fault>> {
  await database.batch([
    database
      .update(contactRequests)
      .set({ isUrgent })
      .where(and(eq(contactRequests.id, ticket.id), ne(contactRequests.isUrgent, isUrgent))),
    new AuditLog(database).draft(
      toEntry(isUrgent ? "ticket_raised" : "ticket_lowered", actor, ticket),
      clock.now(),
      sql`changes() > 0`,
    ),
  ]);
  return ok(null);
}

/** Changes what the master has seen as it is: anything that was added since is read first. */
async function change(
  deps: ContactDeps,
  ticket: StoredTicket,
  version: number,
  what: TicketChange,
): Promise<Result<null, Fault>> {
  const { database, encryption } = deps;
  if (version !== ticket.version) return refuse("conflict", { message: THREAD_MESSAGES.changed });
  const failure = await changeTicket(deps, ticket, what);
  if (failure === null) return ok(null);
  if (failure === "unavailable") return refuse("not_ready");
  const repo = new ThreadRepo(database, encryption);
  // Another try of the same request was faster.
  const { requestId } = what.entry;
  if (requestId !== null && (await repo.hasRequest(ticket.id, requestId))) return ok(null);
  const isFull = await repo.isFull(ticket.id);
  return refuse("conflict", { message: isFull ? THREAD_MESSAGES.full : THREAD_MESSAGES.changed });
}

function toEntry(act: MasterAct, { userAgent }: TicketActor, { ticketNumber }: StoredTicket, detail?: TicketStatus) {
  return { act, subject: ticketNumber, ...(detail && { detail }), browser: describeBrowser(userAgent) };
}
