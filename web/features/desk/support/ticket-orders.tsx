import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { TicketOrder } from "#domain/contracts/desk-tickets.ts";
import { describeStatus, formatMoment, formatMoney, PRODUCT_NAMES } from "../desk-formats.ts";

/** What the sender of a ticket has ordered with its address. */
export function TicketOrders({ orders }: { readonly orders: readonly TicketOrder[] }): ReactElement {
  return (
    <section aria-labelledby="ticket-orders-heading">
      <h3 id="ticket-orders-heading" className="text-h3">
        Orders of this address
      </h3>
      {orders.length === 0 && <p className="mt-2 text-ink-soft">Nothing was ordered with it.</p>}
      <ul className="mt-2 border-t border-frame">
        {orders.map((order) => (
          <li key={order.orderNumber} className="border-b border-rule py-2">
            <Link to="/master-dashboard" search={{ view: "orders", order: order.orderNumber }} className="num">
              {order.orderNumber}
            </Link>
            <span className="block">
              {PRODUCT_NAMES[order.tier]}, <span className="num">{formatMoney(order.amount, order.currency)}</span>
            </span>
            <span className="block text-note text-ink-soft">
              {describeStatus(order)}, {formatMoment(order.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
