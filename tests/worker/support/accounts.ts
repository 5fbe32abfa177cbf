import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import type { Account, BoughtOrder, SessionRole } from "#domain/accounts/visitor.ts";
import { type OrderedTier, type OrderStatus, PAID_ORDER_STATUSES, PRICES_CENTS } from "#domain/orders/order.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase } from "#worker/db/database.ts";
import { hashToken, newId, newToken } from "#worker/db/identifiers.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { CodeRepo } from "#worker/features/account/code-repo.ts";
import { SessionStore } from "#worker/http/session-store.ts";

/** Somebody with an account, an open session and what they bought. */
export interface SignedIn {
  readonly account: Account;
  /** The headers that their browser sends. */
  readonly headers: { readonly Cookie: string };
}

let accounts = 0;
let orderNumbers = 0;

/** Opens an account that holds a tier, with a session that began at an instant. */
export async function signIn(
  tier: Tier,
  {
    status = "paid",
    now = Date.now(),
    role = "client",
    isSteppedUp = false,
  }: {
    readonly status?: OrderStatus;
    readonly now?: number;
    readonly role?: SessionRole;
    /** Whether a passkey has just proved who uses the session. */
    readonly isSteppedUp?: boolean;
  } = {},
): Promise<SignedIn> {
  const database = createDatabase(env.DB);
  accounts += 1;
  const userId = newId(now);
  const email = `buyer-${accounts}@example.test`;
  await database.insert(users).values({ id: userId, email, createdAt: now });
  const sessions = new SessionStore(database);
  const token = await sessions.begin({ userId, role, replaces: null }, now);
  if (isSteppedUp) await sessions.stepUp(token, now);
  const orders = tier === "free" ? [] : [await order(email, tier, status)];
  return {
    account: {
      ...{ kind: "account", userId, email, role, tier, orders },
      proof: { begunAt: now, steppedUpAt: isSteppedUp ? now : null },
    },
    headers: { Cookie: `__Host-session=${token}` },
  };
}

async function order(email: string, tier: OrderedTier, status: OrderStatus): Promise<BoughtOrder> {
  const createdAt = Date.now();
  const id = newId(createdAt);
  orderNumbers += 1;
  const isPaid = PAID_ORDER_STATUSES.some((paid) => paid === status);
  const orderNumber = `ORD-${String(orderNumbers).padStart(8, "0")}`;
  await createDatabase(env.DB)
    .insert(orders)
    .values({
      id,
      orderNumber,
      email,
      tier,
      status,
      amount: PRICES_CENTS[tier],
      idempotencyKey: id,
      paidAt: isPaid ? createdAt : null,
      createdAt,
    });
  return { orderNumber, tier, status, email, isForfeited: false };
}

/** Stores a paid order for the consultation as if it had just been paid in a browser; returns the headers of that browser. */
export async function buyInBrowser(email: string): Promise<{ readonly Cookie: string }> {
  const browser = newToken();
  const { orderNumber } = await order(email, "consultation", "paid");
  await createDatabase(env.DB)
    .update(orders)
    .set({ browserHash: await hashToken(browser) })
    .where(eq(orders.orderNumber, orderNumber));
  return { Cookie: `__Host-browser=${browser}` };
}

/** Stores a code as if a browser had just asked for it; returns it with the cookie of that browser. */
export async function makeCode(email: string): Promise<{ readonly code: string; readonly cookie: string }> {
  const { database, encryption } = compose(env);
  const browser = newToken();
  const code = "7K3MQ9XB";
  await (await new CodeRepo(database, encryption).draft({ email, code, browser }, Date.now(), sql`true`)).statement;
  return { code, cookie: `__Host-code-browser=${browser}` };
}
