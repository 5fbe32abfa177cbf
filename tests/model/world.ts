import { env } from "cloudflare:workers";
import { Stripe } from "stripe";
import { ANONYMOUS } from "#domain/accounts/visitor.ts";
import type { OpenOrderResponse } from "#domain/contracts/payments.ts";
import { type Fault, ok, type Result } from "#domain/lib/result.ts";
import { TERMS_VERSION } from "#domain/orders/checkout.ts";
import type { OrderedTier } from "#domain/orders/order.ts";
import { StripePayments } from "#worker/adapters/stripe/stripe-payments.ts";
import { createBank } from "#worker/adapters/stripe-simulator/bank.ts";
import { toEvent } from "#worker/adapters/stripe-simulator/calls.ts";
import { SIMULATOR_WEBHOOK_SECRET, signWebhook } from "#worker/adapters/stripe-simulator/deliver-webhooks.ts";
import { type Change, type SimulatedPayment, toIntentId } from "#worker/adapters/stripe-simulator/payment.ts";
import { toClientSecret } from "#worker/adapters/stripe-simulator/render-payment.ts";
import type { StoredEvent } from "#worker/adapters/stripe-simulator/simulator-store.ts";
import { SIMULATOR_KEYS, StripeSimulator } from "#worker/adapters/stripe-simulator/stripe-simulator.ts";
import { TEST_BANK_ACCOUNT } from "#worker/adapters/stripe-simulator/test-cards.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase, type Database } from "#worker/db/database.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { receiveMessage, verifyMessage } from "#worker/features/orders/receive-message.ts";
import { reconcileOrders } from "#worker/features/orders/reconcile.ts";
import { type StartDeps, startOrder } from "#worker/features/orders/start-order.ts";
import { Outbox } from "#worker/mail/outbox.ts";
import type { PaymentProvider } from "#worker/ports/payments.ts";
import { type CrashPoint, Effects, watchDatabase, watchPayments } from "./effects.ts";
import { MemoryStore } from "./memory-store.ts";

const ORIGIN = "https://sigilarium.test";
const START = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

const { encryption } = compose(env);

/** Children go before their parent. */
const TABLES = ["payment_objects", "payment_events", "orders", "outbox", "daily_counts"];

/** What somebody begins to pay for. */
export interface Wanted {
  readonly browser: string;
  readonly tier: OrderedTier;
  readonly email: string;
}

/** A bug that is put between the product and what it works with. */
export interface PlantedBug {
  readonly payments?: (payments: PaymentProvider) => PaymentProvider;
  readonly binding?: (binding: D1Database) => D1Database;
}

/**
 * The engine of orders over a real database and a simulated provider, with buyers, banks, messages and the clock in the test's hand. Each call
 * may end in a crash; the next one runs in another isolate over the same database.
 */
export class World {
  now = START;
  readonly store = new MemoryStore();
  /** For looks at what is stored: no crash stops them. */
  readonly database: Database = createDatabase(env.DB);
  effects = new Effects();
  /** What the isolates so far did, for a crash that is to come. */
  nextCrash: CrashPoint | null = null;
  /** Events that the provider doesn't tell of any more. */
  readonly #told = new Set<string>();
  #hasCrashed = false;
  readonly #handedOut = new Set<string>();
  readonly #simulator: StripeSimulator;
  readonly #bug: PlantedBug;
  readonly #bank: ReturnType<typeof createBank>;
  readonly #stripe: Stripe;

  constructor(bug: PlantedBug = {}) {
    const clock = { now: () => this.now };
    this.#bug = bug;
    this.#simulator = new StripeSimulator({ store: this.store, clock, deliver: async () => 0, later: () => {} });
    this.#bank = createBank({ simulator: this.#simulator, store: this.store, clock });
    this.#stripe = this.#connect();
  }

  /** Empties the tables: a new database for each run would take most of its time. */
  static async begin(bug?: PlantedBug): Promise<World> {
    await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
    return new World(bug);
  }

  /** Notes how all is now, here and at the provider; returns what brings it back. */
  async keep(): Promise<() => Promise<void>> {
    const { now } = this;
    const told = [...this.#told];
    const bringBack = this.store.keep();
    await env.DB.batch(
      TABLES.flatMap((table) => [
        env.DB.prepare(`drop table if exists kept_${table}`),
        env.DB.prepare(`create table kept_${table} as select * from ${table}`),
      ]),
    );
    return async () => {
      this.now = now;
      this.#told.clear();
      for (const id of told) this.#told.add(id);
      bringBack();
      await env.DB.batch([
        ...TABLES.map((table) => env.DB.prepare(`delete from ${table}`)),
        ...TABLES.toReversed().map((table) => env.DB.prepare(`insert into ${table} select * from kept_${table}`)),
      ]);
    };
  }

  /** Somebody opens the page on which they pay. */
  async open({ browser, tier, email }: Wanted): Promise<Result<OpenOrderResponse, Fault> | null> {
    const buying = { visitor: ANONYMOUS, browserToken: browser, clientKey: browser, origin: ORIGIN };
    const reply = await this.#inIsolate((deps) =>
      startOrder(deps, buying, { tier, email, termsVersion: TERMS_VERSION }),
    );
    if (!reply?.isOk) return reply;
    const { body } = reply.value;
    if (body === null) throw new Error("An open order has a body.");
    if (body.clientSecret !== null) this.#handedOut.add(body.clientSecret);
    return ok(body);
  }

