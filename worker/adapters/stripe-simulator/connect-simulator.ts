import type { Clock } from "#worker/ports/runtime.ts";
import { StripePayments } from "../stripe/stripe-payments.ts";
import { deliverWebhooks, SIMULATOR_WEBHOOK_SECRET } from "./deliver-webhooks.ts";
import { SimulatorStore } from "./simulator-store.ts";
import { SIMULATOR_KEYS, StripeSimulator } from "./stripe-simulator.ts";

/** The simulated provider: Stripe's own library, talking to a simulator in this process. */
export interface SimulatedProvider {
  readonly payments: StripePayments;
  readonly simulator: StripeSimulator;
  readonly store: SimulatorStore;
  /** Delivers the webhooks that are due. */
  readonly deliver: () => Promise<void>;
}

/** Connects Stripe's library with a simulator; `send` hands its webhooks to the product. */
export function connectSimulator({
  database,
  clock,
  later,
  send,
}: {
  readonly database: D1Database;
  readonly clock: Clock;
  readonly later: (work: Promise<void>) => void;
  readonly send: (body: string, signature: string) => Promise<number>;
}): SimulatedProvider {
  const store = new SimulatorStore(database);
  const deliver = (): Promise<void> => deliverWebhooks({ store, clock, send });
  const simulator = new StripeSimulator({ store, clock, deliver, later });
  const payments = new StripePayments({
    async load() {
      const { Stripe } = await import("stripe");
      return new Stripe(SIMULATOR_KEYS.secret, {
        httpClient: Stripe.createFetchHttpClient(simulator.fetch),
        telemetry: false,
      });
    },
    publicConfig: { provider: "simulator", publishableKey: SIMULATOR_KEYS.publishable },
    webhookSecret: SIMULATOR_WEBHOOK_SECRET,
    clock,
  });
  return { payments, simulator, store, deliver };
}
