import { type ComponentType, type ReactElement, useState } from "react";
import type { PaymentConfigResponse } from "#domain/contracts/payments.ts";
import { TERMS_MESSAGE } from "#domain/orders/checkout.ts";
import { PRICES_CENTS } from "#domain/orders/order.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { type CodeOnDemand, OnDemand, onDemand } from "#web/lib/on-demand.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import type { Purchase } from "./api.ts";
import { Trouble, Waiting } from "./checkout-layout.tsx";
import { formatFullPrice } from "./items.ts";
import type { PaymentFormProps, PaymentOutcome } from "./payment-form.ts";
import { TermsBox } from "./terms-box.tsx";
import type { OrderState } from "./use-order.ts";
import { type PaymentAttempt, toReturnUrl } from "./use-payment.ts";

/** A provider's card form. */
interface PaymentFormCode {
  readonly PaymentForm: ComponentType<PaymentFormProps>;
}

/** The card form of each provider, fetched on the pages where something is paid for. */
const PAYMENT_FORMS: Readonly<Record<PaymentConfigResponse["provider"], CodeOnDemand<PaymentFormCode>>> = {
  simulator: onDemand(() => import("./simulated-form.tsx")),
  stripe: onDemand(() => import("./stripe-form.tsx")),
};

/** The box first; once it is ticked the order begins, and the provider's form opens. */
export function PaymentSteps({
  purchase,
  config,
  order: { order, begin, ...beginning },
  payment,
}: {
  readonly purchase: Purchase;
  readonly config: PaymentConfigResponse;
  readonly order: OrderState;
  readonly payment: PaymentAttempt;
}): ReactElement {
  const [isAccepted, setAccepted] = useState(false);
  const clientSecret = order?.clientSecret ?? null;

  function pay(confirm: () => Promise<PaymentOutcome>): void {
    if (clientSecret === null) return;
    if (isAccepted) payment.pay(clientSecret, confirm);
    else showToast({ title: "Payment Error", description: TERMS_MESSAGE, variant: "destructive" });
  }

  return (
    <>
      <TermsBox
        isAccepted={isAccepted}
        isDisabled={payment.isPaying}
        onChange={(hasTicked) => {
          setAccepted(hasTicked);
          if (hasTicked) begin();
        }}
      />
      <div aria-live="polite">
        {!isAccepted && !order && <p className="text-ink-soft">Tick the box, and the payment form opens here.</p>}
        {beginning.isBeginning && <Waiting>Preparing the payment...</Waiting>}
        {beginning.error && !beginning.isBeginning && (
          <Trouble onRetry={begin}>
            {toDisplayMessage(beginning.error, "Unable to initialize payment. Please try again.")}
          </Trouble>
        )}
        {clientSecret !== null && (
          <OnDemand
            code={PAYMENT_FORMS[config.provider]}
            waiting={<Waiting>Loading the card form...</Waiting>}
            failed={(retry) => (
              <Trouble onRetry={retry}>
                The card form could not be loaded. Check your connection, then try again.
              </Trouble>
            )}
          >
            {({ PaymentForm }) => (
              <PaymentForm
                intent={{
                  clientSecret,
                  publishableKey: config.publishableKey,
                  returnUrl: toReturnUrl(purchase),
                  email: purchase.email,
                }}
                price={formatFullPrice(PRICES_CENTS[purchase.tier])}
                isPaying={payment.isPaying}
                failure={payment.failure}
                onPay={pay}
              />
            )}
          </OnDemand>
        )}
      </div>
    </>
  );
}
