import { env } from "cloudflare:workers";
import { Stripe } from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "#domain/lib/result.ts";
import { moveDispute, moveRefund, openDispute } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { passBankCheck, settleDebit } from "#worker/adapters/stripe-simulator/decide-intent.ts";
import { SIMULATOR_WEBHOOK_SECRET, signWebhook } from "#worker/adapters/stripe-simulator/deliver-webhooks.ts";
import type { StripeFailure } from "#worker/adapters/stripe-simulator/failures.ts";
import type { Change, DisputeStatus, SimulatedPayment } from "#worker/adapters/stripe-simulator/payment.ts";
import { SimulatorBench } from "./stripe-back-ends.ts";

const TABLES = ["simulated_payments", "simulated_events", "simulated_responses", "simulator_switches"];

// The database is the same for all tests of a file.
beforeEach(async () => {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
});

const RETURN_URL = "https://sigilarium.test/success";

class Payment {
  readonly bench = new SimulatorBench();
  readonly stripe = this.bench.connect();
  id = "";

  /** Makes a payment, and pays it with a test card. */
  async pay(token = "pm_card_visa"): Promise<this> {
    await this.create();
    await this.stripe.paymentIntents.confirm(this.id, { payment_method: token, return_url: RETURN_URL });
    return this;
  }

  async create(types: readonly ("card" | "us_bank_account")[] = ["card"]): Promise<this> {
    const { id } = await this.stripe.paymentIntents.create({
      amount: 4900,
      currency: "usd",
      allowed_payment_method_types: [...types],
    });
    this.id = id;
    return this;
  }

  /** Lets the bank do something. */
  async act(
    decide: (payment: SimulatedPayment) => Result<Change, StripeFailure>,
  ): Promise<Result<Change, StripeFailure>> {
    const found = await this.bench.provider.store.findPayment(this.id.slice(3));
    if (!found) throw new Error("There is no such payment.");
    const decided = decide(found.payment);
    if (decided.isOk) await this.bench.provider.simulator.apply(decided.value, found.version);
    return decided;
  }

  retrieve(): Promise<Stripe.PaymentIntent> {
    return this.stripe.paymentIntents.retrieve(this.id);
  }

  set(switches: Parameters<SimulatorBench["provider"]["store"]["setSwitches"]>[0]): Promise<void> {
    return this.bench.provider.store.setSwitches(switches);
  }

  /** The types of the events that arrived since this was last asked. */
  async listNews(): Promise<readonly string[]> {
    const types = await this.bench.listReceived();
    this.bench.received.length = 0;
    return types;
  }
}

const NOW_S = Math.floor(Date.UTC(2026, 10, 22, 12) / 1000);

describe("at the bank's page", () => {
  it("who proves to be the cardholder has paid", async () => {
    const payment = await new Payment().pay("pm_card_threeDSecure2Required");
    await payment.act((stored) => passBankCheck(stored, true, NOW_S));
    expect(await payment.retrieve()).toMatchObject({ status: "succeeded", next_action: null });
  });

  it("who doesn't has not paid, and may try another card", async () => {
    const payment = await new Payment().pay("pm_card_threeDSecure2Required");
    await payment.act((stored) => passBankCheck(stored, false, NOW_S));
    expect(await payment.retrieve()).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
  });

  it.each([
    ["pm_card_threeDSecureRequiredChargeDeclined", "generic_decline"],
    ["pm_card_authenticationRequiredChargeDeclinedInsufficientFunds", "insufficient_funds"],
  ])("%s is verified and then declined", async (token, reason) => {
    const payment = await new Payment().pay(token);
    await payment.act((stored) => passBankCheck(stored, true, NOW_S));
    expect(await payment.retrieve()).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { decline_code: reason },
    });
  });

  it("nobody is asked twice", async () => {
    const payment = await new Payment().pay("pm_card_threeDSecure2Required");
    await payment.act((stored) => passBankCheck(stored, true, NOW_S));
    expect(await payment.act((stored) => passBankCheck(stored, true, NOW_S))).toMatchObject({ isOk: false });
  });
});

