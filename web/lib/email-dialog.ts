import { atom, getDefaultStore } from "jotai";
import type { CollectEmailRequest } from "#domain/contracts/email.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { PaidWay } from "#domain/sigils/method.ts";

/** A tier that can be bought from the dialog. */
export type UpgradeTier = Exclude<Tier, "free">;

/** What a guide is ordered for: the tier that the page shows, and the sigil with its recipe. */
export type GuideOrder = Pick<CollectEmailRequest, "tier" | "method" | "sigilData">;

/** What the e-mail dialog is open for: to have the guide to an issued sigil sent, or to go on to pay for a tier. */
export type EmailDialogPurpose =
  | { readonly mode: "guide"; readonly order: GuideOrder }
  | { readonly mode: "upgrade"; readonly tier: UpgradeTier; readonly wanted: PaidWay | null };

/** Null while the dialog is closed. Features set it with the functions below; the dialog itself sets it back. */
export const emailDialogAtom = atom<EmailDialogPurpose | null>(null);

/** Opens the dialog that sends the activation guide. */
export function openGuideDialog(order: GuideOrder): void {
  getDefaultStore().set(emailDialogAtom, { mode: "guide", order });
}

/** Opens the dialog that leads to the checkout of a tier, and says there what was wanted while it was locked. */
export function openUpgradeDialog(tier: UpgradeTier, wanted: PaidWay | null = null): void {
  getDefaultStore().set(emailDialogAtom, { mode: "upgrade", tier, wanted });
}
