import { useRef, useState } from "react";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";
import { hintPayment, type Purchase } from "./api.ts";
import { confirmSimulated, type PaymentOutcome, type TypedCard } from "./confirm-simulated.ts";
import { rememberPurchase } from "./remember-purchase.ts";

/** How long the success is shown before the page goes on, ms. */
const GO_ON_AFTER_MS = 1000;

/** An attempt to pay, and what came of the last one. */
export interface PaymentAttempt {
  readonly isPaying: boolean;
  readonly failure: { readonly message: string; readonly field: keyof TypedCard | null } | null;
  pay(card: TypedCard): void;
}

/** Pays an order: one attempt at a time, whatever is clicked. */
export function usePayment(purchase: Purchase, clientSecret: string | null, publishableKey: string): PaymentAttempt {
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<PaymentAttempt["failure"]>(null);
  // Two clicks come before the first has drawn the button again.
  const isRunning = useRef(false);

  async function run(card: TypedCard, secret: string): Promise<void> {
    dismissToast();
    setFailure(null);
    const returnUrl = new URL(toReturnPath(purchase), location.href).href;
    const outcome = await confirmSimulated({ clientSecret: secret, publishableKey, returnUrl }, card);
    const paid = outcome.kind === "no_response" ? await askServer(secret) : outcome;
    const hasLeft = showOutcome(paid, purchase, secret);
    if (paid.kind === "declined") setFailure({ message: paid.message ?? DECLINED, field: paid.field });
    if (paid.kind === "no_response") setFailure({ message: NO_RESPONSE, field: null });
    if (hasLeft) return;
    isRunning.current = false;
    setPaying(false);
  }

  return {
    isPaying,
    failure,
    pay(card) {
      if (isRunning.current || clientSecret === null) return;
      isRunning.current = true;
      setPaying(true);
      void run(card, clientSecret);
    },
  };
}

const DECLINED = "There was an issue processing your payment. Please try again.";
const NO_RESPONSE = "No payment response received. Please try again.";

/** Nothing was heard: the money may have moved all the same, so the server is asked before anybody pays twice. */
async function askServer(clientSecret: string): Promise<PaymentOutcome> {
  const status = await hintPayment(clientSecret).then(
    (response) => response.status,
    () => null,
  );
  if (status === "paid" || status === "disputed") return { kind: "succeeded" };
  return status === "processing" ? { kind: "processing" } : { kind: "no_response" };
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
      location.assign(outcome.url);
      return true;
    case "declined":
      showToast({ title: "Payment Failed", description: outcome.message ?? DECLINED, variant: "destructive" });
      return false;
    case "no_response":
      showToast({ title: "Payment Error", description: NO_RESPONSE, variant: "destructive" });
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
function toReturnPath({ tier }: Purchase): string {
  return tier === "consultation" ? "/master-consultation?consultation_paid=true" : `/success?tier=${tier}`;
}
