import type { ContactReason } from "../contact/contact-request.ts";

/** The mails to the master that can be switched off, in the order in which the desk offers them. */
export const MASTER_NOTICES = [
  "booked",
  "moved",
  "cancelled",
  "unconfirmed",
  "commission",
  "commission_overdue",
  "urgent_ticket",
  "refund_request",
  "ticket",
  "dispute",
  "parked_mails",
  "agenda",
] as const;

/** A mail to the master that can be switched off. */
export type MasterNotice = (typeof MASTER_NOTICES)[number];

/** As what the master is told of a support request: it is mailed where one of these is wanted. */
export function listTicketNotices({
  reason,
  isUrgent,
}: {
  readonly reason: ContactReason;
  readonly isUrgent: boolean;
}): readonly MasterNotice[] {
  const special: MasterNotice[] = [];
  if (isUrgent) special.push("urgent_ticket");
  if (reason === "refund_request") special.push("refund_request");
  return special.length === 0 ? ["ticket"] : special;
}
