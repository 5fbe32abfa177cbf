import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { TERMS_MESSAGE, TERMS_TEXT } from "#domain/orders/checkout.ts";
import { PRICES_CENTS } from "#domain/orders/order.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { beginOrder, type Purchase, paymentConfigQuery } from "./api.ts";
import { CardForm } from "./card-form.tsx";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { formatFullPrice } from "./items.ts";
import { PurchasedCard } from "./outcome-cards.tsx";
import { restorePurchase } from "./remember-purchase.ts";
import { usePayment } from "./use-payment.ts";

/** Where something is paid for. The order begins once the terms are accepted; what was paid already is shown in place of a form. */
export function CheckoutPage({
  purchase,
  onChangeEmail,
}: {
  readonly purchase: Purchase;
  readonly onChangeEmail: () => void;
}): ReactElement {
  const [isAccepted, setAccepted] = useState(false);
  const config = useQuery(paymentConfigQuery, queryClient);
  const order = useMutation(
    {
      mutationFn: () => beginOrder(purchase),
      networkMode: "always",
      onError: () =>
        showToast({
          title: "Payment Setup Failed",
          description: "Unable to initialize payment. Please try again.",
          variant: "destructive",
        }),
    },
    queryClient,
  );
  const payment = usePayment(purchase, order.data?.clientSecret ?? null, config.data?.publishableKey ?? "");
  const price = formatFullPrice(PRICES_CENTS[purchase.tier]);

  function accept(hasTicked: boolean): void {
    setAccepted(hasTicked);
    if (hasTicked && !order.data && !order.isPending) order.mutate();
  }

  function pay(card: Parameters<typeof payment.pay>[0]): void {
    if (isAccepted) payment.pay(card);
    else showToast({ title: "Payment Error", description: TERMS_MESSAGE, variant: "destructive" });
  }

  if (order.data && order.data.clientSecret === null) {
    return <PurchasedCard tier={purchase.tier} status={order.data.status} />;
  }
  return (
    <CheckoutLayout tier={purchase.tier}>
      <header>
        <h1 id="payment">Payment</h1>
        <p className="lead flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          For {purchase.email}.
          <Button variant="ghost" onClick={onChangeEmail} disabled={payment.isPaying}>
            Change
          </Button>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
          Bought before?
          <Button variant="ghost" onClick={() => void restorePurchase()} disabled={payment.isPaying}>
            Restore my purchase
          </Button>
        </p>
      </header>
      <CheckField
        label={TERMS_TEXT}
        checked={isAccepted}
        disabled={payment.isPaying}
        onChange={({ currentTarget }) => accept(currentTarget.checked)}
      />
      <div aria-live="polite">
        {!isAccepted && !order.data && <p className="text-ink-soft">Tick the box, and the payment form opens here.</p>}
        {(order.isPending || (order.data && config.isPending)) && (
          <p className="flex items-center gap-3" role="status">
            <Spinner /> Preparing the payment...
          </p>
        )}
        {(order.isError || config.isError) && (
          <div className="grid justify-items-start gap-3" role="alert">
            <p className="error">
              <Icon name="warning" />
              {toDisplayMessage(
                order.error ?? config.error ?? new Error(),
                "Unable to initialize payment. Please try again.",
              )}
            </p>
            <Button
              onClick={() => {
                if (config.isError) void config.refetch();
                if (order.isError) order.mutate();
              }}
            >
              Try again
            </Button>
          </div>
        )}
        {order.data && config.data?.provider === "simulator" && (
          <CardForm price={price} isPaying={payment.isPaying} failure={payment.failure} onPay={pay} />
        )}
        {order.data && config.data?.provider === "stripe" && (
          <p className="error" role="alert">
            Card payments are not open yet. Nothing was charged.
          </p>
        )}
      </div>
    </CheckoutLayout>
  );
}
