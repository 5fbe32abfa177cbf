import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BrowserOrder } from "#domain/contracts/payments.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { browserOrdersQuery } from "./api.ts";
import { rememberPurchase } from "./remember-purchase.ts";

/** An order of this browser that is asked for again until its payment has arrived or failed. */
export interface FollowedOrder {
  /** Null where there is none, or it isn't known yet. */
  readonly order: BrowserOrder | null;
  /** Whether its payment takes longer than most. */
  readonly isLong: boolean;
  readonly orders: UseQueryResult<readonly BrowserOrder[]>;
}

const ASK_EVERY_MS = 2000;
const LONG_AFTER_MS = 30_000;
/** A payment that takes long can take days, and the server limits how often a browser may ask. */
const ASK_LATER_EVERY_MS = 15_000;

/** Follows the order that `find` chooses. What was known stays on the page where the server can't be asked again. */
export function useFollowedOrder(
  find: (orders: readonly BrowserOrder[]) => BrowserOrder | null,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): FollowedOrder {
  const isLong = useElapsed(LONG_AFTER_MS);
  const orders = useQuery(
    {
      ...browserOrdersQuery,
      enabled: isEnabled,
      refetchInterval: ({ state }) => {
        const order = find(state.data ?? []);
        return order !== null && isWaiting(order.status) && (isLong ? ASK_LATER_EVERY_MS : ASK_EVERY_MS);
      },
    },
    queryClient,
  );
  const order = find(orders.data ?? []);
  useEffect(() => {
    if (order?.status === "paid") rememberPurchase(order);
  }, [order]);
  return { order, isLong, orders };
}

/** Whether something is still to become of a payment. */
function isWaiting(status: OrderStatus): boolean {
  return status === "pending" || status === "processing";
}

function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
