import { type ReactElement, useState } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { type ConsultationAccess, useConsultationAccess } from "./use-consultation-access.ts";

const paymentDialog = onDemand(() => import("./payment-dialog.tsx"));

const PRICE = formatPrice(PRICES_CENTS.consultation);

/** What the session costs, whether it is paid for, and the way on. */
export function BookingCard(): ReactElement {
  const access = useConsultationAccess();
  const [isPaying, setPaying] = useState(false);

  async function book(): Promise<void> {
    const held = access.isShown ? await access.check() : access.held;
    if (held.kind === "open") {
      showToast({ title: "The calendar is not open yet", description: HELD_TEXT, icon: "clock" });
    } else if (held.kind === "suspended") {
      showToast({ title: "Booking waits", description: SUSPENDED_TEXT, icon: "clock" });
    } else {
      showToast({
        title: "Payment Required",
        description: `Pay ${PRICE} once to access Master Consultation booking.`,
        icon: "card",
      });
      setPaying(true);
    }
  }

  return (
    <aside className="border-3 border-frame bg-paper p-[7px]" aria-labelledby="book-your-hour">
      <div className="grid gap-3.5 border border-frame p-7 max-xs:p-4">
        <h2 id="book-your-hour" className="text-h3">
          Book your hour
        </h2>
        <p className="text-[3.5rem]/none tracking-[-0.02em] lining-nums">{PRICE}</p>
        <p className="text-ink-soft">one-time, with lifetime session access</p>
        <Standing held={access.held} />
        <Button variant="primary" isBlock onClick={() => void book()}>
          {access.isShown ? "Book Your Session" : `Pay ${PRICE} & Book`}
        </Button>
        {access.held.kind !== "open" && (
          <Button variant="ghost" onClick={() => void askToSignIn("restore").then(access.check)}>
            Restore my purchase
          </Button>
        )}
      </div>
      {isPaying && (
        <OpenedOnDemand code={paymentDialog} onClose={() => setPaying(false)}>
          {({ PaymentDialog }) => <PaymentDialog onClose={() => setPaying(false)} />}
        </OpenedOnDemand>
      )}
    </aside>
  );
}

const HELD_TEXT = "Your session is paid for. Choosing a time opens here later; your access waits, and does not expire.";
const SUSPENDED_TEXT = "The bank is looking into this payment. Booking waits until that is settled.";

/** What the server says is held; nothing of what only the address or this browser claims. */
function Standing({ held }: { readonly held: ConsultationAccess }): ReactElement | null {
  switch (held.kind) {
    case "unknown":
    case "none":
      return null;
    case "open":
      return (
        <p className="flex items-start gap-2" role="status">
          <Icon name="check" className="text-success" />
          <span>
            {HELD_TEXT} Order <span className="num whitespace-nowrap">{held.orderNumber}</span>.
          </span>
        </p>
      );
    case "suspended":
      return (
        <p className="flex items-start gap-2" role="status">
          <Icon name="clock" />
          <span>{SUSPENDED_TEXT}</span>
        </p>
      );
    case "lost":
      return (
        <p className="flex items-start gap-2" role="status">
          <Icon name="info" />
          <span>
            The access that this browser remembers is not open any more: it was used or refunded, or belongs to somebody
            who is not signed in here.
          </span>
        </p>
      );
  }
}
