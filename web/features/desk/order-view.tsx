import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import type { DeskOrder } from "#domain/contracts/desk-orders.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { describeEntry, describeStatus, formatMoment, formatMoney, PRODUCT_NAMES } from "./desk-formats.ts";
import { orderQuery } from "./desk-queries.ts";
import { DeskState } from "./desk-state.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { useLostFocus } from "./use-lost-focus.ts";

/** One order: what it is, what can be done with it, and all that happened to it. */
export function OrderView({ orderNumber }: { readonly orderNumber: string }): ReactElement {
  const query = useQuery(orderQuery(orderNumber), queryClient);
  const view = useRef<HTMLElement>(null);
  // A button can go with what it has done, and the focus that its dialog brought back to it.
  useLostFocus(view, query.data ? describeStatus(query.data) : null);
  return (
    <section ref={view} className="mt-8" aria-labelledby="order-heading">
      <ButtonLink to="/master-dashboard" search={{ view: "orders" }} variant="ghost" icon="back" className="px-0">
        All orders
      </ButtonLink>
      <h2 id="order-heading" className="figs mt-2 text-h2">
        {orderNumber}
      </h2>
      <DeskState isPending={query.isPending} error={query.error} onRetry={() => void query.refetch()} />
      {query.data && <Order order={query.data} />}
    </section>
  );
}

type Act = "refund" | "restore" | "email";

function Order({ order }: { readonly order: DeskOrder }): ReactElement {
  const [act, setAct] = useState<Act | null>(null);
  const { currency, card, isRestored, status, isErased, paidAt } = order;
  const isLost = status === "refunded" || status === "disputed";
  const close = (): void => setAct(null);
  return (
    <>
      <dl className="mt-4 grid items-baseline grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5 max-[420px]:grid-cols-1">
        <Fact name="E-mail address" value={order.email} />
        <Fact name="For" value={PRODUCT_NAMES[order.tier]} />
        <Fact name="Status" value={describeStatus(order)} />
        <Fact name="Amount" value={formatMoney(order.amount, currency)} />
        {order.refundedAmount > 0 && <Fact name="Refunded" value={formatMoney(order.refundedAmount, currency)} />}
        {card && <Fact name="Card" value={`${card.brand} ending in ${card.lastFour}`} />}
        <Fact name="Paid" value={paidAt === null ? "not yet" : formatMoment(paidAt)} />
      </dl>
      {order.isRefundUnderWay && (
        <p className="mt-4 border-l-2 border-accent pl-3" role="status">
          A refund is on its way. What the order gives stays until the money has gone.
        </p>
      )}
      {isErased ? (
        <p className="note mt-4">The buyer had their data deleted: the invoice stays, and nothing more can be done.</p>
      ) : (
        <div className="actions mt-5">
          {order.refundableAmount > 0 && <Button onClick={() => setAct("refund")}>Refund</Button>}
          {(isLost || isRestored) && (
            <Button onClick={() => setAct("restore")}>{isRestored ? "Take it back" : "Give it back by hand"}</Button>
          )}
          {paidAt !== null && <Button onClick={() => setAct("email")}>Correct the e-mail address</Button>}
        </div>
      )}
      <h3 className="mt-8 text-h3">History</h3>
      <ol className="mt-2 border-t border-frame">
        {order.history.map((entry) => (
          <li
            key={JSON.stringify(entry)}
            className="grid grid-cols-[12rem_minmax(0,1fr)] gap-x-5 border-b border-rule py-2 max-md:grid-cols-1"
          >
            <span className="num text-note text-ink-soft">{formatMoment(entry.at)}</span>
            <span>
              {describeEntry(entry, currency)}
              {entry.note !== null && <q className="mt-0.5 block wrap-anywhere italic">{entry.note}</q>}
            </span>
          </li>
        ))}
      </ol>
      {act === "refund" && <RefundDialog order={order} onClose={close} />}
      {act === "restore" && <RestoreDialog order={order} onClose={close} />}
      {act === "email" && <EmailDialog order={order} onClose={close} />}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <>
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere max-[420px]:mb-1.5">{value}</dd>
    </>
  );
}
