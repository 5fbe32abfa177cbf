import { err, ok, type Result } from "../lib/result.ts";
import { DAY_MS } from "../lib/time.ts";
import type { CONTACT_STATUSES } from "./contact-request.ts";

/** The state of a support ticket. */
export type TicketStatus = (typeof CONTACT_STATUSES)[number];

/** What the thread of a ticket is made of: the master's reply, the sender's answer, a note that only the desk shows, and a change of state. */
export const TICKET_ENTRY_KINDS = ["reply", "answer", "note", "status"] as const;

/** What an entry of a thread is. */
export type TicketEntryKind = (typeof TICKET_ENTRY_KINDS)[number];

/** The lists of the desk: what waits for a reply, what waits for its sender, what is done, and everything. */
export const TICKET_LISTS = ["waiting", "answered", "settled", "all"] as const;

/** A list of the desk. */
export type TicketList = (typeof TICKET_LISTS)[number];

/** The states in which somebody is at work on a ticket. */
export const LIVE_TICKET_STATUSES = ["open", "in_progress"] as const satisfies readonly TicketStatus[];

/** The states in which nobody waits for anything. */
export const SETTLED_TICKET_STATUSES = ["resolved", "closed"] as const satisfies readonly TicketStatus[];

/** What each state is called, for senders and for the master. */
export const TICKET_STATUS_NAMES: Readonly<Record<TicketStatus, string>> = {
  open: "Open",
  in_progress: "In progress",
  resolved: "Resolved",
  closed: "Closed",
};

/** The reasons that are about money: beside them the desk shows what the sender has ordered. */
export const MONEY_REASONS = ["payment_issue", "billing", "refund_request"] as const;

/** Lengths of what is written in a thread, in code points after trimming. */
export const THREAD_LIMITS = {
  reply: { least: 2, most: 5000 },
  answer: { least: 2, most: 5000 },
  note: { least: 2, most: 2000 },
} as const;

/** How long a ticket is kept in which nobody waits for anything, in milliseconds after its last change. */
export const SETTLED_TICKET_KEPT_MS = 365 * DAY_MS;

/** How many entries a thread has at most. */
export const MOST_THREAD_ENTRIES = 200;

/** What is wrong with what is written in a thread, and why nothing can be added. */
export const THREAD_MESSAGES = {
  tooShort: "Please write at least two characters.",
  tooLong: "Maximum 5000 characters",
  noteTooLong: "Maximum 2000 characters",
  closed: "This request is closed. Please send a new one: it gets a number of its own.",
  closedAtDesk: "This ticket is closed. Reopen it first.",
  full: "This request has become very long. Please send a new one, and name this one’s number in it.",
  changed: "Something was added or changed meanwhile. Please read it, then send yours again: it is still here.",
} as const;

/** What the master can make of each state. */
export const NEXT_STATUSES: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  open: ["in_progress", "resolved", "closed"],
  in_progress: ["resolved", "closed"],
  resolved: ["open", "closed"],
  closed: ["open"],
};

/** Whether nobody waits for anything in a state. */
export function isSettled(status: TicketStatus): boolean {
  return SETTLED_TICKET_STATUSES.some((settled) => settled === status);
}

/** Decides a change of state by the master; fails with a sentence that says what is so. */
export function decideStatus(from: TicketStatus, to: TicketStatus): Result<TicketStatus, string> {
  if (NEXT_STATUSES[from].includes(to)) return ok(to);
  const is = TICKET_STATUS_NAMES[from].toLowerCase();
  return err(`This ticket is ${is}: it can’t become ${TICKET_STATUS_NAMES[to].toLowerCase()}.`);
}

/** The state after a reply of the master, which leaves it in progress or resolves it; a closed ticket takes none. */
export function decideReply(
  from: TicketStatus,
  { isResolved }: { readonly isResolved: boolean },
): Result<TicketStatus, string> {
  if (from === "closed") return err(THREAD_MESSAGES.closedAtDesk);
  return ok(isResolved ? "resolved" : "in_progress");
}

/** The state after the sender has written again: what was resolved is open once more, and a closed ticket takes nothing. */
export function decideAnswer(from: TicketStatus): Result<TicketStatus, string> {
  if (from === "closed") return err(THREAD_MESSAGES.closed);
  return ok(from === "resolved" ? "open" : from);
}
