import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { selectRow } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { contactRequests, ticketLinks } from "#worker/db/schema/contact.ts";
import { type WriteFailure, writeOnce } from "#worker/db/write-once.ts";
import type { OutgoingMail } from "#worker/mail/mail-kind.ts";
import type { ContactDeps } from "./contact-deps.ts";
import { type NewEntry, type StoredTicket, ThreadRepo } from "./thread-repo.ts";

/** Something that happens to a ticket. */
export interface TicketChange {
  readonly entry: Omit<NewEntry, "ticketId">;
  /** What the ticket is since. */
  readonly values: Partial<Pick<StoredTicket, "status" | "isUrgent" | "waitsSince">>;
  /** The mail to the sender, by the secret of its link and a key that no other change has. */
  readonly toSender?: (mail: { readonly token: string; readonly key: string }) => OutgoingMail;
  /** The mail to the master, by such a key. */
  readonly toMaster?: (key: string) => OutgoingMail;
  /** What else has to hold. */
  readonly condition?: SQL;
  /** What else belongs into the batch, where the entry was added. */
  readonly draftOthers?: (isAdded: SQL) => readonly BatchItem<"sqlite">[];
}

/**
 * Changes a ticket that is still as it was read: state, entry, mails and their links are one batch. Resolves to null where that was written, also by an
 * earlier try whose response never came, else to why not.
 */
export async function changeTicket(
  deps: ContactDeps,
  ticket: StoredTicket,
  { entry, values, toSender, toMaster, condition, draftOthers }: TicketChange,
): Promise<WriteFailure | null> {
  const { database, encryption, clock, outbox, background, mailSender } = deps;
  const repo = new ThreadRepo(database, encryption);
  const now = clock.now();
  const update = database
    .update(contactRequests)
    .set({ ...values, version: ticket.version + 1, updatedAt: now })
    .where(
      and(
        eq(contactRequests.id, ticket.id),
        eq(contactRequests.version, ticket.version),
        // However long a thread is, it can come to an end.
        entry.kind === "status" ? undefined : repo.hasRoom(ticket.id),
        condition,
      ),
    );
  const added = await repo.draftEntry({ ...entry, ticketId: ticket.id }, now, sql`changes() > 0`);
  const isAdded = repo.isAdded(added.id);
  const mails: { readonly id: string; readonly statement: BatchItem<"sqlite"> }[] = [];
  const links: BatchItem<"sqlite">[] = [];
  if (toSender) {
    const token = newToken();
    const mail = await outbox.draft(toSender({ token, key: added.id }), now, isAdded);
    mails.push(mail);
    const link = { tokenHash: await hashToken(token), ticketId: ticket.id, createdAt: now };
    links.push(database.insert(ticketLinks).select(selectRow(ticketLinks, link, outbox.isPosted(mail.id))));
  }
  if (toMaster) mails.push(await outbox.draft(toMaster(added.id), now, isAdded));
  const others = [...mails.map(({ statement }) => statement), ...links, ...(draftOthers?.(isAdded) ?? [])];
  const written = await writeOnce({
    write: async () => (await database.batch([update, added.statement, ...others]))[0].meta.changes > 0,
    isThere: () => repo.hasEntry(added.id),
  });
  if (!written.isOk) return written.error;
  for (const { id } of mails) background.run(mailSender.deliver(id));
  return null;
}
