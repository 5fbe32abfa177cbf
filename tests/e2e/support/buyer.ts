import type { BrowserContext } from "@playwright/test";

/** Who bought Advanced in the database that `seed.sql` fills; no other database knows the secrets below. */
export const BUYER_EMAIL = "buyer@example.test";

const BUYER_SESSION = "test-only-session-of-the-buyer-000000000000";

/** A session of the buyer for the one test that ends it; the tests share a database. */
export const LEAVING_SESSION = "test-only-session-of-the-buyer-who-leaves-0";

/** Another buyer, for tests that look at what an account has where nothing was done with it. */
export const READER_EMAIL = "reader@example.test";

const READER_SESSION = "test-only-session-of-somebody-who-reads-000";

/** Makes this browser the buyer's: signed in, with the e-mail that paying would have remembered. */
export function becomeBuyer(context: BrowserContext, session = BUYER_SESSION): Promise<void> {
  return become(context, BUYER_EMAIL, session);
}

/** Makes this browser that of the other buyer. */
export function becomeReader(context: BrowserContext): Promise<void> {
  return become(context, READER_EMAIL, READER_SESSION);
}

async function become(context: BrowserContext, email: string, session: string): Promise<void> {
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
  await context.addInitScript((address) => localStorage.setItem("userEmail", address), email);
}
