import { and, eq } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { RefundRequest } from "#domain/contracts/desk-orders.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { HOUR_MS } from "#domain/lib/time.ts";
import { REFUND_OBSTACLES } from "#domain/orders/refund-request.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { draftOrderNote } from "./order-notes.ts";
import type { Order } from "./order-repo.ts";
import { RefundRepo, type StoredRefundRequest } from "./refund-repo.ts";
import { type SettleDeps, settleOrder } from "./settle-order.ts";

/** What sending money back needs. */
export interface RefundDeps extends SettleDeps {
  readonly encryption: Encryption;
}

/** The master at the desk. */
export interface DeskActor {
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  readonly userAgent: string;
}

/**
 * Sends money of an order back. The request is stored before the provider is asked, in a statement that holds the sum of all of them to what was
 * paid, and its id is the provider's idempotency key: repeated, at the same moment or after a lost response, it sends nothing more. Fails with
 * `conflict` where the order or the provider refuses, and `not_ready` where the database took nothing.
 */
export async function refundOrder(
  deps: RefundDeps,
  { origin, userAgent }: DeskActor,
  order: Order,
  { requestId, amount, reason, used }: RefundRequest,
): Promise<Result<null, Fault>> {
  const { database, clock, encryption } = deps;
  const repo = new RefundRepo(database);
  const now = clock.now();
  const known = await repo.find(requestId);
  if (!known) {
    const obstacle = REFUND_OBSTACLES[order.status];
    if (obstacle !== null) return refuse("conflict", { message: obstacle });
    if (order.stripePaymentId === null || order.erasedAt !== null) return refuse("conflict");
  }
  const isStored = repo.isStored(requestId);
  const note = await draftOrderNote({ database, encryption }, { order, kind: "refund", note: used }, now, isStored);
  const detail = `${amount} ${order.currency} ${reason}`;
  const browser = describeBrowser(userAgent);
  const act = { act: "order_refunded", subject: order.orderNumber, detail, browser } as const;
  const written = await writeOnce({
    write: async () => {
      const [stored] = await database.batch([
        repo.draft({ id: requestId, orderId: order.id, amount, reason }, now),
        note.statement,
        new AuditLog(database).draft(act, now, isStored),
        // What was given back by hand goes with the money.
        database
          .update(orders)
          .set({ restoredAt: null })
          .where(and(eq(orders.id, order.id), isStored)),
      ]);
      return stored.meta.changes > 0;
    },
    isThere: async () => (await repo.find(requestId)) !== null,
  });
  const request = await repo.find(requestId);
  if (!request) {
    if (!written.isOk && written.error === "unavailable") return refuse("not_ready");
    return refuse("conflict", { message: TOO_MUCH_MESSAGE });
  }
  if (request.orderId !== order.id || request.amount !== amount) return refuse("conflict");
  return sendRefund(deps, request, order.stripePaymentId ?? "", origin);
}

/** Asks the provider for the refund of a request, and brings the order up to what it says. Nobody hearing is no failure: it is asked again. */
async function sendRefund(
  deps: RefundDeps,
  { id, amount, reason, state }: StoredRefundRequest,
  intentId: string,
  origin: string,
): Promise<Result<null, Fault>> {
  const repo = new RefundRepo(deps.database);
  if (state === "refused") return refuse("conflict", { message: PROVIDER_REFUSED_MESSAGE });
  if (state === "asked") {
    const sent = await deps.payments.refund({ intentId, amount, reason, idempotencyKey: `refund-${id}` });
    if (sent.isOk) await repo.settleSent(id, sent.value.refundId);
    else if (sent.error.kind === "refused") {
      await repo.settleRefused(id);
      await settleOrder(deps, intentId, { origin });
      return refuse("conflict", { message: PROVIDER_MESSAGES[sent.error.code] ?? PROVIDER_REFUSED_MESSAGE });
    }
  }
  await settleOrder(deps, intentId, { origin });
  return ok(null);
}

/** A request that was just made is still being asked for by whoever made it … */
const YOUNGEST_RETRY_MS = 2 * 60_000;
/** … and after a day the provider may have forgotten its key, so that asking again could send the money twice. */
const OLDEST_RETRY_MS = 20 * HOUR_MS;
const MOST_RETRIES = 20;

/** Asks again for the refunds of which nobody knows whether the provider heard; returns how many. */
export async function retryRefunds(deps: RefundDeps, origin: string, now: number): Promise<number> {
  const waiting = await new RefundRepo(deps.database).listUnsettled(
    now - OLDEST_RETRY_MS,
    now - YOUNGEST_RETRY_MS,
    MOST_RETRIES,
  );
  for (const { request, intentId } of waiting) {
    if (intentId !== null) await sendRefund(deps, request, intentId, origin);
  }
  return waiting.length;
}

const TOO_MUCH_MESSAGE = "That is more than can still be sent back. Please look at the order again.";
const PROVIDER_REFUSED_MESSAGE = "The payment provider refused this refund. Nothing was sent back.";
const PROVIDER_MESSAGES: Readonly<Record<string, string>> = {
  charge_already_refunded: "The whole amount has gone back already.",
  charge_disputed: "The payment is disputed: only the bank can send the money back.",
  refund_disputed_payment: "The payment is disputed: only the bank can send the money back.",
  amount_too_large: TOO_MUCH_MESSAGE,
};
