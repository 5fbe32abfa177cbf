import { useRef, useState } from "react";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";
import { hintPayment, type Purchase } from "./api.ts";
import type { PaymentFormProps, PaymentOutcome } from "./payment-form.ts";
import { rememberPurchase } from "./remember-purchase.ts";

/** How long the success is shown before the page goes on, ms. */
const GO_ON_AFTER_MS = 1000;

/** An attempt to pay, and what came of the last one. */
export interface PaymentAttempt extends Pick<PaymentFormProps, "isPaying" | "failure"> {
  /** Pays the intent of this secret in the way that the form gives. */
  pay(clientSecret: string, confirm: () => Promise<PaymentOutcome>): void;
  /** Waits no longer for the attempt that is under way; whatever it comes to changes nothing here any more. */
  abandon(): void;
}

/** Pays an order: one attempt at a time, whatever is clicked. `renew` takes up another order where this one was given up. */
export function usePayment(purchase: Purchase, { renew }: { readonly renew: () => Promise<unknown> }): PaymentAttempt {
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<PaymentAttempt["failure"]>(null);
  // Two clicks come before the first has drawn the button again.
  const running = useRef<object | null>(null);

  function end(): void {
    running.current = null;
    setPaying(false);
  }

  async function run(attempt: object, clientSecret: string, confirm: () => Promise<PaymentOutcome>): Promise<void> {
    dismissToast();
    setFailure(null);
    const outcome = await confirm().catch((): PaymentOutcome => ({ kind: "unexpected" }));
    const settled = (await askServer(outcome, clientSecret)) ?? outcome;
    if (running.current !== attempt) return;
    const message = describeFailure(settled);
    if (message !== null) setFailure({ message, field: settled.kind === "declined" ? settled.field : null });
    if (showOutcome(settled, purchase, clientSecret)) return;
    if (settled.kind === "expired") await renew();
    end();
  }

  return {
    isPaying,
    failure,
    pay(clientSecret, confirm) {
      if (running.current !== null) return;
      const attempt = {};
      running.current = attempt;
      setPaying(true);
      void run(attempt, clientSecret, confirm);
    },
    abandon: end,
  };
}

const DECLINED = "There was an issue processing your payment. Please try again.";
const NO_RESPONSE = "No payment response received. Please try again.";
const UNEXPECTED = "An unexpected error occurred. Please try again.";
const EXPIRED =
  "This payment was open for more than a day and has ended. Nothing was charged. Please enter the card once more.";

/** What is said above the pay button after an attempt; null where there is nothing to try again. */
function describeFailure(outcome: PaymentOutcome): string | null {
  switch (outcome.kind) {
    case "declined":
      return outcome.message ?? DECLINED;
    case "expired":
      return EXPIRED;
    case "no_response":
      return NO_RESPONSE;
    case "unexpected":
      return UNEXPECTED;
    case "succeeded":
    case "processing":
    case "requires_action":
      return null;
  }
}

/**
 * Asks the server what became of an attempt whose outcome is unknown: the money may have moved, and must not move twice.
 * Null where the outcome is known, or the server knows of no payment.
 */
async function askServer({ kind }: PaymentOutcome, clientSecret: string): Promise<PaymentOutcome | null> {
  if (kind !== "no_response" && kind !== "unexpected") return null;
  const status = await hintPayment(clientSecret).then(
    (response) => response.status,
    () => null,
  );
  if (status === "paid" || status === "disputed") return { kind: "succeeded" };
  return status === "processing" ? { kind: "processing" } : null;
}

/** Tells what came of an attempt, and goes on where there is nothing left to do; whether it does. */
function showOutcome(outcome: PaymentOutcome, purchase: Purchase, clientSecret: string): boolean {
  switch (outcome.kind) {
    case "succeeded":
      rememberPurchase(purchase);
      showToast({ title: "Payment Successful", description: "Thank you for your purchase!", icon: "check" });
      goOn(purchase, clientSecret);
      return true;
    case "processing":
      showToast({
        title: "Payment Processing",
        description: "Your payment is being processed. Please wait...",
        icon: "clock",
      });
      goOn(purchase, clientSecret);
      return true;
    case "requires_action":
      showToast({
        title: "Payment Requires Action",
        description: "Please complete the additional verification step.",
        icon: "info",
      });
      if (outcome.url === null) return false;
      location.assign(outcome.url);
      return true;
    case "declined":
      showToast({ title: "Payment Failed", description: outcome.message ?? DECLINED, variant: "destructive" });
      return false;
    case "expired":
      showToast({ title: "Payment Error", description: EXPIRED, variant: "destructive" });
      return false;
    case "no_response":
      showToast({ title: "Payment Error", description: NO_RESPONSE, variant: "destructive" });
      return false;
    case "unexpected":
      showToast({ title: "Payment Error", description: UNEXPECTED, variant: "destructive" });
      return false;
  }
}

/** The server hears of it before the next page asks; where it can't be told, the provider tells it. */
function goOn(purchase: Purchase, clientSecret: string): void {
  const hint = hintPayment(clientSecret).catch(() => null);
  const moment = new Promise((resolve) => setTimeout(resolve, GO_ON_AFTER_MS));
  const query = new URLSearchParams({ tier: purchase.tier, payment_intent: clientSecret.split("_secret_")[0] ?? "" });
  void Promise.all([hint, moment]).then(() => location.assign(`/success?${query}`));
}

/** Where the bank sends the buyer back to. */
export function toReturnUrl({ tier }: Purchase): string {
  const path = tier === "consultation" ? "/master-consultation?consultation_paid=true" : `/success?tier=${tier}`;
  return new URL(path, location.href).href;
}
