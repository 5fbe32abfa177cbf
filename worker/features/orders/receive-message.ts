import * as z from "zod/mini";
import type { WebhookResponse } from "#domain/contracts/payments.ts";
import { err, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import type { PaymentEvent, PaymentProvider } from "#worker/ports/payments.ts";
import { OrderRepo } from "./order-repo.ts";
import { PaymentRepo } from "./payment-repo.ts";
import { type SettleDeps, type SettleFailure, settleOrder } from "./settle-order.ts";

/** What our own page sends after a payment. Everything in it but id and secret is ignored. */
const Hint = z.object({ data: z.object({ object: z.object({ id: z.string(), client_secret: z.string() }) }) });

/** Checks the signature of a message about a payment; null where nobody signed it. */
export async function verifyMessage(
  payments: PaymentProvider,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Result<PaymentEvent | null, Fault>> {
  const signature = headers.get("Stripe-Signature");
  if (signature === null) return ok(null);
  const event = await payments.readWebhook(bytes, signature);
  if (event.isOk) return event;
  return refuse(event.error === "malformed" ? "malformed_json" : "unauthenticated");
}

/**
 * Settles the order that a message is about. Whoever sends it, the provider is asked for the truth: a signed message may name any payment, an
 * unsigned hint has to bring the payment's secret. An unknown payment is never accepted, so that the provider sends the message again.
 */
export async function receiveMessage(
  deps: SettleDeps,
  {
    message,
    body,
    origin,
  }: { readonly message: PaymentEvent | null; readonly body: Uint8Array; readonly origin: string },
): Promise<Result<WebhookResponse, Fault>> {
  if (message) return receiveEvent(deps, message, origin);
  const hint = parseHint(body);
  if (!hint.isOk) return hint;
  const { id, client_secret: clientSecret } = hint.value;
  // Anybody can send hints: the provider is asked about payments alone that we made.
  if (!(await new OrderRepo(deps.database).hasIntent(id))) return refuse("not_found");
  return toResponse(await settleOrder(deps, id, { origin, clientSecret }));
}

async function receiveEvent(
  deps: SettleDeps,
  event: PaymentEvent,
  origin: string,
): Promise<Result<WebhookResponse, Fault>> {
  if (event.intentId === null) return ok({ status: null });
  if (await new PaymentRepo(deps.database).hasApplied(event.id)) return ok({ status: null });
  return toResponse(await settleOrder(deps, event.intentId, { origin, event }));
}

function toResponse(settled: Awaited<ReturnType<typeof settleOrder>>): Result<WebhookResponse, Fault> {
  return settled.isOk ? ok({ status: settled.value.order.status }) : err(FAULTS[settled.error]);
}

const FAULTS: Readonly<Record<SettleFailure, Fault>> = {
  unknown: { code: "not_found" },
  mismatched: { code: "not_found" },
  unavailable: { code: "not_ready" },
};

function parseHint(body: Uint8Array): Result<z.output<typeof Hint>["data"]["object"], Fault> {
  try {
    const parsed = Hint.safeParse(JSON.parse(new TextDecoder().decode(body)));
    return parsed.success ? ok(parsed.data.data.object) : refuse("not_found");
  } catch {
    return refuse("malformed_json");
  }
}
