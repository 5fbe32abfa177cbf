import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { R2Mailbox } from "#worker/adapters/mailbox/r2-mailbox.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { ORIGIN } from "./support/call.ts";
import { Product } from "./support/product.ts";

interface ListedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly { readonly filename: string; readonly size: number; readonly url: string }[];
}

const PATHS = [
  "/dev/mailbox",
  "/dev/mailbox.json",
  "/dev/mailbox/x",
  "/dev/mailbox/x/html",
  "/dev/mailbox/x/attachments/0",
];

let product: Product;

beforeEach(async () => {
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  product = new Product();
});

async function readList(): Promise<readonly ListedMail[]> {
  return (await product.ask("/dev/mailbox.json")).json();
}

describe("the mailbox", () => {
  it("is empty at first, and says so", async () => {
    expect(await readList()).toEqual([]);
    expect(await (await product.ask("/dev/mailbox")).text()).toContain("No mail yet");
  });

  it("lists mails with their links and attachments, the newest first", async () => {
    await product.collect({ email: "ada@example.org" });
    await product.collect({ email: "bob@example.org", subscribe: false });
    await product.readMails();
    const [bob, ada] = await readList();
    expect([bob?.to, ada?.to]).toEqual(["bob@example.org", "ada@example.org"]);
    expect(ada).toMatchObject({
      subject: "Your activation guide",
      attachments: [{ filename: "sigilarium-activation-guide.pdf", contentType: "application/pdf", size: 4 }],
    });
    expect(ada?.links.map((link) => new URL(link).pathname)).toEqual(["/newsletter/confirm"]);
    expect(bob?.links).toEqual([]);
  });

  it("opens a mail, its HTML and its attachments", async () => {
    await product.collect({ email: "ada@example.org" });
    await product.readMails();
    const [mail] = await readList();
    expect(await (await product.ask("/dev/mailbox")).text()).toContain(`href="/dev/mailbox/${mail?.id}"`);
    expect(await (await product.ask(`/dev/mailbox/${mail?.id}`)).text()).toContain("To ada@example.org");
    expect(await (await product.ask(`/dev/mailbox/${mail?.id}/html`)).text()).toBe(mail?.html);
    const file = await product.ask(mail?.attachments[0]?.url ?? "");
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(new TextDecoder().decode(await file.arrayBuffer())).toBe("%PDF");
  });

  it("shows what people wrote as text", async () => {
    await product.mailbox.deliver({
      id: "m",
      to: "ada@example.org",
      subject: "<img src=x onerror=alert(1)>",
      text: "<script>alert(1)</script> https://example.org/?a=1&b=2 end",
      html: "<p></p>",
      attachments: [],
      replyTo: "help@example.org",
      unsubscribeUrl: null,
      threadId: null,
    });
    const page = await (await product.ask("/dev/mailbox/m")).text();
    // The page has a script of ours, which knows the theme that was chosen.
    expect(page.replace('<script src="/theme.js">', "")).not.toMatch(/<script|<img/);
    expect(page).toContain('href="https://example.org/?a=1&amp;b=2"');
  });

  it("knows no mail that it doesn't hold", async () => {
    for (const path of PATHS.slice(2)) expect((await product.ask(path)).status).toBe(404);
  });
});

describe("who may read the mailbox", () => {
  const local = createApp({ ...compose(env), publicUrl: null, mailbox: new R2Mailbox(env.FILES, { now: () => 0 }) });

  function open(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    return Promise.resolve(local.fetch(new Request(url, { headers }), env));
  }

  const NAVIGATION = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ["whoever types the address", "http://localhost:8787", { "Sec-Fetch-Site": "none", ...NAVIGATION }],
    ["a page of the mailbox", "http://localhost:8787", { "Sec-Fetch-Site": "same-origin" }],
    ["whoever follows a link", "http://localhost:8787", { "Sec-Fetch-Site": "same-site", ...NAVIGATION }],
    ["a program that is no browser", "http://127.0.0.1:8787", {}],
  ])("%s", async (_who, origin, headers) => {
    expect((await open(`${origin}/dev/mailbox.json`, headers)).status).toBe(200);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    [
      "a page of another port",
      "http://localhost:8787",
      { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors", Origin: "http://localhost:3000" },
    ],
    ["a page of another port, in a browser of old", "http://localhost:8787", { Origin: "http://localhost:3000" }],
    [
      "a page of another port, without an origin",
      "http://localhost:8787",
      { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors" },
    ],
    [
      "a page of another port that frames it",
      "http://localhost:8787",
      { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
    ],
    ["a page of another site", "http://localhost:8787", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" }],
    [
      "a page under a name that leads to this machine",
      "http://rebound.example:8787",
      { "Sec-Fetch-Site": "same-origin" },
    ],
  ])("not %s, and it learns nothing", async (_who, origin, headers) => {
    for (const path of PATHS) {
      const response = await open(origin + path, headers);
      expect([response.status, await response.json()]).toMatchObject([403, { code: "cross_site_request" }]);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });
});

describe("in production", () => {
  const variables = {
    ...env,
    APP_ENV: "production",
    MAILCHANNELS_API_KEY: "key",
    MAIL_FROM: "letters@example.org",
    SUPPORT_EMAIL: "help@example.org",
    MASTER_EMAIL: "master@example.org",
    COMPANY_NAME: "Sigil Works Ltd",
    PUBLIC_URL: ORIGIN,
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  const production = createApp({
    ...compose(variables),
    // As the platform serves files: the shell is one, and nothing lies under other addresses.
    pageSource: {
      fetch: async ({ url }) => new Response("shell", { status: new URL(url).pathname === "/" ? 200 : 404 }),
    },
  });

  it.each(["/", "/contact?from=mail"])("%s is looked for by https where it is asked for without", async (path) => {
    const response = await production.fetch(new Request(ORIGIN.replace("https", "http") + path), env);
    expect([response.status, response.headers.get("Location")]).toEqual([308, ORIGIN + path]);
  });

  it.each([
    ["GET", "/api/session"],
    ["POST", "/api/sigils/generate"],
    ["POST", "/newsletter/confirm"],
  ])("%s %s is refused without https", async (method, path) => {
    const response = await production.fetch(new Request(ORIGIN.replace("https", "http") + path, { method }), env);
    expect([response.status, await response.json()]).toMatchObject([403, { code: "https_required" }]);
  });

  it.each(PATHS)("there is no %s", async (path) => {
    const response = await production.fetch(new Request(ORIGIN + path), env);
    expect([response.status, await response.text()]).toEqual([404, "shell"]);
  });
});