describe("a bank debit", () => {
  async function debit(): Promise<Payment> {
    const payment = await new Payment().create(["us_bank_account"]);
    await payment.stripe.paymentIntents.confirm(payment.id, {
      payment_method_data: {
        type: "us_bank_account",
        us_bank_account: { account_number: "000123456789", routing_number: "110000000" },
      },
    });
    return payment;
  }

  it("is processing until the bank has said what became of it", async () => {
    expect(await (await debit()).retrieve()).toMatchObject({ status: "processing", amount_received: 0 });
  });

  it.each([
    [true, "succeeded"],
    [false, "requires_payment_method"],
  ])("that succeeded: %s leaves the intent %s", async (hasSucceeded, status) => {
    const payment = await debit();
    await payment.act((stored) => settleDebit(stored, hasSucceeded));
    expect(await payment.retrieve()).toMatchObject({ status });
  });
});

describe("a refund", () => {
  it("can begin pending, and fail: the money can be refunded again", async () => {
    const payment = await new Payment().pay();
    await payment.set({ refunds: "pending" });
    const { id, status } = await payment.stripe.refunds.create({ payment_intent: payment.id });
    expect(status).toBe("pending");
    await payment.listNews();
    await payment.act((stored) => moveRefund(stored, id, "failed"));
    expect(await payment.listNews()).toEqual(["refund.updated", "refund.failed"]);
    await payment.set({ refunds: "succeeded" });
    expect(await payment.stripe.refunds.create({ payment_intent: payment.id })).toMatchObject({ amount: 4900 });
  });

  it("that succeeded can still fail", async () => {
    const payment = await new Payment().pay();
    const { id } = await payment.stripe.refunds.create({ payment_intent: payment.id });
    await payment.act((stored) => moveRefund(stored, id, "failed"));
    expect(await payment.stripe.refunds.retrieve(id)).toMatchObject({ status: "failed" });
  });
});

describe("a dispute", () => {
  async function open(status: "needs_response" | "warning_needs_response"): Promise<readonly [Payment, string]> {
    const payment = await new Payment().pay();
    await payment.act((stored) => openDispute(stored, status, NOW_S));
    const [dispute] = (await payment.stripe.disputes.list({ payment_intent: payment.id })).data;
    return [payment, dispute?.id ?? ""];
  }

  it.each<["needs_response" | "warning_needs_response", readonly DisputeStatus[]]>([
    ["needs_response", ["under_review", "won"]],
    ["needs_response", ["lost", "appeal_needs_response", "appeal_under_review", "won"]],
    ["warning_needs_response", ["warning_under_review", "warning_closed"]],
    ["warning_needs_response", ["needs_response", "lost"]],
  ])("that begins as %s can go through %j", async (first, steps) => {
    const [payment, id] = await open(first);
    for (const step of steps) await payment.act((stored) => moveDispute(stored, id, step));
    expect(await payment.stripe.disputes.retrieve(id)).toMatchObject({ status: steps.at(-1) });
  });

  it.each<[DisputeStatus, DisputeStatus]>([
    ["won", "lost"],
    ["lost", "under_review"],
  ])("that is %s does not become %s", async (last, next) => {
    const [payment, id] = await open("needs_response");
    await payment.act((stored) => moveDispute(stored, id, last));
    expect(await payment.act((stored) => moveDispute(stored, id, next))).toMatchObject({ isOk: false });
  });

  it("that is only an inquiry takes no money, so it can be refunded", async () => {
    const [payment] = await open("warning_needs_response");
    expect(await payment.stripe.refunds.create({ payment_intent: payment.id })).toMatchObject({ status: "succeeded" });
  });

  it("tells by events when the money leaves and when it comes back", async () => {
    const [payment, id] = await open("needs_response");
    await payment.act((stored) => moveDispute(stored, id, "won"));
    expect((await payment.listNews()).slice(-4)).toEqual([
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
      "charge.dispute.closed",
      "charge.dispute.funds_reinstated",
    ]);
  });
});

