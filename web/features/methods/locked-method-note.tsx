import type { ReactElement } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { METHOD_NAMES } from "#domain/sigils/method.ts";
import { WAY_EXPLANATIONS } from "#domain/sigils/way-explanations.ts";
import { openUpgradeDialog, type UpgradeTier } from "#web/lib/email-dialog.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MethodCardText } from "./method-cards.ts";
import type { MethodChoice } from "./use-method-choice.ts";
import "#web/styles/all-utilities.css";

/** What a locked way to a sigil comes with, for somebody who holds less. */
const EXTENTS: Readonly<Record<UpgradeTier, string>> = {
  advanced: "once, with all five methods",
  mastercrafted: "once, with all five methods beside it",
};

/** What a locked method is and what it comes with, said where it was picked. */
export function LockedMethodNote({
  card: { id, name },
  tier,
  choice,
}: {
  readonly card: MethodCardText;
  /** The least tier that holds it. */
  readonly tier: UpgradeTier;
  readonly choice: MethodChoice;
}): ReactElement {
  const methodInUse = METHOD_NAMES[choice.method];
  return (
    <div className="locked-note">
      <Icon name="lock" className="mt-[0.1em] text-accent" />
      <div>
        <p>
          <b className="font-normal text-[1.25rem]/[1.2] font-display">{name}.</b>{" "}
          {id !== "chaos" && WAY_EXPLANATIONS[id]}
        </p>
        <p className="soft">
          It comes with {TIER_NAMES[tier]}, <span className="num">{formatPrice(PRICES_CENTS[tier])}</span>{" "}
          {EXTENTS[tier]}. Your choice stays as it is: {methodInUse}.
        </p>
        <div className="actions mt-3">
          <Button onClick={() => openUpgradeDialog(tier, id === "chaos" ? null : id)}>
            Unlock with {TIER_NAMES[tier]}
          </Button>
          <Button variant="ghost" onClick={() => choice.pick(choice.method)}>
            Stay with {methodInUse}
          </Button>
          {id !== "hand-drawn" && (
            <ButtonLink to="/films" search={{ film: id }} variant="ghost" icon="video">
              Watch how it begins
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
