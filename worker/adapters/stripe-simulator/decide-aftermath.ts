import { err, ok, type Result } from "#domain/lib/result.ts";
import { type StripeFailure, wrongParameter, wrongState } from "./failures.ts";
import type { RefundParameters } from "./parameters.ts";
import {
  type Change,
  computeRefundable,
  type DisputeStatus,
  type RefundStatus,
  type SimulatedDispute,
  type SimulatedPayment,
  type SimulatedRefund,
  toChildId,
} from "./payment.ts";
import { renderDispute, renderRefund } from "./render-aftermath.ts";
import { renderCharge } from "./render-payment.ts";

/** Disputes in which the bank holds the money already, so that it can't be sent back a second time. */
const HOLDS_MONEY: ReadonlySet<DisputeStatus> = new Set<DisputeStatus>([
  "needs_response",
  "under_review",
  "lost",
  "appeal_needs_response",
  "appeal_under_review",
]);

/** Sends money back. `status` is how the refund begins: at once for cards, pending where a test wants it so. */
export function refundPayment(
  payment: SimulatedPayment,
  parameters: RefundParameters,
  status: Extract<RefundStatus, "pending" | "succeeded">,
  nowS: number,
): Result<Change & { readonly refund: SimulatedRefund }, StripeFailure> {
  const charge = payment.charges.find((attempt) => attempt.status === "succeeded");
  if (!charge) {
    return err(
      wrongState(
        "payment_intent_unexpected_state",
        `This PaymentIntent (pi_${payment.key}) does not have a successful charge to refund.`,
      ),
    );
  }
  if (payment.disputes.some((dispute) => HOLDS_MONEY.has(dispute.status))) {
    return err(wrongState("charge_disputed", `Charge ${charge.id} has been charged back; cannot issue a refund.`));
  }
  const refundable = computeRefundable(payment);
  if (refundable === 0) {
    return err(wrongState("charge_already_refunded", `Charge ${charge.id} has already been refunded.`));
  }
  const amount = parameters.amount ?? refundable;
  if (amount > refundable) {
    const message = `Refund amount ($${toDollars(amount)}) is greater than unrefunded amount on charge ($${toDollars(refundable)})`;
    return err(wrongParameter("amount_too_large", "amount", message));
  }
  const refund: SimulatedRefund = {
    id: toChildId("re", payment.key, payment.refunds),
    chargeId: charge.id,
    createdAtS: nowS,
    amount,
    status,
    reason: parameters.reason ?? null,
    metadata: parameters.metadata,
    failureReason: null,
  };
  const next = { ...payment, refunds: [...payment.refunds, refund] };
  const isDone = status === "succeeded";
  return ok({
    refund,
    payment: next,
    events: [
      { type: "refund.created", object: renderRefund(next, refund) },
      ...(isDone ? [{ type: "charge.refunded", object: renderCharge(next, charge) }] : []),
    ],
  });
}

const REFUND_STEPS: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  pending: ["requires_action", "succeeded", "failed", "canceled"],
  requires_action: ["pending", "succeeded", "failed", "canceled"],
  succeeded: ["failed"],
  failed: [],
  canceled: [],
};

/** What becomes of a refund at the bank, also after it succeeded. */
export function moveRefund(payment: SimulatedPayment, id: string, status: RefundStatus): Result<Change, StripeFailure> {
  const before = payment.refunds.find((refund) => refund.id === id);
  if (!before || !REFUND_STEPS[before.status].includes(status)) {
    return err(wrongState("status_transition_invalid", `The refund ${id} can’t become ${status}.`));
  }
  const failureReason = status === "failed" ? "lost_or_stolen_card" : null;
  const refund = { ...before, status, failureReason };
  const next = { ...payment, refunds: payment.refunds.map((other) => (other.id === id ? refund : other)) };
  const object = renderRefund(next, refund);
  return ok({
    payment: next,
    events: [{ type: "refund.updated", object }, ...(status === "failed" ? [{ type: "refund.failed", object }] : [])],
  });
}

/** A buyer objects at the bank, or the bank inquires for them. */
export function openDispute(
  payment: SimulatedPayment,
  status: Extract<DisputeStatus, "needs_response" | "warning_needs_response" | "prevented">,
  nowS: number,
): Result<Change & { readonly dispute: SimulatedDispute }, StripeFailure> {
  const charge = payment.charges.find((attempt) => attempt.status === "succeeded");
  if (!charge) return err(wrongState("status_transition_invalid", "Nothing was paid that could be disputed."));
  const dispute: SimulatedDispute = {
    id: toChildId("du", payment.key, payment.disputes),
    chargeId: charge.id,
    createdAtS: nowS,
    amount: payment.amount,
    status,
    reason: "fraudulent",
  };
  const next = { ...payment, disputes: [...payment.disputes, dispute] };
  const object = renderDispute(next, dispute);
  const hasTakenMoney = HOLDS_MONEY.has(status) || status === "prevented";
  return ok({
    dispute,
    payment: next,
    events: [
      { type: "charge.dispute.created", object },
      ...(hasTakenMoney ? [{ type: "charge.dispute.funds_withdrawn", object }] : []),
    ],
  });
}

const DISPUTE_STEPS: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  warning_needs_response: ["warning_under_review", "warning_closed", "needs_response"],
  warning_under_review: ["warning_closed", "needs_response"],
  warning_closed: [],
  needs_response: ["under_review", "won", "lost"],
  under_review: ["won", "lost"],
  won: [],
  lost: ["appeal_needs_response"],
  prevented: [],
  appeal_needs_response: ["appeal_under_review", "won", "lost"],
  appeal_under_review: ["won", "lost"],
};

const CLOSED: ReadonlySet<DisputeStatus> = new Set<DisputeStatus>(["won", "lost", "warning_closed"]);

/** What the bank decides about a dispute. */
export function moveDispute(
  payment: SimulatedPayment,
  id: string,
  status: DisputeStatus,
): Result<Change, StripeFailure> {
  const before = payment.disputes.find((dispute) => dispute.id === id);
  if (!before || !DISPUTE_STEPS[before.status].includes(status)) {
    return err(wrongState("status_transition_invalid", `The dispute ${id} can’t become ${status}.`));
  }
  const dispute = { ...before, status };
  const next = { ...payment, disputes: payment.disputes.map((other) => (other.id === id ? dispute : other)) };
  const object = renderDispute(next, dispute);
  const escalates = before.status.startsWith("warning_") && HOLDS_MONEY.has(status);
  return ok({
    payment: next,
    events: [
      { type: CLOSED.has(status) ? "charge.dispute.closed" : "charge.dispute.updated", object },
      ...(escalates ? [{ type: "charge.dispute.funds_withdrawn", object }] : []),
      ...(status === "won" ? [{ type: "charge.dispute.funds_reinstated", object }] : []),
    ],
  });
}

function toDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
