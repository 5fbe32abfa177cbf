import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { moveDispute, moveRefund, openDispute } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { ORIGIN } from "./support/call.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";

const DAY_MS = 24 * 3_600_000;

beforeEach(forgetPayments);

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
