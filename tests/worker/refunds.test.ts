import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { STEP_UP_VALID_MS } from "#domain/accounts/passkey.ts";
import type { DeskOrder, OrdersResponse } from "#domain/contracts/desk-orders.ts";
import { ok } from "#domain/lib/result.ts";
import { moveRefund, openDispute } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { NO_MISBEHAVIOR } from "#worker/adapters/stripe-simulator/switches.ts";
import { retryRefunds } from "#worker/features/orders/refund-order.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { KeyBrowser } from "./support/key-browser.ts";
import { BuyingBrowser, forgetPayments, Shop } from "./support/shop.ts";
import { consultation, insert } from "./support/stored-rows.ts";

let shop: Shop;
let desk: KeyBrowser;

beforeEach(async () => {
  await forgetPayments();
  shop = new Shop();
  const { headers } = await signIn("free", { role: "master", isSteppedUp: true, now: shop.product.now });
  desk = new KeyBrowser({ ask: (path, init) => shop.fetch(path, init) }, headers);
});

let buyers = 0;

/** Somebody who has paid. */
async function makePaid(tier: "advanced" | "mastercrafted" | "consultation" = "advanced") {
  buyers += 1;
  const email = `payer-${buyers}@example.org`;
  const browser = new BuyingBrowser(shop);
  await browser.open();
  const { orderNumber, clientSecret } = await browser.begin(tier, email);
  const intentId = await shop.pay(clientSecret ?? "");
  return { email, browser, orderNumber, intentId };
}

async function show(orderNumber: string): Promise<DeskOrder> {
  return (await desk.send("GET", `/api/master/orders/${orderNumber}`)).json();
}

function refund(orderNumber: string, amount: number, requestId: string = crypto.randomUUID()): Promise<Response> {
  const body = { requestId, amount, reason: "requested_by_customer", used: "Drew two sigils" };
  return desk.post(`/api/master/orders/${orderNumber}/refunds`, body);
}

async function tierOf(browser: BuyingBrowser): Promise<string> {
  const session: { readonly tier: string } = await (await browser.ask("/api/session")).json();
  return session.tier;
}

async function find(query: string): Promise<readonly string[]> {
  const response = await desk.post("/api/master/orders/search", { query, before: null });
  const { orders }: OrdersResponse = await response.json();
  return orders.map(({ orderNumber }) => orderNumber);
}

function setRefunds(refunds: "pending" | "succeeded"): Promise<void> {
  return shop.provider.store.setSwitches({ ...NO_MISBEHAVIOR, refunds });
}

