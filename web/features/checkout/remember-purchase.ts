import { askToSignIn } from "#web/lib/account.ts";
import { keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { showTier } from "#web/lib/tier.ts";
import type { Purchase } from "./api.ts";

/** Keeps what the pages show of a purchase on this device. */
export function rememberPurchase({ tier, email }: Purchase): void {
  keepLocalText(STORAGE_KEYS.userEmail, email);
  if (tier === "consultation") keepLocalText(STORAGE_KEYS.consultationAccess, "true");
  else showTier(tier);
}

/** Asks whoever bought before to sign in, and shows what the address holds on the account's page. */
export async function restorePurchase(): Promise<void> {
  if (await askToSignIn("restore")) location.assign("/account");
}
