import type { PaymentProvider } from "#worker/ports/payments.ts";

/** A provider of which some calls do something else. */
export function changePayments(payments: PaymentProvider, changed: Partial<PaymentProvider>): PaymentProvider {
  return {
    publicConfig: payments.publicConfig,
    createIntent: (order) => payments.createIntent(order),
    findPayment: (id) => payments.findPayment(id),
    cancelIntent: (id) => payments.cancelIntent(id),
    refund: (order) => payments.refund(order),
    readWebhook: (body, signature) => payments.readWebhook(body, signature),
    listChanged: (since) => payments.listChanged(since),
    ...changed,
  };
}