describe("a refund by the master", () => {
  it("of the whole amount takes the tier, mails a receipt, and is in history and audit list", async () => {
    const { browser, email, orderNumber } = await makePaid();
    expect(await tierOf(browser)).toBe("advanced");
    const response = await refund(orderNumber, 4900);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "refunded", refundedAmount: 4900, refundableAmount: 0 });
    expect(await tierOf(browser)).toBe("free");
    const subjects = (await shop.listMails(email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Refund of ${orderNumber}`);
    const { history } = await show(orderNumber);
    expect(history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "refund", state: "succeeded", amount: 4900 }),
        expect.objectContaining({ kind: "note", word: "refund", note: "Drew two sigils" }),
        expect.objectContaining({ kind: "mail", word: "refund_receipt" }),
      ]),
    );
    const audit = await (await desk.send("GET", "/api/master/audit")).text();
    expect(audit).toContain(`"order_refunded","subject":"${orderNumber}","detail":"4900 usd requested_by_customer"`);
    expect(audit).not.toContain("Drew two sigils");
  });

  it("of a part keeps the tier, and the rest can still be sent back", async () => {
    const { browser, orderNumber } = await makePaid();
    expect(await (await refund(orderNumber, 1900)).json()).toMatchObject({ status: "paid", refundableAmount: 3000 });
    expect(await tierOf(browser)).toBe("advanced");
    expect((await refund(orderNumber, 3001)).status).toBe(409);
    expect((await refund(orderNumber, 3000)).status).toBe(200);
    expect(await tierOf(browser)).toBe("free");
  });

  it("never sends more than was paid, of twenty that are asked for at the same moment", async () => {
    const { orderNumber, intentId } = await makePaid();
    const responses = await Promise.all(Array.from({ length: 20 }, () => refund(orderNumber, 1000)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(16);
    const { data } = await shop.stripe.refunds.list({ payment_intent: intentId });
    expect(data.map(({ amount }) => amount)).toEqual([1000, 1000, 1000, 1000]);
    expect(await show(orderNumber)).toMatchObject({ refundedAmount: 4000, refundableAmount: 900 });
  });

  it("asks the provider for no more than was paid, also where the provider itself would send more", async () => {
    const asked: number[] = [];
    shop = new Shop((payments) => ({
      publicConfig: payments.publicConfig,
      createIntent: (order) => payments.createIntent(order),
      findPayment: (intentId) => payments.findPayment(intentId),
      cancelIntent: (intentId) => payments.cancelIntent(intentId),
      readWebhook: (body, signature) => payments.readWebhook(body, signature),
      listChanged: (since) => payments.listChanged(since),
      async refund({ amount }) {
        asked.push(amount);
        return ok({ refundId: `re_${asked.length}` });
      },
    }));
    const { orderNumber } = await makePaid();
    await Promise.all(Array.from({ length: 20 }, () => refund(orderNumber, 1000)));
    expect(asked).toEqual([1000, 1000, 1000, 1000]);
  });

  it("is sent once however often the same request comes, also at the same moment", async () => {
    const { orderNumber, intentId } = await makePaid();
    const requestId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => refund(orderNumber, 500, requestId)));
    expect((await refund(orderNumber, 500, requestId)).status).toBe(200);
    expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(1);
    expect((await refund(orderNumber, 700, requestId)).status).toBe(409);
  });

  it("is sent once where the provider’s response gets lost, and the cron finds out", async () => {
    const { orderNumber, intentId } = await makePaid();
    // The library tries a call again by itself: none of its tries is heard.
    await shop.provider.store.setSwitches({ ...NO_MISBEHAVIOR, webhooks: "lost", lostResponses: 3 });
    expect((await refund(orderNumber, 4900)).status).toBe(200);
    await shop.provider.store.setSwitches(NO_MISBEHAVIOR);
    shop.product.now += 3 * 60_000;
    await retryRefunds(shop.platform, ORIGIN, shop.product.now);
    expect((await shop.stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(1);
    expect(await show(orderNumber)).toMatchObject({ status: "refunded", isRefundUnderWay: false });
  });

  it("that is on its way is shown so, keeps the tier, and can’t be asked for once more", async () => {
    const { browser, orderNumber, intentId } = await makePaid();
    await setRefunds("pending");
    expect(await (await refund(orderNumber, 4900)).json()).toMatchObject({
      status: "paid",
      isRefundUnderWay: true,
      refundableAmount: 0,
    });
    expect(await tierOf(browser)).toBe("advanced");
    expect((await refund(orderNumber, 1)).status).toBe(409);
    const [pending] = (await shop.stripe.refunds.list({ payment_intent: intentId })).data;
    await shop.act(intentId, (payment) => moveRefund(payment, pending?.id ?? "", "succeeded"));
    expect(await tierOf(browser)).toBe("free");
  });

  it("that fails later gives the tier back, and can be asked for again", async () => {
    const { browser, orderNumber, intentId } = await makePaid();
    await refund(orderNumber, 4900);
    const [done] = (await shop.stripe.refunds.list({ payment_intent: intentId })).data;
    await shop.act(intentId, (payment) => moveRefund(payment, done?.id ?? "", "failed"));
    expect(await tierOf(browser)).toBe("advanced");
    expect(await show(orderNumber)).toMatchObject({ status: "paid", refundedAmount: 0, refundableAmount: 4900 });
    expect((await refund(orderNumber, 4900)).status).toBe(200);
  });

  it("is refused while a dispute is open, and for an order that nobody paid", async () => {
    const { orderNumber, intentId } = await makePaid();
    await shop.act(intentId, (payment) => openDispute(payment, "needs_response", Math.floor(shop.product.now / 1000)));
    const disputed = await refund(orderNumber, 100);
    expect(disputed.status).toBe(409);
    expect(await disputed.text()).toContain("only the bank can send it back");
    const browser = new BuyingBrowser(shop);
    await browser.open();
    const { orderNumber: unpaid } = await browser.begin("advanced", "nobody@example.org");
    expect((await refund(unpaid, 100)).status).toBe(409);
  });

  it("counts as nothing where the provider refuses it", async () => {
    const { orderNumber, intentId } = await makePaid();
    // The bank knows of a dispute that we have not heard of.
    await shop.provider.store.setSwitches({ ...NO_MISBEHAVIOR, webhooks: "lost" });
    await shop.act(intentId, (payment) => openDispute(payment, "needs_response", Math.floor(shop.product.now / 1000)));
    expect((await refund(orderNumber, 4900)).status).toBe(409);
    expect(await show(orderNumber)).toMatchObject({ status: "disputed", isRefundUnderWay: false });
  });

  it("wants a proof that is at most five minutes old", async () => {
    const { orderNumber } = await makePaid();
    shop.product.now += STEP_UP_VALID_MS;
    const refused = await refund(orderNumber, 100);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "step_up_required" });
    expect(await show(orderNumber)).toMatchObject({ refundedAmount: 0 });
  });

  it.each([
    ["no money", { amount: 0 }],
    ["less than nothing", { amount: -5 }],
    ["half a cent", { amount: 0.5 }],
    ["an amount as text", { amount: "100" }],
    ["no word of what was used", { used: "  " }],
    ["a reason of its own", { reason: "because" }],
    ["a request without an id", { requestId: "1" }],
  ])("of %s is no request", async (_case, change) => {
    const { orderNumber } = await makePaid();
    const body = { requestId: crypto.randomUUID(), amount: 1, reason: "duplicate", used: "Nothing", ...change };
    expect((await desk.post(`/api/master/orders/${orderNumber}/refunds`, body)).status).toBe(422);
  });
});

describe("what was lost", () => {
  it("is given back by hand with a note, and taken back in the same way", async () => {
    const { browser, orderNumber } = await makePaid();
    await refund(orderNumber, 4900);
    const restore = (isRestored: boolean) =>
      desk.post(`/api/master/orders/${orderNumber}/restoration`, { isRestored, note: "A gift" });
    expect(await (await restore(true)).json()).toMatchObject({ status: "refunded", isRestored: true });
    expect(await tierOf(browser)).toBe("advanced");
    expect((await restore(true)).status).toBe(409);
    expect((await restore(false)).status).toBe(200);
    expect(await tierOf(browser)).toBe("free");
  });

  it("is held where it was given back by hand: buying it again is refused to its browser, and refunded to anybody else", async () => {
    const { browser, email, orderNumber } = await makePaid();
    await refund(orderNumber, 4900);
    await desk.post(`/api/master/orders/${orderNumber}/restoration`, { isRestored: true, note: "A gift" });
    expect((await browser.tryToBegin("advanced", email)).status).toBe(409);
    shop.product.now += 10_000;
    const other = new BuyingBrowser(shop);
    await other.open();
    const second = await other.begin("advanced", email);
    await shop.pay(second.clientSecret ?? "");
    expect(await show(second.orderNumber)).toMatchObject({ status: "refunded", refundedAmount: 4900 });
    expect(await tierOf(browser)).toBe("advanced");
  });

  it("is given back for nothing that is not lost", async () => {
    const { orderNumber } = await makePaid();
    const body = { isRestored: true, note: "A gift" };
    expect((await desk.post(`/api/master/orders/${orderNumber}/restoration`, body)).status).toBe(409);
  });
});

describe("the address of an order", () => {
  it("is corrected, and both addresses are told without being told the other", async () => {
    const { email, orderNumber } = await makePaid();
    const right = `right-${email}`;
    const response = await desk.post(`/api/master/orders/${orderNumber}/email`, { email: right, note: "Mistyped" });
    expect(await response.json()).toMatchObject({ email: right });
    for (const [to, other] of [
      [email, right],
      [right, email],
    ] as const) {
      const mail = (await shop.listMails(to)).find(({ subject }) => subject.includes("was corrected"));
      expect(mail?.text).toContain(orderNumber);
      expect(mail?.text.replaceAll(to, "")).not.toContain(other);
    }
    const audit = await (await desk.send("GET", "/api/master/audit")).text();
    expect(audit).toContain("order_email_corrected");
    expect(audit).not.toContain(email);
    expect(JSON.stringify((await show(orderNumber)).history)).toContain("Mistyped");
  });

  it("takes what was booked with the order along, and nobody else’s", async () => {
    const [one, other] = [await makePaid("consultation"), await makePaid("consultation")];
    for (const [index, { email, orderNumber }] of [one, other].entries()) {
      const order = await env.DB.prepare("select id from orders where order_number = ?").bind(orderNumber).first();
      const row = { id: `booked-${index}`, email, order_id: String(order?.id), session_at: 1000 + index };
      await insert("consultations", { ...consultation, ...row });
    }
    const body = { email: `right-${one.email}`, note: "Mistyped" };
    expect((await desk.post(`/api/master/orders/${one.orderNumber}/email`, body)).status).toBe(200);
    const { results } = await env.DB.prepare("select id, email from consultations order by id").all();
    expect(results).toEqual([
      { id: "booked-0", email: body.email },
      { id: "booked-1", email: other.email },
    ]);
  });

  it("is not moved to one that holds the same already", async () => {
    const one = await makePaid();
    const other = await makePaid();
    const body = { email: other.email, note: "Mistyped" };
    expect((await desk.post(`/api/master/orders/${one.orderNumber}/email`, body)).status).toBe(409);
  });
});

describe("orders are found", () => {
  it("by number, however it is typed, by a part of the address, and by the name in a ticket", async () => {
    const { email, orderNumber } = await makePaid();
    await makePaid("mastercrafted");
    await shop.fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": "10.6.0.1" },
      body: JSON.stringify({ name: "Ottilie Wren", email, reason: "question", message: "Where is my guide?" }),
    });
    expect(await find(orderNumber.toLowerCase().replace("-", " "))).toEqual([orderNumber]);
    expect(await find(email.slice(0, 8).toUpperCase())).toContain(orderNumber);
    expect(await find("ottilie")).toEqual([orderNumber]);
    expect(await find("%")).toEqual([]);
    expect(await find("nobody at all")).toEqual([]);
    // Longer than the database takes as a pattern.
    expect(await find("z".repeat(254))).toEqual([]);
  });

  it("page by page, the newest first", async () => {
    const { browser, orderNumber: first } = await makePaid();
    const numbers = [first];
    for (let more = 0; more < 26; more += 1) {
      shop.product.now += 1;
      const { orderNumber } = await browser.begin("mastercrafted", `more-${more}@example.org`);
      numbers.push(orderNumber);
    }
    const page: OrdersResponse = await (
      await desk.post("/api/master/orders/search", { query: "", before: null })
    ).json();
    const rest: OrdersResponse = await (
      await desk.post("/api/master/orders/search", { query: "", before: page.next })
    ).json();
    const shown = [...page.orders, ...rest.orders].map(({ orderNumber }) => orderNumber);
    expect(shown).toEqual(numbers.toReversed());
    expect(rest.next).toBeNull();
  });
});
