import type { PaymentSimulator } from "#worker/ports/payments.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { confirmPayment, passBankCheck, settleDebit } from "./decide-intent.ts";
import { METHOD_TYPES, toIntentId } from "./payment.ts";
import { toClientSecret } from "./render-payment.ts";
import type { SimulatorStore, StoredPayment } from "./simulator-store.ts";
import type { StripeSimulator } from "./stripe-simulator.ts";
import { TEST_BANK_ACCOUNT } from "./test-cards.ts";

/** The bank behind the simulator: it asks the buyer who they are, and sends them back as Stripe does. */
export function createBank({
  simulator,
  store,
  clock,
}: {
  readonly simulator: StripeSimulator;
  readonly store: SimulatorStore;
  readonly clock: Clock;
}): Pick<PaymentSimulator, "fetch" | "findBankCheck" | "passBankCheck" | "moveDebit"> {
  async function findStored(clientSecret: string): Promise<StoredPayment | null> {
    const [, key] = /^pi_([0-9A-Za-z]{24})_secret_/.exec(clientSecret) ?? [];
    const found = key ? await store.findPayment(key) : null;
    return found && toClientSecret(found.payment) === clientSecret ? found : null;
  }

  async function findWaiting(clientSecret: string): Promise<StoredPayment | null> {
    const found = await findStored(clientSecret);
    return found?.payment.status === "requires_action" ? found : null;
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
      const decided = passBankCheck(payment, isProven, toSeconds(clock));
      if (!decided.isOk || (await simulator.apply(decided.value, version)) !== null) return null;
      const back = new URL(payment.returnUrl ?? "/", "http://localhost");
      const hasFailed = decided.value.payment.status === "requires_payment_method";
      back.searchParams.set("payment_intent", toIntentId(payment));
      back.searchParams.set("payment_intent_client_secret", clientSecret);
      back.searchParams.set("redirect_status", hasFailed ? "failed" : "succeeded");
      return payment.returnUrl?.startsWith("http") ? back.href : `${back.pathname}${back.search}`;
    },
    async moveDebit(clientSecret, step) {
      const found = await findStored(clientSecret);
      if (!found) return false;
      const decided =
        step === "begin"
          ? confirmPayment({ ...found.payment, methodTypes: METHOD_TYPES }, TEST_DEBIT, toSeconds(clock))
          : settleDebit(found.payment, step === "collect");
      return decided.isOk && (await simulator.apply(decided.value, found.version)) === null;
    },
  };
}

const TEST_DEBIT = {
  instrument: { type: "us_bank_account", number: TEST_BANK_ACCOUNT, expiryMonth: 0, expiryYear: 0 },
  returnUrl: null,
} as const;

function toSeconds(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}
