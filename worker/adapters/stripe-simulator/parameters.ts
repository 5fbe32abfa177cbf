import qs from "qs";
import * as z from "zod/mini";
import { err, ok, type Result } from "#domain/lib/result.ts";
import { type StripeFailure, wrongParameter } from "./failures.ts";
import { METHOD_TYPES, type MethodType } from "./payment.ts";
import { isCardNumber, TEST_BANK_ACCOUNT, TEST_TOKENS } from "./test-cards.ts";

const LEAST_AMOUNT = 50;
const MOST_AMOUNT = 99_999_999;

const Integer = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, { error: "Invalid integer" })),
  z.transform((text) => Number(text)),
);

const Metadata = z._default(z.record(z.string(), z.string()), {});

const Expand = z.optional(z.array(z.string()));

/** What makes an intent. */
export const CreateParameters = z.strictObject({
  amount: Integer,
  currency: z.pipe(
    z.string(),
    z.transform((text) => text.toLowerCase()),
  ),
  allowed_payment_method_types: z._default(z.array(z.enum(METHOD_TYPES)), ["card"]),
  metadata: Metadata,
  description: z.optional(z.string()),
  receipt_email: z.optional(z.string()),
  statement_descriptor_suffix: z.optional(z.string()),
  expand: Expand,
});
export type CreateParameters = z.output<typeof CreateParameters>;

const Card = z.object({
  number: z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/[\s-]/g, "")),
  ),
  exp_month: Integer,
  exp_year: Integer,
  cvc: z.optional(z.string()),
});

const BankAccount = z.object({
  account_number: z.string(),
  routing_number: z.string(),
  account_holder_type: z.optional(z.string()),
});

const MethodData = z.union([
  z.object({ type: z.literal("card"), card: Card, us_bank_account: z.optional(z.undefined()) }),
  z.object({ type: z.literal("us_bank_account"), us_bank_account: BankAccount, card: z.optional(z.undefined()) }),
]);

/** What tries to collect the money of an intent. */
export const ConfirmParameters = z.strictObject({
  payment_method: z.optional(z.string()),
  payment_method_data: z.optional(MethodData),
  return_url: z.optional(z.string()),
  client_secret: z.optional(z.string()),
  expand: Expand,
});
export type ConfirmParameters = z.output<typeof ConfirmParameters>;

