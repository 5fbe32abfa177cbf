/** Every page of the product, in the router's notation: `$name` stands for one segment of any text. */
export const PAGE_PATHS = [
  "/",
  "/checkout",
  "/consultation-checkout",
  "/success",
  "/planetary-hours",
  "/master-consultation",
  "/master-calendar",
  "/booking/$token",
  "/hour-offer/$token",
  "/commission",
  "/commission/$token",
  "/ticket/$token",
  "/master-dashboard",
  "/master/step2/$token",
  "/master/step3/$token",
  "/account",
  "/account/receipts/$orderNumber",
  "/contact",
  "/terms-of-service",
  "/privacy-policy",
  "/sigil-guide",
  "/magical-theory",
  "/films",
] as const;

/** The path of a page, in the router's notation. */
export type PagePath = (typeof PAGE_PATHS)[number];

const PATTERNS = PAGE_PATHS.map((path) => ({
  path,
  // Like the router in the browser: letter case and one slash at the end make no difference.
  pattern: new RegExp(`^${path.replace(/\$\w+/g, "[^/]+").replace(/\/$/, "")}/?$`, "i"),
}));

/** The page that a URL's path leads to; null where the product has no such page. */
export function findPagePath(pathname: string): PagePath | null {
  return PATTERNS.find(({ pattern }) => pattern.test(pathname))?.path ?? null;
}
