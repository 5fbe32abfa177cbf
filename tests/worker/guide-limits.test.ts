import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/lib/time.ts";
import { createApp } from "#worker/app.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { withFullLimit } from "./support/full-limit.ts";
import { countRows, EMAIL, emptyMailTables } from "./support/guide-mail.ts";
import { Product } from "./support/product.ts";

let product: Product;

beforeEach(async () => {
  await emptyMailTables();
  product = new Product();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("asking for the guide", () => {
  it("ends at five guides a day for one address, whoever asks", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async () => (await product.collect({ email: EMAIL })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await product.collect({ email: EMAIL });
    expect(await refused.json()).toMatchObject({
      message: "We have sent 5 guides to this address within a day. Please ask for the next one tomorrow.",
    });
    expect((await product.collect({ email: "bob@example.org" })).status).toBe(200);
    product.now += DAY_MS;
    expect((await product.collect({ email: EMAIL })).status).toBe(200);
    await product.readMails();
  });

  it("tells when to come back: at midnight in UTC", async () => {
    for (let asked = 0; asked < 5; asked += 1) await product.collect({ email: EMAIL });
    const refused = await product.collect({ email: EMAIL });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "43200"]);
    expect(await countRows("subscriptions")).toBe(1);
    await product.readMails();
  });

  it("counts one mailbox once, whatever tags and dots its address has", async () => {
    const emails = Array.from({ length: 40 }, (_, tag) => `a.da${".".repeat(tag % 2)}x+tag${tag}@gmail.com`);
    const statuses = [];
    for (const [index, email] of emails.entries()) {
      statuses.push((await product.collect({ email }, { "CF-Connecting-IP": `192.0.2.${index}` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await countRows("outbox")).toBe(5);
    await product.readMails();
  });

  it("ends at twenty guides a day for one client, to however many addresses", async () => {
    const ask = (index: number, client: string) =>
      product.collect({ email: `p${index}@example.org` }, { "CF-Connecting-IP": client });
    for (let index = 0; index < 20; index += 1) expect((await ask(index, "2001:db8::1")).status).toBe(200);
    const refused = await ask(20, "2001:db8::2");
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { message: "You have asked for 20 guides within a day. Please ask for the next one tomorrow." },
    ]);
    expect((await ask(21, "2001:db8:1::1")).status).toBe(200);
    await product.readMails();
  });

  it("ends at a thousand guides a day for all together, but not for who is signed in", async () => {
    await product.collect({ email: EMAIL });
    await env.DB.prepare("update daily_counts set count = 1000 where name = 'guide_all'").run();
    const refused = await product.collect({ email: "bob@example.org" });
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { message: "More guides were asked for today than we can send. Please ask for yours tomorrow." },
    ]);
    const { account, headers } = await signIn("free");
    expect((await product.collect({ email: account.email }, headers)).status).toBe(200);
    await product.readMails();
  });

  it("locks no owner out: strangers can't use up what the signed-in owner of an address has", async () => {
    const { account, headers } = await signIn("free");
    const statuses = [];
    for (let asked = 0; asked < 7; asked += 1) statuses.push((await product.collect({ email: account.email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await product.collect({ email: account.email }, headers)).status).toBe(200);
    }
    const refused = await product.collect({ email: account.email }, headers);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { message: "We have sent 10 guides to this address within a day. Please ask for the next one tomorrow." },
    ]);
    await product.readMails();
  });

  it("counts the calls of a client", async () => {
    const full = createApp(withFullLimit(product.platform, "mail"));
    const headers = { "Content-Type": "application/json" };
    const request = new Request(`${ORIGIN}/api/email/collect`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email: EMAIL }),
    });
    expect((await full.fetch(request, env)).status).toBe(429);
    expect(await countRows("outbox")).toBe(0);
  });
});
