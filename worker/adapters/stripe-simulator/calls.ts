import type * as z from "zod/mini";
import { refundPayment } from "./decide-aftermath.ts";
import { cancelPayment, confirmPayment, createPayment } from "./decide-intent.ts";
import { missingObject, renderFailure, type StripeFailure, wrongParameter } from "./failures.ts";
import {
  CancelParameters,
  ConfirmParameters,
  CreateParameters,
  checkAmount,
  ListParameters,
  parseParameters,
  RefundParameters,
  RetrieveParameters,
  readInstrument,
} from "./parameters.ts";
import { type Change, findKey, type SimulatedPayment } from "./payment.ts";
import { renderDispute, renderEvent, renderRefund } from "./render-aftermath.ts";
import { renderCharge, renderIntent, renderPublicIntent, toClientSecret } from "./render-payment.ts";
import type { SimulatorStore, StoredEvent, StoredPayment } from "./simulator-store.ts";

/** Who calls: our server, or a browser that may only see and confirm the payment whose client secret it has. */
export type Caller = "secret" | "publishable";

/** One call of the API. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  /** The form or the query, still encoded. */
  readonly encoded: string;
  readonly caller: Caller;
}

/** The response to a call, and what it changes. */
export interface Outcome {
  readonly status: number;
  readonly body: object;
  readonly change: Change | null;
  /** The version of the payment that was read; zero for a new one. */
  readonly version: number;
  /** Nothing was executed, so the idempotency key stays unused. */
  readonly isUnexecuted: boolean;
}

/** What a call is decided on. */
export interface World {
  readonly store: SimulatorStore;
  readonly nowS: number;
  /** How refunds begin. */
  readonly refundStatus: "succeeded" | "pending";
  readonly caller: Caller;
}

interface Call {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  readonly isPublic: boolean;
  readonly decide: (id: string, encoded: string, world: World) => Promise<Outcome>;
}

function call<Schema extends z.ZodMiniType>(
  method: Call["method"],
  path: RegExp,
  schema: Schema,
  decide: (parameters: z.output<Schema>, world: World, id: string) => Promise<Outcome>,
  { isPublic = false } = {},
): Call {
  return {
    method,
    path,
    isPublic,
    async decide(id, encoded, world) {
      const parameters = parseParameters(schema, encoded);
      return parameters.isOk ? decide(parameters.value, world, id) : refuse(parameters.error);
    },
  };
}

const OPEN = { isPublic: true };

const CALLS: readonly Call[] = [
  call("POST", /^\/v1\/payment_intents$/, CreateParameters, createIntent),
  call("GET", /^\/v1\/payment_intents\/([^/]+)$/, RetrieveParameters, retrieveIntent, OPEN),
  call("POST", /^\/v1\/payment_intents\/([^/]+)\/confirm$/, ConfirmParameters, confirmIntent, OPEN),
  call("POST", /^\/v1\/payment_intents\/([^/]+)\/cancel$/, CancelParameters, cancelIntent),
  call("GET", /^\/v1\/charges\/([^/]+)$/, RetrieveParameters, retrieveCharge),
  call("POST", /^\/v1\/refunds$/, RefundParameters, createRefund),
  call("GET", /^\/v1\/refunds$/, ListParameters, listRefunds),
  call("GET", /^\/v1\/refunds\/([^/]+)$/, RetrieveParameters, retrieveRefund),
  call("GET", /^\/v1\/disputes$/, ListParameters, listDisputes),
  call("GET", /^\/v1\/disputes\/([^/]+)$/, RetrieveParameters, retrieveDispute),
  call("GET", /^\/v1\/events$/, ListParameters, listEvents),
  call("GET", /^\/v1\/events\/([^/]+)$/, RetrieveParameters, retrieveEvent),
];

