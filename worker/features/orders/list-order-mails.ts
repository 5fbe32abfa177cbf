import { DAY_MS } from "#domain/lib/time.ts";
import { SETTLED_MAIL_KEPT_MS } from "#domain/mail/outbox.ts";
import { type Entitlement, isKept } from "#domain/orders/entitlement.ts";
import { addressMail, type OutgoingMail } from "#worker/mail/mail-kind.ts";
import {
  DISPUTE_NOTICE,
  ORDER_RECEIPT,
  REFUND_FAILED_NOTICE,
  REFUND_RECEIPT,
} from "#worker/mail/templates/order-mails.ts";
import type { ProviderPayment } from "#worker/ports/payments.ts";
import type { Order } from "./order-repo.ts";
import type { StoredObject } from "./payment-repo.ts";

/** The outbox forgets what it has sent: a receipt that it may have forgotten is not sent again, however late an order is settled. */
const RECEIPT_DUE_MS = SETTLED_MAIL_KEPT_MS - DAY_MS;

/** What the mails of an order depend on, beside the order. Instants are milliseconds since 1970 in UTC. */
interface MailOccasion {
  readonly payment: ProviderPayment;
  readonly entitlement: Entitlement;
  /** What was stored of the payment's objects before. */
  readonly before: readonly StoredObject[];
  readonly paidAt: number;
  /** Whether the owner is told that the money goes back, in place of a receipt. */
  readonly isRefundTold: boolean;
  /** Whether the master wants to be told of disputes. */
  readonly isDisputeTold: boolean;
  readonly origin: string;
  readonly now: number;
  readonly masterEmail: string;
}

/** The mails that follow from what is new about an order. Each has a key as well, so that it goes out once. */
export function listOrderMails(
  { id: orderId, orderNumber, tier, amount, currency, email, termsVersion, erasedAt }: Order,
  { payment, entitlement, before, paidAt, isRefundTold, isDisputeTold, origin, now, masterEmail }: MailOccasion,
): readonly OutgoingMail[] {
  const data = { origin, orderNumber, tier, amount, currency, card: payment.card };
  const mails: OutgoingMail[] = [];
  const hasBuyer = erasedAt === null;
  if (hasBuyer && isKept(entitlement.status) && !isRefundTold && now - paidAt < RECEIPT_DUE_MS) {
    const receipt = { ...data, email, paidAt, termsVersion };
    mails.push(addressMail(ORDER_RECEIPT, { key: orderId, to: email, data: receipt }));
  }
  for (const { id, kind, status, amount: refunded } of payment.objects) {
    const known = before.find((stored) => stored.id === id);
    const isNews = known?.status !== status;
    if (kind === "refund" && status === "succeeded" && isNews && hasBuyer) {
      const refund = { ...data, refunded, refundedAt: now };
      mails.push(addressMail(REFUND_RECEIPT, { key: id, to: email, data: refund }));
    }
    if (kind === "refund" && status === "failed" && isNews) {
      mails.push(addressMail(REFUND_FAILED_NOTICE, { key: id, to: masterEmail, data }));
    }
    if (kind === "dispute" && status !== "prevented" && !known && isDisputeTold) {
      mails.push(addressMail(DISPUTE_NOTICE, { key: id, to: masterEmail, data }));
    }
  }
  return mails;
}
