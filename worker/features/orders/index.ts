import { getReceipt, listOrders } from "#domain/contracts/orders.ts";
import {
  type BrowserOrder,
  createConsultationPayment,
  createPaymentIntent,
  getPaymentConfig,
  listBrowserOrders,
  receivePaymentMessage,
} from "#domain/contracts/payments.ts";
import { ok } from "#domain/lib/result.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { toBrowserCookie } from "#worker/http/cookies.ts";
import { Reply } from "#worker/http/reply.ts";
import { publicRoute, webhookRoute } from "#worker/http/route.ts";
import { ORDER_EMAIL_CORRECTED } from "#worker/mail/templates/order-email-corrected.ts";
import {
  DISPUTE_NOTICE,
  ORDER_RECEIPT,
  REFUND_FAILED_NOTICE,
  REFUND_RECEIPT,
  SECOND_PURCHASE,
} from "#worker/mail/templates/order-mails.ts";
import { listDeskOrderRoutes } from "./desk/desk-routes.ts";
import { type Order, OrderRepo } from "./order-repo.ts";
import { ORDERS_OF_PERSON } from "./orders-of-person.ts";
import { PaymentRepo } from "./payment-repo.ts";
import { findReceipt, listOrdersOf } from "./receipts.ts";
import { receiveMessage, verifyMessage } from "./receive-message.ts";
import { reconcileOrders } from "./reconcile.ts";
import { retryRefunds } from "./refund-order.ts";
import { startOrder } from "./start-order.ts";

/** Orders, their payments, and what becomes of them. */
export const ORDERS: Feature = {
  name: "orders",
  routes(platform) {
    return [
      publicRoute(createPaymentIntent, async ({ body, findVisitor, ...buying }) =>
        startOrder(platform, { ...buying, visitor: await findVisitor() }, body),
      ),
      publicRoute(createConsultationPayment, async ({ body, findVisitor, ...buying }) =>
        startOrder(platform, { ...buying, visitor: await findVisitor() }, { ...body, tier: "consultation" }),
      ),
      webhookRoute(
        receivePaymentMessage,
        (bytes, headers) => verifyMessage(platform.payments, bytes, headers),
        ({ message, body, origin }) => receiveMessage(platform, { message, body, origin }),
      ),
      publicRoute(getPaymentConfig, async ({ browserToken }) => {
        // The browser is known before it begins to pay, so that whatever goes wrong then it takes up the same order.
        const isBrowserKnown = browserToken !== null;
        const cookies = isBrowserKnown ? [] : [toBrowserCookie(newToken())];
        return ok(new Reply({ ...platform.payments.publicConfig, isBrowserKnown }, { cookies }));
      }),
      publicRoute(listOrders, async ({ browserToken, findVisitor }) => {
        const asker = { visitor: await findVisitor(), browserToken };
        return ok({ orders: [...(await listOrdersOf(platform, asker))] });
      }),
      publicRoute(getReceipt, async ({ params, browserToken, findVisitor }) =>
        findReceipt(platform, { visitor: await findVisitor(), browserToken }, params.orderNumber),
      ),
      publicRoute(listBrowserOrders, async ({ browserToken }) => {
        if (browserToken === null) return ok({ orders: [] });
        const orders = await new OrderRepo(platform.database).listByBrowser(await hashToken(browserToken));
        return ok({ orders: orders.map(toBrowserOrder) });
      }),
      ...listDeskOrderRoutes(platform),
    ];
  },
  jobs: [
    {
      name: "reconcile_orders",
      schedule: "7 * * * *",
      run: (platform, now) => reconcileOrders(platform, { origin: platform.linkOrigin, now }),
    },
    {
      name: "retry_refunds",
      schedule: "7 * * * *",
      run: (platform, now) => retryRefunds(platform, platform.linkOrigin, now),
    },
    deleteAfterRetention("forget_payment_events", ({ database }, { until }) =>
      new PaymentRepo(database).deleteEventsBefore(until),
    ),
  ],
  ...ORDERS_OF_PERSON,
  mails: [ORDER_RECEIPT, REFUND_RECEIPT, SECOND_PURCHASE, DISPUTE_NOTICE, REFUND_FAILED_NOTICE, ORDER_EMAIL_CORRECTED],
};

function toBrowserOrder(order: Order): BrowserOrder {
  const { orderNumber, tier, email, status, amount, refundedAmount, stripePaymentId, createdAt } = order;
  return {
    orderNumber,
    tier,
    email,
    status,
    amount,
    refundedAmount,
    paymentIntent: stripePaymentId,
    createdAt: new Date(createdAt).toISOString(),
  };
}
