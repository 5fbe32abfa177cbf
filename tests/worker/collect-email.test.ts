import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/lib/time.ts";
import { createApp, runScheduled } from "#worker/app.ts";
import { createDatabase } from "#worker/db/database.ts";
import { toUnsubscribeLinks } from "#worker/mail/links.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { withFullLimit } from "./support/full-limit.ts";
import { losesAnswers } from "./support/losing-database.ts";
import { Product, SUPPORT_EMAIL } from "./support/product.ts";
import { readPdfText } from "./support/read-pdf-text.ts";
import { readAllCells } from "./support/rows.ts";
import { CUSTOM_OPTIONS } from "./support/wizards.ts";

const EMAIL = "ada@example.org";
const INTENTION = "My Kanarienvogel-7731 sings";
const SIGIL = { intention: INTENTION, method: "chaos" };

let product: Product;

beforeEach(async () => {
  for (const table of ["outbox", "subscriptions", "daily_counts", "sessions", "users"])
    await env.DB.prepare(`delete from ${table}`).run();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  product = new Product();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function findToken(mail: DeliveredMail, path: string): string {
  const link = mail.text.match(/https:\S+/g)?.find((url) => new URL(url).pathname === path);
  return link ? (new URL(link).searchParams.get("token") ?? "") : "";
}

async function countRows(table: "outbox" | "subscriptions" | "users"): Promise<unknown> {
  return env.DB.prepare(`select count(*) as n from ${table}`).first("n");
}

async function readSubscription(): Promise<Record<string, unknown> | null> {
  return env.DB.prepare("select * from subscriptions where email = ?").bind(EMAIL).first();
}

/** The secret in the way out of a newsletter. */
function makeWayOut(): Promise<string> {
  return product.platform.links.create("unsubscribe", EMAIL);
}

describe("asking for the guide", () => {
  it("mails links to where the product is reached, whatever host the request came to", async () => {
    const app = createApp({ ...product.platform, publicUrl: "https://public.example" });
    const request = new Request("https://sigilarium.somebody.workers.dev/api/email/collect", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.60" },
      body: JSON.stringify({ email: EMAIL, subscribe: true }),
    });
    expect((await app.fetch(request, env)).status).toBe(200);
    const { text, html } = await product.readLastMail();
    expect(text).toContain("https://public.example/newsletter/confirm?token=");
    expect(text + html).not.toContain("workers.dev");
  });

  it("returns success, and mails the guide as a PDF", async () => {
    product = new Product({ areGuidesReal: true });
    const response = await product.collect({ email: ` ${EMAIL.toUpperCase()} `, sigilData: SIGIL });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const mail = await product.readLastMail();
    expect(mail).toMatchObject({ to: EMAIL, subject: "Your activation guide" });
    expect(mail.attachments).toMatchObject([
      { filename: "sigilarium-activation-guide.pdf", contentType: "application/pdf" },
    ]);
    const bytes = await product.mailbox.findAttachment(mail.id, 0);
    expect(new TextDecoder().decode(bytes?.slice(0, 5))).toBe("%PDF-");
    expect(mail.html).toContain("<h1");
    expect(await env.DB.prepare("select status, payload from outbox").first()).toEqual({
      status: "sent",
      payload: null,
    });
  });

  it("mails what was asked for: without a way out of a newsletter, to unsubscribed people too, answers to the support", async () => {
    await product.press("/newsletter/unsubscribe", await makeWayOut());
    await product.collect({ email: EMAIL, subscribe: false });
    const mail = await product.readLastMail();
    expect(mail).toMatchObject({ to: EMAIL, replyTo: SUPPORT_EMAIL, unsubscribeUrl: null });
    expect(mail.text + mail.html).not.toMatch(/unsubscribe|Receive no more/i);
  });

  it("puts care before the guide where its words mean harm to oneself, and tells of no ritual", async () => {
    await product.collect({ email: EMAIL, sigilData: { intention: "I want to die", method: "chaos" } });
    const { subject, text, html } = await product.readLastMail();
    expect(subject).toBe("Your activation guide");
    for (const body of [text, html]) {
      expect(body).toContain("https://findahelpline.com");
      expect(body.indexOf("findahelpline.com")).toBeLessThan(body.indexOf("Your guide is attached"));
      expect(body).not.toMatch(/want to die|How to use it|a way to charge|nobody needs you/);
    }
  });

  it("needs no sigil, and ignores pictures, steps and the tier that the browser brings", async () => {
    const picture = { method: "chaos", svgPath: "<script>alert(1)</script>", symbols: [], steps: ["Steal"] };
    const response = await product.collect({
      email: EMAIL,
      tier: "mastercrafted",
      method: "basic",
      sigilData: picture,
    });
    expect(await response.json()).toEqual({ success: true });
    expect((await product.readLastMail()).html).not.toContain("script");
  });

  it.each([
    ["no address", {}, "Please enter your email address."],
    ["an empty address", { email: "  " }, "Please enter your email address."],
    ["an address of no text", { email: 7 }, "Please enter your email address."],
    ["an address without a host", { email: "ada@" }, "Please enter a valid email address"],
    ["two addresses", { email: "ada@example.org, bob@example.org" }, "Please enter a valid email address"],
    [
      "an address with a header in it",
      { email: "ada@example.org\r\nBcc: b@example.org" },
      "Please enter a valid email address",
    ],
    [
      "a subscription of no yes or no",
      { email: EMAIL, subscribe: "yes" },
      "Please send the subscription as true or false.",
    ],
    ["a tier of no text", { email: EMAIL, tier: 1 }, "Please send the tier as text."],
    ["an unknown method", { email: EMAIL, method: "voodoo" }, "Please choose one of the five methods."],
    ["a sigil of no object", { email: EMAIL, sigilData: "chaos" }, "Please send the sigil as an object."],
    [
      "an empty intention",
      { email: EMAIL, sigilData: { intention: " " } },
      "Please enter your intention before generating a sigil.",
    ],
    [
      "an intention that nothing shows of",
      { email: EMAIL, sigilData: { intention: "\u0640" } },
      "Please enter your intention before generating a sigil.",
    ],
    [
      "an intention too long",
      { email: EMAIL, sigilData: { intention: "x".repeat(501) } },
      "Please shorten your intention to at most 500 characters.",
    ],
    ["a list", [], "Please send a JSON object with your email address."],
  ])("is told what is wrong, and leaves nothing behind: %s", async (_case, body, message) => {
    const response = await product.collect(body);
    expect([response.status, await response.json()]).toEqual([422, { code: "invalid_request", message }]);
    expect([await countRows("outbox"), await countRows("subscriptions"), await countRows("users")]).toEqual([0, 0, 0]);
  });

  it("does not draw what another tier holds, and leaves nothing behind", async () => {
    const sigilData = { intention: INTENTION, method: "planetary" };
    const response = await product.collect({ email: EMAIL, tier: "advanced", sigilData });
    expect([response.status, await response.json()]).toMatchObject([403, { code: "tier_required" }]);
    expect([await countRows("outbox"), await countRows("subscriptions")]).toEqual([0, 0]);
  });

  it("draws it for whom the server's own records give it to, in the larger edition", async () => {
    const { headers } = await signIn("advanced");
    const sigilData = { intention: "I grow with my skateboard", method: "custom", customOptions: CUSTOM_OPTIONS };
    expect((await product.collect({ email: EMAIL, sigilData }, headers)).status).toBe(200);
    await product.collect({ email: EMAIL, tier: "advanced", sigilData: SIGIL });
    await product.readMails();
    expect(product.orders).toMatchObject([
      {
        tier: "advanced",
        sigil: { intention: "I grow with my skateboard", method: "custom", choices: CUSTOM_OPTIONS },
      },
      { tier: "free", sigil: SIGIL },
    ]);
  });

  it("judges the answers of the wizard once the tier is given", async () => {
    const { headers } = await signIn("advanced");
    const response = await product.collect(
      { email: EMAIL, sigilData: { intention: "I grow", method: "custom" } },
      headers,
    );
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { message: "Please choose your symbols first." },
    ]);
  });

  it("responds alike whether the address is known or not", async () => {
    const { account } = await signIn("advanced");
    const answers = await Promise.all(
      [account.email, "nobody@example.org"].map(async (email) => {
        const response = await product.collect({ email });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

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

  it("carries no words of a stranger: only the owner of an address is mailed their own", async () => {
    product = new Product({ areGuidesReal: true });
    const { account, headers } = await signIn("free");
    const read = async (email: string) => {
      await product.collect({ email, sigilData: SIGIL, subscribe: false }, headers);
      const mail = await product.readLastMail();
      const bytes = (await product.mailbox.findAttachment(mail.id, 0)) ?? new Uint8Array();
      return `${mail.subject} ${mail.text} ${mail.html} ${(await readPdfText(bytes)).join(" ")}`;
    };
    expect(await read("stranger@example.org")).not.toMatch(/Kanarienvogel/i);
    expect(await read(account.email.replace("@", "+tag@"))).not.toMatch(/Kanarienvogel/i);
    expect(await read(account.email)).toMatch(/Kanarienvogel/i);
  });

  it("mails a guide once, and says so, where the database loses the answer to its commit", async () => {
    let isLost = false;
    const database = createDatabase(
      losesAnswers(env.DB, () => {
        const isFirst = !isLost;
        isLost = true;
        return isFirst;
      }),
    );
    const app = createApp({ ...product.platform, database });
    const request = new Request(`${ORIGIN}/api/email/collect`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: EMAIL }),
    });
    expect((await app.fetch(request, env)).status).toBe(200);
    expect(isLost).toBe(true);
    expect([await countRows("outbox"), await countRows("subscriptions")]).toEqual([1, 1]);
    await product.readMails();
  });

  it("notes no subscription where the mail that asks to confirm it is refused", async () => {
    for (let asked = 0; asked < 5; asked += 1) await product.collect({ email: EMAIL, subscribe: false });
    expect((await product.collect({ email: EMAIL, subscribe: true })).status).toBe(429);
    expect(await countRows("subscriptions")).toBe(0);
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

  it("stores nothing at all where half of it fails", async () => {
    await env.DB.prepare("alter table subscriptions rename to gone").run();
    try {
      expect((await product.collect({ email: EMAIL, subscribe: true })).status).toBe(500);
      expect(await countRows("outbox")).toBe(0);
    } finally {
      await env.DB.prepare("alter table gone rename to subscriptions").run();
    }
  });

  it("keeps the words out of the database, the log and the subject", async () => {
    const spies = (["info", "error", "log", "warn"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    const waiting = createApp({ ...product.platform, background: { run: () => {} } });
    await waiting.fetch(
      new Request(`${ORIGIN}/api/email/collect`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: EMAIL, sigilData: SIGIL }),
      }),
      env,
    );
    expect((await readAllCells()).join("\n")).not.toMatch(/kanarienvogel/i);
    await runScheduled(product.platform, { cron: "* * * * *", scheduledTime: product.now, noRetry() {} });
    const mail = await product.readLastMail();
    expect(mail.subject).not.toMatch(/kanarienvogel/i);
    expect((await readAllCells()).join("\n")).not.toMatch(/kanarienvogel/i);
    expect(spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n")).not.toMatch(
      /kanarienvogel|example\.org/i,
    );
  });
});

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
    expect((await product.press("/newsletter/confirm", await makeWayOut())).status).toBe(404);
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
    const token = await makeWayOut();
    expect((await product.ask(`/newsletter/unsubscribe?token=${token}`)).status).toBe(200);
    expect(await readSubscription()).toMatchObject({ status: "confirmed" });
    expect(await (await product.press("/newsletter/unsubscribe", token)).text()).toContain("Our letters have ended");
    expect(await readSubscription()).toMatchObject({ status: "unsubscribed" });
  });

  it("can be gone twice, and by somebody who never asked for the newsletter", async () => {
    await product.collect({ email: EMAIL, subscribe: false });
    await product.readMails();
    const token = await makeWayOut();
    for (let time = 0; time < 2; time += 1) {
      expect((await product.press("/newsletter/unsubscribe", token)).status).toBe(200);
    }
    expect(await countRows("subscriptions")).toBe(0);
  });

  it("closes the older links that would open the way in again, and leaves a new wish free", async () => {
    const mail = await subscribe();
    product.now += 1000;
    await product.press("/newsletter/unsubscribe", await makeWayOut());
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
