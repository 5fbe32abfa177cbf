import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { OpenOrderResponse } from "#domain/contracts/payments.ts";
import type { OrderedTier } from "#domain/orders/order.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { AddressSuggestion } from "#web/parts/email/address-suggestion.tsx";
import { Button } from "#web/ui/button.tsx";
import { type Purchase, paymentConfigQuery } from "./api.ts";
import { CheckoutLayout, Trouble, Waiting } from "./checkout-layout.tsx";
import { PurchasedCard } from "./outcome-cards.tsx";
import { PaymentSteps } from "./payment-steps.tsx";
import { restorePurchase } from "./remember-purchase.ts";
import { useFollowedOrder } from "./use-followed-order.ts";
import { useOrder, usePageReturn } from "./use-order.ts";
import { usePayment } from "./use-payment.ts";

/** Where something is paid for. What was paid already is shown in place of a form. */
export function CheckoutPage({
  purchase,
  onChangeEmail,
  onEmail,
}: {
  readonly purchase: Purchase;
  readonly onChangeEmail: () => void;
  /** Goes on with another address. */
  readonly onEmail: (email: string) => void;
}): ReactElement {
  const config = useQuery(paymentConfigQuery, queryClient);
  const order = useOrder(purchase);
  const payment = usePayment(purchase, { renew: order.askAgain });
  usePageReturn({
    onSeen() {
      if (!payment.isPaying) void order.lookAgain();
    },
    onRestored() {
      payment.abandon();
      void order.askAgain();
    },
  });

  if (order.order && order.order.clientSecret === null) {
    return <BegunOrderCard tier={purchase.tier} known={order.order} />;
  }
  return (
    <CheckoutLayout tier={purchase.tier}>
      <header>
        <h1 id="payment">Payment</h1>
        <p className="lead flex flex-wrap items-baseline gap-x-4 wrap-anywhere">
          For {purchase.email}.
          <Button className="-mx-3" variant="ghost" onClick={onChangeEmail} disabled={payment.isPaying}>
            Change
          </Button>
        </p>
        {!payment.isPaying && <AddressSuggestion address={purchase.email} onTake={onEmail} />}
        <p className="flex flex-wrap items-baseline gap-x-4 text-ink-soft">
          Bought before?
          <Button className="-mx-3" variant="ghost" onClick={() => void restorePurchase()} disabled={payment.isPaying}>
            Restore my purchase
          </Button>
        </p>
      </header>
      {config.isError && !config.isFetching && (
        <Trouble onRetry={() => void config.refetch()}>
          {toDisplayMessage(config.error, "Unable to initialize payment. Please try again.")}
        </Trouble>
      )}
      {config.isFetching && <Waiting>Preparing the payment...</Waiting>}
      {config.data && !config.isFetching && !config.data.isBrowserKnown && (
        <NoCookies onRetry={() => void config.refetch()} />
      )}
      {config.data?.isBrowserKnown && (
        <PaymentSteps purchase={purchase} config={config.data} order={order} payment={payment} />
      )}
    </CheckoutLayout>
  );
}

/** An order with nothing left to pay, followed while its payment is on its way. */
function BegunOrderCard({
  tier,
  known: { orderNumber, status },
}: {
  readonly tier: OrderedTier;
  readonly known: OpenOrderResponse;
}): ReactElement {
  const { order, isLong } = useFollowedOrder(
    (orders) => orders.find((listed) => listed.orderNumber === orderNumber) ?? null,
  );
  return <PurchasedCard tier={tier} status={order?.status ?? status} isLong={isLong} />;
}

/** Said before anything is paid: a purchase is bound to the browser by a cookie. */
function NoCookies({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <Trouble onRetry={onRetry}>
      Your browser keeps no cookies for this page. The purchase would be lost on the way: one cookie lets this browser
      open what it has paid for, and nothing else is read from it. Please allow cookies for this site, then try again.
      Nothing was charged.
    </Trouble>
  );
}
