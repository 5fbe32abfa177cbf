import type Stripe from "stripe";
import { err, ok, type Result } from "#domain/lib/result.ts";
import type { ProviderObject } from "#domain/orders/provider-object.ts";
import type {
  ChangedPayment,
  ChangedPayments,
  IntentOrder,
  OpenIntent,
  PaymentConfig,
  PaymentEvent,
  PaymentFailure,
  PaymentProvider,
  ProviderPayment,
  RefundOrder,
} from "#worker/ports/payments.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { toDispute, toIntent, toRefund } from "./provider-objects.ts";

/** How Stripe's library is made: real or simulated, it is the same library. */
export interface StripeConnection {
  /** The library is loaded when it is first needed: no other call waits for it. */
  readonly load: () => Promise<Stripe>;
  readonly publicConfig: PaymentConfig;
  readonly webhookSecret: string;
  readonly clock: Clock;
  /** Hears of what went wrong where the provider itself refused nothing. */
  readonly report: (failure: unknown) => void;
}

/** How Stripe's library behaves: somebody is waiting, so a call is given up after ten seconds; its key lets it be made again. */
export const LIBRARY_BEHAVIOR = { telemetry: false, timeout: 10_000, maxNetworkRetries: 2 } as const;

/** Payments over Stripe's API. */
export class StripePayments implements PaymentProvider {
  readonly publicConfig: PaymentConfig;
  readonly #connection: StripeConnection;

  constructor(connection: StripeConnection) {
    this.#connection = connection;
    this.publicConfig = connection.publicConfig;
  }

  createIntent(order: IntentOrder): Promise<Result<OpenIntent, PaymentFailure>> {
    return this.#call(async (stripe) => {
      const intent = await stripe.paymentIntents.create(
        {
          amount: order.amount,
          currency: order.currency,
          allowed_payment_method_types: ["card"],
          metadata: { order_id: order.orderId, order_number: order.orderNumber, tier: order.tier },
        },
        { idempotencyKey: order.idempotencyKey },
      );
      return { intentId: requireId(intent, "payment_intent"), clientSecret: requireSecret(intent) };
    });
  }

  async findPayment(intentId: string): Promise<Result<ProviderPayment | null, PaymentFailure>> {
    const found = await this.#call(async (stripe): Promise<ProviderPayment> => {
      // Before anything is read: what is read may be newer than this, and is never taken for older than it is.
      const asOf = this.#connection.clock.now();
      const [intent, refunds, disputes] = await Promise.all([
        stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
        collect(stripe.refunds.list({ payment_intent: intentId, limit: 100 })),
        collect(stripe.disputes.list({ payment_intent: intentId, limit: 100 })),
      ]);
      const objects: ProviderObject[] = [toIntent(intent, asOf)];
      for (const refund of refunds) objects.push(toRefund(refund, asOf));
      for (const dispute of disputes) objects.push(toDispute(dispute, asOf));
      return {
        intentId: requireId(intent, "payment_intent"),
        clientSecret: requireSecret(intent),
        orderId: intent.metadata.order_id ?? null,
        amount: intent.amount,
        currency: intent.currency,
        isLive: intent.livemode,
        paidAt: toPaidAt(intent),
        objects,
        card: toCard(intent.latest_charge),
      };
    });
    if (!found.isOk && found.error.kind === "refused" && found.error.code === "resource_missing") return ok(null);
    return found;
  }

  cancelIntent(intentId: string): Promise<Result<"canceled", PaymentFailure>> {
    return this.#call(async (stripe): Promise<"canceled"> => {
      const intent = await stripe.paymentIntents.cancel(
        intentId,
        { cancellation_reason: "abandoned" },
        { idempotencyKey: `cancel-${intentId}` },
      );
      requireId(intent, "payment_intent");
      return "canceled";
    });
  }

  refund(order: RefundOrder): Promise<Result<{ readonly refundId: string }, PaymentFailure>> {
    const { intentId, amount, reason, idempotencyKey } = order;
    return this.#call(async (stripe) => {
      const refund = await stripe.refunds.create({ payment_intent: intentId, amount, reason }, { idempotencyKey });
      return { refundId: requireId(refund, "refund") };
    });
  }

  async readWebhook(
    body: Uint8Array<ArrayBuffer>,
    signature: string,
  ): Promise<Result<PaymentEvent, "forged" | "malformed">> {
    const { load, webhookSecret, clock } = this.#connection;
    const stripe = await load();
    try {
      const event = await stripe.webhooks.constructEventAsync(
        new TextDecoder().decode(body),
        signature,
        webhookSecret,
        TOLERANCE_S,
        undefined,
        clock.now(),
      );
      return ok({ id: event.id, type: event.type, intentId: findIntentId(event.data.object) });
    } catch (error) {
      return err(error instanceof SyntaxError ? "malformed" : "forged");
    }
  }

  listChanged(since: number): Promise<Result<ChangedPayments, PaymentFailure>> {
    return this.#call(async (stripe) => {
      const created = { gte: Math.floor(since / 1000) };
      const list = stripe.events.list({ created, types: [...TELLING_EVENTS], limit: 100 });
      const events = await list.autoPagingToArray({ limit: MOST_EVENTS });
      return { payments: toChanged(events), isCutShort: events.length === MOST_EVENTS };
    });
  }

  async #call<Value>(run: (stripe: Stripe) => Promise<Value>): Promise<Result<Value, PaymentFailure>> {
    try {
      return ok(await run(await this.#connection.load()));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.kind === "unavailable") this.#connection.report(error);
      return err(failure);
    }
  }
}

