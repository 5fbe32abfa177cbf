import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { moveDispute, moveRefund, openDispute } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { signWebhook } from "#worker/adapters/stripe-simulator/deliver-webhooks.ts";
import { ORIGIN } from "./support/call.ts";
import { changePayments } from "./support/change-payments.ts";
import { BuyingBrowser, forgetPayments, Shop } from "./support/shop.ts";

const DAY_MS = 24 * 3_600_000;

beforeEach(forgetPayments);

let buyers = 0;

/** Another address for each test. */
function newEmail(): string {
  buyers += 1;
  return `orders-${buyers}@example.test`;
}

async function getTier(browser: BuyingBrowser, email: string): Promise<string> {
  return (await (await browser.ask(`/api/user/${email}/tier`)).json<{ tier: string }>()).tier;
}

/** Buys something with a good card. */
async function buy(
  shop: Shop,
  tier: "advanced" | "mastercrafted" | "consultation" = "advanced",
  email = newEmail(),
): Promise<{ browser: BuyingBrowser; email: string; intentId: string }> {
  const browser = new BuyingBrowser(shop);
  const { clientSecret } = await browser.begin(tier, email);
  return { browser, email, intentId: await shop.pay(String(clientSecret)) };
}

describe("an order", () => {
  it("is written before anything is paid, with price, terms and a number to quote", async () => {
    const shop = new Shop();
    const email = newEmail();
    const { orderNumber, status, clientSecret } = await new BuyingBrowser(shop).begin("advanced", email);
    expect(orderNumber).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect([status, clientSecret?.startsWith("pi_")]).toEqual(["pending", true]);
    expect(await shop.listOrders()).toMatchObject([
      { email, tier: "advanced", amount: 4900, termsVersion: 1, termsAcceptedAt: shop.product.now, paidAt: null },
    ]);
  });

  it("is taken up by reload, back and second tab of the same browser", async () => {
    const shop = new Shop();
    const email = newEmail();
    const browser = new BuyingBrowser(shop);
    const first = await browser.begin("advanced", email);
    expect(await browser.begin("advanced", email)).toEqual(first);
    expect(await shop.listOrders()).toHaveLength(1);
  });

  it("is one, where the button is clicked many times at once", async () => {
    const shop = new Shop();
    const email = newEmail();
    const browser = new BuyingBrowser(shop);
    await browser.open();
    const begun = await Promise.all(Array.from({ length: 6 }, () => browser.begin("advanced", email)));
    expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await shop.listOrders()).toHaveLength(1);
  });

  it("is another one in another browser, for another address or another tier", async () => {
    const shop = new Shop();
    const email = newEmail();
    const browser = new BuyingBrowser(shop);
    await browser.begin("advanced", email);
    await browser.begin("mastercrafted", email);
    await browser.begin("advanced", newEmail());
    await new BuyingBrowser(shop).begin("advanced", email);
    expect(await shop.listOrders()).toHaveLength(4);
  });

  it("goes on with the same intent where the provider’s first response was lost", async () => {
    const shop = new Shop();
    const browser = new BuyingBrowser(shop);
    await browser.open();
    await shop.provider.store.setSwitches({ isUnreachable: true });
    const email = newEmail();
    expect((await browser.tryToBegin("advanced", email)).status).toBe(503);
    await shop.provider.store.setSwitches({ isUnreachable: false, lostResponses: 1 });
    await browser.begin("advanced", email);
    await shop.settleDown();
    const { data } = await shop.stripe.events.list({ type: "payment_intent.created" });
    expect([data.length, (await shop.listOrders()).length]).toEqual([1, 1]);
  });

  it("is given up at the provider as well after a day without payment", async () => {
    const shop = new Shop();
    const browser = new BuyingBrowser(shop);
    const { clientSecret } = await browser.begin("advanced", newEmail());
    shop.product.now += DAY_MS + 1;
    expect(await shop.reconcile()).toMatchObject({ expired: 1 });
    expect(await shop.listOrders()).toMatchObject([{ status: "canceled" }]);
    await shop.pay(String(clientSecret));
    expect(await shop.listOrders()).toMatchObject([{ status: "canceled", paidAt: null }]);
  });
});

