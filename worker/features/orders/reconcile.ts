import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { UNPAID_ORDER_MS } from "#domain/orders/checkout.ts";
import { type Order, OrderRepo } from "./order-repo.ts";
import { type SettleDeps, settleOrder } from "./settle-order.ts";

/** How far back an hourly run asks what changed: it may miss a run without missing a change. */
const LOOK_BACK_MS = 3 * HOUR_MS;

/** How far back the nightly run asks: as long as the provider repeats its messages. */
const NIGHTLY_LOOK_BACK_MS = 3 * DAY_MS;

/** How many unpaid orders a run gives up; the rest wait for the next one. */
const MOST_UNPAID = 50;

/** What a run did. */
export type Reconciled = Readonly<Record<"settled" | "expired" | "failed", number>>;

/** Settles what changed at the provider without our hearing of it, and gives up the orders that nobody paid for a day. */
export async function reconcileOrders(
  deps: SettleDeps,
  { origin, now, isNightly }: { readonly origin: string; readonly now: number; readonly isNightly: boolean },
): Promise<Reconciled> {
  const repo = new OrderRepo(deps.database);
  const counts = { settled: 0, expired: 0, failed: 0 };
  for (const order of await repo.listOpenBefore(now - UNPAID_ORDER_MS, MOST_UNPAID)) {
    await giveUp(deps, repo, order, origin);
    counts.expired += 1;
  }
  const changed = await deps.payments.listChangedIntents(now - (isNightly ? NIGHTLY_LOOK_BACK_MS : LOOK_BACK_MS));
  if (!changed.isOk) return { ...counts, failed: counts.failed + 1 };
  for (const intentId of changed.value) {
    const settled = await settleOrder(deps, intentId, { origin });
    if (settled.isOk) counts.settled += 1;
    else if (settled.error !== "unknown") counts.failed += 1;
  }
  return counts;
}

async function giveUp(deps: SettleDeps, repo: OrderRepo, order: Order, origin: string): Promise<void> {
  if (order.stripePaymentId === null) {
    await repo.cancelUnpayable(order.id);
    return;
  }
  // A debit that is on its way can't be given up; settling finds out what became of it either way.
  await deps.payments.cancelIntent(order.stripePaymentId);
  await settleOrder(deps, order.stripePaymentId, { origin });
}
