import type { PaymentSimulator } from "#worker/ports/payments.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { passBankCheck } from "./decide-intent.ts";
import { toIntentId } from "./payment.ts";
import { toClientSecret } from "./render-payment.ts";
import type { SimulatorStore, StoredPayment } from "./simulator-store.ts";
import type { StripeSimulator } from "./stripe-simulator.ts";

/** The bank behind the simulator: it asks the buyer who they are, and sends them back as Stripe does. */
export function createBank({
  simulator,
  store,
  clock,
}: {
  readonly simulator: StripeSimulator;
  readonly store: SimulatorStore;
  readonly clock: Clock;
}): Pick<PaymentSimulator, "fetch" | "findBankCheck" | "passBankCheck"> {
  async function findWaiting(clientSecret: string): Promise<StoredPayment | null> {
    const [, key] = /^pi_([0-9A-Za-z]{24})_secret_/.exec(clientSecret) ?? [];
    const found = key ? await store.findPayment(key) : null;
    const isWaiting = found?.payment.status === "requires_action" && toClientSecret(found.payment) === clientSecret;
    return isWaiting ? found : null;
  }

  return {
    fetch: (request) => simulator.fetch(request),
    async findBankCheck(clientSecret) {
      const found = await findWaiting(clientSecret);
      if (!found?.payment.method) return null;
      const { amount, currency, method } = found.payment;
      return { amount, currency, lastFour: method.lastFour };
    },
    async passBankCheck(clientSecret, isProven) {
      const found = await findWaiting(clientSecret);
      if (!found) return null;
      const { payment, version } = found;
      const decided = passBankCheck(payment, isProven, Math.floor(clock.now() / 1000));
      if (!decided.isOk || (await simulator.apply(decided.value, version)) !== null) return null;
      const back = new URL(payment.returnUrl ?? "/", "http://localhost");
      const hasFailed = decided.value.payment.status === "requires_payment_method";
      back.searchParams.set("payment_intent", toIntentId(payment));
      back.searchParams.set("payment_intent_client_secret", clientSecret);
      back.searchParams.set("redirect_status", hasFailed ? "failed" : "succeeded");
      return payment.returnUrl?.startsWith("http") ? back.href : `${back.pathname}${back.search}`;
    },
  };
}
