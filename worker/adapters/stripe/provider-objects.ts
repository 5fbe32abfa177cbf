import type Stripe from "stripe";
import {
  DISPUTE_STATUSES,
  type Dispute,
  INTENT_STATUSES,
  type Intent,
  REFUND_STATUSES,
  type Refund,
} from "#domain/orders/provider-object.ts";

/** What an intent of Stripe's says, as of an instant in milliseconds since 1970 in UTC. */
export function toIntent(intent: Stripe.PaymentIntent, asOf: number): Intent {
  const { id, status, amount, last_payment_error: lastError } = intent;
  return {
    kind: "intent",
    id,
    status: requireStatus(INTENT_STATUSES, status),
    amount,
    asOf,
    isDeclined: status === "requires_payment_method" && lastError !== null,
  };
}

/** What a refund of Stripe's says. */
export function toRefund({ id, status, amount }: Stripe.Refund, asOf: number): Refund {
  return { kind: "refund", id, status: requireStatus(REFUND_STATUSES, status), amount, asOf };
}

/** What a dispute of Stripe's says. */
export function toDispute({ id, status, amount }: Stripe.Dispute, asOf: number): Dispute {
  return { kind: "dispute", id, status: requireStatus(DISPUTE_STATUSES, status), amount, asOf };
}

/** A status that this version of the API doesn't have decides nothing: nobody should be given or lose anything by a guess. */
function requireStatus<Status extends string>(known: readonly Status[], status: string | null): Status {
  const found = known.find((one) => one === status);
  if (found === undefined) throw new Error(`The provider names an unknown status: ${status}`);
  return found;
}
