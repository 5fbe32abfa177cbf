import type { DeskOrder, HistoryEntry, OrderRow } from "#domain/contracts/desk-orders.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { listOrderNotes } from "../order-notes.ts";
import { DeskOrderRepo, type ListedOrder } from "./desk-order-repo.ts";

/** An order as the list shows it. */
export function toOrderRow({ order, isRefundUnderWay }: ListedOrder): OrderRow {
  const { orderNumber, email, tier, status, amount, refundedAmount, currency, restoredAt, createdAt } = order;
  return {
    ...{ orderNumber, email, tier, status, amount, refundedAmount, currency, isRefundUnderWay },
    isRestored: restoredAt !== null,
    createdAt: toInstant(createdAt),
  };
}

/** An order with all that happened to it, the newest first. */
export async function describeOrder(
  deps: { readonly database: Database; readonly encryption: Encryption },
  listed: ListedOrder,
): Promise<DeskOrder> {
  const { order, committed } = listed;
  const { status, amount, cardBrand, cardLastFour, paidAt, erasedAt } = order;
  return {
    ...toOrderRow(listed),
    refundableAmount: status === "paid" && erasedAt === null ? Math.max(0, amount - committed) : 0,
    card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
    paidAt: paidAt === null ? null : toInstant(paidAt),
    isErased: erasedAt !== null,
    history: [...(await listHistory(deps, listed))],
  };
}

async function listHistory(
  deps: { readonly database: Database; readonly encryption: Encryption },
  { order }: ListedOrder,
): Promise<readonly HistoryEntry[]> {
  const [traces, notes] = await Promise.all([
    new DeskOrderRepo(deps.database).listTraces(order),
    listOrderNotes(deps, order.id),
  ]);
  const seen = new Set(traces.objects.map(({ id }) => id));
  const entries = [
    toEntry("begun", order.createdAt, { amount: order.amount }),
    ...(order.paidAt === null ? [] : [toEntry("paid", order.paidAt, { amount: order.amount })]),
    ...traces.events.map(({ type, receivedAt }) => toEntry("event", receivedAt, { word: type })),
    ...traces.requests
      // Those that the provider shows are in the list as refunds.
      .filter(({ refundId }) => refundId === null || !seen.has(refundId))
      .map(({ createdAt, reason, state, amount }) => toEntry("request", createdAt, { word: reason, state, amount })),
    ...traces.objects.flatMap(({ kind, status, amount, asOf }) =>
      kind === "intent" ? [] : [toEntry(kind, asOf, { state: status, amount })],
    ),
    ...traces.mails.map(({ kind, status, createdAt, sentAt }) =>
      toEntry("mail", sentAt ?? createdAt, { word: kind, state: status }),
    ),
    ...notes.map(({ kind, note, createdAt }) => toEntry("note", createdAt, { word: kind, note })),
    ...traces.acts.map(({ act, detail, actedAt }) => toEntry("act", actedAt, { word: act, state: detail })),
  ];
  return entries.toSorted((a, b) => b.at.localeCompare(a.at));
}

function toEntry(
  kind: HistoryEntry["kind"],
  at: number,
  { word = null, state = null, amount = null, note = null }: Partial<Omit<HistoryEntry, "kind" | "at">>,
): HistoryEntry {
  return { kind, at: toInstant(at), word, state, amount, note };
}

function toInstant(at: number): string {
  return new Date(at).toISOString();
}
