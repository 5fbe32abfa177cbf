import { EmailAddress } from "#domain/contracts/email-address.ts";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** What the address of a checkout says; what is wrong or missing in it is null. */
export interface CheckoutSearch {
  readonly tier?: "advanced" | "mastercrafted" | undefined;
  readonly email?: string | undefined;
}

/** Reads the query of a checkout. A repeated parameter counts as none. */
export function parseCheckoutSearch({ tier, email }: Record<string, unknown>): CheckoutSearch {
  const parsed = EmailAddress.safeParse(email);
  return {
    tier: tier === "advanced" || tier === "mastercrafted" ? tier : undefined,
    email: parsed.success ? parsed.data : undefined,
  };
}

/** The address that something is bought for, kept for the tab; null where there is none. */
export function findBuyerEmail(): string | null {
  const parsed = EmailAddress.safeParse(findSessionText(STORAGE_KEYS.buyerEmail));
  return parsed.success ? parsed.data : null;
}

/** Keeps the address that something is bought for as long as the tab is open: it is no part of the page's own address. */
export function keepBuyerEmail(email: string): void {
  keepSessionText(STORAGE_KEYS.buyerEmail, email);
}

/** Reads what the bank or the provider has put into the address that a payment comes back to. `failed` beats whatever else it says. */
export function parseReturnSearch(search: Record<string, unknown>): ReturnSearch {
  const {
    payment_intent: intent,
    payment_intent_client_secret: secret,
    redirect_status: redirectStatus,
    status,
  } = search;
  return {
    payment_intent: typeof intent === "string" ? intent : undefined,
    payment_intent_client_secret: typeof secret === "string" ? secret : undefined,
    redirect_status: redirectStatus === "failed" || status === "failed" ? "failed" : undefined,
  };
}

/** What the address says that a payment comes back to. */
export interface ReturnSearch {
  readonly payment_intent?: string | undefined;
  readonly payment_intent_client_secret?: string | undefined;
  readonly redirect_status?: "failed" | undefined;
}
