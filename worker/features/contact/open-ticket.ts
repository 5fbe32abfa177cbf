import type { Ticket } from "#domain/contracts/tickets.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { readTicketToken, toTicketToken } from "#worker/mail/links.ts";
import type { ContactDeps } from "./contact-deps.ts";
import { type StoredTicket, ThreadRepo } from "./thread-repo.ts";

const NO_LINK = "This link opens no request. Please use the link of a mail about it, or sign in to see yours.";

/** How long our own pages show a ticket by one token, in milliseconds. */
const TOKEN_MS = DAY_MS;

type OpenDeps = Pick<ContactDeps, "database" | "encryption" | "links" | "clock">;

/** Opens a ticket by the secret of a link from any of its mails, which has no end, or by one that our own pages were given for a day. */
export async function openTicket(
  { database, encryption, links, clock }: OpenDeps,
  rawToken: string,
): Promise<Result<StoredTicket, Fault>> {
  const repo = new ThreadRepo(database, encryption);
  const claims = await readTicketToken(links, rawToken);
  const ticket =
    claims !== null && clock.now() < claims.until
      ? await repo.find(claims.ticketId)
      : await repo.findByLink(await hashToken(rawToken));
  return ticket === null ? refuse("not_found", { message: NO_LINK }) : ok(ticket);
}

/** Makes the secret by which our own pages show a ticket for a day. */
export function createPageToken({ links, clock }: Pick<OpenDeps, "links" | "clock">, ticketId: string) {
  return toTicketToken(links, { ticketId, until: clock.now() + TOKEN_MS });
}

/** A ticket as its sender is shown it: without the notes of the desk. */
export async function describeTicket(
  { database, encryption }: Pick<OpenDeps, "database" | "encryption">,
  ticket: StoredTicket,
): Promise<Ticket> {
  const repo = new ThreadRepo(database, encryption);
  const [message, entries] = await Promise.all([repo.readMessage(ticket), repo.listEntries(ticket.id)]);
  const { ticketNumber, reason, status, name, email, createdAt } = ticket;
  return {
    ...{ ticketNumber, reason, status, name, email },
    entries: [
      { by: "sender", text: message, status: null, at: toInstant(createdAt) },
      ...entries
        .filter(({ kind }) => kind !== "note")
        .map(({ kind, text, status: since, createdAt: at }) => ({
          by: kind === "answer" ? ("sender" as const) : ("support" as const),
          ...{ text, status: since, at: toInstant(at) },
        })),
    ],
  };
}

function toInstant(at: number): string {
  return new Date(at).toISOString();
}
