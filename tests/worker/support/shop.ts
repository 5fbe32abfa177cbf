import { env } from "cloudflare:workers";
import { Stripe } from "stripe";
import type { OpenOrderResponse } from "#domain/contracts/payments.ts";
import { connectSimulator, type SimulatedProvider } from "#worker/adapters/stripe-simulator/connect-simulator.ts";
import type { Change, SimulatedPayment } from "#worker/adapters/stripe-simulator/payment.ts";
import { SIMULATOR_KEYS } from "#worker/adapters/stripe-simulator/stripe-simulator.ts";
import { createApp } from "#worker/app.ts";
import { createDatabase } from "#worker/db/database.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { reconcileOrders } from "#worker/features/orders/reconcile.ts";
import type { Platform } from "#worker/platform.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import type { PaymentProvider } from "#worker/ports/payments.ts";
import { ORIGIN } from "./call.ts";
import { Product } from "./product.ts";

const TABLES = [
  ...["simulated_payments", "simulated_events", "simulated_responses", "simulator_switches"],
  // Children go before their parent.
  ...["refund_requests", "order_notes", "payment_objects", "payment_events", "consultations", "orders", "daily_counts"],
];

/** Forgets every order, every simulated payment and what was counted: the database is the same for all tests of a file. */
export async function forgetPayments(): Promise<void> {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
}

let buyers = 0;

/** Another address for each order of a test. */
export function newEmail(): string {
  buyers += 1;
  return `orders-${buyers}@example.test`;
}

let browsers = 0;

/** A browser that buys: it keeps its cookies, and has its own network address, so that no limit is met. */
export class BuyingBrowser {
  cookies: Record<string, string> = {};
  readonly #shop: Shop;
  readonly #address: string;

  constructor(shop: Shop) {
    browsers += 1;
    this.#shop = shop;
    this.#address = `10.9.${(browsers >> 8) & 255}.${browsers & 255}`;
  }

  /** Asks the product, as a page of its own does. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      "CF-Connecting-IP": this.#address,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    const cookie = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`);
    if (cookie.length > 0) headers.set("Cookie", cookie.join("; "));
    const response = await this.#shop.fetch(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies[name] = value;
    }
    return response;
  }

  /** Sends JSON. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: ORIGIN, "Sec-Fetch-Site": "same-origin", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Opens a page on which something can be paid: from then on the browser is known. */
  async open(): Promise<void> {
    await this.ask("/api/payments/config");
  }

  /** Begins to pay for a tier, with the box ticked. */
  async begin(tier: "advanced" | "mastercrafted" | "consultation", email: string): Promise<OpenOrderResponse> {
    const response = await this.tryToBegin(tier, email);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Begins to pay for a tier; the response may be a refusal. */
  tryToBegin(tier: "advanced" | "mastercrafted" | "consultation", email: string): Promise<Response> {
    const amount = { advanced: 4900, mastercrafted: 19_900, consultation: 49_900 }[tier];
    if (tier === "consultation") {
      return this.post("/api/create-consultation-payment", { amount, email, termsVersion: 1 });
    }
    return this.post("/api/create-payment-intent", { amount, tier, email, termsVersion: 1 });
  }

  /** Tells the product after a payment, as the page does. */
  hint(clientSecret: string): Promise<Response> {
    const id = clientSecret.split("_secret_")[0];
    return this.post("/api/webhook/stripe", {
      type: "payment_intent.succeeded",
      data: { object: { id, client_secret: clientSecret } },
    });
  }
}

/** The product with a simulated provider whose clock and webhooks are in the test's hand. */
export class Shop {
  readonly product = new Product();
  readonly provider: SimulatedProvider;
  readonly platform: Platform;
  readonly stripe: Stripe;
  /** What the provider's adapter reported. */
  readonly reported: unknown[] = [];
  readonly #work: Promise<void>[] = [];
  readonly #app: ReturnType<typeof createApp>;

  /** `wrap` may put something between the product and its provider. */
  constructor(wrap: (payments: PaymentProvider) => PaymentProvider = (payments) => payments) {
    this.provider = connectSimulator({
      database: env.DB,
      clock: { now: () => this.product.now },
      later: (work) => this.#work.push(work),
      report: (failure) => this.reported.push(failure),
    });
    this.platform = {
      ...this.product.platform,
      payments: wrap(this.provider.payments),
      paymentSimulator: this.provider.pages,
    };
    this.#app = createApp(this.platform);
    this.stripe = new Stripe(SIMULATOR_KEYS.secret, {
      httpClient: Stripe.createFetchHttpClient(this.provider.simulator.fetch),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  /** Asks the product as anybody. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#app.fetch(new Request(new URL(path, ORIGIN), init), env);
  }

  /** Pays with a test card, as the card form does; webhooks arrive afterwards. */
  async pay(clientSecret: string, token = "pm_card_visa"): Promise<string> {
    const id = clientSecret.split("_secret_")[0] ?? "";
    await this.stripe.paymentIntents
      .confirm(id, { payment_method: token, return_url: `${ORIGIN}/success` })
      .catch(() => null);
    await this.settleDown();
    return id;
  }

  /** Waits for webhooks and mails that are on their way. */
  async settleDown(): Promise<void> {
    for (let done = -1; done < this.#work.length; ) {
      done = this.#work.length;
      await Promise.all(this.#work);
    }
  }

  /** Lets the bank do something with a payment. */
  async act(intentId: string, decide: (payment: SimulatedPayment) => { isOk: boolean; value?: Change }): Promise<void> {
    const stored = await this.provider.store.findPayment(intentId.slice(3));
    const decided = stored && decide(stored.payment);
    if (!stored || !decided?.value) throw new Error("The bank could not do that.");
    await this.provider.simulator.apply(decided.value, stored.version);
    await this.settleDown();
  }

  /** What the hourly run does. */
  reconcile(): Promise<Readonly<Record<string, number>>> {
    return reconcileOrders(this.platform, { origin: ORIGIN, now: this.product.now });
  }

  /** The mails to an address, the newest first. */
  async listMails(to: string): Promise<readonly DeliveredMail[]> {
    await this.settleDown();
    return (await this.product.readMails()).filter((mail) => mail.to === to);
  }

  /** Every order, the oldest first. */
  async listOrders(): Promise<readonly (typeof orders.$inferSelect)[]> {
    return createDatabase(env.DB).select().from(orders).orderBy(orders.createdAt, orders.id);
  }
}