  /** The payments whose secret a browser was given: only these can be paid. */
  listPayable(): readonly SimulatedPayment[] {
    return this.store.listPayments().filter((payment) => this.#handedOut.has(toClientSecret(payment)));
  }

  /** The buyer pays with a test card, as the page does. */
  async pay(payment: SimulatedPayment, card: string): Promise<void> {
    await this.#stripe.paymentIntents
      .confirm(toIntentId(payment), { payment_method: card, return_url: `${ORIGIN}/success` })
      .catch(() => null);
  }

  /** The buyer pays from a bank account, which an intent of ours allows only where somebody has changed it at the provider. */
  async payByDebit(payment: SimulatedPayment): Promise<void> {
    await this.act(payment, (one) => ok({ payment: { ...one, methodTypes: ["card", "us_bank_account"] }, events: [] }));
    await this.#stripe.paymentIntents
      .confirm(toIntentId(payment), {
        payment_method_data: {
          type: "us_bank_account",
          us_bank_account: { account_number: TEST_BANK_ACCOUNT, routing_number: "110000000" },
        },
      })
      .catch(() => null);
  }

  /** The buyer comes to the bank's page. */
  async passBank(payment: SimulatedPayment, isProven: boolean): Promise<void> {
    await this.#bank.passBankCheck(toClientSecret(payment), isProven);
  }

  /** Somebody at the provider or at a bank does something with a payment, if it can be done. */
  async act(payment: SimulatedPayment, decide: (payment: SimulatedPayment) => Result<Change, unknown>): Promise<void> {
    const stored = await this.store.findPayment(payment.key);
    const decided = stored ? decide(stored.payment) : null;
    if (stored && decided?.isOk) await this.#simulator.apply(decided.value, stored.version);
  }

  /** Our page tells of a payment; whether the hint was taken. */
  async hint(id: string, clientSecret: string): Promise<boolean> {
    const body = JSON.stringify({ data: { object: { id, client_secret: clientSecret } } });
    return this.#send(body, {});
  }

  /** The provider tells of an event; whether it was taken. */
  async deliver(event: StoredEvent): Promise<boolean> {
    const isTaken = await this.deliverBody(JSON.stringify(toEvent(event)));
    if (isTaken) this.#told.add(event.id);
    return isTaken;
  }

  /** The provider sends this message; whether it was taken. */
  async deliverBody(body: string): Promise<boolean> {
    return this.#send(body, { "Stripe-Signature": await signWebhook(body, Math.floor(this.now / 1000)) });
  }

  /** The events that the provider still tells of, the oldest first. */
  listUntold(): readonly StoredEvent[] {
    return this.store.events.filter(({ id }) => !this.#told.has(id));
  }

  /** The provider gives an event up. */
  drop(event: StoredEvent): void {
    this.#told.add(event.id);
  }

  /** The hourly run. */
  async reconcile(): Promise<void> {
    await this.#inIsolate((deps) => reconcileOrders(deps, { origin: ORIGIN, now: this.now }));
  }

  /** What holds after any crash: an isolate that works, the messages that are still sent, and an hourly run. */
  async recover(): Promise<void> {
    this.nextCrash = null;
    this.now += HOUR_MS;
    for (const event of this.listUntold()) await this.deliver(event);
    await this.reconcile();
  }

  /** Every order, the oldest first. */
  async listOrders(): Promise<readonly (typeof orders.$inferSelect)[]> {
    return this.database.select().from(orders).orderBy(orders.id);
  }

  /** What has come of it: the states of orders, the kinds of mails, and whether an isolate stopped. */
  async listReached(): Promise<readonly string[]> {
    const [statuses, kinds] = await this.database.batch([
      this.database.selectDistinct({ word: orders.status }).from(orders),
      this.database.selectDistinct({ word: outbox.kind }).from(outbox),
    ]);
    return [...[...statuses, ...kinds].map(({ word }) => word), ...(this.#hasCrashed ? ["crash"] : [])];
  }

  async #send(body: string, headers: Record<string, string>): Promise<boolean> {
    const bytes = Uint8Array.from(new TextEncoder().encode(body));
    const taken = await this.#inIsolate(async (deps) => {
      const message = await verifyMessage(deps.payments, bytes, new Headers(headers));
      return message.isOk ? receiveMessage(deps, { message: message.value, body: bytes, origin: ORIGIN }) : message;
    });
    return taken?.isOk === true;
  }

  /** Runs something in an isolate that has just begun; null where it stopped or failed. */
  async #inIsolate<Value>(run: (deps: StartDeps) => Promise<Value>): Promise<Value | null> {
    const effects = new Effects(this.nextCrash);
    this.nextCrash = null;
    this.effects = effects;
    try {
      const value = await run(this.#connectDeps(effects));
      return effects.isStopped ? null : value;
    } catch (error) {
      if (effects.isStopped) return null;
      throw error;
    } finally {
      this.#hasCrashed ||= effects.isStopped;
    }
  }

  #connectDeps(effects: Effects): StartDeps {
    const { payments = (real) => real, binding = (real) => real }: PlantedBug = this.#bug;
    const clock = { now: () => this.now };
    const database = createDatabase(binding(watchDatabase(env.DB, effects)));
    return {
      database,
      clock,
      encryption,
      payments: payments(
        watchPayments(
          new StripePayments({
            load: async () => this.#stripe,
            publicConfig: { provider: "simulator", publishableKey: SIMULATOR_KEYS.publishable },
            webhookSecret: SIMULATOR_WEBHOOK_SECRET,
            clock,
            report: () => {},
          }),
          effects,
        ),
      ),
      outbox: new Outbox(database, encryption),
      // Mails stay in the outbox, where they are counted.
      mailSender: { deliver: async () => {} },
      background: { run: () => {} },
      masterEmail: "master@example.test",
      // No order of these runs has anything that hangs on it.
      whenRevoked: async () => {},
      environment: "test",
    };
  }

  #connect(): Stripe {
    return new Stripe(SIMULATOR_KEYS.secret, {
      httpClient: Stripe.createFetchHttpClient(this.#simulator.fetch),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }
}