/** How old a signed message may be, in seconds. */
const TOLERANCE_S = 300;

/** The most pages of a list that are read: 1,000 objects of a hundred each. */
const MOST_OBJECTS = 1000;

/** The most events that one look reads: 20 pages of a hundred each. */
const MOST_EVENTS = 2000;

/** The events after which an order may be something else than before. */
const TELLING_EVENTS = [
  "payment_intent.created",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const;

/** The payments that events are about, each with its last change; the newest event comes first. */
function toChanged(events: readonly Stripe.Event[]): readonly ChangedPayment[] {
  const changed = new Map<string, ChangedPayment>();
  for (const { created, data } of events) {
    const intentId = findIntentId(data.object);
    if (intentId === null) continue;
    const { changedAt = created * 1000, orderId = null } = changed.get(intentId) ?? {};
    changed.set(intentId, { intentId, changedAt, orderId: orderId ?? findOrderId(data.object) });
  }
  return [...changed.values()];
}

function collect<Item>(list: { autoPagingToArray(options: { limit: number }): Promise<Item[]> }): Promise<Item[]> {
  return list.autoPagingToArray({ limit: MOST_OBJECTS });
}

/** A 404 whose body has no `error` arrives as an object without fields: a response is believed only where it is what was asked for. */
function requireId(object: { readonly object?: string; readonly id?: string }, kind: string): string {
  if (object.object !== kind || !object.id) throw new UnexpectedResponse(kind);
  return object.id;
}

function requireSecret(intent: Stripe.PaymentIntent): string {
  if (!intent.client_secret) throw new UnexpectedResponse("payment_intent");
  return intent.client_secret;
}

class UnexpectedResponse extends Error {
  override readonly name = "UnexpectedResponse";
}

function toCard(charge: Stripe.PaymentIntent["latest_charge"]): ProviderPayment["card"] {
  if (charge === null || typeof charge === "string") return null;
  const { brand, last4 } = charge.payment_method_details?.card ?? {};
  return brand && last4 ? { brand, lastFour: last4 } : null;
}

/** The charge that succeeded is the last one: an intent that has one takes no other. */
function toPaidAt({ status, latest_charge: charge }: Stripe.PaymentIntent): number | null {
  if (status !== "succeeded" || charge === null || typeof charge === "string") return null;
  return charge.created * 1000;
}

/** The order that an intent names which an event tells of. */
function findOrderId(object: object): string | null {
  const { object: kind, metadata } = readFields(object);
  if (kind !== "payment_intent" || typeof metadata !== "object" || metadata === null) return null;
  const { order_id: orderId } = readFields(metadata);
  return typeof orderId === "string" ? orderId : null;
}

/** The intent that an event's object is, or belongs to. */
function findIntentId(object: object): string | null {
  const { object: kind, id, payment_intent: parent } = readFields(object);
  if (kind === "payment_intent") return typeof id === "string" ? id : null;
  return typeof parent === "string" ? parent : null;
}

function readFields(object: object): Readonly<Record<string, unknown>> {
  return { ...object };
}

function toFailure(error: unknown): PaymentFailure {
  const { type, code, statusCode } = readFields(typeof error === "object" && error !== null ? error : {});
  const isRefusal = typeof statusCode === "number" && statusCode >= 400 && statusCode < 500;
  if (!isRefusal || statusCode === 409 || statusCode === 429) return { kind: "unavailable" };
  return { kind: "refused", code: typeof code === "string" ? code : String(type) };
}
