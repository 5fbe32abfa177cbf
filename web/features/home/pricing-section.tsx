import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { goToIntentionBox } from "#web/lib/intention.ts";
import { isPremium, useHeldTier } from "#web/lib/tier.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Ornament, type OrnamentName } from "#web/ui/ornament.tsx";
import { ADVANCED_TIER_FEATURES, FREE_TIER_FEATURES } from "./tiers.ts";

/** What the two tiers hold and cost. */
export function PricingSection(): ReactElement {
  const isHeld = isPremium(useHeldTier());
  return (
    <section
      className="page part pricing grid grid-cols-[minmax(0,0.82fr)_minmax(0,2fr)] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-[35px]"
      id="pricing"
      aria-labelledby="pricing-heading"
    >
      <div>
        <h2 id="pricing-heading">Choose Your Mystical Path</h2>
        <p className="lead mt-3.5 text-ink-soft">Select the tier that aligns with your magical journey</p>
        <p className="mt-10.5 border-t border-rule pt-3.5 text-ui/[1.45] max-lg:mt-5">
          Would you rather be shown? A <Link to="/master-consultation">Clarity Session</Link> is an hour in private with
          a practitioner, by video, for <span className="num">{formatPrice(PRICES_CENTS.consultation)}</span>.
        </p>
        {!isHeld && (
          <Button className="mt-3.5 -ml-4" variant="ghost" onClick={() => void askToSignIn("restore")}>
            Restore my purchase
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-[35px]">
        <article
          className="flex flex-col border border-edge px-8 pt-[35px] pb-8 max-lg:px-5.5 max-lg:py-6.5"
          aria-labelledby="free-heading"
        >
          <h3 id="free-heading" className="text-[1.5rem]/[1.2]">
            Free
          </h3>
          <Price>$0</Price>
          <p className="soft">Basic Sigil Generator</p>
          <FeatureList features={FREE_TIER_FEATURES} bullet="lozenge-open" />
          <Button className="mt-auto" isBlock onClick={goToIntentionBox}>
            Get Started Free
          </Button>
        </article>
        <article className="tier-advanced flex flex-col" aria-labelledby="advanced-heading">
          <p className="absolute -top-[3px] left-1/2 -translate-1/2 bg-accent px-4 pt-[7px] pb-2 text-[1.0625rem]/none tracking-[0.14em] whitespace-nowrap text-accent-content">
            POPULAR
          </p>
          <h3 id="advanced-heading" className="text-[1.5rem]/[1.2]">
            Advanced
          </h3>
          <Price>
            {formatPrice(PRICES_CENTS.advanced)}{" "}
            <small className="text-[1.1875rem]/none tracking-normal text-ink-soft italic">one-time</small>
          </Price>
          <p className="soft">Multi-Method Generator</p>
          <FeatureList features={ADVANCED_TIER_FEATURES} bullet="lozenge" />
          {isHeld ? (
            <div className="mt-auto text-center">
              <p className="flex items-center justify-center gap-[0.5em] font-display text-[1.5rem]/[1.4]">
                <Icon name="check" className="text-success" />
                Yours
              </p>
              <p className="note">All five methods are open to you already.</p>
            </div>
          ) : (
            <Button className="mt-auto" variant="primary" isBlock onClick={() => openUpgradeDialog("advanced")}>
              Upgrade to Advanced
            </Button>
          )}
        </article>
      </div>
    </section>
  );
}

function Price({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className="mt-2.5 mb-1 flex items-baseline gap-[0.18em] text-[4.25rem]/none tracking-[-0.02em] lining-nums">
      {children}
    </p>
  );
}

function FeatureList({
  features,
  bullet,
}: {
  readonly features: readonly string[];
  readonly bullet: OrnamentName;
}): ReactElement {
  return (
    <ul className="mt-4.5 mb-6.5 border-t border-rule">
      {features.map((feature) => (
        <li key={feature} className="relative border-b border-rule pt-2 pb-[7px] pl-6.5 text-ui/[1.35] wrap-anywhere">
          <Ornament name={bullet} className="absolute top-[13px] left-0 size-[11px] text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
