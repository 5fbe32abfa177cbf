import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { getReceipt, type ReceiptResponse } from "#domain/contracts/orders.ts";
import { describeOrderStatus, formatCard, ITEM_NAMES } from "#domain/orders/order-texts.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { formatDate } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { formatMoney } from "./format-money.ts";
import "#web/styles/all-utilities.css";

/** The receipt of one order, to be read and printed. */
export function ReceiptPage({ orderNumber }: { readonly orderNumber: string }): ReactElement {
  const query = useQuery(
    {
      queryKey: ["account", "receipt", orderNumber],
      queryFn: () => callEndpoint(getReceipt, { params: { orderNumber } }),
      networkMode: "always",
      staleTime: 0,
    },
    queryClient,
  );
  async function restore(): Promise<void> {
    if (await askToSignIn("restore")) await query.refetch();
  }
  return (
    <div className="page max-w-[44rem] py-14 max-md:py-8 print:py-0">
      <p className="mb-5 print:hidden">
        <ButtonLink variant="ghost" icon="back" to="/account" hash="orders" className="-ml-4">
          Account
        </ButtonLink>
      </p>
      <h1>Receipt</h1>
      <FetchState
        isPending={query.isPending}
        error={query.error}
        className="mt-4"
        waiting="Fetching the receipt …"
        failed="The receipt could not be fetched. Please try again."
        onRetry={() => void query.refetch()}
      >
        {query.error instanceof ApiError && query.error.code === "not_found" && (
          <Button variant="primary" onClick={() => void restore()}>
            Restore my purchase
          </Button>
        )}
      </FetchState>
      {query.data && <Receipt receipt={query.data} />}
    </div>
  );
}

function Receipt({ receipt }: { readonly receipt: ReceiptResponse }): ReactElement {
  const { orderNumber, tier, amount, refundedAmount, currency, paidAt, seller, supportEmail, refunds } = receipt;
  const { taxNote, buyerEmail, card, termsVersion } = receipt;
  return (
    <>
      <dl className="num mt-6 border-t-3 border-frame">
        <Line label="Order">{orderNumber}</Line>
        <Line label="Date">{formatDate("zonedMinute", Date.parse(paidAt))}</Line>
        <Line label="Seller">{seller}</Line>
        <Line label="Buyer">
          <span className="wrap-anywhere">{buyerEmail}</span>
        </Line>
        <Line label="Item">{ITEM_NAMES[tier]}</Line>
        <Line label="Amount">
          <b>{formatMoney(amount, currency)}</b> {currency.toUpperCase()}
        </Line>
        <Line label="Paid by">{card ? formatCard(card) : "Card"}</Line>
        <Line label="State">{describeOrderStatus(receipt)}</Line>
        {refunds.map(({ amount: refunded, refundedAt, status }) => (
          <Line key={refundedAt} label={REFUND_LABELS[status]}>
            {formatMoney(refunded, currency)}, {formatDate("zonedMinute", Date.parse(refundedAt))}
          </Line>
        ))}
        {refundedAmount > 0 && (
          <Line label="Remains paid">{formatMoney(Math.max(0, amount - refundedAmount), currency)}</Line>
        )}
        {termsVersion !== null && <Line label="Terms of service">Version {termsVersion}</Line>}
      </dl>
      {taxNote !== null && <p className="mt-4 text-ink-soft">{taxNote}</p>}
      <p className="mt-4">
        Questions about this order? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and name its number.
      </p>
      <div className="actions mt-6 print:hidden">
        <Button variant="primary" icon="print" onClick={() => print()}>
          Print
        </Button>
      </div>
    </>
  );
}

const REFUND_LABELS: Readonly<Record<ReceiptResponse["refunds"][number]["status"], string>> = {
  pending: "Refund on its way",
  requires_action: "Refund on its way",
  succeeded: "Refunded",
  canceled: "Refund canceled",
  failed: "Refund failed",
};

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-5 border-b border-rule py-2.5 max-xs:grid-cols-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
