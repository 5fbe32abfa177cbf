import { beforeEach, describe, expect, it } from "vitest";
import { signWebhook } from "#worker/adapters/stripe-simulator/deliver-webhooks.ts";
import { changePayments } from "./support/change-payments.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";

beforeEach(forgetPayments);

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
  const browser = new BuyingBrowser(shop);
  const { clientSecret } = await browser.begin("advanced", newEmail());
  await shop.pay(String(clientSecret));
  expect(await shop.listOrders()).toMatchObject([{ status: "pending", paidAt: null }]);
  const drawn = await browser.post("/api/sigils/generate", { intention: "I rest", method: "planetary" });
  expect(drawn.status).toBe(403);
});
