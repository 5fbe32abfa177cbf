import type { ReactElement } from "react";
import type { OrderedTier, OrderStatus } from "#domain/orders/order.ts";
import { findSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";

/** A tier that was paid for: what it opened, and what to do next. */
function SuccessCard({ tier }: { readonly tier: OrderedTier }): ReactElement {
  if (tier === "consultation") {
    return (
      <QuietPage
        drawing="lantern"
        title="Payment Successful"
        lead="Your Clarity Session is paid for. It is yours whenever it suits you."
      >
        <ButtonLink to="/master-consultation" variant="primary">
          Choose time
        </ButtonLink>
      </QuietPage>
    );
  }
  return (
    <QuietPage
      drawing="lantern"
      title="Payment Successful"
      lead={
        <>
          Your Advanced tier features have been unlocked
          <span className="mt-5 block font-medium">What's Next</span>
          <ol className="mt-2 list-[lower-roman] pl-7">
            {NEXT_STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      }
    >
      <ButtonLink
        to="/"
        search={{ tier: "advanced" }}
        {...(hasWorkWaiting() && { hash: "generator" })}
        variant="primary"
      >
        Open the five methods
      </ButtonLink>
    </QuietPage>
  );
}

/** Whether the tab holds words, or a method that was clicked while it was locked. */
function hasWorkWaiting(): boolean {
  return [STORAGE_KEYS.pickedMethod, STORAGE_KEYS.intentionDraft].some((key) => findSessionText(key) !== null);
}

const NEXT_STEPS = [
  "Check your email for the premium guide",
  "Access advanced methods",
  "Enhanced customization",
  "Book master consultation",
] as const;

/** A payment that brought nothing. */
export function FailureCard(): ReactElement {
  return (
    <QuietPage
      drawing="door-shut"
      title="Payment Failed"
      lead="The payment did not go through, and nothing was charged. You can try again, or use another card."
      isAlert
    >
      <ButtonLink to="/" hash="generator" variant="primary">
        Back to the generator
      </ButtonLink>
    </QuietPage>
  );
}

/** An order for which there is nothing to pay any more. */
export function PurchasedCard({
  tier,
  status,
}: {
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
}): ReactElement {
  switch (status) {
    case "paid":
    case "disputed":
      return <SuccessCard tier={tier} />;
    case "processing":
    case "pending":
      return <ProcessingCard />;
    case "refunded":
      return <RefundedCard />;
    case "failed":
    case "canceled":
      return <FailureCard />;
  }
}

/** A payment that takes its time. */
export function ProcessingCard({ isLong = false }: { readonly isLong?: boolean }): ReactElement {
  return (
    <QuietPage
      drawing="hourglass"
      title="Payment Processing"
      lead={
        isLong
          ? "This takes longer than usual. You may close this page: we mail you a receipt as soon as the payment has arrived."
          : "Your payment is being processed. Please wait..."
      }
    >
      <ButtonLink to="/" icon="back">
        Back to Home
      </ButtonLink>
    </QuietPage>
  );
}

/** A payment that went back, because what it bought was held already or because it was asked for. */
function RefundedCard(): ReactElement {
  return (
    <QuietPage
      drawing="door-shut"
      title="The money goes back"
      lead="This payment was refunded: the whole amount goes back to the card that paid it. If what you bought was yours already, it stays yours."
    >
      <ButtonLink to="/" variant="primary">
        Back to Home
      </ButtonLink>
    </QuietPage>
  );
}
