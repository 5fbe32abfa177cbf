import type Stripe from "stripe";
import { type SimulatedDispute, type SimulatedPayment, type SimulatedRefund, toIntentId } from "./payment.ts";

/** A refund of a payment (docs.stripe.com/api/refunds/object). */
export function renderRefund(payment: SimulatedPayment, refund: SimulatedRefund): Stripe.Refund {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.chargeId,
    created: refund.createdAtS,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { type: "refund", reference_status: "pending", reference_type: "acquirer_reference_number" },
      type: "card",
    },
    ...(refund.failureReason !== null && { failure_reason: refund.failureReason }),
    metadata: { ...refund.metadata },
    payment_intent: toIntentId(payment),
    payment_method: null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

const A_WEEK_S = 7 * 24 * 60 * 60;

/** A dispute of a payment (docs.stripe.com/api/disputes/object). */
export function renderDispute(payment: SimulatedPayment, dispute: SimulatedDispute): Stripe.Dispute {
  const isInquiry = dispute.status.startsWith("warning_");
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.chargeId,
    created: dispute.createdAtS,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: dispute.createdAtS + A_WEEK_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: toIntentId(payment),
    payment_method_details: {
      card: {
        brand: "visa",
        case_type: isInquiry ? "inquiry" : "chargeback",
        network: "visa",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason: dispute.reason,
    status: dispute.status,
  };
}

/** The version of the API that the simulator follows. */
const API_VERSION = "2026-10-28.endive";

/** An event as it is listed and delivered (docs.stripe.com/api/events/object). */
export function renderEvent(event: {
  readonly id: string;
  readonly type: string;
  readonly createdAtS: number;
  readonly object: object;
  readonly isPending: boolean;
}): object {
  return {
    id: event.id,
    object: "event",
    api_version: API_VERSION,
    created: event.createdAtS,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: event.isPending ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}
