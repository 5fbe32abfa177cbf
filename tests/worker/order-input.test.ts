import { beforeEach, describe, expect, it } from "vitest";
import { ORIGIN } from "./support/call.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";

beforeEach(forgetPayments);

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