describe("whoever comes back", () => {
  it("to an order that was canceled at the provider begins another one", async () => {
    const shop = new Shop();
    const email = newEmail();
    const browser = new BuyingBrowser(shop);
    const first = await browser.begin("advanced", email);
    await shop.provider.store.setSwitches({ webhooks: "lost" });
    await shop.stripe.paymentIntents.cancel(String(first.clientSecret).split("_secret_")[0] ?? "");
    shop.product.now += 1;
    const second = await browser.begin("advanced", email);
    expect([second.status, second.orderNumber === first.orderNumber]).toEqual(["pending", false]);
    expect((await shop.listOrders()).map(({ status }) => status)).toEqual(["canceled", "pending"]);
  });

  it("after signing out finds nothing open that was paid in this browser", async () => {
    const shop = new Shop();
    const { browser, email } = await buy(shop);
    await browser.ask("/api/session", {
      method: "DELETE",
      headers: { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" },
    });
    expect(await getTier(browser, email)).toBe("free");
    expect(await (await browser.ask("/api/orders")).json()).toEqual({ orders: [] });
  });
});

describe("bad input", () => {
  const good = { amount: 4900, tier: "advanced", email: "a@example.test", termsVersion: 1 };

  it.each<[string, object, string]>([
    ["amount as text", { amount: "4900" }, "This is not today’s price. Please reload the page."],
    ["amount with a fraction", { amount: 4900.5 }, "This is not today’s price. Please reload the page."],
    ["amount below zero", { amount: -4900 }, "This is not today’s price. Please reload the page."],
    ["amount of nothing", { amount: 0 }, "This is not today’s price. Please reload the page."],
    ["another tier’s price", { amount: 19_900 }, "This is not today’s price. Please reload the page."],
    ["the consultation as a tier", { tier: "consultation" }, "Please choose Advanced or Mastercrafted."],
    ["premium as a tier", { tier: "premium" }, "Please choose Advanced or Mastercrafted."],
    ["an address that is none", { email: "nobody" }, "Please enter a valid email address"],
    [
      "an address of 255 characters",
      { email: `${"a".repeat(243)}@example.test` },
      "Please enter a valid email address",
    ],
    ["the box not ticked", { termsVersion: undefined }, "Please tick the box above the pay button first."],
    ["other terms", { termsVersion: 0 }, "Please tick the box above the pay button first."],
  ])("%s is refused with a message, and nothing is stored", async (_what, change, message) => {
    const shop = new Shop();
    const response = await new BuyingBrowser(shop).post("/api/create-payment-intent", { ...good, ...change });
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([422, message]);
    expect(await shop.listOrders()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["amount as text", { amount: "49900" }, "This is not today’s price. Please reload the page."],
    ["amount with a fraction", { amount: 49_900.5 }, "This is not today’s price. Please reload the page."],
    ["amount below zero", { amount: -49_900 }, "This is not today’s price. Please reload the page."],
    ["amount of nothing", { amount: 0 }, "This is not today’s price. Please reload the page."],
    ["no amount", { amount: undefined }, "This is not today’s price. Please reload the page."],
    ["a tier’s price", { amount: 4900 }, "This is not today’s price. Please reload the page."],
    ["no address", { email: undefined }, "Please enter a valid email address"],
    ["the box not ticked", { termsVersion: undefined }, "Please tick the box above the pay button first."],
  ])("%s is refused for the consultation too", async (_what, change, message) => {
    const shop = new Shop();
    const body = { amount: 49_900, email: "a@example.test", termsVersion: 1, ...change };
    const response = await new BuyingBrowser(shop).post("/api/create-consultation-payment", body);
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([422, message]);
    expect(await shop.listOrders()).toEqual([]);
  });

  it("a tier that is named twice counts once, and its own price is asked for", async () => {
    const shop = new Shop();
    const send = (body: string): Promise<Response> =>
      new BuyingBrowser(shop).ask("/api/create-payment-intent?tier=mastercrafted&tier=advanced", {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" },
        body,
      });
    const rest = '"email":"a@example.test","termsVersion":1,"amount":4900';
    expect((await send(`{"tier":"advanced","tier":"mastercrafted",${rest}}`)).status).toBe(422);
    expect((await send(`{"tier":["advanced","mastercrafted"],${rest}}`)).status).toBe(422);
    expect(await shop.listOrders()).toEqual([]);
    expect((await send(`{"tier":"mastercrafted","tier":"advanced",${rest}}`)).status).toBe(200);
    expect(await shop.listOrders()).toMatchObject([{ tier: "advanced", amount: 4900 }]);
  });

  it.each([
    ["a plus", "Ada+Sigil@Example.test", "ada+sigil@example.test"],
    ["white space around it", "  ada@example.test ", "ada@example.test"],
    ["254 characters", `${"a".repeat(64)}@${`${"b".repeat(59)}.`.repeat(3)}${"c".repeat(4)}.test`, null],
    ["an encoded international domain", "ada@xn--mnchen-3ya.example", "ada@xn--mnchen-3ya.example"],
  ])("an address with %s is taken", async (_what, email, stored) => {
    const shop = new Shop();
    await new BuyingBrowser(shop).begin("advanced", email);
    expect((await shop.listOrders()).map((order) => order.email)).toEqual([stored ?? email]);
  });

  it.each([
    ["letters of another script in its domain", "ada@münchen.example"],
    ["255 characters", `${"a".repeat(64)}@${`${"b".repeat(59)}.`.repeat(3)}${"c".repeat(5)}.test`],
    ["two signs", "ada@@example.test"],
    ["a line break", "ada@example.test\nbcc: all@example.test"],
  ])("an address with %s is refused with a message", async (_what, email) => {
    const shop = new Shop();
    const response = await new BuyingBrowser(shop).tryToBegin("advanced", email);
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
      422,
      "Please enter a valid email address",
    ]);
    expect(await shop.listOrders()).toEqual([]);
  });

  it("the key of one order used for another address is refused by the provider, and no second intent is made", async () => {
    const shop = new Shop();
    const browser = new BuyingBrowser(shop);
    await browser.begin("advanced", newEmail());
    const [first] = await shop.listOrders();
    shop.product.now += 1;
    await browser.begin("advanced", newEmail());
    const all = await shop.listOrders();
    expect(new Set(all.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    const { id, orderNumber, tier, amount, currency } = all[1] ?? expect.unreachable();
    const reused = { orderId: id, orderNumber, tier, amount, currency, idempotencyKey: String(first?.idempotencyKey) };
    expect(await shop.provider.payments.createIntent(reused)).toMatchObject({
      isOk: false,
      error: { kind: "refused" },
    });
    const { data } = await shop.stripe.events.list({ type: "payment_intent.created" });
    expect(data).toHaveLength(2);
  });

  it("a form of another site is refused", async () => {
    const shop = new Shop();
    const response = await new BuyingBrowser(shop).post("/api/create-payment-intent", good, {
      Origin: "https://evil.example",
      "Sec-Fetch-Site": "cross-site",
    });
    expect(response.status).toBe(403);
    expect(await shop.listOrders()).toEqual([]);
  });
});

describe("a payment", () => {
  it("opens the methods in the browser that paid, and in no other", async () => {
    const shop = new Shop();
    const { browser, email } = await buy(shop);
    expect(await getTier(browser, email)).toBe("advanced");
    expect(await getTier(browser, newEmail())).toBe("free");
    expect(await getTier(new BuyingBrowser(shop), email)).toBe("free");
    const generate = (buyer: BuyingBrowser): Promise<Response> =>
      buyer.post("/api/sigils/generate", { intention: "I rest", method: "planetary" });
    expect([(await generate(browser)).status, (await generate(new BuyingBrowser(shop))).status]).toEqual([200, 403]);
  });

  it("is found by the browser that began it", async () => {
    const shop = new Shop();
    const { browser, email, intentId } = await buy(shop);
    expect(await (await browser.ask("/api/orders")).json()).toMatchObject({
      orders: [{ email, tier: "advanced", status: "paid", amount: 4900, paymentIntent: intentId }],
    });
    expect(await (await new BuyingBrowser(shop).ask("/api/orders")).json()).toEqual({ orders: [] });
  });

  it("brings one receipt with order, price, card and guide, however often it is settled", async () => {
    const shop = new Shop();
    await shop.provider.store.setSwitches({ webhooks: "doubled" });
    const { browser, email } = await buy(shop);
    const { clientSecret } = await shop.stripe.paymentIntents
      .retrieve(String((await shop.listOrders())[0]?.stripePaymentId))
      .then(({ client_secret }) => ({ clientSecret: String(client_secret) }));
    await browser.hint(clientSecret);
    await shop.reconcile();
    const mails = await shop.listMails(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("$49.00");
    expect(mails[0]?.text).toContain("Visa ending in 4242");
    expect(mails[0]?.attachments).toHaveLength(1);
  });

  it("brings its receipt no second time when a dispute comes after the outbox has forgotten it", async () => {
    const shop = new Shop();
    const { email, intentId } = await buy(shop);
    const { length } = await shop.listMails(email);
    shop.product.now += 40 * DAY_MS;
    await env.DB.prepare("delete from outbox").run();
    await shop.act(intentId, (payment) => openDispute(payment, "needs_response", 0));
    expect(await shop.listOrders()).toMatchObject([{ status: "disputed" }]);
    expect(await shop.listMails(email)).toHaveLength(length);
  });

  it.each([
    ["the webhook is lost, and the page tells", "lost", true],
    ["the webhook is lost, and the clock asks", "lost", false],
    ["webhooks come in the wrong order", "reordered", false],
    ["webhooks come before the response", "before_response", false],
    ["webhooks come twice", "doubled", false],
  ] as const)("is settled although %s", async (_what, webhooks, isHinted) => {
    const shop = new Shop();
    await shop.provider.store.setSwitches({ webhooks });
    const browser = new BuyingBrowser(shop);
    const email = newEmail();
    const { clientSecret } = await browser.begin("advanced", email);
    await shop.pay(String(clientSecret));
    // A window without the cookie tells as well as the one that paid.
    if (isHinted) expect((await new BuyingBrowser(shop).hint(String(clientSecret))).status).toBe(200);
    else await shop.reconcile();
    expect(await shop.listOrders()).toMatchObject([{ status: "paid", cardBrand: "visa", cardLastFour: "4242" }]);
    expect(await getTier(browser, email)).toBe("advanced");
  });

  it("that was declined can be tried again with the same order", async () => {
    const shop = new Shop();
    const browser = new BuyingBrowser(shop);
    const email = newEmail();
    const { clientSecret, orderNumber } = await browser.begin("advanced", email);
    await shop.pay(String(clientSecret), "pm_card_chargeDeclined");
    expect(await shop.listOrders()).toMatchObject([{ status: "failed" }]);
    expect(await getTier(browser, email)).toBe("free");
    expect(await browser.begin("advanced", email)).toEqual({ orderNumber, status: "failed", clientSecret });
    await shop.pay(String(clientSecret));
    expect(await shop.listOrders()).toMatchObject([{ status: "paid" }]);
  });

  it("that is done leaves no form: the same browser is told what it bought", async () => {
    const shop = new Shop();
    const { browser, email } = await buy(shop);
    expect(await browser.begin("advanced", email)).toMatchObject({ status: "paid", clientSecret: null });
    expect(await shop.listOrders()).toHaveLength(1);
  });
});

describe("what is held already", () => {
  it("is refunded where it is bought again from another browser, and both are told", async () => {
    const shop = new Shop();
    const email = newEmail();
    const first = await buy(shop, "advanced", email);
    shop.product.now += 60_000;
    const second = await buy(shop, "advanced", email);
    expect((await shop.listOrders()).map(({ status }) => status)).toEqual(["paid", "refunded"]);
    expect([await getTier(first.browser, email), await getTier(second.browser, email)]).toEqual(["advanced", "free"]);
    expect((await shop.listMails(email)).map(({ subject }) => subject.replace(/ORD-\w+/, "N")).toSorted()).toEqual([
      "Paid twice: N is refunded",
      "Receipt N",
      "Refund of N",
    ]);
  });

  it("is never Mastercrafted: each is another commission", async () => {
    const shop = new Shop();
    const email = newEmail();
    await buy(shop, "mastercrafted", email);
    await buy(shop, "mastercrafted", email);
    expect((await shop.listOrders()).map(({ status }) => status)).toEqual(["paid", "paid"]);
  });
});

describe("money that goes back", () => {
  it("takes the tier away where it is everything, and brings a receipt", async () => {
    const shop = new Shop();
    const { browser, email, intentId } = await buy(shop);
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await shop.settleDown();
    expect(await getTier(browser, email)).toBe("free");
    expect(await shop.listOrders()).toMatchObject([{ status: "refunded", refundedAmount: 4900 }]);
    expect((await shop.listMails(email)).map(({ subject }) => subject.replace(/ORD-\w+/, "N"))).toContain(
      "Refund of N",
    );
  });

  it("in part leaves the tier", async () => {
    const shop = new Shop();
    const { browser, email, intentId } = await buy(shop);
    await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1000 });
    await shop.settleDown();
    expect(await getTier(browser, email)).toBe("advanced");
    expect(await shop.listOrders()).toMatchObject([{ status: "paid", refundedAmount: 1000 }]);
  });

  it("that fails gives the tier back, and the master is told", async () => {
    const shop = new Shop();
    const { browser, email, intentId } = await buy(shop);
    const { id } = await shop.stripe.refunds.create({ payment_intent: intentId });
    await shop.settleDown();
    await shop.act(intentId, (payment) => moveRefund(payment, id, "failed"));
    expect(await getTier(browser, email)).toBe("advanced");
    const mails = await shop.listMails(shop.platform.masterEmail);
    expect(mails.filter(({ subject }) => subject.startsWith("A refund of"))).toHaveLength(1);
  });

  it.each<[string, readonly ("lost" | "won" | "appeal_needs_response")[], string]>([
    ["an open dispute keeps the drawing methods", [], "advanced"],
    ["a lost dispute takes the tier", ["lost"], "free"],
    ["a won dispute leaves it", ["won"], "advanced"],
    ["an appeal counts as lost", ["lost", "appeal_needs_response"], "free"],
    ["an appeal that is won gives it back", ["lost", "appeal_needs_response", "won"], "advanced"],
  ])("%s", async (_what, steps, tier) => {
    const shop = new Shop();
    const { browser, email, intentId } = await buy(shop);
    await shop.act(intentId, (payment) => openDispute(payment, "needs_response", 0));
    const { data } = await shop.stripe.disputes.list({ payment_intent: intentId });
    for (const step of steps) await shop.act(intentId, (payment) => moveDispute(payment, String(data[0]?.id), step));
    expect(await getTier(browser, email)).toBe(tier);
  });
});

describe("a message about a payment", () => {
  async function send(shop: Shop, body: string, headers: Record<string, string>): Promise<number> {
    const init = { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body };
    return (await shop.fetch("/api/webhook/stripe", init)).status;
  }

  const event = (object: object): string =>
    JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: "event",
      type: "payment_intent.succeeded",
      data: { object },
    });

  it.each<[string, (body: string, nowS: number) => Promise<string>]>([
    ["is forged", async () => "t=1,v1=forged"],
    ["is empty", async () => ""],
    ["is 301 seconds old", (body, nowS) => signWebhook(body, nowS - 301)],
    ["is another seller’s", (body, nowS) => signWebhook(body, nowS, "whsec_other")],
    ["is of another amount", (body, nowS) => signWebhook(body.replace("4900", "50"), nowS)],
    ["is of another payment", (body, nowS) => signWebhook(body.replace("pi_", "pi_2"), nowS)],
  ])("is refused where the signature %s, and settles nothing", async (_what, sign) => {
    const shop = new Shop();
    await shop.provider.store.setSwitches({ webhooks: "lost" });
    const { clientSecret } = await new BuyingBrowser(shop).begin("advanced", newEmail());
    const id = await shop.pay(String(clientSecret));
    const body = event({ object: "payment_intent", id, amount: 4900 });
    const signature = await sign(body, Math.floor(shop.product.now / 1000));
    expect(await send(shop, body, { "Stripe-Signature": signature })).toBe(401);
    expect(await shop.listOrders()).toMatchObject([{ status: "pending" }]);
  });

  it("about a payment that nobody knows is not accepted, so that it comes again", async () => {
    const shop = new Shop();
    const body = event({ object: "payment_intent", id: "pi_000000000000000000000000" });
    const signature = await signWebhook(body, Math.floor(shop.product.now / 1000));
    expect(await send(shop, body, { "Stripe-Signature": signature })).toBe(404);
  });

  it("is not believed: a signed claim of success settles nothing that was not paid", async () => {
    const shop = new Shop();
    const { clientSecret } = await new BuyingBrowser(shop).begin("advanced", newEmail());
    const id = String(clientSecret).split("_secret_")[0];
    const body = event({ object: "payment_intent", id, status: "succeeded", amount_received: 4900 });
    const signature = await signWebhook(body, Math.floor(shop.product.now / 1000));
    expect(await send(shop, body, { "Stripe-Signature": signature })).toBe(200);
    expect(await shop.listOrders()).toMatchObject([{ status: "pending" }]);
  });

  it("without a signature has to bring the payment’s own secret", async () => {
    const shop = new Shop();
    const browser = new BuyingBrowser(shop);
    await shop.provider.store.setSwitches({ webhooks: "lost" });
    const mine = await browser.begin("advanced", newEmail());
    const other = await new BuyingBrowser(shop).begin("advanced", newEmail());
    await shop.pay(String(mine.clientSecret));
    const [id] = String(mine.clientSecret).split("_secret_");
    const forged = `${id}_secret_${String(other.clientSecret).split("_secret_")[1]}`;
    expect((await browser.hint(forged)).status).toBe(404);
    expect((await shop.listOrders()).map(({ status }) => status)).toEqual(["pending", "pending"]);
    expect((await browser.hint(String(mine.clientSecret))).status).toBe(200);
    expect((await shop.listOrders()).map(({ status }) => status)).toContain("paid");
  });

  it("without a signature asks the provider about no payment that is not ours", async () => {
    let asked = 0;
    const shop = new Shop((payments) =>
      changePayments(payments, {
        findPayment: (id) => {
          asked += 1;
          return payments.findPayment(id);
        },
      }),
    );
    expect((await new BuyingBrowser(shop).hint("pi_000000000000000000000000_secret_x")).status).toBe(404);
    expect(asked).toBe(0);
  });

  it("without a signature from another site is refused", async () => {
    const shop = new Shop();
    expect(await send(shop, event({}), { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).toBe(403);
  });
});

it("a payment of another amount than the order’s settles nothing", async () => {
  const shop = new Shop((payments) =>
    changePayments(payments, { createIntent: (order) => payments.createIntent({ ...order, amount: 50 }) }),
  );
  const { browser, email } = await buy(shop);
  expect(await shop.listOrders()).toMatchObject([{ status: "pending", paidAt: null }]);
  expect(await getTier(browser, email)).toBe("free");
});

it("the bank’s page sends the buyer back with what became of it", async () => {
  const shop = new Shop();
  const browser = new BuyingBrowser(shop);
  const email = newEmail();
  const { clientSecret } = await browser.begin("advanced", email);
  await shop.pay(String(clientSecret), "pm_card_threeDSecure2Required");
  const page = await browser.ask(`/dev/bank?payment_intent_client_secret=${clientSecret}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("$49.00")]);
  const back = await browser.ask("/dev/bank", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN },
    body: new URLSearchParams({ payment_intent_client_secret: String(clientSecret), verdict: "confirm" }).toString(),
  });
  await shop.settleDown();
  expect(back.status).toBe(303);
  expect(new URL(String(back.headers.get("Location"))).searchParams.get("redirect_status")).toBe("succeeded");
  expect(await getTier(browser, email)).toBe("advanced");
});