/** Decides what a call of the API comes to; stores nothing. */
export async function decideCall({ method, path, encoded }: Incoming, world: World): Promise<Outcome> {
  for (const known of CALLS) {
    const match = method === known.method ? known.path.exec(path) : null;
    if (!match) continue;
    if (world.caller === "publishable" && !known.isPublic) return refuse(SECRET_KEY_REQUIRED);
    return known.decide(decodeURIComponent(match[1] ?? ""), encoded, world);
  }
  const message = `Unrecognized request URL (${method}: ${path}).`;
  return refuse({ httpStatus: 404, type: "invalid_request_error", message, isUnexecuted: true });
}

const SECRET_KEY_REQUIRED: StripeFailure = {
  httpStatus: 403,
  type: "invalid_request_error",
  code: "secret_key_required",
  message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
  isUnexecuted: true,
};

async function createIntent(parameters: CreateParameters, { nowS }: World): Promise<Outcome> {
  const wrong = checkAmount(parameters);
  if (wrong) return refuse(wrong);
  const change = createPayment(parameters, nowS);
  return respond(renderIntent(change.payment), change);
}

async function retrieveIntent(
  { client_secret: secret, expand = [] }: z.output<typeof RetrieveParameters>,
  world: World,
  id: string,
): Promise<Outcome> {
  const found = await findIntent(id, secret, world);
  if (!found) return refuse(missingObject("payment_intent", id));
  const intent = renderFor(world.caller, found.payment);
  const charge = found.payment.charges.at(-1);
  if (!charge || !expand.includes("latest_charge") || world.caller === "publishable") return respond(intent);
  return respond({ ...intent, latest_charge: renderCharge(found.payment, charge) });
}

async function confirmIntent(parameters: ConfirmParameters, world: World, id: string): Promise<Outcome> {
  const found = await findIntent(id, parameters.client_secret, world);
  if (!found) return refuse(missingObject("payment_intent", id));
  const instrument = readInstrument(parameters, world.nowS);
  if (!instrument.isOk) return refuse(instrument.error);
  const attempt = { instrument: instrument.value, returnUrl: parameters.return_url ?? null };
  const confirmed = confirmPayment(found.payment, attempt, world.nowS);
  if (!confirmed.isOk) return refuse(confirmed.error);
  const { payment } = confirmed.value;
  const intent = renderFor(world.caller, payment);
  if (!payment.lastFailure) return respond(intent, confirmed.value, found.version);
  const { code, declineCode, message } = payment.lastFailure;
  const declined = refuse({
    httpStatus: 402,
    type: "card_error",
    code,
    message,
    intent,
    ...(declineCode !== null && { declineCode }),
  });
  return { ...declined, change: confirmed.value, version: found.version };
}

async function cancelIntent(parameters: CancelParameters, { store, nowS }: World, id: string): Promise<Outcome> {
  const found = await findPayment("pi", id, store);
  if (!found) return refuse(missingObject("payment_intent", id));
  const canceled = cancelPayment(found.payment, parameters, nowS);
  if (!canceled.isOk) return refuse(canceled.error);
  return respond(renderIntent(canceled.value.payment), canceled.value, found.version);
}

async function retrieveCharge(_parameters: unknown, { store }: World, id: string): Promise<Outcome> {
  const found = await findPayment("ch", id, store);
  const charge = found?.payment.charges.find((one) => one.id === id);
  return found && charge ? respond(renderCharge(found.payment, charge)) : refuse(missingObject("charge", id));
}

async function createRefund(parameters: RefundParameters, world: World): Promise<Outcome> {
  const { payment_intent: intentId, charge: chargeId } = parameters;
  const id = intentId ?? chargeId;
  if (id === undefined) {
    const message = "One of the following params should be provided for this request: payment_intent or charge.";
    return refuse(wrongParameter("parameter_missing", "payment_intent", message));
  }
  const found = await findPayment(intentId === undefined ? "ch" : "pi", id, world.store);
  if (!found) return refuse(missingObject(intentId === undefined ? "charge" : "payment_intent", id));
  const refunded = refundPayment(found.payment, parameters, world.refundStatus, world.nowS);
  if (!refunded.isOk) return refuse(refunded.error);
  const { payment, refund } = refunded.value;
  return respond(renderRefund(payment, refund), refunded.value, found.version);
}

