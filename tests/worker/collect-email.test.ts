import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CORE_VERSION } from "#sigil-core/contract/version.ts";
import { createApp, runScheduled } from "#worker/app.ts";
import { createDatabase } from "#worker/db/database.ts";
import { readPdfText } from "../support/read-pdf-text.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { countRows, EMAIL, emptyMailTables, INTENTION, SIGIL } from "./support/guide-mail.ts";
import { losesAnswers } from "./support/losing-database.ts";
import { Product, SUPPORT_EMAIL } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";
import { CUSTOM_OPTIONS } from "./support/wizards.ts";

let product: Product;

beforeEach(async () => {
  await emptyMailTables();
  product = new Product();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The secret in the link that ends the newsletter. */
function makeUnsubscribeToken(): Promise<string> {
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

  it.each<[string, object, number]>([
    ["the core that drew the sigil", { coreVersion: 1 }, 1],
    ["the current core, where none is named", {}, CORE_VERSION],
  ])("has the guide drawn by %s", async (_case, version, expected) => {
    expect((await product.collect({ email: EMAIL, sigilData: { ...SIGIL, ...version } })).status).toBe(200);
    await product.readLastMail();
    expect(product.orders.map(({ coreVersion }) => coreVersion)).toEqual([expected]);
  });

  it("refuses a sigil of a core that nobody here knows, and mails nothing", async () => {
    const response = await product.collect({ email: EMAIL, sigilData: { ...SIGIL, coreVersion: 99 } });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("drawn by another version");
    expect(await countRows("outbox")).toBe(0);
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
    await product.press("/newsletter/unsubscribe", await makeUnsubscribeToken());
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
