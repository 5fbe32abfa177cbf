import type Stripe from "stripe";
import { err, ok, type Result } from "#domain/lib/result.ts";
import { openDispute } from "./decide-aftermath.ts";
import { type StripeFailure, wrongState } from "./failures.ts";
import type { CancelParameters, CreateParameters, Instrument } from "./parameters.ts";
import {
  type Change,
  type EventDraft,
  newKey,
  type PaymentFailure,
  type PaymentMethod,
  type SimulatedCharge,
  type SimulatedPayment,
  toChildId,
} from "./payment.ts";
import { renderCharge, renderIntent } from "./render-payment.ts";
import { BANK_DEBIT, findBrand, getCardBehavior } from "./test-cards.ts";

/** Makes an intent that waits for a card. */
export function createPayment(parameters: CreateParameters, nowS: number): Change {
  const payment: SimulatedPayment = {
    key: newKey(),
    secret: newKey(),
    createdAtS: nowS,
    amount: parameters.amount,
    currency: parameters.currency,
    methodTypes: parameters.allowed_payment_method_types,
    metadata: parameters.metadata,
    description: parameters.description ?? null,
    receiptEmail: parameters.receipt_email ?? null,
    statementDescriptorSuffix: parameters.statement_descriptor_suffix ?? null,
    status: "requires_payment_method",
    method: null,
    returnUrl: null,
    lastFailure: null,
    canceledAtS: null,
    cancellationReason: null,
    charges: [],
    refunds: [],
    disputes: [],
  };
  return withIntentEvent(payment, "payment_intent.created");
}

