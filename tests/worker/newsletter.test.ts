import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/lib/time.ts";
import { runScheduled } from "#worker/app.ts";
import { toUnsubscribeLinks } from "#worker/mail/links.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { ORIGIN } from "./support/call.ts";
import { countRows, EMAIL, emptyMailTables, readSubscription } from "./support/guide-mail.ts";
import { Product } from "./support/product.ts";

let product: Product;

beforeEach(async () => {
  await emptyMailTables();
  product = new Product();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function findToken(mail: DeliveredMail, path: string): string {
  const link = mail.text.match(/https:\S+/g)?.find((url) => new URL(url).pathname === path);
  return link ? (new URL(link).searchParams.get("token") ?? "") : "";
}

/** The secret in the link that ends the newsletter. */
function makeUnsubscribeToken(): Promise<string> {
  return product.platform.links.create("unsubscribe", EMAIL);
}

describe("asking for the newsletter", () => {
  it("waits for its confirmation, with the words that were agreed to", async () => {
    await product.collect({ email: EMAIL });
    expect(await readSubscription()).toMatchObject({
      status: "pending",
      wording_version: 1,
      requested_at: product.now,
      confirmed_at: null,
    });
    expect((await product.readLastMail()).text).toContain("/newsletter/confirm?token=");
  });

  it("is not made where the box is not ticked", async () => {
    await product.collect({ email: EMAIL, subscribe: false });
    expect(await countRows("subscriptions")).toBe(0);
    expect((await product.readLastMail()).text).not.toContain("/newsletter/confirm");
  });

  it("is confirmed by the button of the page, and not by opening the link", async () => {
    await product.collect({ email: EMAIL });
    const token = findToken(await product.readLastMail(), "/newsletter/confirm");
    const page = await product.ask(`/newsletter/confirm?token=${token}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<input type="hidden" name="token" value="${token}">`);
    expect(await readSubscription()).toMatchObject({ status: "pending" });

    product.now += 1000;
    const answer = await product.press("/newsletter/confirm", token);
    expect(await answer.text()).toContain("You are subscribed");
    expect(await readSubscription()).toMatchObject({ status: "confirmed", confirmed_at: product.now });
  });

  it("is asked for no more once it is confirmed, and an unticked box takes nothing back", async () => {
    await product.collect({ email: EMAIL });
    await product.press("/newsletter/confirm", findToken(await product.readLastMail(), "/newsletter/confirm"));
    await product.collect({ email: EMAIL });
    expect((await product.readLastMail()).text).not.toContain("/newsletter/confirm");
    await product.collect({ email: EMAIL, subscribe: false });
    expect(await readSubscription()).toMatchObject({ status: "confirmed" });
    await product.readMails();
  });

  it("makes no account", async () => {
    await product.collect({ email: EMAIL });
    await product.press("/newsletter/confirm", findToken(await product.readLastMail(), "/newsletter/confirm"));
    expect(await readSubscription()).toMatchObject({ status: "confirmed" });
    expect(await countRows("users")).toBe(0);
  });

  it.each([
    ["too old", 7 * DAY_MS + 1, (token: string) => token, 410, "This link is too old"],
    ["cut off", 0, (token: string) => token.slice(0, -4), 404, "This link is not complete"],
    ["of another kind", 0, () => "s1.test.AAAA", 404, "This link is not complete"],
    ["missing", 0, () => "", 404, "This link is not complete"],
  ])("is not confirmed by a link that is %s", async (_case, later, change, status, title) => {
    await product.collect({ email: EMAIL });
    const token = findToken(await product.readLastMail(), "/newsletter/confirm");
    product.now += later;
    const answer = await product.press("/newsletter/confirm", change(token));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(title);
    expect(await readSubscription()).toMatchObject({ status: "pending" });
  });

  it("is not confirmed by another site's page, nor by the link that ends the newsletter", async () => {
    await product.collect({ email: EMAIL });
    const token = findToken(await product.readLastMail(), "/newsletter/confirm");
    const refused = await product.press("/newsletter/confirm", token, { Origin: "https://evil.example" });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("this can only be done from our own pages");
    expect((await product.press("/newsletter/confirm", await makeUnsubscribeToken())).status).toBe(404);
    expect(await readSubscription()).toMatchObject({ status: "pending" });
  });

  it("is answered with a page where our side fails, and can be confirmed afterwards", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await product.collect({ email: EMAIL });
    const token = findToken(await product.readLastMail(), "/newsletter/confirm");
    await env.DB.exec("alter table subscriptions rename to gone");
    const failed = await product.press("/newsletter/confirm", token);
    await env.DB.exec("alter table gone rename to subscriptions");
    expect(failed.status).toBe(500);
    expect(failed.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(await failed.text()).toMatch(/<h1[^>]*>This did not work<\/h1>\s*<p>Something went wrong on our side/);
    expect((await product.press("/newsletter/confirm", token)).status).toBe(200);
  });

  it("is forgotten after a month where nobody confirms it", async () => {
    await product.collect({ email: EMAIL });
    await product.readMails();
    const daily = (scheduledTime: number) =>
      runScheduled(product.platform, { cron: "23 3 * * *", scheduledTime, noRetry() {} });
    await daily(product.now + 30 * DAY_MS);
    expect(await countRows("subscriptions")).toBe(1);
    await daily(product.now + 31 * DAY_MS);
    expect([await countRows("subscriptions"), await countRows("outbox")]).toEqual([0, 0]);
  });
});

describe("the way out of the newsletter", () => {
  async function subscribe(): Promise<DeliveredMail> {
    await product.collect({ email: EMAIL });
    const mail = await product.readLastMail();
    await product.press("/newsletter/confirm", findToken(mail, "/newsletter/confirm"));
    return mail;
  }

  it("is one POST of a mail program, from anywhere, without a session (RFC 8058)", async () => {
    await subscribe();
    const { oneClick } = await toUnsubscribeLinks(product.platform.links, ORIGIN, EMAIL);
    const response = await product.ask(new URL(oneClick).pathname, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "cross-site" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([response.status, await response.json()]).toEqual([200, { isSubscribed: false }]);
    expect(await readSubscription()).toMatchObject({ status: "unsubscribed", unsubscribed_at: product.now });
  });

  it("is a page with a button for people, and opening it changes nothing", async () => {
    await subscribe();
    const token = await makeUnsubscribeToken();
    expect((await product.ask(`/newsletter/unsubscribe?token=${token}`)).status).toBe(200);
    expect(await readSubscription()).toMatchObject({ status: "confirmed" });
    expect(await (await product.press("/newsletter/unsubscribe", token)).text()).toContain("Our letters have ended");
    expect(await readSubscription()).toMatchObject({ status: "unsubscribed" });
  });

  it("can be gone twice, and by somebody who never asked for the newsletter", async () => {
    await product.collect({ email: EMAIL, subscribe: false });
    await product.readMails();
    const token = await makeUnsubscribeToken();
    for (let time = 0; time < 2; time += 1) {
      expect((await product.press("/newsletter/unsubscribe", token)).status).toBe(200);
    }
    expect(await countRows("subscriptions")).toBe(0);
  });

  it("closes the older links that would open the way in again, and leaves a new wish free", async () => {
    const mail = await subscribe();
    product.now += 1000;
    await product.press("/newsletter/unsubscribe", await makeUnsubscribeToken());
    const again = await product.press("/newsletter/confirm", findToken(mail, "/newsletter/confirm"));
    expect(again.status).toBe(410);
    expect(await again.text()).toContain("This link no longer counts");
    product.now += 1000;
    await product.collect({ email: EMAIL });
    await product.press("/newsletter/confirm", findToken(await product.readLastMail(), "/newsletter/confirm"));
    expect(await readSubscription()).toMatchObject({ status: "confirmed" });
  });

  it("is refused with a forged link, which says nothing of who is subscribed", async () => {
    await subscribe();
    const response = await product.ask("/api/newsletter/unsubscribe/s1.test.AAAA", { method: "POST" });
    expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
    expect(await readSubscription()).toMatchObject({ status: "confirmed" });
  });
});
