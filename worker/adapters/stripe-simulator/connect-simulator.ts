import type { PaymentSimulator } from "#worker/ports/payments.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { LIBRARY_BEHAVIOR, StripePayments } from "../stripe/stripe-payments.ts";
import { createBank } from "./bank.ts";
import { deliverWebhooks, SIMULATOR_WEBHOOK_SECRET } from "./deliver-webhooks.ts";
import { SimulatorStore } from "./simulator-store.ts";
import { SIMULATOR_KEYS, StripeSimulator } from "./stripe-simulator.ts";

/** The simulated provider: Stripe's own library, talking to a simulator in this process. */
export interface SimulatedProvider {
  readonly payments: StripePayments;
  readonly simulator: StripeSimulator;
  readonly store: SimulatorStore;
  /** Delivers the webhooks that are due; returns how many. */
  readonly deliver: () => Promise<number>;
  /** What the product's own pages need of it. */
  readonly pages: PaymentSimulator;
}

/** Connects Stripe's library with a simulator. */
export function connectSimulator({
  database,
  clock,
  later,
  report,
}: {
  readonly database: D1Database;
  readonly clock: Clock;
  readonly later: (work: Promise<void>) => void;
  readonly report: (failure: unknown) => void;
}): SimulatedProvider {
  const store = new SimulatorStore(database);
  let hear: ((body: string, signature: string) => Promise<number>) | null = null;
  const deliver = async (): Promise<number> => (hear ? deliverWebhooks({ store, clock, send: hear }) : 0);
  const listen: PaymentSimulator["listen"] = (listener) => {
    hear = listener;
  };
  const simulator = new StripeSimulator({ store, clock, deliver, later });
  const payments = new StripePayments({
    async load() {
      const { Stripe } = await import("stripe");
      return new Stripe(SIMULATOR_KEYS.secret, {
        httpClient: Stripe.createFetchHttpClient(simulator.fetch),
        ...LIBRARY_BEHAVIOR,
      });
    },
    publicConfig: { provider: "simulator", publishableKey: SIMULATOR_KEYS.publishable },
    webhookSecret: SIMULATOR_WEBHOOK_SECRET,
    clock,
    report,
  });
  return {
    payments,
    simulator,
    store,
    deliver,
    pages: { ...createBank({ simulator, store, clock }), listen, deliverDue: deliver },
  };
}
