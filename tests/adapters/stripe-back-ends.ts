import { env } from "cloudflare:workers";
import { Stripe } from "stripe";
import { connectSimulator, type SimulatedProvider } from "#worker/adapters/stripe-simulator/connect-simulator.ts";
import { SIMULATOR_KEYS } from "#worker/adapters/stripe-simulator/stripe-simulator.ts";

/** Something that Stripe's library can talk to. */
export interface BackEnd {
  readonly name: string;
  readonly stripe: Stripe;
  /** With the key that browsers have. */
  readonly browser: Stripe;
}

/** A simulator with a clock in the test's hand, and all that it told by webhook. */
export class SimulatorBench {
  now = Date.UTC(2026, 10, 22, 12);
  readonly reported: unknown[] = [];
  readonly received: { readonly body: string; readonly signature: string }[] = [];
  /** The status with which the product responds to webhooks. */
  status = 200;
  readonly provider: SimulatedProvider;
  readonly #work: Promise<void>[] = [];

  constructor() {
    this.provider = connectSimulator({
      database: env.DB,
      clock: { now: () => this.now },
      later: (work) => this.#work.push(work),
      report: (failure) => this.reported.push(failure),
    });
    this.provider.pages.listen(async (body, signature) => {
      this.received.push({ body, signature });
      return this.status;
    });
  }

  /** Stripe's library with one of the simulator's keys. */
  connect(key: string = SIMULATOR_KEYS.secret, maxNetworkRetries = 0): Stripe {
    return new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient(this.provider.simulator.fetch),
      maxNetworkRetries,
      telemetry: false,
    });
  }

  /** The types of the events that arrived, in their order. */
  async listReceived(): Promise<readonly string[]> {
    await Promise.all(this.#work);
    return this.received.map(({ body }) => JSON.parse(body).type);
  }
}

/** The simulator always, and Stripe's test mode where its keys are set. */
export function listBackEnds(): readonly BackEnd[] {
  const bench = new SimulatorBench();
  const simulator: BackEnd = {
    name: "the simulator",
    stripe: bench.connect(),
    browser: bench.connect(SIMULATOR_KEYS.publishable),
  };
  const { STRIPE_TEST_SECRET_KEY: secret, STRIPE_TEST_PUBLISHABLE_KEY: publishable } = env;
  if (!secret || !publishable) return [simulator];
  const options = { httpClient: Stripe.createFetchHttpClient(fetch), maxNetworkRetries: 0, telemetry: false };
  return [
    simulator,
    { name: "Stripe", stripe: new Stripe(secret, options), browser: new Stripe(publishable, options) },
  ];
}
