import type Stripe from "stripe";
import {
  computeRefundable,
  type PaymentFailure,
  type PaymentMethod,
  type SimulatedCharge,
  type SimulatedPayment,
  toIntentId,
} from "./payment.ts";

/** The payment intent as a secret key sees it (docs.stripe.com/api/payment_intents/object). */
export function renderIntent(payment: SimulatedPayment): Stripe.PaymentIntent {
  const { amount, status, charges, lastFailure } = payment;
  return {
    id: toIntentId(payment),
    object: "payment_intent",
    allowed_payment_method_types: [...payment.methodTypes],
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: status === "succeeded" ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: payment.canceledAtS,
    cancellation_reason: payment.cancellationReason,
    capture_method: "automatic_async",
    client_secret: toClientSecret(payment),
    confirmation_method: "automatic",
    created: payment.createdAtS,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: lastFailure && renderLastError(lastFailure),
    latest_charge: charges.at(-1)?.id ?? null,
    livemode: false,
    managed_payments: null,
    metadata: { ...payment.metadata },
    next_action: renderNextAction(payment),
    on_behalf_of: null,
    payment_method: payment.method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...payment.methodTypes],
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: payment.statementDescriptorSuffix,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

/** What a publishable key may see of an intent, with its client secret: nothing that the seller wrote for himself. */
export function renderPublicIntent(payment: SimulatedPayment): Partial<Stripe.PaymentIntent> {
  const intent = renderIntent(payment);
  return Object.fromEntries(Object.entries(intent).filter(([name]) => PUBLIC_FIELDS.has(name)));
}

const PUBLIC_FIELDS: ReadonlySet<string> = new Set<keyof Stripe.PaymentIntent>([
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
]);

/** The secret with which a browser may see and confirm one payment. */
export function toClientSecret(payment: SimulatedPayment): string {
  return `${toIntentId(payment)}_secret_${payment.secret}`;
}

/** Where the buyer proves to the bank that it is them, on the simulator's own page. */
const BANK_PAGE_PATH = "/dev/bank";

function renderNextAction(payment: SimulatedPayment): Stripe.PaymentIntent.NextAction | null {
  if (payment.status !== "requires_action") return null;
  const query = new URLSearchParams({ payment_intent_client_secret: toClientSecret(payment) });
  return {
    type: "redirect_to_url",
    redirect_to_url: { url: `${BANK_PAGE_PATH}?${query}`, return_url: payment.returnUrl },
  };
}

function renderLastError(failure: PaymentFailure): Stripe.PaymentIntent.LastPaymentError {
  return {
    type: failure.code === "card_declined" ? "card_error" : "invalid_request_error",
    code: failure.code,
    doc_url: `https://stripe.com/docs/error-codes/${failure.code.replaceAll("_", "-")}`,
    message: failure.message,
    payment_method: renderMethod(failure.method),
    ...(failure.declineCode && { decline_code: failure.declineCode, advice_code: "try_again_later" }),
    ...(failure.chargeId && { charge: failure.chargeId }),
  };
}

/** A charge of a payment (docs.stripe.com/api/charges/object). */
export function renderCharge(payment: SimulatedPayment, charge: SimulatedCharge): Stripe.Charge {
  const { failure } = charge;
  const isPaid = charge.status !== "failed";
  const isRefunded = payment.refunds.some(({ chargeId, status }) => chargeId === charge.id && status === "succeeded");
  const refunded = isRefunded ? payment.amount - computeRefundable(payment) : 0;
  return {
    id: charge.id,
    object: "charge",
    amount: payment.amount,
    amount_captured: charge.status === "succeeded" ? payment.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...NO_BILLING_DETAILS },
    calculated_statement_descriptor: null,
    captured: charge.status === "succeeded",
    created: charge.createdAtS,
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: payment.disputes.some(({ chargeId }) => chargeId === charge.id),
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...payment.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? "approved_by_network" : "declined_by_network",
      reason: failure?.declineCode ?? null,
      seller_message: isPaid ? "Payment complete." : "The bank did not return any further details with this decline.",
      type: isPaid ? "authorized" : "issuer_declined",
    },
    paid: isPaid,
    payment_intent: toIntentId(payment),
    payment_method: charge.method.id,
    payment_method_details: renderMethodDetails(charge.method),
    receipt_email: payment.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === payment.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: payment.statementDescriptorSuffix,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}

const NO_BILLING_DETAILS = { address: null, email: null, name: null, phone: null, tax_id: null };

function renderMethodDetails(method: PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (method.type === "us_bank_account") return { type: "us_bank_account", us_bank_account: toBankAccount(method) };
  return {
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      electronic_commerce_indicator: null,
      exp_month: method.expiryMonth,
      exp_year: method.expiryYear,
      funding: "credit",
      installments: null,
      last4: method.lastFour,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

function renderMethod(method: PaymentMethod): Stripe.PaymentMethod {
  const shared = {
    id: method.id,
    object: "payment_method" as const,
    billing_details: { ...NO_BILLING_DETAILS },
    created: method.createdAtS,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
  if (method.type === "us_bank_account") {
    const account = toBankAccount(method);
    return {
      ...shared,
      type: "us_bank_account",
      us_bank_account: { ...account, financial_connections_account: null, networks: null, status_details: null },
    };
  }
  return {
    ...shared,
    type: "card",
    card: {
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: method.brand,
      exp_month: method.expiryMonth,
      exp_year: method.expiryYear,
      funding: "credit",
      generated_from: null,
      last4: method.lastFour,
      networks: { available: [method.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
}

function toBankAccount({ lastFour }: PaymentMethod) {
  return {
    account_holder_type: "individual" as const,
    account_type: "checking" as const,
    bank_name: "STRIPE TEST BANK",
    fingerprint: null,
    last4: lastFour,
    payment_reference: null,
    routing_number: "110000000",
  };
}