/** What gives an intent up. */
export const CancelParameters = z.strictObject({
  cancellation_reason: z.optional(z.enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"])),
  expand: Expand,
});
export type CancelParameters = z.output<typeof CancelParameters>;

/** What sends money back. */
export const RefundParameters = z.strictObject({
  payment_intent: z.optional(z.string()),
  charge: z.optional(z.string()),
  amount: z.optional(Integer),
  reason: z.optional(z.enum(["duplicate", "fraudulent", "requested_by_customer"])),
  metadata: Metadata,
  expand: Expand,
});
export type RefundParameters = z.output<typeof RefundParameters>;

/** What a look at one object needs. */
export const RetrieveParameters = z.strictObject({ client_secret: z.optional(z.string()), expand: Expand });

/** What chooses from a list. */
export const ListParameters = z.strictObject({
  payment_intent: z.optional(z.string()),
  charge: z.optional(z.string()),
  type: z.optional(z.string()),
  types: z.optional(z.array(z.string())),
  created: z.optional(z.strictObject({ gte: z.optional(Integer), gt: z.optional(Integer) })),
  starting_after: z.optional(z.string()),
  limit: z._default(Integer, 10),
  expand: Expand,
});
export type ListParameters = z.output<typeof ListParameters>;

/** Decodes a query or a form with names in brackets, as in `metadata[order]=…`, and checks it as Stripe does. */
export function parseParameters<Schema extends z.ZodMiniType>(
  schema: Schema,
  encoded: string,
): Result<z.output<Schema>, StripeFailure> {
  const parsed = schema.safeParse(qs.parse(encoded));
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return err(toFailure(issue));
}

/** Checks what a schema can't: amounts and currencies that Stripe doesn't take. */
export function checkAmount({ amount, currency }: CreateParameters): StripeFailure | null {
  if (!/^[a-z]{3}$/.test(currency))
    return wrongParameter("parameter_invalid", "currency", `Invalid currency: ${currency}`);
  return checkMoney(amount);
}

/** Checks an amount of money. */
function checkMoney(amount: number): StripeFailure | null {
  if (amount < 1)
    return wrongParameter("parameter_invalid_integer", "amount", "This value must be greater than or equal to 1.");
  if (amount < LEAST_AMOUNT) return wrongParameter("amount_too_small", "amount", "Amount must be at least $0.50 usd");
  if (amount > MOST_AMOUNT)
    return wrongParameter("amount_too_large", "amount", "Amount must be no more than $999,999.99");
  return null;
}

/** A card or an account that money is to be collected with. */
export interface Instrument {
  readonly type: MethodType;
  readonly number: string;
  /** Zero for bank accounts. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** Reads what the buyer wants to pay with, and checks its numbers as the card form's service does, before anything is charged. */
export function readInstrument(
  { payment_method: token, payment_method_data: data }: ConfirmParameters,
  nowS: number,
): Result<Instrument, StripeFailure> {
  const now = new Date(nowS * 1000);
  const year = now.getUTCFullYear();
  if (token !== undefined) {
    const number = TEST_TOKENS[token];
    if (number === undefined)
      return err(wrongParameter("resource_missing", "payment_method", `No such PaymentMethod: '${token}'`));
    return ok({ type: "card", number, expiryMonth: 12, expiryYear: year + 1 });
  }
  if (data === undefined) {
    const message = "You cannot confirm this PaymentIntent because it’s missing a payment method.";
    return err(wrongParameter("payment_intent_unexpected_state", "payment_method", message));
  }
  if (data.type === "us_bank_account") {
    const { account_number: number } = data.us_bank_account;
    if (number !== TEST_BANK_ACCOUNT)
      return err(wrongCard("account_number_invalid", "account_number", "The bank account number is incorrect."));
    return ok({ type: "us_bank_account", number, expiryMonth: 0, expiryYear: 0 });
  }
  const { number, exp_month: expiryMonth, exp_year: expiryYear, cvc } = data.card;
  if (!isCardNumber(number)) return err(wrongCard("incorrect_number", "number", "Your card number is incorrect."));
  if (expiryMonth < 1 || expiryMonth > 12)
    return err(wrongCard("invalid_expiry_month", "exp_month", "Your card’s expiration month is invalid."));
  const hasExpired = expiryYear < year || (expiryYear === year && expiryMonth < now.getUTCMonth() + 1);
  if (hasExpired) return err(wrongCard("invalid_expiry_year", "exp_year", "Your card’s expiration year is invalid."));
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    return err(wrongCard("invalid_cvc", "cvc", "Your card’s security code is invalid."));
  return ok({ type: "card", number, expiryMonth, expiryYear });
}

function wrongCard(code: string, param: string, message: string): StripeFailure {
  return { ...wrongParameter(code, param, message), httpStatus: 402, type: "card_error" };
}

function toFailure(issue: z.core.$ZodIssue | undefined): StripeFailure {
  const [first, ...rest] = issue?.path ?? [];
  const name = `${String(first ?? "")}${rest.map((part) => `[${String(part)}]`).join("")}`;
  if (issue?.code === "unrecognized_keys") {
    const [unknown = ""] = issue.keys;
    return wrongParameter("parameter_unknown", unknown, `Received unknown parameter: ${unknown}`);
  }
  if (issue?.code === "invalid_format") return wrongParameter("parameter_invalid_integer", name, "Invalid integer");
  if (issue?.code === "invalid_type")
    return wrongParameter("parameter_missing", name, `Missing required param: ${name}.`);
  return wrongParameter("parameter_invalid", name, `Invalid ${name}`);
}
