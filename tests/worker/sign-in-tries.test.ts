import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { createDatabase } from "#worker/db/database.ts";
import { CodeRepo } from "#worker/features/account/code-repo.ts";
import { signIn as openAccount } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { Product } from "./support/product.ts";
import { anotherCode, forgetSignIns, type Headers, SIGNER_EMAIL, SigningBrowser } from "./support/signing-browser.ts";

const MINUTE_MS = 60_000;
const NOT_HERE = "A code works only in the browser that asked for it. Please have one sent from here.";
let product: Product;

beforeEach(async () => {
  await forgetSignIns();
  product = new Product();
});

async function tell(response: Response): Promise<readonly [number, unknown]> {
  return [response.status, (await response.json<{ message: string }>()).message];
}

describe("whoever tries to get in without the right code", () => {
  it("has five tries a code, and not even the right code counts at the sixth", async () => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    for (const left of ["Four tries are", "Three tries are", "Two tries are", "One try is"]) {
      expect(await tell(await browser.signIn(anotherCode(code)))).toEqual([
        422,
        `This is not the code we sent. ${left} left.`,
      ]);
    }
    const used = "This code was tried five times and no longer counts. Please have a new one sent.";
    expect(await tell(await browser.signIn(anotherCode(code)))).toEqual([429, used]);
    expect(await tell(await browser.signIn(code))).toEqual([429, used]);
    expect(await browser.whoAmI()).toBeNull();
  });

  it("may be right at the fifth try", async () => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    for (let time = 0; time < 4; time += 1) await browser.signIn(anotherCode(code));
    expect((await browser.signIn(code)).status).toBe(200);
  });

  it("has five tries also where all come at the same moment", async () => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await browser.signIn(anotherCode(code))).status),
    );
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(4);
    expect((await browser.signIn(code)).status).toBe(429);
  });

  it("can’t use the code of another browser, and uses up none of its tries", async () => {
    const browser = new SigningBrowser(product);
    const thief = new SigningBrowser(product);
    const code = await browser.askForCode();
    for (let time = 0; time < 6; time += 1) expect(await tell(await thief.signIn(code))).toEqual([410, NOT_HERE]);
    thief.cookies.set("__Host-code-browser", "A".repeat(43));
    expect(await tell(await thief.signIn(code))).toEqual([410, NOT_HERE]);
    await thief.askForCode("thief@example.org");
    expect((await thief.signIn(code)).status).toBe(422);
    expect(await thief.whoAmI()).toBeNull();
    expect((await browser.signIn(code)).status).toBe(200);
  });

  it("can’t use a code twice, not even at the same moment", async () => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    const twin = new SigningBrowser(product);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    const statuses = await Promise.all([browser, twin].map(async (each) => (await each.signIn(code)).status));
    expect(statuses.toSorted()).toEqual([200, 410]);
    expect(await tell(await twin.signIn(code))).toEqual([
      410,
      "This code was used already. Please have a new one sent.",
    ]);
    expect(await env.DB.prepare("select count(*) as n from sessions").first("n")).toBe(1);
  });

  it("comes too late after ten minutes", async () => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    product.now += 10 * MINUTE_MS;
    expect(await tell(await browser.signIn(code))).toEqual([
      410,
      "This code has ended: it counts for ten minutes. Please have a new one sent.",
    ]);
  });

  it.each(["", "7K3MQ9X", "7K3MQ9XBB", "7K3MQ9XU", 7])("%s is no code, and costs no try", async (code) => {
    const browser = new SigningBrowser(product);
    const right = await browser.askForCode();
    for (let time = 0; time < 6; time += 1) {
      const response = await browser.post("/api/account/sign-in", { code });
      expect(await tell(response)).toEqual([422, "Please enter the eight characters of the code."]);
    }
    expect((await browser.signIn(right)).status).toBe(200);
  });

  it.each<[string, Headers]>([
    ["another site", { Origin: "https://evil.example" }],
    ["another site, in a browser of today", { "Sec-Fetch-Site": "cross-site" }],
    ["a subdomain", { Origin: "https://blog.sigilarium.test", "Sec-Fetch-Site": "same-site" }],
  ])("can’t send it from a page of %s, nor as a form", async (_who, headers) => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    expect((await browser.signIn(code, headers)).status).toBe(403);
    expect((await browser.signIn(code, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await browser.post("/api/account/code", { email: SIGNER_EMAIL }, headers)).status).toBe(403);
    expect(await browser.whoAmI()).toBeNull();
  });

  it("gains nothing by a session that was planted in the browser before", async () => {
    const planted = await openAccount("free");
    const browser = new SigningBrowser(product);
    browser.cookies.set("__Host-session", planted.headers.Cookie.replace("__Host-session=", ""));
    await browser.signIn(await browser.askForCode());
    expect(await browser.whoAmI()).toBe(SIGNER_EMAIL);
    const attacker = await product.ask("/api/session", { headers: planted.headers });
    expect(await attacker.json()).toMatchObject({ account: null });
  });

  it("learns nothing of an address: one with an account and one without are asked for by the same statements", async () => {
    const { account } = await openAccount("advanced");
    const statements: string[][] = [];
    const prepare = env.DB.prepare.bind(env.DB);
    const answers: unknown[] = [];
    for (const email of [account.email, "nobody@example.org"]) {
      const seen: string[] = [];
      const spy = vi.spyOn(env.DB, "prepare").mockImplementation((text) => {
        seen.push(text);
        return prepare(text);
      });
      const response = await new SigningBrowser(product).sendCode(email);
      answers.push([
        response.status,
        await response.json(),
        response.headers.getSetCookie()[0]?.replace(/=[\w-]+/, ""),
      ]);
      await product.readMails();
      spy.mockRestore();
      statements.push(seen);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(statements[0]?.length).toBeGreaterThan(2);
    expect(statements[0]).toEqual(statements[1]);
    expect(statements[0]?.join("\n")).not.toContain('"users"');
  });
});

