import type { BrowserContext } from "@playwright/test";

/** Who bought Advanced in the database that `seed.sql` fills; no other database knows the secret below. */
export const BUYER_EMAIL = "buyer@example.test";

const BUYER_SESSION = "test-only-session-of-the-buyer-000000000000";

/** Makes this browser the buyer's: signed in, with the e-mail that paying would have remembered. */
export async function becomeBuyer(context: BrowserContext): Promise<void> {
  await context.addCookies([
    {
      name: "__Host-session",
      value: BUYER_SESSION,
      domain: "localhost",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
  await context.addInitScript((email) => localStorage.setItem("userEmail", email), BUYER_EMAIL);
}
