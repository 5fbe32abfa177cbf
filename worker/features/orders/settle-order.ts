import { err, ok, type Result } from "#domain/lib/result.ts";
import { isSecondPurchase } from "#domain/orders/checkout.ts";
import { computeEntitlement, type Entitlement } from "#domain/orders/entitlement.ts";
import type { Database } from "#worker/db/database.ts";
import { writeLog } from "#worker/log.ts";
import { addressMail, type OutgoingMail } from "#worker/mail/mail-kind.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import {
  DISPUTE_NOTICE,
  ORDER_RECEIPT,
  REFUND_FAILED_NOTICE,
  REFUND_RECEIPT,
  SECOND_PURCHASE,
} from "#worker/mail/templates/order-mails.ts";
import type { PaymentEvent, PaymentProvider, ProviderPayment } from "#worker/ports/payments.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";
import { type Order, OrderRepo } from "./order-repo.ts";

/** What settling an order needs. */
export interface SettleDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailSender: MailSender;
  readonly background: Background;
  /** Where the master is told of what needs attention. */
  readonly masterEmail: string;
  /** In production only real money counts. */
  readonly environment: "production" | "development" | "test";
}

/** Why an order was not settled. */
export type SettleFailure =
  /** The provider knows no such payment, or it is no order of ours. */
  | "unknown"
  /** The payment is not what the order asked for: another amount, currency or mode. */
  | "mismatched"
  /** The provider or the database didn't respond; nothing is half done. */
  | "unavailable";

/** What settling is asked for, beside the payment itself. */
export interface SettleContext {
  /** Where the product is reached, as in `https://example.org`: links in mails lead there. */
  readonly origin: string;
  /** The event that told of the payment: it is noted in the batch of its effect. */
  readonly event?: PaymentEvent;
  /** The secret that a hint has to bring: nobody else can make us look. */
  readonly clientSecret?: string;
}

/**
 * Brings an order up to what the provider says of its payment at this moment. Webhook, hint, return and cron all call it, in any order and any
 * number of times: the status follows from the provider's objects alone, the newest reading wins, and each mail goes out once.
 */
export async function settleOrder(
  deps: SettleDeps,
  intentId: string,
  context: SettleContext,
): Promise<Result<Order, SettleFailure>> {
  const settled = await settleOnce(deps, intentId, context);
  if (!settled.isOk) return settled;
  if (!(await refundSecondPurchase(deps, settled.value))) return settled;
  return settleOnce(deps, intentId, { origin: context.origin });
}

async function settleOnce(
  deps: SettleDeps,
  intentId: string,
  { origin, event, clientSecret }: SettleContext,
): Promise<Result<Order, SettleFailure>> {
  const { database, payments, clock, outbox, background, mailSender } = deps;
  const repo = new OrderRepo(database);
  const asOf = clock.now();
  const found = await payments.findPayment(intentId);
  if (!found.isOk) return err("unavailable");
  const payment = found.value;
  if (!payment || (clientSecret !== undefined && clientSecret !== payment.clientSecret)) return err("unknown");
  const order = await repo.findByPayment(payment);
  if (!order) return err("unknown");
  if (!isAsOrdered(payment, order, deps.environment === "production")) {
    writeLog("error", { payment: "mismatched", orderNumber: order.orderNumber });
    return err("mismatched");
  }
  const entitlement = computeEntitlement(payment.objects);
  const now = clock.now();
  const isSecond = isSecondPurchase(
    { ...order, status: entitlement.status, paidAt: order.paidAt ?? now },
    await repo.listPaidOf(order.email, order.id),
  );
  const mails = await Promise.all(
    listMails(deps, { order, payment, entitlement, isSecond, origin, now }).map((mail) =>
      outbox.draft(mail, now, repo.isSettledBy(order.id, asOf)),
    ),
  );
  const [settlement, ...objects] = repo.draftSettlement(order, payment, entitlement, { asOf, now });
  await database.batch([
    settlement,
    ...objects,
    ...mails.map(({ statement }) => statement),
    ...(event ? [repo.draftEvent(event, now)] : []),
  ]);
  for (const { id } of mails) background.run(mailSender.deliver(id));
  const after = await repo.findById(order.id);
  return after ? ok(after) : err("unknown");
}

function isAsOrdered({ amount, currency, isLive }: ProviderPayment, order: Order, isProduction: boolean): boolean {
  return amount === order.amount && currency === order.currency && (isLive || !isProduction);
}

/** Sends back what was paid for something that the address held already; whether anything was sent back. */
async function refundSecondPurchase({ database, payments }: SettleDeps, order: Order): Promise<boolean> {
  if (order.stripePaymentId === null || order.refundedAmount > 0) return false;
  const others = await new OrderRepo(database).listPaidOf(order.email, order.id);
  if (!isSecondPurchase(order, others)) return false;
  const refunded = await payments.refund({
    intentId: order.stripePaymentId,
    amount: order.amount,
    reason: "duplicate",
    idempotencyKey: `second-${order.id}`,
  });
  return refunded.isOk;
}

/** The mails that this state of an order calls for. Each has a key, so that it goes out once however often the order is settled. */
function listMails(
  { masterEmail }: SettleDeps,
  {
    order,
    payment,
    entitlement,
    isSecond,
    origin,
    now,
  }: {
    readonly order: Order;
    readonly payment: ProviderPayment;
    readonly entitlement: Entitlement;
    /** Whether the address held this already: the payer is told that the money goes back, in place of a receipt. */
    readonly isSecond: boolean;
    readonly origin: string;
    readonly now: number;
  },
): readonly OutgoingMail[] {
  const { orderNumber, tier, amount, currency, email, termsVersion } = order;
  const data = { origin, orderNumber, tier, amount, currency, card: payment.card };
  const mails: OutgoingMail[] = [];
  if (isSecond) {
    mails.push(addressMail(SECOND_PURCHASE, { key: order.id, to: email, data }));
  } else if (entitlement.status === "paid" || entitlement.status === "disputed") {
    const paidAt = order.paidAt ?? now;
    mails.push(
      addressMail(ORDER_RECEIPT, { key: order.id, to: email, data: { ...data, email, paidAt, termsVersion } }),
    );
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
