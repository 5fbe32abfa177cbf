import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import {
  type BrowserOrder,
  createConsultationPayment,
  createPaymentIntent,
  getPaymentConfig,
  listBrowserOrders,
  type OpenOrderResponse,
  receivePaymentMessage,
} from "#domain/contracts/payments.ts";
import { TERMS_VERSION } from "#domain/orders/checkout.ts";
import { type OrderedTier, PRICES_CENTS } from "#domain/orders/order.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { callAsPerson } from "#web/lib/call-as-person.ts";

/** What is bought, and for whom. */
export interface Purchase {
  readonly tier: OrderedTier;
  readonly email: string;
}

/**
 * Who takes the money. Asking also lets the server know this browser again, so that whatever fails it goes on with the same order. A browser
 * that isn't known by the second time keeps no cookies.
 */
export const paymentConfigQuery = queryOptions({
  queryKey: ["payment-config"],
  async queryFn({ signal }) {
    const config = await callEndpoint(getPaymentConfig, { signal });
    return config.isBrowserKnown ? config : callEndpoint(getPaymentConfig, { signal });
  },
  networkMode: "always",
});

/** The orders that were begun in this browser, the newest first. */
export const browserOrdersQuery = queryOptions({
  queryKey: ["browser-orders"],
  queryFn: ({ signal }) => listOrders(signal),
  // Each page that shows an order asks what is true now.
  staleTime: 0,
});

/** Asks for the orders of this browser. */
export async function listOrders(signal?: AbortSignal): Promise<readonly BrowserOrder[]> {
  return (await callEndpoint(listBrowserOrders, signal ? { signal } : {})).orders;
}

/** Begins an order, the terms being accepted, or takes up the one that this browser has begun. */
export function beginOrder({ tier, email }: Purchase): Promise<OpenOrderResponse> {
  const terms = { email, termsVersion: TERMS_VERSION } as const;
  if (tier === "consultation") {
    const body = { ...terms, amount: PRICES_CENTS.consultation };
    return callAsPerson((proof) => callEndpoint(createConsultationPayment, { body, ...proof }));
  }
  const body = { ...terms, tier, amount: PRICES_CENTS[tier] };
  return callAsPerson((proof) => callEndpoint(createPaymentIntent, { body, ...proof }));
}

/** Tells the server that something happened to a payment; it asks the provider what. The response says what the order is now. */
export function hintPayment(clientSecret: string): Promise<z.output<typeof receivePaymentMessage.response>> {
  const id = clientSecret.split("_secret_")[0];
  const message = { type: "payment_intent.succeeded", data: { object: { id, client_secret: clientSecret } } };
  return callEndpoint(receivePaymentMessage, {
    body: new Blob([JSON.stringify(message)], { type: "application/json" }),
  });
}
