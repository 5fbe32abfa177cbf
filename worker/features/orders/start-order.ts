import type { Visitor } from "#domain/accounts/visitor.ts";
import type { OpenOrderResponse } from "#domain/contracts/payments.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay } from "#domain/lib/time.ts";
import { ALREADY_HELD_MESSAGES, isHeld, listOrderLimits, ORDER_LIMIT_MESSAGE } from "#domain/orders/checkout.ts";
import { isKept } from "#domain/orders/entitlement.ts";
import { isPayable, type OrderedTier } from "#domain/orders/order.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { toBrowserCookie } from "#worker/http/cookies.ts";
import { Reply } from "#worker/http/reply.ts";
import { type Order, OrderRepo } from "./order-repo.ts";
import { type SettleDeps, settleOrder } from "./settle-order.ts";

/** What beginning an order needs. */
export interface StartDeps extends SettleDeps {
  readonly encryption: Encryption;
}

/** Who buys, and in which browser. */
export interface Buying {
  readonly visitor: Visitor;
  /** The secret by which the browser is known; null where it never began to pay. */
  readonly browserToken: string | null;
  /** What the client is counted by. */
  readonly clientKey: string;
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
}

/** What is bought. */
export interface Purchase {
  readonly tier: OrderedTier;
  readonly email: string;
  readonly termsVersion: number;
}

/**
 * Begins an order, or takes up the one that this browser has begun for the same thing: reload, back, a second tab and a double click all get the
 * same order and the same intent. The order is written before the intent. Fails with `conflict` where its proven owner holds it already,
 * `too_many_requests`, and `not_ready` where database or provider don't respond.
 */
export async function startOrder(
  deps: StartDeps,
  buying: Buying,
  purchase: Purchase,
): Promise<Result<Reply<OpenOrderResponse>, Fault>> {
  const { visitor, origin } = buying;
  const { tier, email } = purchase;
  const repo = new OrderRepo(deps.database);
  const now = deps.clock.now();
  if (visitor.kind === "account" && visitor.email === email) {
    if (isHeld(tier, await repo.listPaidOf(email, null), now))
      return refuse("conflict", { message: ALREADY_HELD_MESSAGES[tier] });
  }
  const browserToken = buying.browserToken ?? newToken();
  const browserHash = await hashToken(browserToken);
  const held = (await repo.listByBrowser(browserHash)).find(
    (order) => order.email === email && isHeld(tier, [order], now),
  );
  // Given back by hand: of its payment there is nothing to show but that it went back.
  if (held && !isKept(held.status)) return refuse("conflict", { message: ALREADY_HELD_MESSAGES[tier] });
  const begin = async (): Promise<Result<OpenOrderResponse, Fault>> => {
    const begun = held ? ok(held) : await findOrBegin(deps, repo, { ...purchase, browserHash }, buying);
    return begun.isOk ? openIntent(deps, repo, begun.value, origin) : begun;
  };
  const first = await begin();
  // Canceled at the provider since it was begun: settled by now, so that the next one is another order.
  const open = first.isOk && first.value.status === "canceled" ? await begin() : first;
  if (!open.isOk) return open;
  return ok(new Reply(open.value, { cookies: [toBrowserCookie(browserToken)] }));
}

async function findOrBegin(
  { database, encryption, clock }: StartDeps,
  repo: OrderRepo,
  wanted: Purchase & { readonly browserHash: string },
  { clientKey }: Buying,
): Promise<Result<Order, Fault>> {
  const open = await repo.findOpen(wanted);
  if (open) return ok(open);
  const now = clock.now();
  const use = await new DailyCounts(database, encryption).prepare(listOrderLimits(wanted.email, clientKey), now);
  const draft = repo.draft(wanted, now, use.hasRoom);
  await writeOnce({
    write: async () => {
      const [inserted] = await database.batch([draft.statement, ...use.draft(repo.isBegun(draft.id))]);
      return inserted.meta.changes > 0;
    },
    isThere: async () => (await repo.findOpen(wanted)) !== null,
  });
  // Whoever was first: of two at the same moment the database takes one, and both go on with that.
  const begun = await repo.findOpen(wanted);
  if (begun) return ok(begun);
  if ((await use.findReached()) === null) return refuse("not_ready");
  return refuse("too_many_requests", { message: ORDER_LIMIT_MESSAGE, retryAfterS: countSecondsLeftInDay(now) });
}

async function openIntent(
  deps: StartDeps,
  repo: OrderRepo,
  order: Order,
  origin: string,
): Promise<Result<OpenOrderResponse, Fault>> {
  const { orderNumber } = order;
  if (order.stripePaymentId !== null) {
    const settled = await settleOrder(deps, order.stripePaymentId, { origin });
    if (!settled.isOk) return refuse("not_ready");
    const { status } = settled.value.order;
    // Where there is nothing to pay, the page shows what was bought or what became of it.
    return ok({ orderNumber, status, clientSecret: isPayable(status) ? settled.value.clientSecret : null });
  }
  const { id, tier, amount, currency, idempotencyKey } = order;
  const intent = await deps.payments.createIntent({ orderId: id, orderNumber, tier, amount, currency, idempotencyKey });
  if (!intent.isOk) return refuse("not_ready", { cause: intent.error });
  // Another one only where the provider has forgotten our key: nobody may pay an intent that no order names.
  if ((await repo.setIntent(id, intent.value.intentId)) !== intent.value.intentId) return refuse("not_ready");
  return ok({ orderNumber, status: "pending", clientSecret: intent.value.clientSecret });
}
