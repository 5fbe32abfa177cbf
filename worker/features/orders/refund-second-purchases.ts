import { isSecondPurchase } from "#domain/orders/checkout.ts";
import type { Database } from "#worker/db/database.ts";
import { writeLog } from "#worker/log.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import { SECOND_PURCHASE } from "#worker/mail/templates/order-mails.ts";
import type { PaymentProvider } from "#worker/ports/payments.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";
import { type Order, OrderRepo } from "./order-repo.ts";
import { PaymentRepo } from "./payment-repo.ts";

/** What a refund needs. */
interface RefundDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailSender: Pick<MailSender, "deliver">;
  readonly background: Background;
}

/** What was sent back. */
export interface RefundedPurchases {
  /** The intents of which money goes back since this call. */
  readonly intentIds: readonly string[];
  /** Whether the provider didn't respond: there is more to send back. */
  readonly isWaiting: boolean;
}

/**
 * Sends back what was paid for something that the address held already, and tells its owner. Which of two orders is the second one shows only
 * once both are settled, so all of the address are looked at. An order with a refund of any kind is left alone: one that failed is the master's.
 */
export async function refundSecondPurchases(
  deps: RefundDeps,
  email: string,
  origin: string,
): Promise<RefundedPurchases> {
  const repo = new OrderRepo(deps.database);
  const paid = await repo.listPaidOf(email, null);
  const intentIds: string[] = [];
  let isWaiting = false;
  for (const order of paid) {
    // While a dispute is open the bank holds the money, and the provider refuses.
    if (order.status !== "paid" || order.stripePaymentId === null || !isSecondPurchase(order, paid)) continue;
    const objects = await new PaymentRepo(deps.database).listObjects(order.id);
    if (objects.some(({ kind }) => kind === "refund")) continue;
    await tellOwner(deps, order, origin);
    const refunded = await deps.payments.refund({
      intentId: order.stripePaymentId,
      amount: order.amount,
      reason: "duplicate",
      // A refusal is repeated for as long as its key is known: once a dispute is over, it is another request.
      idempotencyKey: `second-${order.id}-${objects.filter(({ kind }) => kind === "dispute").length}`,
    });
    if (refunded.isOk) intentIds.push(order.stripePaymentId);
    else if (refunded.error.kind === "unavailable") isWaiting = true;
    else writeLog("error", { refund: "refused", code: refunded.error.code, orderNumber: order.orderNumber });
  }
  return { intentIds, isWaiting };
}

async function tellOwner(
  { outbox, clock, background, mailSender }: RefundDeps,
  { id, email, orderNumber, tier, amount, currency, cardBrand, cardLastFour }: Order,
  origin: string,
): Promise<void> {
  const card = cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null;
  const data = { origin, orderNumber, tier, amount, currency, card };
  const mail = await outbox.draft(addressMail(SECOND_PURCHASE, { key: id, to: email, data }), clock.now());
  await mail.statement;
  background.run(mailSender.deliver(mail.id));
}

/** The key of the mail which says that an order is refunded. */
export function toSecondPurchaseKey(orderId: string): string {
  return `${SECOND_PURCHASE.name}|${orderId}`;
}