describe("another code", () => {
  it("is sent after a minute, and the first one counts until one is used", async () => {
    const browser = new SigningBrowser(product);
    const first = await browser.askForCode();
    const early = await browser.sendCode();
    expect(early.headers.get("Retry-After")).toBe("60");
    expect(await tell(early)).toEqual([
      429,
      "We have just sent a code. You can have another one in 60 seconds; the first one still counts.",
    ]);
    product.now += MINUTE_MS;
    const second = await browser.askForCode();
    expect((await browser.signIn(first)).status).toBe(200);
    expect((await browser.signIn(second)).status).toBe(410);
  });

  it("is sent five times an hour to one mailbox, whoever asks and whatever tag it has", async () => {
    for (const tag of ["", "+a", "+b", "+c", "+d"]) {
      product.now += MINUTE_MS;
      await new SigningBrowser(product).askForCode(`ada${tag}@example.org`);
    }
    const [status, message] = await tell(await new SigningBrowser(product).sendCode());
    expect(status).toBe(429);
    expect(message).toMatch(/^We have sent five codes to this address within an hour\./);
    expect(await product.readMails()).toHaveLength(5);
    product.now += 56 * MINUTE_MS;
    await new SigningBrowser(product).askForCode();
  });

  it("is not had by asking many times at once", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await new SigningBrowser(product).sendCode()).status),
    );
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(await product.readMails()).toHaveLength(5);
  });

  it("is sent to fifty addresses a day for one client, and to others for others", async () => {
    const headers = { "CF-Connecting-IP": "10.5.0.1" };
    const ask = (at: number) =>
      new SigningBrowser(product).post("/api/account/code", { email: `a${at}@example.org` }, headers);
    const app = createApp({
      ...product.platform,
      limits: { ...product.platform.limits, code: { limit: async () => ({ success: true }) } },
    });
    vi.spyOn(product, "ask").mockImplementation(async (path, init) =>
      app.fetch(new Request(new URL(path, ORIGIN), init), env),
    );
    for (let at = 0; at < 50; at += 1) expect((await ask(at)).status).toBe(202);
    expect(await tell(await ask(50))).toEqual([
      429,
      "You have asked for 50 codes within a day. Please ask for the next one tomorrow.",
    ]);
    expect((await new SigningBrowser(product).sendCode()).status).toBe(202);
  });

  it("is forgotten once it counts for nothing, by night", async () => {
    await new SigningBrowser(product).askForCode();
    const repo = new CodeRepo(createDatabase(env.DB), product.platform.encryption);
    expect(await repo.deleteUntil(product.now - MINUTE_MS)).toBe(0);
    expect(await repo.deleteUntil(product.now)).toBe(1);
  });
});
