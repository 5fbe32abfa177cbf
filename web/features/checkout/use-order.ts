import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { OpenOrderResponse } from "#domain/contracts/payments.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { beginOrder, listOrders, type Purchase } from "./api.ts";

/** The order of a checkout, as the server knows it. */
export interface OrderState {
  /** Null until it is begun. */
  readonly order: OpenOrderResponse | null;
  readonly isBeginning: boolean;
  readonly error: Error | null;
  /** Begins it, or takes up the one that this browser has begun. */
  begin(): void;
  /** Asks what is true of it now; another one is begun where it was given up. What is on the page stays until the response is there. */
  askAgain(): Promise<OpenOrderResponse | null>;
  /** Asks only where something has become of it, such as a payment in another tab. */
  lookAgain(): Promise<void>;
}

/** Begins an order when it is asked to. */
export function useOrder(purchase: Purchase): OrderState {
  const [order, setOrder] = useState<OpenOrderResponse | null>(null);
  const beginning = useMutation(
    {
      mutationFn: () => beginOrder(purchase),
      networkMode: "always",
      onSuccess: setOrder,
      onError: () =>
        showToast({
          title: "Payment Setup Failed",
          description: "Unable to initialize payment. Please try again.",
          variant: "destructive",
        }),
    },
    queryClient,
  );

  async function askAgain(): Promise<OpenOrderResponse | null> {
    const known = await beginOrder(purchase).catch(() => null);
    if (known) setOrder(known);
    return known;
  }

  async function lookAgain(): Promise<void> {
    if (!order) return;
    const known = await listOrders().catch(() => null);
    const status = known?.find(({ orderNumber }) => orderNumber === order.orderNumber)?.status;
    if (status !== undefined && status !== "pending" && status !== "failed") await askAgain();
  }

  return {
    order,
    isBeginning: beginning.isPending,
    error: beginning.error,
    begin() {
      if (!order && !beginning.isPending) beginning.mutate();
    },
    askAgain,
    lookAgain,
  };
}

/**
 * Tells when the page is there again: in sight, after another tab or window; or restored, as it was left, by a step back from the bank's
 * page, with a payment under way of which nothing will ever be heard here.
 */
export function usePageReturn({ onSeen, onRestored }: Readonly<Record<"onSeen" | "onRestored", () => void>>): void {
  const noteSight = useEffectEvent(() => {
    if (document.visibilityState === "visible") onSeen();
  });
  const noteShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  });
  useEffect(() => {
    const see = (): void => noteSight();
    const show = (event: PageTransitionEvent): void => noteShow(event);
    document.addEventListener("visibilitychange", see);
    addEventListener("pageshow", show);
    return () => {
      document.removeEventListener("visibilitychange", see);
      removeEventListener("pageshow", show);
    };
  }, []);
}
