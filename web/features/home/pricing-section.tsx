import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
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
    <section className="page part pricing" id="pricing" aria-labelledby="pricing-heading">
      <div className="pricing-intro">
        <h2 id="pricing-heading">Choose Your Mystical Path</h2>
        <p className="lead soft">Select the tier that aligns with your magical journey</p>
        <p className="pricing-aside">
          Would you rather be shown? A <Link to="/master-consultation">Clarity Session</Link> is an hour in private with
          a practitioner, by video, for <span className="num">{formatPrice(PRICES_CENTS.consultation)}</span>.
        </p>
      </div>
      <div className="tiers">
        <article className="tier" aria-labelledby="free-heading">
          <h3 id="free-heading">Free</h3>
          <p className="tier-price">$0</p>
          <p className="soft">Basic Sigil Generator</p>
          <FeatureList features={FREE_TIER_FEATURES} bullet="lozenge-open" />
          <Button isBlock onClick={goToIntentionBox}>
            Get Started Free
          </Button>
        </article>
        <article className="tier tier-advanced" aria-labelledby="advanced-heading">
          <p className="tier-flag">POPULAR</p>
          <h3 id="advanced-heading">Advanced</h3>
          <p className="tier-price">
            {formatPrice(PRICES_CENTS.advanced)} <small>one-time</small>
          </p>
          <p className="soft">Multi-Method Generator</p>
          <FeatureList features={ADVANCED_TIER_FEATURES} bullet="lozenge" />
          {isHeld ? (
            <div className="tier-held">
              <p className="tier-yours">
                <Icon name="check" />
                Yours
              </p>
              <p className="note">All five methods are open to you already.</p>
            </div>
          ) : (
            <Button variant="primary" isBlock onClick={() => openUpgradeDialog("advanced")}>
              Upgrade to Advanced
            </Button>
          )}
        </article>
      </div>
    </section>
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
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <Ornament name={bullet} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
