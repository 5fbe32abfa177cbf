import { tierOf } from "#domain/accounts/visitor.ts";
import { UNPAID_ORDER_MS } from "#domain/orders/checkout.ts";
import type { OrderedTier, OrderStatus } from "#domain/orders/order.ts";
import { type SimulatedPayment, toIntentId } from "#worker/adapters/stripe-simulator/payment.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { orders, paymentObjects } from "#worker/db/schema/orders.ts";
import { SessionStore } from "#worker/http/session-store.ts";
import type { World } from "./world.ts";

type Order = typeof orders.$inferSelect;

/** What is stored and what the provider knows, side by side. */
interface Seen {
  readonly orders: readonly Order[];
  readonly objects: readonly (typeof paymentObjects.$inferSelect)[];
  readonly mails: readonly { readonly kind: string; readonly messageKey: string }[];
  readonly payments: readonly SimulatedPayment[];
  readonly now: number;
  /** The tier that each browser holds by the product's own records. */
  readonly tiers: ReadonlyMap<string, string>;
}

/** What must be true whenever the provider's messages have come, or the hourly run has asked; returns what is wrong. */
export const STATEMENTS = {
  "an order has one payment at most": ({ orders: all, payments }) =>
    all
      .filter(({ id }) => payments.filter(({ metadata }) => metadata.order_id === id).length > 1)
      .map(({ orderNumber }) => orderNumber),

  "nobody pays twice for what they hold": (seen) => {
    const kept = seen.orders.flatMap((order) => {
      const payment = findPayment(seen, order);
      return payment && isKeptInPeace(payment) ? [{ order, payment }] : [];
    });
    return kept
      .filter(({ order, payment }) =>
        kept.some(
          (other) =>
            other.order.id !== order.id &&
            other.order.email === order.email &&
            HOLDERS[order.tier].includes(other.order.tier) &&
            isEarlier(other, { order, payment }),
        ),
      )
      .map(({ order }) => `${order.tier} of ${order.email}`);
  },

  "an order is what the provider's objects make it": (seen) =>
    seen.orders.flatMap((order) => {
      const payment = findPayment(seen, order);
      const { statuses, refunded } = payment ? judge(payment) : NOTHING_PAID;
      if (statuses.includes(order.status) && order.refundedAmount === refunded) return [];
      return [`${order.status} with ${order.refundedAmount} refunded, not ${statuses} with ${refunded}`];
    }),

  "a payment is never lost": (seen) =>
    seen.payments
      .filter(isPaid)
      .filter((payment) => {
        const order = seen.orders.find(({ stripePaymentId }) => stripePaymentId === toIntentId(payment));
        return order?.paidAt === null || order?.paidAt === undefined;
      })
      .map(toIntentId),

  "what is stored of the provider's objects is what they are": (seen) =>
    seen.orders.flatMap((order) => {
      const payment = findPayment(seen, order);
      if (!payment) return [];
      const stored = seen.objects
        .filter(({ orderId }) => orderId === order.id)
        .map(({ id, status }) => `${id} ${status}`);
      const real = [
        `${toIntentId(payment)} ${payment.status}`,
        ...[...payment.refunds, ...payment.disputes].map(({ id, status }) => `${id} ${status}`),
      ];
      return stored.toSorted().join() === real.toSorted().join() ? [] : [`${stored.join()}, not ${real.join()}`];
    }),

  "a browser holds what was paid in it and nothing else": (seen) =>
    [...seen.tiers].flatMap(([browser, tier]) => {
      const held = seen.orders
        .filter(({ browserHash }) => browserHash === browser)
        .filter((order) => {
          const payment = findPayment(seen, order);
          return payment && judge(payment).statuses.some((status) => status === "paid" || status === "disputed");
        })
        .map((order) => order.tier);
      const expected = held.includes("mastercrafted")
        ? "mastercrafted"
        : held.includes("advanced")
          ? "advanced"
          : "free";
      return tier === expected ? [] : [`${tier}, not ${expected}`];
    }),

  "a paid order brings one receipt, or word that the money goes back": ({ orders: all, mails }) =>
    all.flatMap(({ id, status }) => {
      const receipts = count(mails, "order_receipt", id);
      const second = count(mails, "second_purchase", id);
      if (status !== "paid" && status !== "disputed") return receipts > 1 ? [`${receipts} receipts`] : [];
      const isTold = receipts === 1 || (receipts === 0 && second === 1);
      return isTold && second <= 1 ? [] : [`${receipts} receipts, ${second} times word`];
    }),

  "a refund brings one receipt, and the master hears once of one that failed": ({ payments, mails }) =>
    payments
      .flatMap(({ refunds }) => refunds)
      .flatMap(({ id, status }) => {
        const receipts = count(mails, "refund_receipt", id);
        const notices = count(mails, "refund_failed_notice", id);
        const isRight =
          (status === "succeeded" ? receipts === 1 : receipts <= 1) && notices === (status === "failed" ? 1 : 0);
        return isRight ? [] : [`${status}: ${receipts} receipts, ${notices} notices`];
      }),

  "an order that nobody paid for a day is given up": ({ orders: all, now }) =>
    all
      .filter(({ status, createdAt }) => ["pending", "failed"].includes(status) && createdAt < now - UNPAID_ORDER_MS)
      .map(({ status, orderNumber }) => `${orderNumber} is ${status}`),

  "no payment that nobody waits for can still be made": (seen) =>
    seen.payments
      .filter(({ status }) => status === "requires_payment_method" || status === "requires_action")
      .filter((payment) => {
        const order = seen.orders.find(({ id }) => id === payment.metadata.order_id);
        return order?.status === "canceled";
      })
      .map(toIntentId),
} as const satisfies Record<string, (seen: Seen) => readonly string[]>;

