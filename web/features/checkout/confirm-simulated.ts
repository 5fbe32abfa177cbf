import * as z from "zod/mini";
import type { CardField, PayableIntent, PaymentOutcome } from "./payment-form.ts";

/** A card as it was typed. */
export interface TypedCard {
  readonly number: string;
  /** `MM / YY` or `MM / YYYY`. */
  readonly expiry: string;
  readonly code: string;
}

const Response = z.object({
  status: z.optional(z.string()),
  next_action: z.nullish(z.object({ redirect_to_url: z.optional(z.object({ url: z.string() })) })),
  error: z.optional(
    z.object({
      message: z.string(),
      param: z.optional(z.string()),
      code: z.optional(z.string()),
      payment_intent: z.optional(z.object({ status: z.string() })),
    }),
  ),
});

const FIELDS: Readonly<Record<string, CardField>> = {
  number: "number",
  exp_month: "expiry",
  exp_year: "expiry",
  cvc: "code",
};

/** Pays an intent with a test card at the simulated provider, as the provider's own form does at the real one. */
export async function confirmSimulated(
  { clientSecret, publishableKey, returnUrl }: Omit<PayableIntent, "email">,
  card: TypedCard,
): Promise<PaymentOutcome> {
  const id = clientSecret.split("_secret_")[0];
  const { month, year } = parseExpiry(card.expiry);
  const body = new URLSearchParams({
    client_secret: clientSecret,
    return_url: returnUrl,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card.number,
    "payment_method_data[card][exp_month]": month,
    "payment_method_data[card][exp_year]": year,
    "payment_method_data[card][cvc]": card.code.trim(),
  });
  const headers = { Authorization: `Bearer ${publishableKey}` };
  const text = await fetch(`/dev/stripe/v1/payment_intents/${id}/confirm`, { method: "POST", headers, body }).then(
    (response) => response.text(),
    () => null,
  );
  return text === null ? { kind: "no_response" } : toOutcome(text);
}

function toOutcome(text: string): PaymentOutcome {
  const parsed = Response.safeParse(parseJson(text));
  if (!parsed.success) return { kind: "no_response" };
  const { status, next_action: action, error } = parsed.data;
  if (error) {
    // Paid or given up meanwhile, in another tab for instance: the intent says which.
    const isOther = error.code === "payment_intent_unexpected_state" && error.payment_intent;
    if (isOther) return toStateOutcome(isOther.status);
    return { kind: "declined", message: error.message, field: FIELDS[error.param ?? ""] ?? null };
  }
  const url = action?.redirect_to_url?.url;
  if (status === "requires_action" && url !== undefined) return { kind: "requires_action", url };
  return toStateOutcome(status);
}

function toStateOutcome(status: string | undefined): PaymentOutcome {
  if (status === "succeeded" || status === "processing") return { kind: status };
  if (status === "canceled") return { kind: "expired" };
  return { kind: "declined", message: null, field: null };
}

function parseExpiry(text: string): { readonly month: string; readonly year: string } {
  const [, month = "0", year = "0"] = /^\s*(\d{1,2})\s*[/\-. ]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  return { month, year: year.length === 2 ? `20${year}` : year };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
