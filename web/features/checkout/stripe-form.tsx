import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Trouble, Waiting } from "./checkout-layout.tsx";
import { confirmStripe, type StripeAttempt } from "./confirm-stripe.ts";
import type { PaymentFormProps } from "./payment-form.ts";
import { STRIPE_FONTS, useStripeAppearance } from "./stripe-appearance.ts";

/** The card form of Stripe, in our inks: the fields are Stripe's own frames, which nobody else can look into. */
export function PaymentForm(props: PaymentFormProps): ReactElement {
  const { clientSecret, publishableKey } = props.intent;
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const stripe = useQuery(
    {
      queryKey: ["stripe", publishableKey],
      queryFn: () => loadInTime(publishableKey),
      // No plain data: it is kept as it is.
      structuralSharing: false,
      networkMode: "always",
    },
    queryClient,
  );
  const appearance = useStripeAppearance();

  function tryAgain(): void {
    setFailed(false);
    setAttempt(attempt + 1);
    if (stripe.isError) void stripe.refetch();
  }

  if (hasFailed || (stripe.isError && !stripe.isFetching)) {
    return (
      <Trouble onRetry={tryAgain}>
        The card form could not be loaded from Stripe, who takes the payment. Nothing was charged. Check your
        connection, and whether something in your browser blocks js.stripe.com.
      </Trouble>
    );
  }
  if (!stripe.data) return <Waiting>Loading the card form...</Waiting>;
  return (
    <Elements
      key={`${clientSecret} ${attempt}`}
      stripe={stripe.data}
      options={{ clientSecret, appearance, fonts: STRIPE_FONTS, locale: "en" }}
    >
      <StripeFields {...props} onLoadError={() => setFailed(true)} />
    </Elements>
  );
}

/** A script that is blocked fails at once; one that never arrives is given up after this time. */
const LOAD_LIMIT_MS = 20_000;

async function loadInTime(publishableKey: string): Promise<Stripe> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, LOAD_LIMIT_MS, null));
  const stripe = await Promise.race([loadStripe(publishableKey), limit]);
  if (stripe === null) throw new Error("Stripe’s script has not arrived");
  return stripe;
}

function StripeFields({
  intent,
  price,
  isPaying,
  failure,
  onPay,
  onLoadError,
}: PaymentFormProps & { readonly onLoadError: () => void }): ReactElement {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!stripe || !elements || !isReady) return;
    // At the click, before anything is awaited: wallets and the bank's window open for a click alone.
    const submitted = elements.submit();
    const attempt: StripeAttempt = {
      submitted,
      confirm: (confirmParams) => stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" }),
    };
    onPay(() => confirmStripe(attempt, intent));
  }

  return (
    <form className="grid gap-5" noValidate aria-busy={isPaying} onSubmit={submit}>
      {!isReady && <Waiting>Loading the card form...</Waiting>}
      <PaymentElement
        options={{
          layout: "tabs",
          readOnly: isPaying,
          defaultValues: { billingDetails: { email: intent.email } },
          fields: { billingDetails: { email: "never" } },
          wallets: { applePay: "never", googlePay: "never", link: "never" },
        }}
        onReady={() => setReady(true)}
        onLoadError={onLoadError}
      />
      {failure && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {failure.message}
        </p>
      )}
      <Button variant="primary" type="submit" isBlock isBusy={isPaying} disabled={!isReady}>
        {isPaying ? "Paying..." : `Pay ${price}`}
      </Button>
      <p className="flex items-start gap-2 text-note text-ink-soft">
        <Icon name="lock" />
        <span>The card goes straight to the payment provider. We never see its number.</span>
      </p>
    </form>
  );
}
