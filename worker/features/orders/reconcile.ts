import { DAY_MS } from "#domain/lib/time.ts";
import { UNPAID_ORDER_MS } from "#domain/orders/checkout.ts";
import { isPayable } from "#domain/orders/order.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import { listPayableBefore, listSettledAsOf, type SettledPayment } from "./due-orders.ts";
import { type Order, OrderRepo } from "./order-repo.ts";
import { type SettleDeps, settleOrder } from "./settle-order.ts";

/** How far back a run asks what changed: as long as the provider repeats its messages. */
const LOOK_BACK_MS = 3 * DAY_MS;

/** How many unpaid orders a run gives up; the rest wait for the next one. */
const MOST_UNPAID = 50;

/** How many changed payments a run settles; the rest wait for the next one, in which they come first. */
const MOST_CHANGED = 50;

/** What a run did, and how many changed payments it left to the next one. */
export type Reconciled = Readonly<Record<"settled" | "expired" | "failed" | "left", number>>;

/** Settles what changed at the provider without our hearing of it, and gives up the orders that nobody paid for a day. */
export async function reconcileOrders(
  deps: SettleDeps,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<Reconciled> {
  const { database, payments } = deps;
  const repo = new OrderRepo(database);
  const counts = { settled: 0, expired: 0, failed: 0, left: 0 };
  for (const order of await listPayableBefore(database, now - UNPAID_ORDER_MS, MOST_UNPAID)) {
    counts[await isolate(() => giveUp(deps, repo, order, origin))] += 1;
  }
  const changed = await payments.listChanged(now - LOOK_BACK_MS);
  if (!changed.isOk) return { ...counts, failed: counts.failed + 1 };
  if (changed.value.isCutShort) writeLog("error", { reconcile: "more changed than one look takes in" });
  const due = sortByNeed(await listSettledAsOf(database, changed.value.payments));
  for (const { intentId } of due.slice(0, MOST_CHANGED)) {
    counts[await isolate(() => settle(deps, intentId, origin))] += 1;
  }
  return { ...counts, left: Math.max(0, due.length - MOST_CHANGED) };
}

type Done = Exclude<keyof Reconciled, "left">;

/** One order that can't be settled keeps no other from it. */
async function isolate(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    writeLog("error", { reconcile: describeFailure(error) });
    return "failed";
  }
}

/**
 * First what was not settled since it changed, then the others in turn: a crash may have come between settling and refunding. Within each part
 * the one comes first that was settled longest ago, so that each has its turn however many there are.
 */
function sortByNeed(payments: readonly SettledPayment[]): readonly SettledPayment[] {
  const isBehind = ({ settledAsOf, changedAt }: SettledPayment): boolean =>
    settledAsOf === null || settledAsOf <= changedAt;
  return payments.toSorted(
    (one, other) =>
      Number(isBehind(other)) - Number(isBehind(one)) || (one.settledAsOf ?? 0) - (other.settledAsOf ?? 0),
  );
}

async function settle(deps: SettleDeps, intentId: string, origin: string): Promise<Done> {
  return (await settleOrder(deps, intentId, { origin })).isOk ? "settled" : "failed";
}

/** Cancels an order that nobody has paid; one that was paid in the meantime is settled as such. */
export async function giveUp(deps: SettleDeps, repo: OrderRepo, order: Order, origin: string): Promise<Done> {
  const { id, stripePaymentId: intentId } = order;
  const settled = intentId === null ? null : await settleOrder(deps, intentId, { origin });
  if (intentId === null || (settled && !settled.isOk && settled.error === "unknown")) {
    await repo.cancel(id);
    return "expired";
  }
  // It was paid after all, or a debit is on its way.
  if (settled?.isOk && !isPayable(settled.value.order.status)) return "settled";
  if (!(await deps.payments.cancelIntent(intentId)).isOk) return "failed";
  const after = await settleOrder(deps, intentId, { origin });
  // A payment of something else than the order is never taken for the order's, not even where it is given up.
  if (!after.isOk && after.error === "mismatched") await repo.cancel(id);
  return after.isOk || after.error === "mismatched" ? "expired" : "failed";
}
