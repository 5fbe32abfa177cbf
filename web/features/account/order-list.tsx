import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type ListedOrder, listOrders } from "#domain/contracts/orders.ts";
import { PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import { describeOrderStatus, ITEM_NAMES } from "#domain/orders/order-texts.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { formatDate } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { formatMoney } from "./format-money.ts";
import "#web/styles/all-utilities.css";

function useOrders() {
  return useQuery(
    {
      queryKey: ["account", "orders"],
      queryFn: () => callEndpoint(listOrders, {}),
      networkMode: "always",
      // The page shows what is so now: something may have been paid or refunded since.
      staleTime: 0,
    },
    queryClient,
  );
}

/** What was bought with the account's address, each with its receipt. */
export function OrderList(): ReactElement {
  const query = useOrders();
  return (
    <>
      <FetchState
        isPending={query.isPending}
        error={query.error}
        waiting="Looking for your orders …"
        failed="Your orders could not be fetched. Please try again."
        onRetry={() => void query.refetch()}
      />
      {query.data?.orders.length === 0 && <p className="soft">Nothing was bought with this address yet.</p>}
      {query.data && query.data.orders.length > 0 && <Orders orders={query.data.orders} />}
    </>
  );
}

/** What was paid in a browser in which nobody is signed in: these very orders, and nothing else of their address. */
export function OrdersOfThisBrowser(): ReactElement | null {
  const { data } = useOrders();
  if (!data || data.orders.length === 0) return null;
  return (
    <section className="mt-6 w-full" aria-labelledby="orders-here-heading">
      <h2 id="orders-here-heading" className="text-h3">
        Paid in this browser
      </h2>
      <p className="my-2 text-ink-soft">Everything else of your account opens once you have signed in.</p>
      <Orders orders={data.orders} />
    </section>
  );
}

function Orders({ orders }: { readonly orders: readonly ListedOrder[] }): ReactElement {
  return (
    <ul className="border-b border-rule">
      {orders.map((order) => (
        <Order key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}

function Order({ order }: { readonly order: ListedOrder }): ReactElement {
  const { orderNumber, tier, amount, currency, orderedAt, status } = order;
  const hasReceipt = PAID_ORDER_STATUSES.some((paid) => paid === status);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-7 gap-y-1 border-t border-rule py-3.5 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <b>{ITEM_NAMES[tier]}</b>
        <br />
        <span className="note num">
          {orderNumber} · {formatDate("zonedMinute", Date.parse(orderedAt))}
        </span>
      </p>
      <p className="num text-right">
        {formatMoney(amount, currency)}
        <br />
        <span className="note">{describeOrderStatus(order)}</span>
      </p>
      {hasReceipt && (
        <Link
          to="/account/receipts/$orderNumber"
          params={{ orderNumber }}
          aria-label={`Receipt of ${orderNumber}`}
          className="inline-flex min-h-11 items-center max-md:col-span-2"
        >
          Receipt
        </Link>
      )}
    </li>
  );
}
