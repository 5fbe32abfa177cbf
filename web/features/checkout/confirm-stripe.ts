import type { PaymentIntent, StripeErrorType } from "@stripe/stripe-js";
import type { PayableIntent, PaymentOutcome } from "./payment-form.ts";

/** What an attempt to pay at Stripe is made with. */
export interface StripeAttempt {
  /** What the check of Stripe's own fields comes to, which began at the click. */
  readonly submitted: Promise<{ readonly error?: StripeFailure | undefined }>;
  /** Pays with what was typed into them. */
  readonly confirm: (params: ConfirmParams) => Promise<StripeConfirmation>;
}

/** What Stripe is told beside the card. */
export interface ConfirmParams {
  readonly return_url: string;
  readonly payment_method_data: { readonly billing_details: { readonly email: string } };
}

type StripeConfirmation =
  | { readonly paymentIntent: Pick<PaymentIntent, "status">; readonly error?: undefined }
  | { readonly paymentIntent?: undefined; readonly error: StripeFailure };

interface StripeFailure {
  readonly type: StripeErrorType;
  readonly code?: string;
  readonly message?: string;
  readonly payment_intent?: Pick<PaymentIntent, "status">;
}

/** Pays an intent with what was typed into Stripe's own fields. */
export async function confirmStripe(
  { submitted, confirm }: StripeAttempt,
  { returnUrl, email }: Pick<PayableIntent, "returnUrl" | "email">,
): Promise<PaymentOutcome> {
  const checked = await submitted.catch(() => null);
  if (checked === null) return { kind: "unexpected" };
  if (checked.error) return toFailure(checked.error);
  try {
    const confirmation = await confirm({
      return_url: returnUrl,
      payment_method_data: { billing_details: { email } },
    });
    if (confirmation.error) return toFailure(confirmation.error);
    return toOutcome(confirmation.paymentIntent.status);
  } catch {
    return { kind: "no_response" };
  }
}

function toOutcome(status: PaymentIntent.Status): PaymentOutcome {
  switch (status) {
    case "succeeded":
    case "requires_capture":
      return { kind: "succeeded" };
    case "processing":
      return { kind: "processing" };
    case "requires_action":
    case "requires_confirmation":
      return { kind: "requires_action", url: null };
    case "requires_payment_method":
      return { kind: "declined", message: null, field: null };
    case "canceled":
      return { kind: "expired" };
    // Stripe may name a status that these types don't know yet.
    default:
      return { kind: "unexpected" };
  }
}

function toFailure({ type, code, message, payment_intent: intent }: StripeFailure): PaymentOutcome {
  // Paid or given up meanwhile, in another tab for instance: the intent says which.
  if (code === "payment_intent_unexpected_state" && intent) return toOutcome(intent.status);
  // The request may have arrived although no response has.
  if (type === "api_connection_error" || type === "api_error") return { kind: "no_response" };
  return { kind: "declined", message: message ?? null, field: null };
}