async function retrieveRefund(_parameters: unknown, { store }: World, id: string): Promise<Outcome> {
  const found = await findPayment("re", id, store);
  const refund = found?.payment.refunds.find((one) => one.id === id);
  return found && refund ? respond(renderRefund(found.payment, refund)) : refuse(missingObject("refund", id));
}

async function retrieveDispute(_parameters: unknown, { store }: World, id: string): Promise<Outcome> {
  const found = await findPayment("du", id, store);
  const dispute = found?.payment.disputes.find((one) => one.id === id);
  return found && dispute ? respond(renderDispute(found.payment, dispute)) : refuse(missingObject("dispute", id));
}

async function listRefunds(parameters: ListParameters, { store }: World): Promise<Outcome> {
  const payment = await findListed(parameters, store);
  return respondWithList("/v1/refunds", parameters, payment?.refunds.map((one) => renderRefund(payment, one)) ?? []);
}

async function listDisputes(parameters: ListParameters, { store }: World): Promise<Outcome> {
  const payment = await findListed(parameters, store);
  return respondWithList("/v1/disputes", parameters, payment?.disputes.map((one) => renderDispute(payment, one)) ?? []);
}

async function listEvents(parameters: ListParameters, { store }: World): Promise<Outcome> {
  const { type, types, created, starting_after: before, limit } = parameters;
  const from = created?.gte ?? (created?.gt === undefined ? null : created.gt + 1);
  const events = await store.listEvents({
    types: types ?? (type === undefined ? null : [type]),
    createdFrom: from === null ? null : from * 1000,
    before: before ?? null,
    limit,
  });
  return respond({
    object: "list",
    data: events.slice(0, limit).map(toEvent),
    has_more: events.length > limit,
    url: "/v1/events",
  });
}

async function retrieveEvent(_parameters: unknown, { store }: World, id: string): Promise<Outcome> {
  const event = await store.findEvent(id);
  return event ? respond(toEvent(event)) : refuse(missingObject("event", id));
}

/** An event as it is listed and delivered. */
export function toEvent({ id, type, object, createdAt, nextAttemptAt }: StoredEvent): object {
  return renderEvent({
    id,
    type,
    createdAtS: Math.floor(createdAt / 1000),
    object: JSON.parse(object),
    isPending: nextAttemptAt !== null,
  });
}

async function findIntent(id: string, secret: string | undefined, world: World): Promise<StoredPayment | null> {
  const found = await findPayment("pi", id, world.store);
  if (!found) return null;
  const isOpen = secret === undefined ? world.caller === "secret" : secret === toClientSecret(found.payment);
  return isOpen ? found : null;
}

async function findPayment(
  prefix: "pi" | "ch" | "re" | "du",
  id: string,
  store: SimulatorStore,
): Promise<StoredPayment | null> {
  const key = findKey(prefix, id);
  return key === null ? null : store.findPayment(key);
}

async function findListed(
  { payment_intent: intentId, charge: chargeId }: ListParameters,
  store: SimulatorStore,
): Promise<SimulatedPayment | null> {
  const found = intentId ? await findPayment("pi", intentId, store) : await findPayment("ch", chargeId ?? "", store);
  return found?.payment ?? null;
}

function renderFor(caller: Caller, payment: SimulatedPayment): object {
  return caller === "secret" ? renderIntent(payment) : renderPublicIntent(payment);
}

/** A page of a list of which the newest comes first. */
function respondWithList(
  url: string,
  { starting_after: before, limit }: ListParameters,
  oldestFirst: readonly { readonly id: string }[],
): Outcome {
  const all = oldestFirst.toReversed();
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
  const data = all.slice(from, from + limit);
  return respond({ object: "list", data, has_more: all.length > from + limit, url });
}

function respond(body: object, change: Change | null = null, version = 0): Outcome {
  return { status: 200, body, change, version, isUnexecuted: false };
}

function refuse(failure: StripeFailure): Outcome {
  return {
    status: failure.httpStatus,
    body: renderFailure(failure),
    change: null,
    version: 0,
    isUnexecuted: failure.isUnexecuted === true,
  };
}
