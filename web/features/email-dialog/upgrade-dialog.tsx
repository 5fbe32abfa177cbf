import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import type { PaidWay } from "#domain/sigils/method.ts";
import { askToSignIn } from "#web/lib/account.ts";
import type { UpgradeTier } from "#web/lib/email-dialog.ts";
import { findLocalText, findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { EmailField } from "#web/parts/email/email-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type EmailForm, resolveEmailForm, tellMissingEmail } from "./email-form.ts";
import { UpgradeOffer } from "./upgrade-offer.tsx";

const TITLES: Readonly<Record<UpgradeTier, string>> = {
  advanced: "Upgrade to Advanced",
  mastercrafted: "Upgrade to Mastercrafted",
};

/** Shows what a tier holds, asks for the address that it is bought for, and leads to its checkout. */
export function UpgradeDialog({
  tier,
  wanted,
  onClose,
}: {
  readonly tier: UpgradeTier;
  /** What was picked while it was locked; null where the tier itself was asked for. */
  readonly wanted: PaidWay | null;
  readonly onClose: () => void;
}): ReactElement {
  const navigate = useNavigate();
  // Whether the checkout was opened without an address, and has led back here; said once.
  const [isReturned] = useState(() => findSessionText(STORAGE_KEYS.askedTier) !== null);
  useEffect(() => keepSessionText(STORAGE_KEYS.askedTier, ""), []);
  const { register, handleSubmit, formState, setValue } = useForm<EmailForm>({
    resolver: resolveEmailForm,
    defaultValues: { email: findLocalText(STORAGE_KEYS.userEmail) ?? "", subscribe: false },
  });

  function goToCheckout({ email }: EmailForm): void {
    // What was clicked while it was locked is chosen once it is paid for; until then it is not held, and chaos magick is used.
    if (wanted !== null && wanted !== "hand-drawn") keepSessionText(STORAGE_KEYS.pickedMethod, JSON.stringify(wanted));
    onClose();
    void navigate({ to: "/checkout", search: { tier, email } });
  }

  function restore(): void {
    onClose();
    void askToSignIn("restore");
  }

  return (
    <Dialog title={TITLES[tier]} isWide startsAtTitle onClose={onClose}>
      {isReturned && (
        <p className="mt-3.5 flex gap-3 border border-edge bg-base-200 px-4 py-3 text-ui/[1.4]" role="status">
          <Icon name="info" className="mt-[0.1em]" />
          <span>The checkout could not open: it needs to know for which email address. Please give yours below.</span>
        </p>
      )}
      <UpgradeOffer tier={tier} wanted={wanted} />
      <p className="modal-lead num">
        Enter your email to proceed with your {formatPrice(PRICES_CENTS[tier])} {TIER_NAMES[tier]} tier upgrade
      </p>
      <form noValidate onSubmit={handleSubmit(goToCheckout, tellMissingEmail)}>
        <EmailField
          error={formState.errors.email?.message}
          registration={register("email")}
          onTake={(address) => setValue("email", address, { shouldValidate: true })}
        />
        <div className="actions modal-actions">
          <Button variant="ghost" onClick={restore}>
            Restore my purchase
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Continue to Payment
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
