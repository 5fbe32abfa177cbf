import { MONEY_REASONS } from "#domain/contact/ticket.ts";
import type { DeskTicket, TicketOrder, TicketRow } from "#domain/contracts/desk-tickets.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { type StoredTicket, ThreadRepo } from "../thread-repo.ts";
import { DeskTicketRepo, type OrderOfSender } from "./desk-ticket-repo.ts";

/** A ticket as the list shows it. */
export function toTicketRow(ticket: StoredTicket): TicketRow {
  const { ticketNumber, name, email, reason, status, isUrgent, waitsSince, createdAt, updatedAt } = ticket;
  return {
    ...{ ticketNumber, name, email, reason, status, isUrgent },
    waitsSince: waitsSince === null ? null : toInstant(waitsSince),
    createdAt: toInstant(createdAt),
    updatedAt: toInstant(updatedAt),
  };
}

/** A ticket with its thread, and the orders of its sender where it is about money. */
export async function describeDeskTicket(
  { database, encryption }: { readonly database: Database; readonly encryption: Encryption },
  ticket: StoredTicket,
): Promise<DeskTicket> {
  const repo = new ThreadRepo(database, encryption);
  const isAboutMoney = MONEY_REASONS.some((reason) => reason === ticket.reason);
  const [message, entries, orders] = await Promise.all([
    repo.readMessage(ticket),
    repo.listEntries(ticket.id),
    isAboutMoney ? new DeskTicketRepo(database).listOrders(ticket.email) : null,
  ]);
  return {
    ...toTicketRow(ticket),
    message,
    entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, at: toInstant(createdAt) })),
    version: ticket.version,
    orders: orders?.map(toTicketOrder) ?? null,
  };
}

function toTicketOrder(order: OrderOfSender): TicketOrder {
  const { orderNumber, tier, status, amount, refundedAmount, currency, restoredAt, createdAt } = order;
  return {
    ...{ orderNumber, tier, status, amount, refundedAmount, currency },
    isRestored: restoredAt !== null,
    createdAt: toInstant(createdAt),
  };
}

function toInstant(at: number): string {
  return new Date(at).toISOString();
}
