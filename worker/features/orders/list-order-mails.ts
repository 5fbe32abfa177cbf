import type { Entitlement } from "#domain/orders/entitlement.ts";
import { addressMail, type OutgoingMail } from "#worker/mail/mail-kind.ts";
import {
  DISPUTE_NOTICE,
  ORDER_RECEIPT,
  REFUND_FAILED_NOTICE,
  REFUND_RECEIPT,
} from "#worker/mail/templates/order-mails.ts";
import type { ProviderPayment } from "#worker/ports/payments.ts";
import type { Order } from "./order-repo.ts";

/** What the mails of an order depend on, beside the order. */
interface MailOccasion {
  readonly payment: ProviderPayment;
  readonly entitlement: Entitlement;
  /** Whether the address held this already: then the payer is told that the money goes back, in place of a receipt. */
  readonly isSecond: boolean;
  readonly origin: string;
  /** In milliseconds since 1970 in UTC. */
  readonly now: number;
  readonly masterEmail: string;
}

/** The mails that this state of an order calls for. Each has a key, so that it goes out once however often the order is settled. */
export function listOrderMails(
  order: Order & { readonly paidAt: number },
  { payment, entitlement, isSecond, origin, now, masterEmail }: MailOccasion,
): readonly OutgoingMail[] {
  const { id: orderId, orderNumber, tier, amount, currency, email, termsVersion, paidAt } = order;
  const data = { origin, orderNumber, tier, amount, currency, card: payment.card };
  const mails: OutgoingMail[] = [];
  if (!isSecond && (entitlement.status === "paid" || entitlement.status === "disputed")) {
    const receipt = { ...data, email, paidAt, termsVersion };
    mails.push(addressMail(ORDER_RECEIPT, { key: orderId, to: email, data: receipt }));
  }
  for (const object of payment.objects) {
    const { id, kind, status } = object;
    if (kind === "refund" && status === "succeeded") {
      const refund = { ...data, refunded: object.amount, refundedAt: now };
      mails.push(addressMail(REFUND_RECEIPT, { key: id, to: email, data: refund }));
    }
    if (kind === "refund" && status === "failed") {
      mails.push(addressMail(REFUND_FAILED_NOTICE, { key: id, to: masterEmail, data }));
    }
    if (kind === "dispute" && status !== "prevented") {
      mails.push(addressMail(DISPUTE_NOTICE, { key: id, to: masterEmail, data }));
    }
  }
  return mails;
}
