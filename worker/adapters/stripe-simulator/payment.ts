import type Stripe from "stripe";

/**
 * One simulated payment: the intent with its charges, refunds and disputes. They change together, so they are stored together.
 * Instants are in seconds since 1970 in UTC, as in Stripe's API; amounts are in the currency's smallest unit.
 */
export interface SimulatedPayment {
  /** 24 letters and digits that the ids of all its objects share. */
  readonly key: string;
  readonly secret: string;
  readonly createdAtS: number;
  readonly amount: number;
  readonly currency: string;
  readonly methodTypes: readonly MethodType[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly statementDescriptorSuffix: string | null;
  readonly status: Stripe.PaymentIntent.Status;
  readonly method: PaymentMethod | null;
  /** Where the bank's page sends the buyer back to; null where nobody has to go there. */
  readonly returnUrl: string | null;
  readonly lastFailure: PaymentFailure | null;
  readonly canceledAtS: number | null;
  readonly cancellationReason: Stripe.PaymentIntent.CancellationReason | null;
  readonly charges: readonly SimulatedCharge[];
  readonly refunds: readonly SimulatedRefund[];
  readonly disputes: readonly SimulatedDispute[];
}

/** What the simulator can collect money with. */
export const METHOD_TYPES = ["card", "us_bank_account"] as const;

/** A way to pay. */
export type MethodType = (typeof METHOD_TYPES)[number];

/** The card or the bank account of a payment, without its full number. */
export interface PaymentMethod {
  readonly id: string;
  readonly type: MethodType;
  readonly createdAtS: number;
  readonly brand: string;
  readonly lastFour: string;
  /** Zero for bank accounts. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** What the issuer does with this number. */
  readonly behavior: CardBehavior;
}

/** What a test number does when it is charged. */
export interface CardBehavior {
  /** Whether the buyer has to pass the bank's page first. */
  readonly asksBank: boolean;
  readonly outcome: "succeeds" | "declined" | "insufficient_funds" | "succeeds_then_disputed" | "processes";
}

/** Why an attempt brought no money. */
export interface PaymentFailure {
  readonly code: "card_declined" | "payment_intent_authentication_failure" | "payment_intent_payment_attempt_failed";
  readonly declineCode: "generic_decline" | "insufficient_funds" | null;
  readonly message: string;
  readonly chargeId: string | null;
  /** What was tried; the intent itself forgets it. */
  readonly method: PaymentMethod;
}

/** One attempt to collect the money. */
export interface SimulatedCharge {
  readonly id: string;
  readonly createdAtS: number;
  readonly status: "succeeded" | "pending" | "failed";
  readonly method: PaymentMethod;
  readonly failure: PaymentFailure | null;
}

/** Money on its way back. */
export interface SimulatedRefund {
  readonly id: string;
  readonly chargeId: string;
  readonly createdAtS: number;
  readonly amount: number;
  readonly status: RefundStatus;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly failureReason: string | null;
}

/** The states of a refund. */
export type RefundStatus = "pending" | "requires_action" | "succeeded" | "failed" | "canceled";

/** An objection or an inquiry at the buyer's bank. */
export interface SimulatedDispute {
  readonly id: string;
  readonly chargeId: string;
  readonly createdAtS: number;
  readonly amount: number;
  readonly status: DisputeStatus;
  readonly reason: string;
}

/** The states of a dispute. */
export type DisputeStatus =
  | "warning_needs_response"
  | "warning_under_review"
  | "warning_closed"
  | "needs_response"
  | "under_review"
  | "won"
  | "lost"
  | "prevented"
  | "appeal_needs_response"
  | "appeal_under_review";

/** A change of a payment, and what Stripe's events say about it. */
export interface Change {
  readonly payment: SimulatedPayment;
  readonly events: readonly EventDraft[];
}

/** An event that is not stored yet: its type and the object in the state that the event tells of. */
export interface EventDraft {
  readonly type: string;
  readonly object: object;
}

const KEY_LENGTH = 24;
const SIGNS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Makes the random part of an id. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** The id of a payment's intent. */
export function toIntentId({ key }: Pick<SimulatedPayment, "key">): string {
  return `pi_${key}`;
}

/** The id of the next charge, refund or dispute of a payment; it holds the payment's key, so that the payment is found by it. */
export function toChildId(prefix: "ch" | "re" | "du", key: string, earlier: readonly unknown[]): string {
  return `${prefix}_${key}${earlier.length + 1}`;
}

/** The key of the payment to which an id belongs; null where it can't be an id of this kind. */
export function findKey(prefix: "pi" | "ch" | "re" | "du", id: string): string | null {
  const [, found, key, number] = /^(pi|ch|re|du)_([0-9A-Za-z]{24})(\d*)$/.exec(id) ?? [];
  if (found !== prefix || !key) return null;
  return (prefix === "pi") === (number === "") ? key : null;
}

/** What a charge has left to be refunded: what came in, without what went back or is on its way. */
export function computeRefundable({ amount, refunds }: SimulatedPayment): number {
  const away = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  return amount - away.reduce((sum, refund) => sum + refund.amount, 0);
}
