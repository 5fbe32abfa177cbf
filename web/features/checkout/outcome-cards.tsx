import type { ReactElement, ReactNode } from "react";
import type { OrderedTier, OrderStatus } from "#domain/orders/order.ts";
import { findSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { ButtonLink, type ButtonVariant } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { ConsultationSuccess } from "./consultation-success.tsx";

/** What was paid for: what it opened, and what to do next. */
function SuccessCard({ tier }: { readonly tier: OrderedTier }): ReactElement {
  switch (tier) {
    case "advanced":
      return (
        <TierCard lead="Your Advanced tier features have been unlocked" steps={ADVANCED_STEPS}>
          <MethodsLink variant="primary" />
        </TierCard>
      );
    case "mastercrafted":
      return (
        <TierCard lead="Your Mastercrafted tier features have been unlocked" steps={MASTERCRAFTED_STEPS}>
          <ButtonLink to="/commission" icon="quill" variant="primary">
            Begin your commission
          </ButtonLink>
          <MethodsLink variant="quiet" />
        </TierCard>
      );
    case "consultation":
      return <ConsultationSuccess />;
  }
}

const ADVANCED_STEPS = [
  "Check your email for the premium guide",
  "Access advanced methods",
  "Enhanced customization",
  "Book master consultation",
] as const;

const MASTERCRAFTED_STEPS = [
  "Check your email for the premium guide",
  "Access advanced methods",
  "Tell the master what your hand-drawn sigil is for",
] as const;

/** A tier that was paid for. */
function TierCard({
  lead,
  steps,
  children,
}: {
  readonly lead: string;
  readonly steps: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  return (
    <QuietPage
      drawing="lantern"
      title="Payment Successful"
      lead={
        <>
          {lead}
          <span className="mt-5 block font-medium">What's Next</span>
          <ol className="mt-2 list-[lower-roman] pl-7">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      }
    >
      {children}
    </QuietPage>
  );
}

function MethodsLink({ variant }: { readonly variant: ButtonVariant }): ReactElement {
  return (
    <ButtonLink to="/" search={{ tier: "advanced" }} {...(hasWorkWaiting() && { hash: "generator" })} variant={variant}>
      Open the five methods
    </ButtonLink>
  );
}

/** Whether the tab holds words, or a method that was clicked while it was locked. */
function hasWorkWaiting(): boolean {
  return [STORAGE_KEYS.pickedMethod, STORAGE_KEYS.intentionDraft].some((key) => findSessionText(key) !== null);
}

/** A payment that brought nothing, and the way back to where it was tried; to the generator where nobody knows what it was for. */
export function FailureCard({ tier }: { readonly tier: OrderedTier | null }): ReactElement {
  return (
    <QuietPage
      drawing="door-shut"
      title="Payment Failed"
      lead="The payment did not go through, and nothing was charged. You can try again, or use another card."
      isAlert
    >
      {tier === "consultation" ? (
        <>
          <ButtonLink to="/consultation-checkout" search={{ email: undefined }} variant="primary">
            Try again
          </ButtonLink>
          <ButtonLink to="/master-consultation" icon="back">
            Back to the session
          </ButtonLink>
        </>
      ) : (
        <>
          {tier !== null && (
            <ButtonLink to="/checkout" search={{ tier }} variant="primary">
              Try again
            </ButtonLink>
          )}
          <ButtonLink to="/" hash="generator" variant={tier === null ? "primary" : "quiet"}>
            Back to the generator
          </ButtonLink>
        </>
      )}
    </QuietPage>
  );
}

/** An order for which there is nothing to pay any more. */
export function PurchasedCard({
  tier,
  status,
  isLong,
}: {
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
  /** Whether the payment takes longer than most. */
  readonly isLong: boolean;
}): ReactElement {
  switch (status) {
    case "paid":
    case "disputed":
      return <SuccessCard tier={tier} />;
    case "processing":
    case "pending":
      return <ProcessingCard isLong={isLong} />;
    case "refunded":
      return <RefundedCard />;
    case "failed":
    case "canceled":
      return <FailureCard tier={tier} />;
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
