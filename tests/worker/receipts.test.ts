import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type ListedOrder, ReceiptResponse } from "#domain/contracts/orders.ts";
import { createDatabase } from "#worker/db/database.ts";
import { hashToken, newId, newToken } from "#worker/db/identifiers.ts";
import { orders, paymentObjects } from "#worker/db/schema/orders.ts";
import { signIn } from "./support/accounts.ts";
import { call } from "./support/call.ts";

type Headers = Readonly<Record<string, string>>;
type NewOrder = Partial<typeof orders.$inferInsert> & { readonly email: string };

const DATABASE = createDatabase(env.DB);
const PAID_AT = Date.UTC(2026, 10, 21, 14, 30);

let numbers = 0;

/** Stores an order that was paid by card; returns its number. */
async function makeOrder(order: NewOrder): Promise<{ readonly id: string; readonly orderNumber: string }> {
  numbers += 1;
  const id = newId(PAID_AT + numbers);
  const orderNumber = `ORD-R${String(numbers).padStart(7, "0")}`;
  await DATABASE.insert(orders).values({
    ...{ id, orderNumber, idempotencyKey: id, tier: "advanced", amount: 4900, status: "paid", paidAt: PAID_AT },
    ...{ cardBrand: "visa", cardLastFour: "4242", termsVersion: 1, termsAcceptedAt: PAID_AT },
    createdAt: PAID_AT + numbers,
    ...order,
  });
  return { id, orderNumber };
}

async function listNumbers(headers: Headers): Promise<readonly string[]> {
  const response = await call("/api/account/orders", { headers });
  const { orders: listed } = await response.json<{ orders: readonly ListedOrder[] }>();
  return listed.map(({ orderNumber }) => orderNumber);
}

function askForReceipt(orderNumber: string, headers: Headers): Promise<Response> {
  return call(`/api/orders/${orderNumber}/receipt`, { headers });
}

async function makeBrowser(): Promise<{ readonly headers: Headers; readonly browserHash: string }> {
  const token = newToken();
  return { headers: { Cookie: `__Host-browser=${token}` }, browserHash: await hashToken(token) };
}

describe("a receipt", () => {
  it("says who sold what to whom, when, for how much and how it was paid, with its refunds", async () => {
    const { account, headers } = await signIn("free");
    const { id, orderNumber } = await makeOrder({ email: account.email, refundedAmount: 1500 });
    await DATABASE.insert(paymentObjects).values([
      { id: `pi_${id}`, orderId: id, kind: "intent", status: "succeeded", amount: 4900, asOf: PAID_AT },
      { id: `re_${id}`, orderId: id, kind: "refund", status: "succeeded", amount: 1500, asOf: PAID_AT + 1000 },
    ]);
    const response = await askForReceipt(orderNumber, headers);
    expect(ReceiptResponse.parse(await response.json())).toEqual({
      ...{ orderNumber, tier: "advanced", status: "paid", amount: 4900, refundedAmount: 1500, currency: "usd" },
      ...{ seller: "Sigilarium", supportEmail: "support@sigilarium.test", taxNote: null },
      paidAt: "2026-11-21T14:30:00.000Z",
      buyerEmail: account.email,
      card: { brand: "visa", lastFour: "4242" },
      termsVersion: 1,
      refunds: [{ amount: 1500, refundedAt: "2026-11-21T14:30:01.000Z", status: "succeeded" }],
    });
  });

  it("is there for no order that was never paid", async () => {
    const { account, headers } = await signIn("free");
    for (const status of ["pending", "processing", "failed", "canceled"] as const) {
      const { orderNumber } = await makeOrder({ email: account.email, status, paidAt: null });
      expect((await askForReceipt(orderNumber, headers)).status).toBe(404);
    }
  });

  it("is there for nobody but the proven owner of its address and the browser that paid", async () => {
    const owner = await signIn("free");
    const other = await signIn("mastercrafted");
    const browser = await makeBrowser();
    const stranger = await makeBrowser();
    const { orderNumber } = await makeOrder({ email: owner.account.email, browserHash: browser.browserHash });
    for (const { headers } of [owner, browser]) expect((await askForReceipt(orderNumber, headers)).status).toBe(200);
    for (const { headers } of [other, stranger, { headers: {} }]) {
      const response = await askForReceipt(orderNumber, headers);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(owner.account.email);
    }
  });

  it.each(["ORD-1", "ORD-UUUUUUUU", "' or 1=1 --"])("is asked for by a real number, not by %s", async (number) => {
    const { headers } = await signIn("free");
    expect((await askForReceipt(encodeURIComponent(number), headers)).status).toBe(422);
  });
});

describe("the list of orders", () => {
  it("has what was paid for the address and what is on its way, newest first, and nothing that was given up", async () => {
    const { account, headers } = await signIn("free");
    const { email } = account;
    const first = await makeOrder({ email, status: "refunded", refundedAmount: 4900 });
    const second = await makeOrder({ email, status: "processing", paidAt: null, tier: "consultation", amount: 49_900 });
    await makeOrder({ email, status: "canceled", paidAt: null });
    await makeOrder({ email, status: "pending", paidAt: null });
    expect(await listNumbers(headers)).toEqual([second.orderNumber, first.orderNumber]);
  });

  it("shows a browser that paid this very order, and no other of the address", async () => {
    const { account } = await signIn("free");
    const browser = await makeBrowser();
    await makeOrder({ email: account.email });
    const { orderNumber } = await makeOrder({ email: account.email, browserHash: browser.browserHash });
    expect(await listNumbers(browser.headers)).toEqual([orderNumber]);
  });

  it("is empty for somebody else and for whoever has not signed in", async () => {
    const { account } = await signIn("free");
    await makeOrder({ email: account.email });
    expect(await listNumbers((await signIn("free")).headers)).toEqual([]);
    expect(await listNumbers({})).toEqual([]);
  });

  it("forgets an order whose buyer had their data deleted, and so does its receipt", async () => {
    const { account, headers } = await signIn("free");
    const erased = { erasedAt: 1, cardBrand: null, cardLastFour: null };
    const { orderNumber } = await makeOrder({ email: account.email, ...erased });
    expect(await listNumbers(headers)).toEqual([]);
    expect((await askForReceipt(orderNumber, headers)).status).toBe(404);
  });
});
