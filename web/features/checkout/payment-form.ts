/** What became of an attempt to pay. */
export type PaymentOutcome =
  | { readonly kind: "succeeded" }
  | { readonly kind: "processing" }
  /** The bank asks the buyer who they are, on its page; null where the provider says nothing of that page. */
  | { readonly kind: "requires_action"; readonly url: string | null }
  | { readonly kind: "declined"; readonly message: string | null; readonly field: CardField | null }
  /** The intent was given up in the meantime, as those are that nobody pays for a day. Nothing was charged. */
  | { readonly kind: "expired" }
  /** It is unknown whether the provider received the attempt. */
  | { readonly kind: "no_response" }
  /** The provider's script failed, or reported what this version doesn't know. */
  | { readonly kind: "unexpected" };

/** A field of a card form that we draw ourselves. */
export type CardField = "number" | "expiry" | "code";

/** What is to be paid, as the provider's form needs to know it. */
export interface PayableIntent {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** Where the bank sends the buyer back to. */
  readonly returnUrl: string;
  readonly email: string;
}

/** What every provider's card form is given. */
export interface PaymentFormProps {
  readonly intent: PayableIntent;
  /** As it is shown, such as `$49.00`. */
  readonly price: string;
  readonly isPaying: boolean;
  /** What the last attempt failed with, and the field that it is about; null where none did. */
  readonly failure: { readonly message: string; readonly field: CardField | null } | null;
  /** Called at the click with what pays; whether and when that is done is not the form's to decide. */
  readonly onPay: (confirm: () => Promise<PaymentOutcome>) => void;
}
