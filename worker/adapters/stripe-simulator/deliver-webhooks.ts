import { Buffer } from "node:buffer";
import type { Clock } from "#worker/ports/runtime.ts";
import { toEvent } from "./calls.ts";
import type { SimulatorStore, StoredEvent } from "./simulator-store.ts";

/** The secret with which the simulator signs its webhooks. */
export const SIMULATOR_WEBHOOK_SECRET = "whsec_simulator";

const SECOND_MS = 1000;
const FIRST_RETRY_MS = 5 * SECOND_MS;
const RETRIES_END_AFTER_MS = 3 * 24 * 60 * 60 * SECOND_MS;

/**
 * Delivers the events that are due, each as a signed POST. Whatever isn't accepted with 2xx is tried again later, less and less often, for
 * three days. Returns how many were tried; events come in any order and more than once, as they do from Stripe (docs.stripe.com/webhooks).
 */
export async function deliverWebhooks({
  store,
  clock,
  send,
}: {
  readonly store: SimulatorStore;
  readonly clock: Clock;
  /** Hands a webhook to the product and resolves to the status of its response. */
  readonly send: (body: string, signature: string) => Promise<number>;
}): Promise<number> {
  const { webhooks } = await store.readSwitches();
  const due = await store.listDue(clock.now());
  for (const event of webhooks === "reordered" ? due.toReversed() : due) {
    const status = await deliver(event);
    if (webhooks === "doubled") await deliver(event);
    const isAccepted = status >= 200 && status < 300;
    await store.noteAttempt(event.id, isAccepted ? null : computeRetryAt(event, clock.now()));
  }
  return due.length;

  async function deliver(event: StoredEvent): Promise<number> {
    const body = JSON.stringify(toEvent(event));
    return send(body, await signWebhook(body, Math.floor(clock.now() / SECOND_MS)));
  }
}

function computeRetryAt({ attempts, createdAt }: StoredEvent, now: number): number | null {
  const retryAt = now + FIRST_RETRY_MS * 2 ** Math.min(attempts, 12);
  return retryAt - createdAt > RETRIES_END_AFTER_MS ? null : retryAt;
}

/** The value of `Stripe-Signature`: an HMAC-SHA256 over time and body (docs.stripe.com/webhooks/signature). */
export async function signWebhook(
  body: string,
  atS: number,
  secret: string = SIMULATOR_WEBHOOK_SECRET,
): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`${atS}.${body}`));
  return `t=${atS},v1=${Buffer.from(signature).toString("hex")}`;
}
