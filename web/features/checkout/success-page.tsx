import { type ReactElement, useEffect, useState } from "react";
import type { BrowserOrder } from "#domain/contracts/payments.ts";
import type { OrderedTier } from "#domain/orders/order.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { hintPayment } from "./api.ts";
import { FailureCard, ProcessingCard, PurchasedCard } from "./outcome-cards.tsx";
import { restorePurchase } from "./remember-purchase.ts";
import { useFollowedOrder } from "./use-followed-order.ts";
import "#web/styles/all-utilities.css";

/** What a page that a payment comes back to is told by its address. */
export interface ReturnFromBank {
  /** What was to be paid for; null where the address doesn't say. */
  readonly tier: OrderedTier | null;
  readonly paymentIntent: string | null;
  readonly clientSecret: string | null;
  readonly hasFailed: boolean;
}

/** Shows what became of a payment, as the server knows it: the address alone proves nothing. */
export function SuccessPage({ tier, paymentIntent, clientSecret, hasFailed }: ReturnFromBank): ReactElement {
  const [isHinted, setHinted] = useState(clientSecret === null);
  useEffect(() => {
    if (clientSecret === null) return;
    hintPayment(clientSecret)
      .catch(() => null)
      .finally(() => setHinted(true));
  }, [clientSecret]);
  const { order, isLong, orders } = useFollowedOrder((known) => findOrder(known, paymentIntent), {
    isEnabled: isHinted && !hasFailed,
  });

  if (hasFailed) return <FailureCard tier={tier} />;
  if (order) return <PurchasedCard tier={order.tier} status={order.status} isLong={isLong} />;
  if (orders.isError) return <UnknownCard isBusy={orders.isFetching} onRetry={() => void orders.refetch()} />;
  return orders.data ? <NothingFoundCard /> : <ProcessingCard />;
}

/** The order of the payment that the address names; else the newest with which something happened: one that was only begun says nothing. */
function findOrder(orders: readonly BrowserOrder[], paymentIntent: string | null): BrowserOrder | null {
  const found =
    paymentIntent === null
      ? orders.find(({ status }) => status !== "pending" && status !== "canceled")
      : orders.find((order) => order.paymentIntent === paymentIntent);
  return found ?? null;
}

function UnknownCard({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }): ReactElement {
  return (
    <QuietPage
      drawing="hourglass"
      title="We could not look"
      lead="The server could not be reached, so we don’t know yet what became of the payment. Nothing is lost: please try again in a moment."
      isAlert
    >
      <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </QuietPage>
  );
}

function NothingFoundCard(): ReactElement {
  return (
    <QuietPage
      drawing="hourglass"
      title="No payment found"
      lead="Nothing was paid in this browser. If you paid in another one, restore your purchase here, or write to us with the number of your order."
    >
      <Button variant="primary" onClick={() => void restorePurchase()}>
        Restore my purchase
      </Button>
      <ButtonLink to="/contact">Contact</ButtonLink>
      <ButtonLink to="/" icon="back">
        Back to Home
      </ButtonLink>
    </QuietPage>
  );
}
