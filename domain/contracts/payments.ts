import * as z from "zod/mini";
import { TERMS_MESSAGE, TERMS_VERSION } from "../orders/checkout.ts";
import { ORDER_STATUSES, ORDERED_TIERS, PRICES_CENTS } from "../orders/order.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint, jsonBody, rawBody } from "./endpoint.ts";

const PRICE_ERROR = { error: "This is not today’s price. Please reload the page." };

const Terms = z.literal(TERMS_VERSION, { error: TERMS_MESSAGE });

/** An order for a tier. `amount` is the price that the buyer saw, in US cents; `termsVersion` the words that they accepted. */
export const CreatePaymentIntentRequest = z
  .object({
    amount: z.int(PRICE_ERROR),
    tier: z.enum(["advanced", "mastercrafted"], { error: "Please choose Advanced or Mastercrafted." }),
    email: EmailAddress,
    termsVersion: Terms,
  })
  .check(z.refine(({ amount, tier }) => amount === PRICES_CENTS[tier], { ...PRICE_ERROR, path: ["amount"] }));

/** An order for access to the consultation. */
export const CreateConsultationPaymentRequest = z.object({
  amount: z.literal(PRICES_CENTS.consultation, PRICE_ERROR),
  email: EmailAddress,
  termsVersion: Terms,
});

/** An order that waits for its payment; without a secret where there is nothing to pay any more. */
export const OpenOrderResponse = z.object({
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  clientSecret: z.nullable(z.string()),
});
export type OpenOrderResponse = z.infer<typeof OpenOrderResponse>;

/** Begins to pay for a tier, or goes on where this browser has begun. */
export const createPaymentIntent = endpoint({
  name: "createPaymentIntent",
  method: "POST",
  path: "/api/create-payment-intent",
  summary: "Begin to pay for a tier",
  access: "public",
  limit: "payment",
  isBotChecked: true,
  body: jsonBody(CreatePaymentIntentRequest),
  response: OpenOrderResponse,
  errors: ["conflict", "not_ready"],
});

/** Begins to pay for the consultation, or goes on where this browser has begun. */
export const createConsultationPayment = endpoint({
  name: "createConsultationPayment",
  method: "POST",
  path: "/api/create-consultation-payment",
  summary: "Begin to pay for the consultation",
  access: "public",
  limit: "payment",
  isBotChecked: true,
  body: jsonBody(CreateConsultationPaymentRequest),
  response: OpenOrderResponse,
  errors: ["conflict", "not_ready"],
});

const WEBHOOK_MAX_BYTES = 256 * 1024;

/** What became of a message about a payment. */
export const WebhookResponse = z.object({ status: z.nullable(z.enum(ORDER_STATUSES)) });
export type WebhookResponse = z.infer<typeof WebhookResponse>;

/**
 * Takes the provider's signed messages, and the unsigned hint of our own pages after a payment. Nothing that either says about a payment is
 * believed: the provider is asked.
 */
export const receivePaymentMessage = endpoint({
  name: "receivePaymentMessage",
  method: "POST",
  path: "/api/webhook/stripe",
  summary: "Hear of a payment",
  access: "webhook",
  limit: "webhook",
  body: rawBody({ mediaTypes: ["application/json"], maxBytes: WEBHOOK_MAX_BYTES }),
  response: WebhookResponse,
  errors: ["malformed_json", "not_found", "not_ready"],
});

/** Which provider takes the money, and the key that the browser names itself by. */
export const PaymentConfigResponse = z.object({
  provider: z.enum(["stripe", "simulator"]),
  publishableKey: z.string(),
  /** Whether the browser has brought the cookie that a purchase is bound to. Not so at the second time: it keeps no cookies. */
  isBrowserKnown: z.boolean(),
});
export type PaymentConfigResponse = z.infer<typeof PaymentConfigResponse>;

/** Says who takes the money. */
export const getPaymentConfig = endpoint({
  name: "getPaymentConfig",
  method: "GET",
  path: "/api/payments/config",
  summary: "Which provider takes payments",
  access: "public",
  limit: null,
  response: PaymentConfigResponse,
});

/** One order of this browser. */
export const BrowserOrder = z.object({
  orderNumber: z.string(),
  tier: z.enum(ORDERED_TIERS),
  email: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** In US cents. */
  amount: z.number(),
  refundedAmount: z.number(),
  /** The provider's intent, so that a page that comes back from the bank finds its order. */
  paymentIntent: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type BrowserOrder = z.infer<typeof BrowserOrder>;

/** The orders that were begun in this browser, the newest first. */
export const listBrowserOrders = endpoint({
  name: "listBrowserOrders",
  method: "GET",
  path: "/api/orders",
  summary: "The orders that were begun in this browser",
  access: "public",
  limit: "payment",
  response: z.object({ orders: z.array(BrowserOrder) }),
});
