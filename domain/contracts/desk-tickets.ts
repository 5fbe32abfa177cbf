import * as z from "zod/mini";
import { CONTACT_REASONS, CONTACT_STATUSES } from "../contact/contact-request.ts";
import { THREAD_LIMITS, THREAD_MESSAGES, TICKET_ENTRY_KINDS, TICKET_LISTS } from "../contact/ticket.ts";
import { ORDER_STATUSES, ORDERED_TIERS } from "../orders/order.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { threadText } from "./tickets.ts";

const OF_MASTER = { access: "master", limit: "account" } as const;

/** Which ticket. */
const TicketParams = z.object({
  ticketNumber: z.string().check(z.regex(/^SIG-[0-9A-HJKMNP-TV-Z]{8}$/, { error: "There is no such ticket." })),
});

const TicketRow = z.object({
  ticketNumber: z.string(),
  name: z.string(),
  email: z.string(),
  reason: z.enum(CONTACT_REASONS),
  status: z.enum(CONTACT_STATUSES),
  isUrgent: z.boolean(),
  /** Since when the sender waits for a reply; null where nothing is waited for. */
  waitsSince: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type TicketRow = z.infer<typeof TicketRow>;

/** A page of tickets; `next` is where the following one begins, null on the last. */
export const TicketsResponse = z.object({ tickets: z.array(TicketRow), next: z.nullable(z.string()) });
export type TicketsResponse = z.infer<typeof TicketsResponse>;

const DeskEntry = z.object({
  id: z.string(),
  kind: z.enum(TICKET_ENTRY_KINDS),
  text: z.nullable(z.string()),
  /** The state since this entry; null where it is as it was. */
  status: z.nullable(z.enum(CONTACT_STATUSES)),
  at: z.iso.datetime(),
});
export type DeskEntry = z.infer<typeof DeskEntry>;

/** An order of the sender, beside a ticket that is about money. */
const TicketOrder = z.object({
  orderNumber: z.string(),
  tier: z.enum(ORDERED_TIERS),
  status: z.enum(ORDER_STATUSES),
  /** In the currency's smallest unit, as is `refundedAmount`. */
  amount: z.number(),
  refundedAmount: z.number(),
  currency: z.string(),
  isRestored: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type TicketOrder = z.infer<typeof TicketOrder>;

/** A ticket with its thread, the oldest entry first. */
export const DeskTicket = z.extend(TicketRow, {
  /** What it was opened with. */
  message: z.string(),
  entries: z.array(DeskEntry),
  /** A reply and a change of state name it: where it has risen meanwhile they are 409. */
  version: z.number(),
  /** The newest orders of the sender's address; null where the ticket is not about money. */
  orders: z.nullable(z.array(TicketOrder)),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

/** Lists tickets: urgent ones first, then those that have waited longest. In a body, since what is looked for may be an address. */
export const searchTickets = endpoint({
  ...OF_MASTER,
  name: "searchTickets",
  method: "POST",
  path: "/api/master/tickets/search",
  summary: "Find support tickets",
  body: jsonBody(
    z.object({
      query: z.string().check(z.trim(), z.maxLength(254, { error: "Please look for something shorter." })),
      list: z.enum(TICKET_LISTS, { error: "Please choose a list." }),
      before: z.nullable(z.string().check(z.maxLength(100))),
    }),
  ),
  response: TicketsResponse,
});

const OF_TICKET = { ...OF_MASTER, params: TicketParams, response: DeskTicket } as const;

/** Shows a ticket with all that was written. */
export const getDeskTicket = endpoint({
  ...OF_TICKET,
  name: "getDeskTicket",
  method: "GET",
  path: "/api/master/tickets/{ticketNumber}",
  summary: "Show a support ticket with its thread",
  errors: ["not_found"],
});

const RequestId = z.uuid({ error: "Please send an id of this request." });

/** What the master replies. */
export const ReplyText = threadText(THREAD_LIMITS.reply, THREAD_MESSAGES.tooLong);

/** What the master notes for themselves. */
export const NoteText = threadText(THREAD_LIMITS.note, THREAD_MESSAGES.noteTooLong);

/** Mails a reply to the sender. The same `requestId` again mails nothing more. */
export const replyToTicket = endpoint({
  ...OF_TICKET,
  name: "replyToTicket",
  method: "POST",
  path: "/api/master/tickets/{ticketNumber}/replies",
  summary: "Reply to a support ticket by mail",
  body: jsonBody(
    z.object({
      requestId: RequestId,
      version: z.int(),
      message: ReplyText,
      isResolved: z._default(z.boolean(), false),
    }),
  ),
  errors: ["not_found", "conflict", "not_ready"],
});

/** Adds a note that the sender never sees. The same `requestId` again adds nothing more. */
export const noteOnTicket = endpoint({
  ...OF_TICKET,
  name: "noteOnTicket",
  method: "POST",
  path: "/api/master/tickets/{ticketNumber}/notes",
  summary: "Add a note to a support ticket",
  body: jsonBody(z.object({ requestId: RequestId, note: NoteText })),
  errors: ["not_found", "conflict", "not_ready"],
});

/** Changes the state, which the sender is told by mail. */
export const changeTicketStatus = endpoint({
  ...OF_TICKET,
  name: "changeTicketStatus",
  method: "POST",
  path: "/api/master/tickets/{ticketNumber}/status",
  summary: "Change the state of a support ticket",
  body: jsonBody(z.object({ version: z.int(), status: z.enum(CONTACT_STATUSES, { error: "Please choose a state." }) })),
  errors: ["not_found", "conflict", "not_ready"],
});

/** Puts a ticket before the others, or back among them. */
export const setTicketUrgency = endpoint({
  ...OF_TICKET,
  name: "setTicketUrgency",
  method: "POST",
  path: "/api/master/tickets/{ticketNumber}/urgency",
  summary: "Make a support ticket urgent, or no longer so",
  body: jsonBody(z.object({ isUrgent: z.boolean({ error: "Please say whether it is urgent." }) })),
  errors: ["not_found"],
});
