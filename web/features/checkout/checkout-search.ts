import { ORDERED_TIERS, type OrderedTier } from "#domain/orders/order.ts";

/** What the address of a checkout says; what is wrong or missing in it is undefined. */
export interface CheckoutSearch {
  readonly tier?: "advanced" | "mastercrafted" | undefined;
  /** Any text: whether it is an e-mail address, `keepBuyerEmail` finds out. */
  readonly email?: string | undefined;
}

/** Reads the query of a checkout. A repeated parameter counts as none. */
export function parseCheckoutSearch({ tier, email }: Record<string, unknown>): CheckoutSearch {
  return {
    tier: tier === "advanced" || tier === "mastercrafted" ? tier : undefined,
    email: typeof email === "string" ? email : undefined,
  };
}

/** Reads what the bank or the provider has put into the address that a payment comes back to. `failed` beats whatever else it says. */
export function parseReturnSearch(search: Record<string, unknown>): ReturnSearch {
  const {
    payment_intent: intent,
    payment_intent_client_secret: secret,
    redirect_status: redirectStatus,
    status,
    tier,
  } = search;
  return {
    tier: ORDERED_TIERS.find((known) => known === tier),
    payment_intent: typeof intent === "string" ? intent : undefined,
    payment_intent_client_secret: typeof secret === "string" ? secret : undefined,
    redirect_status: redirectStatus === "failed" || status === "failed" ? "failed" : undefined,
  };
}

/** What the address says that a payment comes back to. */
export interface ReturnSearch {
  /** What was to be paid for. */
  readonly tier?: OrderedTier | undefined;
  readonly payment_intent?: string | undefined;
  readonly payment_intent_client_secret?: string | undefined;
  readonly redirect_status?: "failed" | undefined;
}