const CONFIRMABLE: readonly Stripe.PaymentIntent.Status[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

/** Tries to collect the money with a card or an account. A decline is a refused call that changes the payment all the same. */
export function confirmPayment(
  payment: SimulatedPayment,
  { instrument, returnUrl }: { readonly instrument: Instrument; readonly returnUrl: string | null },
  nowS: number,
): Result<Change, StripeFailure> {
  if (!CONFIRMABLE.includes(payment.status)) return refuseStatus(payment, "confirm", CONFIRMABLE);
  const method = toMethod(instrument, nowS);
  if (!payment.methodTypes.includes(method.type)) {
    return err(
      wrongState(
        "payment_intent_incompatible_payment_method",
        `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`,
      ),
    );
  }
  const attempted = { ...payment, method, lastFailure: null, returnUrl };
  if (!method.behavior.asksBank) return ok(charge(attempted, method, nowS));
  return ok(withIntentEvent({ ...attempted, status: "requires_action" }, "payment_intent.requires_action"));
}

/** The buyer comes back from the bank's page, having proved who they are or not. */
export function passBankCheck(
  payment: SimulatedPayment,
  isProven: boolean,
  nowS: number,
): Result<Change, StripeFailure> {
  const { method } = payment;
  if (payment.status !== "requires_action" || !method) return refuseStatus(payment, "verify", ["requires_action"]);
  if (isProven) return ok(charge(payment, method, nowS));
  return ok(
    fail(payment, {
      code: "payment_intent_authentication_failure",
      declineCode: null,
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      chargeId: null,
      method,
    }),
  );
}

/** The bank says, days later, what became of a debit. */
export function settleDebit(payment: SimulatedPayment, hasSucceeded: boolean): Result<Change, StripeFailure> {
  const pending = payment.charges.find(({ status }) => status === "pending");
  if (payment.status !== "processing" || !pending) return refuseStatus(payment, "settle", ["processing"]);
  if (hasSucceeded) return ok(succeed(payment, { ...pending, status: "succeeded" }));
  const failure: PaymentFailure = {
    code: "payment_intent_payment_attempt_failed",
    declineCode: null,
    message: "The customer’s bank account could not be debited.",
    chargeId: pending.id,
    method: pending.method,
  };
  return ok(fail(payment, failure, { ...pending, status: "failed", failure }));
}

const CANCELABLE: readonly Stripe.PaymentIntent.Status[] = [...CONFIRMABLE, "requires_capture"];

/** Gives an intent up for good. */
export function cancelPayment(
  payment: SimulatedPayment,
  { cancellation_reason: reason }: CancelParameters,
  nowS: number,
): Result<Change, StripeFailure> {
  if (!CANCELABLE.includes(payment.status)) return refuseStatus(payment, "cancel", CANCELABLE);
  return ok(
    withIntentEvent(
      { ...payment, status: "canceled", canceledAtS: nowS, cancellationReason: reason ?? null },
      "payment_intent.canceled",
    ),
  );
}

function charge(payment: SimulatedPayment, method: PaymentMethod, nowS: number): Change {
  const attempt: SimulatedCharge = {
    id: toChildId("ch", payment.key, payment.charges),
    createdAtS: nowS,
    status: "succeeded",
    method,
    failure: null,
  };
  switch (method.behavior.outcome) {
    case "succeeds":
      return succeed(payment, attempt);
    case "succeeds_then_disputed": {
      const paid = succeed(payment, attempt);
      const disputed = openDispute(paid.payment, "needs_response", nowS);
      return disputed.isOk ? toChange(disputed.value.payment, [...paid.events, ...disputed.value.events]) : paid;
    }
    case "processes": {
      const pending: SimulatedCharge = { ...attempt, status: "pending" };
      const next = withCharge({ ...payment, status: "processing" }, pending);
      return toChange(next, [
        { type: "payment_intent.processing", object: renderIntent(next) },
        { type: "charge.pending", object: renderCharge(next, pending) },
      ]);
    }
    case "declined":
    case "insufficient_funds": {
      const failure = toDecline(method, attempt.id);
      return fail(payment, failure, { ...attempt, status: "failed", failure });
    }
  }
}

function succeed(payment: SimulatedPayment, attempt: SimulatedCharge): Change {
  const next = withCharge({ ...payment, status: "succeeded" }, attempt);
  return toChange(next, [
    { type: "charge.succeeded", object: renderCharge(next, attempt) },
    { type: "payment_intent.succeeded", object: renderIntent(next) },
  ]);
}

function fail(payment: SimulatedPayment, failure: PaymentFailure, attempt?: SimulatedCharge): Change {
  const tried = attempt ? withCharge(payment, attempt) : payment;
  const next: SimulatedPayment = {
    ...tried,
    status: "requires_payment_method",
    method: null,
    lastFailure: failure,
  };
  return toChange(next, [
    ...(attempt ? [{ type: "charge.failed", object: renderCharge(next, attempt) }] : []),
    { type: "payment_intent.payment_failed", object: renderIntent(next) },
  ]);
}

const DECLINE_MESSAGES = {
  generic_decline: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
} as const;

function toDecline(method: PaymentMethod, chargeId: string): PaymentFailure {
  const declineCode = method.behavior.outcome === "insufficient_funds" ? "insufficient_funds" : "generic_decline";
  return { code: "card_declined", declineCode, message: DECLINE_MESSAGES[declineCode], chargeId, method };
}

function toMethod({ type, number, expiryMonth, expiryYear }: Instrument, nowS: number): PaymentMethod {
  const isCard = type === "card";
  return {
    id: `pm_${newKey()}`,
    type,
    createdAtS: nowS,
    brand: isCard ? findBrand(number) : "bank",
    lastFour: number.slice(-4),
    expiryMonth,
    expiryYear,
    behavior: isCard ? getCardBehavior(number) : BANK_DEBIT,
  };
}

function withCharge(payment: SimulatedPayment, changed: SimulatedCharge): SimulatedPayment {
  const others = payment.charges.filter(({ id }) => id !== changed.id);
  return { ...payment, charges: [...others, changed] };
}

function withIntentEvent(payment: SimulatedPayment, type: string): Change {
  return toChange(payment, [{ type, object: renderIntent(payment) }]);
}

function toChange(payment: SimulatedPayment, events: readonly EventDraft[]): Change {
  return { payment, events };
}

const DEEDS = {
  confirm: { infinitive: "confirm", participle: "confirmed" },
  cancel: { infinitive: "cancel", participle: "canceled" },
  verify: { infinitive: "verify", participle: "verified" },
  settle: { infinitive: "settle", participle: "settled" },
} as const;

function refuseStatus(
  payment: SimulatedPayment,
  deed: keyof typeof DEEDS,
  allowed: readonly Stripe.PaymentIntent.Status[],
): Result<never, StripeFailure> {
  const { infinitive, participle } = DEEDS[deed];
  const message = `You cannot ${infinitive} this PaymentIntent because it has a status of ${payment.status}. Only a PaymentIntent with one of the following statuses may be ${participle}: ${allowed.join(", ")}.`;
  return err(wrongState("payment_intent_unexpected_state", message, renderIntent(payment)));
}