describe("webhooks", () => {
  const PAID = ["charge.succeeded", "payment_intent.succeeded"];

  it("arrive after each change, in their order", async () => {
    const payment = await new Payment().pay();
    expect(await payment.listNews()).toEqual(["payment_intent.created", ...PAID]);
  });

  it.each<[Parameters<Payment["set"]>[0], readonly string[]]>([
    [{ webhooks: "lost" }, []],
    [{ webhooks: "doubled" }, PAID.flatMap((type) => [type, type])],
    [{ webhooks: "reordered" }, PAID.toReversed()],
  ])("with %j arrive as %j", async (switches, types) => {
    const payment = await new Payment().create();
    await payment.listNews();
    await payment.set(switches);
    await payment.stripe.paymentIntents.confirm(payment.id, { payment_method: "pm_card_visa" });
    expect(await payment.listNews()).toEqual(types);
  });

  it("can arrive before the response to the call that caused them", async () => {
    const payment = await new Payment().create();
    await payment.listNews();
    await payment.set({ webhooks: "before_response" });
    await payment.stripe.paymentIntents.confirm(payment.id, { payment_method: "pm_card_visa" });
    expect(payment.bench.received.map(({ body }) => JSON.parse(body).type)).toEqual(PAID);
  });

  it("can be late", async () => {
    const payment = await new Payment().create();
    await payment.listNews();
    await payment.set({ webhookDelayMs: 60_000 });
    await payment.stripe.paymentIntents.confirm(payment.id, { payment_method: "pm_card_visa" });
    expect(await payment.listNews()).toEqual([]);
    payment.bench.now += 60_000;
    await payment.bench.provider.deliver();
    expect(await payment.listNews()).toEqual(PAID);
  });

  it("that were not accepted are tried again, until they are", async () => {
    const payment = new Payment();
    payment.bench.status = 500;
    await payment.create();
    expect(await payment.listNews()).toEqual(["payment_intent.created"]);
    payment.bench.status = 200;
    await payment.bench.provider.deliver();
    expect(await payment.listNews()).toEqual([]);
    payment.bench.now += 60_000;
    await payment.bench.provider.deliver();
    await payment.bench.provider.deliver();
    expect(await payment.listNews()).toEqual(["payment_intent.created"]);
  });

  it("that are lost can still be listed", async () => {
    const payment = new Payment();
    await payment.set({ webhooks: "lost" });
    await payment.pay();
    const { data } = await payment.stripe.events.list({ type: "payment_intent.succeeded" });
    expect(Object(data[0]?.data.object).id).toBe(payment.id);
  });

  it("are signed so that Stripe's library believes them, and nobody else", async () => {
    const payment = await new Payment().pay();
    await payment.bench.listReceived();
    const { body = "", signature = "" } = payment.bench.received[0] ?? {};
    const { webhooks } = new Stripe("sk_test_any");
    const read = (text: string, header: string): Promise<Stripe.Event> =>
      webhooks.constructEventAsync(text, header, SIMULATOR_WEBHOOK_SECRET, 300, undefined, payment.bench.now);
    expect(await read(body, signature)).toMatchObject({ type: "payment_intent.created" });
    await expect(read(body.replace("4900", "1"), signature)).rejects.toThrow();
    await expect(read(body, await signWebhook(body, NOW_S - 301))).rejects.toThrow();
    await expect(read(body, await signWebhook(body, NOW_S, "whsec_other"))).rejects.toThrow();
  });
});

it("a response that is lost after its effect is given again to the library's second try", async () => {
  const bench = new SimulatorBench();
  await bench.provider.store.setSwitches({ lostResponses: 1 });
  const stripe = bench.connect(undefined, 1);
  const { id } = await stripe.paymentIntents.create(
    { amount: 4900, currency: "usd" },
    { idempotencyKey: `test-${crypto.randomUUID()}` },
  );
  const { data } = await stripe.events.list({ type: "payment_intent.created" });
  expect(data.map((event) => Object(event.data.object).id)).toEqual([id]);
});

it("an event names the version of the API that the library speaks", async () => {
  const payment = await new Payment().pay();
  const { data } = await payment.stripe.events.list({ limit: 1 });
  expect(data.map((event) => event.api_version)).toEqual([Stripe.API_VERSION]);
});
