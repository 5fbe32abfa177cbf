import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect, useState } from "react";
import type { BrowserOrder } from "#domain/contracts/payments.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { browserOrdersQuery, hintPayment } from "./api.ts";
import { FailureCard, ProcessingCard, PurchasedCard } from "./outcome-cards.tsx";
import { rememberPurchase, restorePurchase } from "./remember-purchase.ts";
import "#web/styles/all-utilities.css";

/** What a page that a payment comes back to is told by its address. */
export interface ReturnFromBank {
  readonly paymentIntent: string | null;
  readonly clientSecret: string | null;
  readonly hasFailed: boolean;
}

const ASK_EVERY_MS = 2000;
const LONG_AFTER_MS = 30_000;

/** Shows what became of a payment, as the server knows it: the address alone proves nothing. */
export function SuccessPage({ paymentIntent, clientSecret, hasFailed }: ReturnFromBank): ReactElement {
  const [isHinted, setHinted] = useState(clientSecret === null);
  const isLong = useElapsed(LONG_AFTER_MS);
  useEffect(() => {
    if (clientSecret === null) return;
    hintPayment(clientSecret)
      .catch(() => null)
      .finally(() => setHinted(true));
  }, [clientSecret]);
  const orders = useQuery(
    {
      ...browserOrdersQuery,
      enabled: isHinted && !hasFailed,
      refetchInterval: ({ state }) => (isWaiting(findOrder(state.data ?? [], paymentIntent)) ? ASK_EVERY_MS : false),
    },
    queryClient,
  );
  const order = findOrder(orders.data ?? [], paymentIntent);
  useEffect(() => {
    if (order?.status === "paid") rememberPurchase(order);
  }, [order]);

  if (hasFailed) return <FailureCard />;
  if (orders.isError) return <UnknownCard onRetry={() => void orders.refetch()} />;
  if (!orders.data) return <ProcessingCard />;
  if (!order) return <NothingFoundCard />;
  if (isWaiting(order)) return <ProcessingCard isLong={isLong} />;
  return <PurchasedCard tier={order.tier} status={order.status} />;
}

const WAITING: readonly OrderStatus[] = ["pending", "processing"];

function isWaiting(order: BrowserOrder | null): boolean {
  return order !== null && WAITING.includes(order.status);
}

/** The order of the payment that the address names; else the newest with which something happened: one that was only begun says nothing. */
function findOrder(orders: readonly BrowserOrder[], paymentIntent: string | null): BrowserOrder | null {
  const found =
    paymentIntent === null
      ? orders.find(({ status }) => status !== "pending" && status !== "canceled")
      : orders.find((order) => order.paymentIntent === paymentIntent);
  return found ?? null;
}

function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

function UnknownCard({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <QuietPage
      drawing="hourglass"
      title="We could not look"
      lead="The server could not be reached, so we don’t know yet what became of the payment. Nothing is lost: please try again in a moment."
      isAlert
    >
      <Button variant="primary" onClick={onRetry}>
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
