import type { BrowserContext } from "@playwright/test";

/** Who bought Advanced in the database that `seed.sql` fills; no other database knows the secrets below. */
export const BUYER_EMAIL = "buyer@example.test";

const BUYER_SESSION = "test-only-session-of-the-buyer-000000000000";

/** A session of the buyer for the one test that ends it; the tests share a database. */
export const LEAVING_SESSION = "test-only-session-of-the-buyer-who-leaves-0";

/** Makes this browser the buyer's: signed in, with the e-mail that paying would have remembered. */
export async function becomeBuyer(context: BrowserContext, session = BUYER_SESSION): Promise<void> {
  await context.addCookies([
    {
      name: "__Host-session",
      value: session,
      domain: "localhost",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
  await context.addInitScript((email) => localStorage.setItem("userEmail", email), BUYER_EMAIL);
}
