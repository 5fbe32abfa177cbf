import { Buffer } from "node:buffer";
import type { Clock } from "#worker/ports/runtime.ts";
import { type Caller, decideCall, type Incoming, type Outcome } from "./calls.ts";
import { renderFailure, type StripeFailure } from "./failures.ts";
import type { Change } from "./payment.ts";
import type { Collision, KeptResponse, SimulatorStore } from "./simulator-store.ts";
import type { Switches } from "./switches.ts";

/** The keys that the simulator takes. */
export const SIMULATOR_KEYS = { secret: "sk_test_simulator", publishable: "pk_test_simulator" } as const;

interface Dependencies {
  readonly store: SimulatorStore;
  readonly clock: Clock;
  /** Delivers events that are due; called after each call that made some. */
  readonly deliver: () => Promise<number>;
  /** Runs work after the response. */
  readonly later: (work: Promise<void>) => void;
}

/**
 * A subset of Stripe's API, served in this process: payment intents, charges, refunds, disputes and events, with idempotency keys as
 * docs.stripe.com/api/idempotent_requests describes them. It takes no real card and moves no money.
 */
export class StripeSimulator {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Responds to one HTTP call; it has the shape of `fetch`, so that Stripe's own library can use it. Rejects where a test loses the response. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if ((await this.#dependencies.store.readSwitches()).isUnreachable) throw new TypeError("The connection failed.");
    const caller = findCaller(request.headers);
    if (!caller) return respondToFailure(WRONG_KEY);
    const url = new URL(request.url);
    const isWrite = request.method === "POST";
    const incoming: Incoming = {
      method: request.method,
      path: url.pathname,
      encoded: isWrite ? new TextDecoder().decode(await request.arrayBuffer()) : url.search.slice(1),
      caller,
    };
    const key = isWrite ? request.headers.get("Idempotency-Key") : null;
    const fingerprint = key === null ? "" : await computeFingerprint(incoming);
    if (key !== null) {
      if (key.length > LONGEST_KEY) return respondToFailure(LONG_KEY);
      const kept = await this.#dependencies.store.findResponse(key);
      if (kept) return kept.fingerprint === fingerprint ? replay(kept) : respondToFailure(toReuse(key));
    }
    return this.#execute(incoming, key === null ? null : { key, fingerprint });
  };

  /** Changes a payment as a bank does: no call of the API, but with its events. */
  async apply(change: Change, version: number): Promise<Collision | null> {
    const { store } = this.#dependencies;
    const times = this.#schedule(await store.readSwitches());
    const stored = await store.commit({ change, version, response: null }, times);
    if (!stored.isOk) return stored.error;
    await this.#dependencies.deliver();
    return null;
  }

  async #execute(incoming: Incoming, idempotency: Pick<KeptResponse, "key" | "fingerprint"> | null): Promise<Response> {
    const { store, clock, deliver, later } = this.#dependencies;
    const switches = await store.readSwitches();
    const { status, body, change, version, isUnexecuted }: Outcome = await decideCall(incoming, {
      store,
      nowS: Math.floor(clock.now() / 1000),
      refundStatus: switches.refunds,
      caller: incoming.caller,
    });
    const text = JSON.stringify(body);
    const isKept = idempotency !== null && !isUnexecuted;
    const response = isKept ? { ...idempotency, status, body: text } : null;
    const stored = await store.commit({ change, version, response }, this.#schedule(switches));
    if (!stored.isOk) return respondToFailure(COLLISIONS[stored.error]);
    if (stored.value.length > 0) {
      if (switches.webhooks === "before_response") await deliver();
      else later(deliver().then(() => {}));
    }
    if (switches.lostResponses > 0 && incoming.method === "POST") {
      await store.setSwitches({ lostResponses: switches.lostResponses - 1 });
      throw Object.assign(new TypeError("The connection was closed."), { code: "ECONNRESET" });
    }
    return respond(status, text);
  }

  #schedule({ webhooks, webhookDelayMs }: Switches): { readonly now: number; readonly deliverAt: number | null } {
    const now = this.#dependencies.clock.now();
    return { now, deliverAt: webhooks === "lost" ? null : now + webhookDelayMs };
  }
}

const LONGEST_KEY = 255;

const COLLISIONS: Readonly<Record<Collision, StripeFailure>> = {
  key_used: {
    httpStatus: 409,
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message: "There is currently another in-progress request using this idempotency key.",
  },
  payment_changed: {
    httpStatus: 429,
    type: "invalid_request_error",
    code: "lock_timeout",
    message: "This object cannot be accessed right now because another API request is currently accessing it.",
  },
};

const WRONG_KEY: StripeFailure = {
  httpStatus: 401,
  type: "invalid_request_error",
  message: "Invalid API Key provided.",
};

const LONG_KEY: StripeFailure = {
  httpStatus: 400,
  type: "invalid_request_error",
  message: `Idempotency keys can have ${LONGEST_KEY} characters at most.`,
};

function toReuse(key: string): StripeFailure {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return { httpStatus: 400, type: "idempotency_error", message };
}

function findCaller(headers: Headers): Caller | null {
  const [, key] = /^Bearer (\S+)$/.exec(headers.get("Authorization") ?? "") ?? [];
  if (key === SIMULATOR_KEYS.secret) return "secret";
  return key === SIMULATOR_KEYS.publishable ? "publishable" : null;
}

async function computeFingerprint({ method, path, encoded }: Incoming): Promise<string> {
  const bytes = new TextEncoder().encode(`${method} ${path}\n${encoded}`);
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}

function replay({ status, body }: KeptResponse): Response {
  const response = respond(status, body);
  response.headers.set("Idempotent-Replayed", "true");
  return response;
}

function respondToFailure(failure: StripeFailure): Response {
  const response = respond(failure.httpStatus, JSON.stringify(renderFailure(failure)));
  if (failure.code === "lock_timeout") response.headers.set("Stripe-Should-Retry", "true");
  return response;
}

function respond(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json", "Request-Id": `req_${crypto.randomUUID().slice(0, 14)}` },
  });
}
