import type { Feature } from "#worker/feature.ts";
import { createSimulatorPages } from "./simulator-pages.ts";

/** What the simulated payment provider shows to a browser, on machines that take no money. */
export const PAYMENT_SIMULATOR: Feature = {
  name: "payment_simulator",
  pages: ({ paymentSimulator }) => paymentSimulator && createSimulatorPages(paymentSimulator),
  jobs: [
    {
      name: "deliver_simulated_webhooks",
      schedule: "* * * * *",
      run: async ({ paymentSimulator }) => (await paymentSimulator?.deliverDue()) ?? 0,
    },
  ],
};
