import type { ReactElement, ReactNode } from "react";
import { type OrderedTier, PRICES_CENTS } from "#domain/orders/order.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { formatFullPrice, ITEMS } from "./items.ts";
import "#web/styles/all-utilities.css";

/** A step of the checkout beside what is about to be paid for. */
export function CheckoutLayout({
  tier,
  children,
}: {
  readonly tier: OrderedTier;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="page grid gap-x-16 gap-y-10 pt-10 pb-14 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <section className="grid content-start gap-6" aria-labelledby="payment">
        {children}
      </section>
      <OrderSummary tier={tier} />
    </div>
  );
}

function OrderSummary({ tier }: { readonly tier: OrderedTier }): ReactElement {
  const { name, promise, gives } = ITEMS[tier];
  const price = formatFullPrice(PRICES_CENTS[tier]);
  return (
    <aside className="border-t-3 border-frame pt-5" aria-labelledby="your-order">
      <h2 id="your-order" className="text-h3">
        Your order
      </h2>
      <p className="text-ink-soft italic">{promise}</p>
      <dl className="num my-4 grid grid-cols-[1fr_auto] gap-y-2">
        <dt>{name}</dt>
        <dd>{price}</dd>
        <dt className="border-t border-edge pt-2 font-medium">To pay today</dt>
        <dd className="border-t border-edge pt-2 font-medium">{price}</dd>
      </dl>
      <ul className="grid gap-2">
        {gives.map((gift) => (
          <li key={gift} className="flex items-start gap-2">
            <Icon name="check" />
            {gift}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Says what is being waited for. */
export function Waiting({ children }: { readonly children: string }): ReactElement {
  return (
    <p className="flex items-center gap-3" role="status">
      <Spinner /> {children}
    </p>
  );
}

/** Says why there is nothing to pay with, and offers another try. */
export function Trouble({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}): ReactElement {
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p className="error">
        <Icon name="warning" />
        <span>{children}</span>
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
