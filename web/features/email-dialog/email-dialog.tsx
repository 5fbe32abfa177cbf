import { useNavigate } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { useShownTier } from "#web/lib/tier.ts";
import { GuideDialog } from "./guide-dialog.tsx";
import { UpgradeDialog } from "./upgrade-dialog.tsx";

/** The dialog that asks for an e-mail address, for whatever it was opened for; nothing while it is closed. */
export function EmailDialog(): ReactElement | null {
  const [purpose, setPurpose] = useAtom(emailDialogAtom);
  const tier = useShownTier();
  if (!purpose) return null;
  const close = (): void => setPurpose(null);
  if (purpose.mode === "guide") return <GuideDialog order={purpose.order} onClose={close} />;
  if (purpose.wanted === "hand-drawn" && tier === "mastercrafted") return <WayToCommission onLed={close} />;
  return <UpgradeDialog tier={purpose.tier} wanted={purpose.wanted} onClose={close} />;
}

/** Whoever has paid for a hand-drawn sigil is led to it: to its answers, or to where it is now. */
function WayToCommission({ onLed }: { readonly onLed: () => void }): null {
  const navigate = useNavigate();
  const lead = useEffectEvent(() => {
    onLed();
    void navigate({ to: "/commission" });
  });
  useEffect(() => lead(), []);
  return null;
}
