import { getDefaultStore } from "jotai";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** Opens the dialog of the tier whose checkout was opened without an address, once; the dialog says why. */
export function openAskedTier(): void {
  const asked = findSessionText(STORAGE_KEYS.askedTier);
  keepSessionText(STORAGE_KEYS.askedTier, "");
  if (asked !== "advanced" && asked !== "mastercrafted") return;
  getDefaultStore().set(emailDialogAtom, { mode: "upgrade", tier: asked, wanted: null, isReturned: true });
}
