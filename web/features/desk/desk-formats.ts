import type { MasterAct } from "#domain/accounts/master-act.ts";
import type { HistoryEntry, OrderRow } from "#domain/contracts/desk-orders.ts";
import type { OrderedTier, OrderStatus } from "#domain/orders/order.ts";
import type { RefundReason } from "#domain/orders/refund-request.ts";

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** An instant in ISO 8601, as it is written where the master is. */
export function formatMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}

/** An amount in its currency's smallest unit. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: "currency", currency }).format(amount / 100);
}

/** What was bought. */
export const PRODUCT_NAMES: Readonly<Record<OrderedTier, string>> = {
  advanced: "Advanced",
  mastercrafted: "Mastercrafted",
  consultation: "Clarity Session",
};

const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: "Not paid yet",
  processing: "On its way",
  paid: "Paid",
  failed: "Declined",
  canceled: "Given up",
  refunded: "Refunded",
  disputed: "Disputed",
};

/** What became of an order, in a few words. */
export function describeStatus({
  status,
  refundedAmount,
  isRefundUnderWay = false,
  isRestored,
  currency,
}: Pick<OrderRow, "status" | "refundedAmount" | "isRestored" | "currency"> &
  Partial<Pick<OrderRow, "isRefundUnderWay">>): string {
  const words = [STATUS_NAMES[status]];
  if (status === "paid" && refundedAmount > 0) words.push(`${formatMoney(refundedAmount, currency)} refunded`);
  if (isRefundUnderWay) words.push("a refund is on its way");
  if (isRestored) words.push("given back by hand");
  return words.join(", ");
}

/** Why money goes back. */
export const REASON_NAMES: Readonly<Record<RefundReason, string>> = {
  requested_by_customer: "The buyer asks for it",
  duplicate: "Paid twice",
  fraudulent: "Fraud",
};

/** What the audit list calls each act. */
export const ACT_NAMES: Readonly<Record<MasterAct, string>> = {
  set_up: "Desk set up",
  signed_in: "Signed in",
  recovery_code_used: "Recovery code used",
  recovery_codes_renewed: "New recovery codes made",
  key_added: "Passkey added",
  key_removed: "Passkey removed",
  order_refunded: "Refund asked for",
  order_restored: "Given back by hand",
  restoration_withdrawn: "Taken back by hand",
  order_email_corrected: "E-mail address corrected",
  session_confirmed: "Session confirmed",
  session_moved: "Session moved",
  session_link_changed: "Session’s link changed",
  session_cancelled: "Session cancelled",
  session_completed: "Session completed",
  session_missed: "Session missed",
  access_restored: "Access given back",
  move_cap_lifted: "Further moves allowed",
  time_blocked: "Time blocked",
  time_unblocked: "Time unblocked",
  settings_changed: "Settings changed",
  feed_renewed: "Calendar feed renewed",
  mail_retried: "Mail sent again",
  mail_discarded: "Mail discarded",
  newsletter_sent: "Newsletter sent",
  newsletter_tested: "Newsletter tested",
  newsletter_stopped: "Newsletter stopped",
  ticket_replied: "Ticket replied to",
  ticket_noted: "Note added to a ticket",
  ticket_status_changed: "Ticket’s state changed",
  ticket_raised: "Ticket made urgent",
  ticket_lowered: "Ticket no longer urgent",
  commission_link_sent: "Link of the workshop sent",
  commission_link_revoked: "Link of the workshop revoked",
};

const HISTORY_NAMES: Readonly<Record<HistoryEntry["kind"], string>> = {
  begun: "Order begun",
  paid: "Paid",
  event: "The provider told us",
  request: "Refund asked for",
  refund: "Refund",
  dispute: "Dispute",
  mail: "Mail",
  note: "Your note",
  act: "Your act",
};

/** An entry of an order's history in one line. */
export function describeEntry({ kind, word, state, amount }: HistoryEntry, currency: string): string {
  const details = [
    kind === "act" ? toActName(word) : word,
    amount === null ? null : formatMoney(amount, currency),
    state,
  ];
  const told = details.filter((detail) => detail !== null).map((detail) => detail.replaceAll("_", " "));
  return told.length === 0 ? HISTORY_NAMES[kind] : `${HISTORY_NAMES[kind]}: ${told.join(", ")}`;
}

function toActName(word: string | null): string | null {
  const known = Object.entries(ACT_NAMES).find(([act]) => act === word);
  return known?.[1] ?? word;
}