/** The name of a statement. */
export type StatementName = keyof typeof STATEMENTS;

/** The statements that don't hold, with what is wrong. */
export async function listBroken(world: World): Promise<readonly string[]> {
  const seen = await see(world);
  return Object.entries(STATEMENTS).flatMap(([name, check]) => check(seen).map((wrong) => `${name}: ${wrong}`));
}

async function see({ database, store, now }: World): Promise<Seen> {
  const [all, objects, mails] = await database.batch([
    database.select().from(orders).orderBy(orders.id),
    database.select().from(paymentObjects),
    database.select({ kind: outbox.kind, messageKey: outbox.messageKey }).from(outbox),
  ]);
  const tiers = new Map<string, string>();
  const sessions = new SessionStore(database);
  for (const browser of BROWSERS) {
    const visitor = await sessions.findVisitor({ session: null, browser }, now);
    tiers.set(await hashToken(browser), tierOf(visitor));
  }
  return { orders: all, objects, mails, payments: store.listPayments(), now, tiers };
}

/** The browsers in which somebody buys. */
export const BROWSERS = ["browser-a", "browser-b", "browser-c"] as const;

const HOLDERS: Readonly<Record<OrderedTier, readonly OrderedTier[]>> = {
  advanced: ["advanced", "mastercrafted"],
  mastercrafted: [],
  consultation: ["consultation"],
};

interface Judgment {
  /** What the order may be. */
  readonly statuses: readonly OrderStatus[];
  readonly refunded: number;
}

/** What a payment makes of its order, told from the provider's own memory and by none of the product's code. */
function judge({ status, amount, lastFailure, refunds, disputes }: SimulatedPayment): Judgment {
  const refunded = refunds.filter((refund) => refund.status === "succeeded").reduce((sum, one) => sum + one.amount, 0);
  return { statuses: [judgeStatus()], refunded };

  function judgeStatus(): OrderStatus {
    if (status === "canceled") return "canceled";
    if (status === "processing") return "processing";
    if (status !== "succeeded") return status === "requires_payment_method" && lastFailure ? "failed" : "pending";
    if (refunded === amount || disputes.some((dispute) => GONE.includes(dispute.status))) return "refunded";
    return disputes.some((dispute) => OPEN.includes(dispute.status)) ? "disputed" : "paid";
  }
}

const GONE = ["lost", "prevented", "appeal_needs_response", "appeal_under_review"];
const OPEN = ["needs_response", "under_review"];

/** An order for which the provider made no payment waits for one, or was given up. */
const NOTHING_PAID: Judgment = { statuses: ["pending", "canceled"], refunded: 0 };

function findPayment({ payments }: Seen, { id }: Order): SimulatedPayment | undefined {
  return payments.find(({ metadata }) => metadata.order_id === id);
}

function isPaid({ status }: SimulatedPayment): boolean {
  return status === "succeeded";
}

/** Whether nobody has asked for the money back, neither the master nor the buyer's bank. */
function isKeptInPeace(payment: SimulatedPayment): boolean {
  return judge(payment).statuses.includes("paid") && payment.refunds.length === 0;
}

interface Kept {
  readonly order: Order;
  readonly payment: SimulatedPayment;
}

function isEarlier(one: Kept, other: Kept): boolean {
  const [paidAt, otherPaidAt] = [one, other].map(({ payment }) => payment.charges.at(-1)?.createdAtS ?? 0);
  if (paidAt !== otherPaidAt) return (paidAt ?? 0) < (otherPaidAt ?? 0);
  return one.order.id < other.order.id;
}

function count(mails: Seen["mails"], kind: string, key: string): number {
  return mails.filter((mail) => mail.kind === kind && mail.messageKey.startsWith(`${kind}|${key}`)).length;
}
