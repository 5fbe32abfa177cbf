import { env } from "cloudflare:workers";
import type { Account, SessionRole } from "#domain/accounts/visitor.ts";
import { type OrderedTier, type OrderStatus, PAID_ORDER_STATUSES, PRICES_CENTS } from "#domain/orders/order.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { createDatabase } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { SessionStore } from "#worker/http/session-store.ts";

/** Somebody with an account, an open session and what they bought. */
export interface SignedIn {
  readonly account: Account;
  /** The headers that their browser sends. */
  readonly headers: { readonly Cookie: string };
}

let accounts = 0;

/** Opens an account that holds a tier, with a session that began at an instant. */
export async function signIn(
  tier: Tier,
  {
    status = "paid",
    now = Date.now(),
    role = "client",
  }: { readonly status?: OrderStatus; readonly now?: number; readonly role?: SessionRole } = {},
): Promise<SignedIn> {
  const database = createDatabase(env.DB);
  accounts += 1;
  const userId = newId(now);
  const email = `buyer-${accounts}@example.test`;
  await database.insert(users).values({ id: userId, email, createdAt: now });
  const token = await new SessionStore(database).begin({ userId, role, replaces: null }, now);
  if (tier !== "free") await order(userId, email, tier, status);
  return { account: { kind: "account", userId, email, role, tier }, headers: { Cookie: `__Host-session=${token}` } };
}

async function order(userId: string, email: string, tier: OrderedTier, status: OrderStatus): Promise<void> {
  const createdAt = Date.now();
  const id = newId(createdAt);
  const isPaid = PAID_ORDER_STATUSES.some((paid) => paid === status);
  await createDatabase(env.DB)
    .insert(orders)
    .values({
      id,
      orderNumber: `ORD-${String(accounts).padStart(8, "0")}`,
      userId,
      email,
      tier,
      status,
      amount: PRICES_CENTS[tier],
      idempotencyKey: id,
      paidAt: isPaid ? createdAt : null,
      createdAt,
    });
}
