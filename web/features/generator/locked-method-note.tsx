import type { ReactElement } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/price.ts";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { openUpgradeDialog, type UpgradeTier } from "#web/lib/email-dialog.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MethodCardId, MethodCardText } from "./method-cards.ts";
import { METHOD_NAMES } from "./method-names.ts";
import type { MethodChoice } from "./use-method-choice.ts";

/** What each way to a sigil is, for somebody who does not hold it yet; nobody has to be told of the free one. */
const EXPLANATIONS: Readonly<Record<Exclude<MethodCardId, "chaos">, string>> = {
  planetary:
    "Your wish belongs to one of the seven planets. Its letters become numbers, and the pen walks from number to number over that planet’s magic square.",
  custom:
    "Each idea in your sentence takes a symbol of your choice, and you arrange them as a compass, a circle or a column.",
  ancestral:
    "The initials of your words are bound to one stave in the signs that your ancestors wrote, with the motifs that your family knew.",
  elemental:
    "The element that rules your wish stands large in the middle; those that support it are set around it in balance.",
  "hand-drawn":
    "A practitioner reads what you ask for, draws the sigil by hand and writes down how you bring it to life.",
};

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
      <Icon name="lock" />
      <div>
        <p>
          <b>{name}.</b> {id !== "chaos" && EXPLANATIONS[id]}
        </p>
        <p className="soft">
          It comes with {TIER_NAMES[tier]}, <span className="num">{formatPrice(PRICES_CENTS[tier])}</span>{" "}
          {EXTENTS[tier]}. Your choice stays as it is: {methodInUse}.
        </p>
        <div className="actions">
          <Button onClick={() => openUpgradeDialog(tier)}>Unlock with {TIER_NAMES[tier]}</Button>
          <Button variant="ghost" onClick={() => choice.pick(choice.method)}>
            Stay with {methodInUse}
          </Button>
        </div>
      </div>
    </div>
  );
}
