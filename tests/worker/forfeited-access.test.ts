import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/lib/time.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";
import { consultation, insert } from "./support/stored-rows.ts";

let shop: Shop;

beforeEach(async () => {
  await forgetPayments();
  shop = new Shop();
});

/** Somebody pays for the session, in a browser of theirs or in another one. */
async function pay(email: string, browser = new BuyingBrowser(shop)) {
  await browser.open();
  const { orderNumber, clientSecret } = await browser.begin("consultation", email);
  await shop.pay(clientSecret ?? "");
  return { browser, orderNumber };
}

/** They did not come, which costs the access; null where it was not given back. */
async function miss(orderNumber: string, email: string, restoredAt: number | null): Promise<void> {
  const now = shop.product.now;
  const order = await env.DB.prepare("select id from orders where order_number = ?").bind(orderNumber).first("id");
  const missed = { status: "no_show", closed_at: now, forfeited_at: now, restored_at: restoredAt };
  await insert("consultations", { ...consultation, ...missed, email, order_id: String(order) });
}

async function statusOf(orderNumber: string): Promise<unknown> {
  return env.DB.prepare("select status from orders where order_number = ?").bind(orderNumber).first("status");
}

/** What the browser is told that it holds. */
async function listHeld(browser: BuyingBrowser): Promise<unknown> {
  const { accesses } = await (await browser.ask("/api/session")).json<{ accesses: { product: string }[] }>();
  return accesses.map(({ product }) => product);
}

async function hasAccess(email: string, browser: BuyingBrowser): Promise<unknown> {
  return (await browser.ask(`/api/user/${encodeURIComponent(email)}/consultation-access`)).json();
}

describe("an access that was forfeited", () => {
  it.each([
    ["closed to its buyer", null, false],
    ["open again once the master has given it back", 5, true],
  ])("is %s, by every call that tells of it", async (_case, restoredAt, expected) => {
    const email = newEmail();
    const { browser, orderNumber } = await pay(email);
    expect(await hasAccess(email, browser)).toEqual({ hasAccess: true });
    expect(await listHeld(browser)).toEqual(["consultation"]);
    await miss(orderNumber, email, restoredAt);
    expect(await hasAccess(email, browser)).toEqual({ hasAccess: expected });
    expect(await listHeld(browser)).toEqual(expected ? ["consultation"] : []);
  });

  it("leaves another access of the same buyer open", async () => {
    const email = newEmail();
    const first = await pay(email);
    await miss(first.orderNumber, email, null);
    shop.product.now += DAY_MS;
    const { browser, orderNumber } = await pay(email, first.browser);
    const { accesses } = await (await browser.ask("/api/session")).json<{ accesses: unknown[] }>();
    expect(accesses).toEqual([{ product: "consultation", orderNumber, isSuspended: false }]);
    expect(await hasAccess(email, browser)).toEqual({ hasAccess: true });
  });

  it("can be bought again, also in the same browser", async () => {
    const email = newEmail();
    const first = await pay(email);
    await miss(first.orderNumber, email, null);
    shop.product.now += DAY_MS;
    const second = await pay(email, first.browser);
    expect(second.orderNumber).not.toBe(first.orderNumber);
    expect(await statusOf(second.orderNumber)).toBe("paid");
  });

  it("leaves what was bought meanwhile with its buyer, also after it was given back", async () => {
    const email = newEmail();
    const first = await pay(email);
    await miss(first.orderNumber, email, shop.product.now + 2 * DAY_MS);
    shop.product.now += DAY_MS;
    const second = await pay(email);
    shop.product.now += 2 * DAY_MS;
    const third = await pay(email);
    expect([await statusOf(first.orderNumber), await statusOf(second.orderNumber)]).toEqual(["paid", "paid"]);
    expect(await statusOf(third.orderNumber)).toBe("refunded");
  });
});
