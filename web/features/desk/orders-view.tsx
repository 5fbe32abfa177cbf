import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, type ReactElement, useState } from "react";
import type { OrderRow } from "#domain/contracts/desk-orders.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { describeStatus, formatMoment, formatMoney, PRODUCT_NAMES } from "./desk-formats.ts";
import { ordersQuery } from "./desk-queries.ts";
import { DeskState } from "./desk-state.tsx";

/** Every order, page by page, and those that fit what is looked for. */
export function OrdersView(): ReactElement {
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const found = useInfiniteQuery(ordersQuery(query), queryClient);
  const orders = found.data?.pages.flatMap((page) => page.orders) ?? [];

  function search(event: FormEvent): void {
    event.preventDefault();
    setQuery(typed.trim());
  }

  return (
    <section className="mt-8" aria-labelledby="orders-heading">
      <h2 id="orders-heading" className="text-h2">
        Orders
      </h2>
      <search>
        <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={search}>
          <div className="w-full max-w-[26rem]">
            <TextField
              label="Order number, e-mail address or name"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
          <Button type="submit" icon="search" className="mb-0.5" isBusy={found.isFetching && !found.isFetchingNextPage}>
            Find
          </Button>
        </form>
      </search>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && (
        <p className="note mt-4" role="status">
          {describeFound(orders.length, query, found.hasNextPage)}
        </p>
      )}
      {orders.length > 0 && <OrderTable orders={orders} />}
      {found.hasNextPage && (
        <Button className="mt-5" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function describeFound(count: number, query: string, hasMore: boolean): string {
  if (count === 0) return query === "" ? "There is no order yet." : "No order fits this.";
  const orders = `${count}${hasMore ? " or more" : ""} ${count === 1 && !hasMore ? "order" : "orders"}`;
  return query === "" ? `${orders}, the newest first` : `${orders} for “${query}”`;
}

/** A table; on a phone each order is a block. */
function OrderTable({ orders }: { readonly orders: readonly OrderRow[] }): ReactElement {
  return (
    <table className="mt-2 w-full border-collapse border-t-2 border-base-content text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-base-content text-note">
          <th className="py-2 pr-4 font-normal">Order</th>
          <th className="py-2 pr-4 font-normal">Begun</th>
          <th className="py-2 pr-4 font-normal">E-mail address</th>
          <th className="py-2 pr-4 font-normal">For</th>
          <th className="py-2 pr-8 text-right font-normal">Amount</th>
          <th className="py-2 font-normal">Status</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {orders.map((order) => (
          <tr key={order.orderNumber} className="border-b border-rule max-md:block max-md:py-3">
            <td className="py-3 pr-4 whitespace-nowrap max-md:block max-md:p-0">
              <Link to="/master-dashboard" search={{ view: "orders", order: order.orderNumber }} className="num">
                {order.orderNumber}
              </Link>
            </td>
            <td className="num py-3 pr-4 text-note max-md:block max-md:p-0">{formatMoment(order.createdAt)}</td>
            <td className="py-3 pr-4 wrap-anywhere max-md:block max-md:p-0">{order.email}</td>
            <td className="py-3 pr-4 max-md:inline max-md:p-0 max-md:after:content-[',_']">
              {PRODUCT_NAMES[order.tier]}
            </td>
            <td className="num py-3 pr-8 text-right max-md:inline max-md:p-0">
              {formatMoney(order.amount, order.currency)}
            </td>
            <td className="py-3 max-md:block max-md:p-0 max-md:text-ink-soft">{describeStatus(order)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
