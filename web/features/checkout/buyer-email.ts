import { EmailAddress } from "#domain/contracts/email-address.ts";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** The address as long as this document is open: for a browser that refuses storage. */
let keptInMemory: string | null = null;

/** The address that something is bought for, kept for the tab; null where there is none. */
export function findBuyerEmail(): string | null {
  const parsed = EmailAddress.safeParse(findSessionText(STORAGE_KEYS.buyerEmail) ?? keptInMemory);
  return parsed.success ? parsed.data : null;
}

/**
 * Keeps the address that something is bought for as long as the tab is open: it is no part of the page's own address.
 * Any other text is ignored.
 */
export function keepBuyerEmail(text: string): void {
  const parsed = EmailAddress.safeParse(text);
  if (!parsed.success) return;
  keptInMemory = parsed.data;
  keepSessionText(STORAGE_KEYS.buyerEmail, parsed.data);
}

/** Notes which checkout could not be opened, so that the home page asks for what was missing and says why. */
export function keepAskedTier(tier: "advanced" | "mastercrafted"): void {
  keepSessionText(STORAGE_KEYS.askedTier, tier);
}
