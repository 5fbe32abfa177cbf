import type { Result } from "#domain/lib/result.ts";
import type { OrderedTier } from "#domain/orders/order.ts";
import type { ProviderObject } from "#domain/orders/provider-object.ts";

/** Who takes the money. What it says of a payment is the only truth about it. */
export interface PaymentProvider {
  /** For the browser: which service it talks to, and the key it names itself by. */
  readonly publicConfig: PaymentConfig;
  /** Makes the intent of an order; the same order gets the same intent, however often it is asked for. */
  createIntent(order: IntentOrder): Promise<Result<OpenIntent, PaymentFailure>>;
  /** All that the provider says of a payment at this moment; null where it knows no such intent. */
  findPayment(intentId: string): Promise<Result<ProviderPayment | null, PaymentFailure>>;
  /** Gives up an intent that nobody paid; `refused` where it can no longer be given up. */
  cancelIntent(intentId: string): Promise<Result<"canceled", PaymentFailure>>;
  /** Sends money back; the same key sends it once. */
  refund(order: RefundOrder): Promise<Result<{ readonly refundId: string }, PaymentFailure>>;
  /** The object that a signed message is about; `forged` where the signature isn't the provider's, or too old. */
  readWebhook(body: Uint8Array<ArrayBuffer>, signature: string): Promise<Result<PaymentEvent, "forged" | "malformed">>;
  /** Payments of which something changed since an instant (in milliseconds since 1970 in UTC), each once, as far as one look goes. */
  listChanged(since: number): Promise<Result<ChangedPayments, PaymentFailure>>;
}

/** What the browser has to know. */
export interface PaymentConfig {
  readonly provider: "stripe" | "simulator";
  readonly publishableKey: string;
}

/** What an intent is made for. Nothing in it is private: the provider shows it on its own pages. */
export interface IntentOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly tier: OrderedTier;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly idempotencyKey: string;
}

/** An intent, and the secret with which a browser can pay it. */
export interface OpenIntent {
  readonly intentId: string;
  readonly clientSecret: string;
}

/** What the provider says of one payment. */
export interface ProviderPayment extends OpenIntent {
  /** The order that its metadata name; null where they name none. */
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  /** Whether real money moved. */
  readonly isLive: boolean;
  /** When the buyer paid, in milliseconds since 1970 in UTC, to the second; null before that. */
  readonly paidAt: number | null;
  /** The intent, its refunds and its disputes. */
  readonly objects: readonly ProviderObject[];
  readonly card: { readonly brand: string; readonly lastFour: string } | null;
}

/** A payment of which something changed. */
export interface ChangedPayment {
  readonly intentId: string;
  /** The order that its metadata name, as far as the change shows them. */
  readonly orderId: string | null;
  /** When it changed last, in milliseconds since 1970 in UTC, to the second. */
  readonly changedAt: number;
}

/** What changed, and whether there was more than one look takes in: then the oldest changes are missing. */
export interface ChangedPayments {
  readonly payments: readonly ChangedPayment[];
  readonly isCutShort: boolean;
}

/** What is sent back. */
export interface RefundOrder {
  readonly intentId: string;
  readonly amount: number;
  readonly reason: "duplicate" | "fraudulent" | "requested_by_customer";
  readonly idempotencyKey: string;
}

/** A signed message: something happened to an object. What it claims about the object is not believed, but asked for. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The intent that it is about; null for events about something else. */
  readonly intentId: string | null;
}

/** Why the provider did nothing: it refused with its own code, or nobody knows whether it heard. */
export type PaymentFailure = { readonly kind: "refused"; readonly code: string } | { readonly kind: "unavailable" };

/** What a simulated provider has beside its API: the pages of a bank, and a push for its webhooks. */
export interface PaymentSimulator {
  /** Responds to a call of the provider's API that a browser makes. */
  fetch(request: Request): Promise<Response>;
  /** What a buyer is asked at the bank's page; null where nobody is waited for. */
  findBankCheck(clientSecret: string): Promise<BankCheck | null>;
  /** Lets the buyer pass at the bank's page, or not; the address that they go back to, null where nobody was waited for. */
  passBankCheck(clientSecret: string, isProven: boolean): Promise<string | null>;
  /** Begins to pay by a bank debit, or says what the bank makes of it later; whether it was that debit's turn. */
  moveDebit(clientSecret: string, step: DebitStep): Promise<boolean>;
  /** Says who hears its webhooks: a function that resolves to the status of the response. Until then none is delivered. */
  listen(hear: (body: string, signature: string) => Promise<number>): void;
  /** Delivers the webhooks that are due; returns how many. */
  deliverDue(): Promise<number>;
}

/** What happens to a bank debit: it begins, and days later the bank collects it or can't. */
export type DebitStep = "begin" | "collect" | "fail";

/** A payment that waits for the buyer at the bank's page. */
export interface BankCheck {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly lastFour: string;
}
