import { useAtom } from "jotai";
import type { ReactElement } from "react";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { GuideDialog } from "./guide-dialog.tsx";
import { UpgradeDialog } from "./upgrade-dialog.tsx";

/** The dialog that asks for an e-mail address, for whatever it was opened for; nothing while it is closed. */
export function EmailDialog(): ReactElement | null {
  const [purpose, setPurpose] = useAtom(emailDialogAtom);
  if (!purpose) return null;
  const close = (): void => setPurpose(null);
  return purpose.mode === "guide" ? (
    <GuideDialog order={purpose.order} onClose={close} />
  ) : (
    <UpgradeDialog tier={purpose.tier} wanted={purpose.wanted} onClose={close} />
  );
}
