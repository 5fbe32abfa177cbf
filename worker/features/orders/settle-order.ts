import { err, ok, type Result } from "#domain/lib/result.ts";
import { isSecondPurchase } from "#domain/orders/checkout.ts";
import { ACCESS_OF_STATUS, computeEntitlement, isKept } from "#domain/orders/entitlement.ts";
import { isPayable } from "#domain/orders/order.ts";
import type { Database } from "#worker/db/database.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import { isNoticeWanted } from "#worker/mail/master-notices.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { PaymentEvent, PaymentProvider, ProviderPayment } from "#worker/ports/payments.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";
import { listOrderMails } from "./list-order-mails.ts";
import { type Order, OrderRepo } from "./order-repo.ts";
import { PaymentRepo } from "./payment-repo.ts";
import { refundSecondPurchases, toSecondPurchaseKey } from "./refund-second-purchases.ts";

/** What settling an order needs. */
export interface SettleDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailSender: Pick<MailSender, "deliver">;
  readonly background: Background;
  /** Where the master is told of what needs attention. */
  readonly masterEmail: string;
  /** Ends what hangs on an order that gives nothing any more; links in mails about it lead to the origin. */
  readonly whenRevoked: (orderId: string, origin: string) => Promise<void>;
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

/** An order as it was settled, and the secret with which a browser can pay what is still open. */
export interface SettledOrder {
  readonly order: Order;
  readonly clientSecret: string;
}

/**
 * Brings an order up to what the provider says of its payment at this moment. Webhook, hint, return and cron all call it, in any order and any
 * number of times: the status follows from the provider's objects alone, and each mail goes out once. What this makes a second purchase, this
 * order or another one of the address, is refunded.
 */
export async function settleOrder(
  deps: SettleDeps,
  intentId: string,
  context: SettleContext,
): Promise<Result<SettledOrder, SettleFailure>> {
  const settled = await settlePayment(deps, intentId, context);
  // Only a payment that is kept can make a second purchase of itself or of another one.
  if (!settled.isOk || !isKept(settled.value.order.status)) return settled;
  const refunded = await refundSecondPurchases(deps, settled.value.order.email, context.origin);
  for (const other of refunded.intentIds) {
    if (other !== intentId) await settlePayment(deps, other, { origin: context.origin });
  }
  const after = refunded.intentIds.includes(intentId) ? await settlePayment(deps, intentId, context) : settled;
  // Not all is done: whoever told of the payment tells again.
  return after.isOk && refunded.isWaiting ? err("unavailable") : after;
}

/** How often an order is read again that somebody else settled in the meantime. */
const MOST_TRIES = 5;

async function settlePayment(
  deps: SettleDeps,
  intentId: string,
  context: SettleContext,
): Promise<Result<SettledOrder, SettleFailure>> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const settled = await trySettling(deps, intentId, context);
    if (settled.isOk) return settled;
    if (settled.error !== "overtaken") return err(settled.error);
  }
  return err("unavailable");
}

/**
 * Reads the order, then its payment, and writes what follows where the order is still as it was read. So what is written was always read after
 * what it replaces was written, whatever the clocks of two isolates say.
 */
async function trySettling(
  deps: SettleDeps,
  intentId: string,
  { origin, event, clientSecret }: SettleContext,
): Promise<Result<SettledOrder, SettleFailure | "overtaken">> {
  const { database, payments, clock, outbox, background, mailSender } = deps;
  const repo = new OrderRepo(database);
  const paymentRepo = new PaymentRepo(database);
  const known = await repo.findByIntent(intentId);
  const found = await payments.findPayment(intentId);
  if (!found.isOk) return err("unavailable");
  const payment = found.value;
  if (!payment || (clientSecret !== undefined && clientSecret !== payment.clientSecret)) return err("unknown");
  const order = known ?? (payment.orderId === null ? null : await repo.findById(payment.orderId));
  if (!order) return err("unknown");
  if (known === null && order.stripePaymentId !== null) {
    return err(order.stripePaymentId === intentId ? "overtaken" : "unknown");
  }
  if (!isAsOrdered(payment, order, deps.environment === "production")) {
    writeLog("error", { payment: "mismatched", orderNumber: order.orderNumber });
    return err("mismatched");
  }
  const entitlement = computeEntitlement(payment.objects);
  if (order.status === "canceled" && isPayable(entitlement.status)) {
    // Given up before its intent was known here: nobody may pay it any more.
    const canceled = await payments.cancelIntent(intentId);
    return err(canceled.isOk || canceled.error.kind === "refused" ? "overtaken" : "unavailable");
  }
  const now = clock.now();
  const paidAt = order.paidAt ?? payment.paidAt ?? now;
  const [others, before] = await Promise.all([
    repo.listPaidOf(order.email, order.id),
    paymentRepo.listObjects(order.id),
  ]);
  const isSecond = isSecondPurchase({ ...order, status: entitlement.status, paidAt }, others);
  const isRefundDue =
    isSecond && entitlement.status === "paid" && !payment.objects.some(({ kind }) => kind === "refund");
  const isUnsettled = repo.isUnsettledSince(order);
  const due = listOrderMails(order, {
    ...{ payment, entitlement, paidAt, origin, now, masterEmail: deps.masterEmail },
    before,
    isDisputeTold:
      payment.objects.some(({ kind }) => kind === "dispute") && (await isNoticeWanted(database, "dispute")),
    isRefundTold: isRefundDue || (isSecond && (await outbox.has(toSecondPurchaseKey(order.id)))),
  });
  const mails = await Promise.all(due.map((mail) => outbox.draft(mail, now, isUnsettled)));
  const written = await writeOnce({
    write: async () => {
      const [unsettled] = await database.batch([
        repo.draftLook(order),
        ...payment.objects.map((object) => paymentRepo.draftObject(order.id, object, isUnsettled)),
        ...mails.map(({ statement }) => statement),
        // With a refund to come the event has not had its effect yet.
        ...(event && !isRefundDue ? [paymentRepo.draftEvent(event, now, isUnsettled)] : []),
        repo.draftSettlement(order, payment, entitlement, { now, paidAt }),
      ]);
      return unsettled.length > 0;
    },
    // Somebody else may have settled it at the same instant: after a lost response all is read again.
    isThere: async () => false,
  });
  if (!written.isOk) return err(written.error === "refused" ? "overtaken" : "unavailable");
  for (const { id } of mails) background.run(mailSender.deliver(id));
  if (entitlement.access === "revoked" && ACCESS_OF_STATUS[order.status] !== "revoked") {
    background.run(endWhatHangsOn(deps, order.id, origin));
  }
  const after = await repo.findById(order.id);
  return after ? ok({ order: after, clientSecret: payment.clientSecret }) : err("unknown");
}

/** What is interrupted here, the clock ends. */
async function endWhatHangsOn({ whenRevoked }: SettleDeps, orderId: string, origin: string): Promise<void> {
  try {
    await whenRevoked(orderId, origin);
  } catch (error) {
    writeLog("error", { revocation: describeFailure(error) });
  }
}

function isAsOrdered({ amount, currency, isLive }: ProviderPayment, order: Order, isProduction: boolean): boolean {
  return amount === order.amount && currency === order.currency && (isLive || !isProduction);
}
