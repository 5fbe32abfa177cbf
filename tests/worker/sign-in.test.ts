import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signIn as openAccount } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { losesAnswers } from "./support/losing-database.ts";
import { Product } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";
import { anotherCode, forgetSignIns, type Headers, SIGNER_EMAIL, SigningBrowser } from "./support/signing-browser.ts";

const MINUTE_MS = 60_000;
const NOT_HERE = "A code works only in the browser that asked for it. Please have one sent from here.";
let product: Product;

beforeEach(async () => {
  await forgetSignIns();
  product = new Product();
});

describe("a code", () => {
  it("is in the subject and the text of one mail, and says how long it counts", async () => {
    const browser = new SigningBrowser(product);
    const response = await browser.sendCode(" ADA@Example.org ");
    expect([response.status, await response.json()]).toEqual([202, { resendAfterS: 60, validForS: 600 }]);
    const mail = await product.readLastMail();
    const code = await browser.readCode();
    expect(mail).toMatchObject({ to: SIGNER_EMAIL, subject: `${code} is your Sigilarium code`, unsubscribeUrl: null });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(mail.text).toContain("ten minutes");
  });

  it("signs in the browser that asked for it, in whatever way it is typed", async () => {
    for (const typed of [(code: string) => code, (code: string) => ` ${code.toLowerCase().replace("-", " ")} `]) {
      const browser = new SigningBrowser(product);
      const response = await browser.signIn(typed(await browser.askForCode()));
      expect(await response.json()).toEqual({
        account: { email: SIGNER_EMAIL, role: "client" },
        ...{ tier: "free", accesses: [] },
      });
      expect(await browser.whoAmI()).toBe(SIGNER_EMAIL);
      product.now += MINUTE_MS;
    }
  });

  it("gives an address that nobody knew one account, however often", async () => {
    for (let time = 0; time < 3; time += 1) {
      const browser = new SigningBrowser(product);
      await browser.signIn(await browser.askForCode());
      product.now += MINUTE_MS;
    }
    expect((await env.DB.prepare("select email from users").all()).results).toEqual([{ email: SIGNER_EMAIL }]);
  });

  it("opens no account before somebody signs in", async () => {
    await new SigningBrowser(product).askForCode();
    expect((await env.DB.prepare("select email from users").all()).results).toEqual([]);
  });

  it("brings what was bought with the address before there was an account", async () => {
    const { account } = await openAccount("advanced");
    await env.DB.prepare("delete from users").run();
    const browser = new SigningBrowser(product);
    const response = await browser.signIn(await browser.askForCode(account.email));
    expect(await response.json()).toMatchObject({
      tier: "advanced",
      accesses: [{ product: "advanced", isSuspended: false }],
    });
  });

  it("never opens the master’s desk, whosever address it is", async () => {
    const { account } = await openAccount("free", { role: "master" });
    const browser = new SigningBrowser(product);
    const response = await browser.signIn(await browser.askForCode(account.email));
    expect(await response.json()).toMatchObject({ account: { role: "client" } });
  });

  it("is stored as a keyed digest: neither it nor the browser’s secret is in the database or in a log", async () => {
    const lines: unknown[] = [];
    for (const level of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(...words));
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    await browser.signIn(anotherCode(code));
    await browser.signIn(code);
    const stored = (await readAllCells()).join("\n");
    for (const secret of [code, code.replace("-", ""), ...browser.cookies.values()]) {
      expect(secret.length).toBeGreaterThan(7);
      expect(stored).not.toContain(secret);
      expect(lines.join("\n")).not.toContain(secret);
    }
    expect(lines.join("\n")).toContain("/api/account/sign-in");
    expect(lines.join("\n")).not.toContain(SIGNER_EMAIL);
    vi.restoreAllMocks();
  });

  it("is mailed to nobody once it no longer counts", async () => {
    const deliver = vi.spyOn(product.platform.mailSender, "deliver").mockImplementation(async () => {});
    await new SigningBrowser(product).sendCode();
    deliver.mockRestore();
    product.now += 10 * MINUTE_MS;
    await product.platform.mailSender.deliverDue();
    expect(await product.readMails()).toEqual([]);
    const { results } = await env.DB.prepare("select status, payload from outbox").all();
    expect(results).toEqual([{ status: "dropped", payload: null }]);
  });
});

describe("a database whose answers are lost", () => {
  it("mails one code, and begins one session", async () => {
    let writes = 0;
    const binding = losesAnswers(env.DB, () => {
      writes += 1;
      return writes % 2 === 1;
    });
    product = new Product({ binding });
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    expect(await product.readMails()).toHaveLength(1);
    expect((await browser.signIn(code)).status).toBe(200);
    expect(await browser.whoAmI()).toBe(SIGNER_EMAIL);
    expect(writes).toBeGreaterThan(2);
    expect(await env.DB.prepare("select count(*) as n from sessions").first("n")).toBe(1);
  });
});

describe("the page that the mail leads to", () => {
  async function readLink(): Promise<URL> {
    const { text } = await product.readLastMail();
    return new URL(/https:\S+\/sign-in\/code\S+/.exec(text)?.[0] ?? "");
  }

  function press(browser: SigningBrowser, token: string, headers: Headers = {}): Promise<Response> {
    return browser.ask("/sign-in/code", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN, ...headers },
      body: new URLSearchParams({ token }).toString(),
    });
  }

  it("signs in by its button in the browser that asked, and by being opened nowhere", async () => {
    const browser = new SigningBrowser(product);
    const code = await browser.askForCode();
    const { pathname, search, searchParams } = await readLink();
    const page = await (await browser.ask(`${pathname}${search}`)).text();
    expect(page).toContain(code);
    expect(page).toContain("Yes, sign me in");
    expect(await browser.whoAmI()).toBeNull();
    const response = await press(browser, searchParams.get("token") ?? "");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/account"]);
    expect(await browser.whoAmI()).toBe(SIGNER_EMAIL);
  });

  it("shows the code to another browser, and signs nobody in there", async () => {
    const code = await new SigningBrowser(product).askForCode();
    const { pathname, search, searchParams } = await readLink();
    const phone = new SigningBrowser(product);
    const page = await (await phone.ask(`${pathname}${search}`)).text();
    expect(page).toContain(code);
    expect(page).not.toContain("<form");
    const response = await press(phone, searchParams.get("token") ?? "");
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(NOT_HERE);
    expect(await phone.whoAmI()).toBeNull();
  });

  it("says that a code has ended, and that a link is not whole", async () => {
    const browser = new SigningBrowser(product);
    await browser.askForCode();
    const { pathname, search } = await readLink();
    product.now += 10 * MINUTE_MS;
    expect((await browser.ask(`${pathname}${search}`)).status).toBe(410);
    expect((await browser.ask(`${pathname}?token=s1.test.forged`)).status).toBe(404);
    expect((await press(browser, "s1.test.forged")).status).toBe(404);
  });

  it("takes no press from another site", async () => {
    const browser = new SigningBrowser(product);
    await browser.askForCode();
    const token = (await readLink()).searchParams.get("token") ?? "";
    expect((await press(browser, token, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await browser.whoAmI()).toBeNull();
  });
});

describe("the sessions of an account", () => {
  async function signInWith(userAgent: string): Promise<SigningBrowser> {
    const browser = new SigningBrowser(product);
    await browser.signIn(await browser.askForCode(), { "User-Agent": userAgent });
    product.now += MINUTE_MS;
    return browser;
  }

  async function list(
    browser: SigningBrowser,
  ): Promise<readonly { id: string; browser: string; isCurrent: boolean }[]> {
    const response = await browser.ask("/api/account/sessions");
    return (await response.json<{ sessions: { id: string; browser: string; isCurrent: boolean }[] }>()).sessions;
  }

  const remove = { method: "DELETE", headers: { Origin: ORIGIN } };

  it("are listed by what the browsers are, the newest first, and end one by one", async () => {
    const laptop = await signInWith("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    const phone = await signInWith("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36");
    const sessions = await list(laptop);
    expect(sessions).toMatchObject([
      { browser: "Chrome on Android", isCurrent: false },
      { browser: "Firefox on Linux", isCurrent: true },
    ]);
    expect((await laptop.ask(`/api/account/sessions/${sessions[0]?.id}`, remove)).status).toBe(204);
    expect(await phone.whoAmI()).toBeNull();
    expect(await laptop.whoAmI()).toBe(SIGNER_EMAIL);
  });

  it("can’t be ended from another account", async () => {
    const browser = await signInWith("");
    const [session] = await list(browser);
    const stranger = new SigningBrowser(product);
    await stranger.signIn(await stranger.askForCode("eve@example.org"));
    expect((await stranger.ask(`/api/account/sessions/${session?.id}`, remove)).status).toBe(204);
    expect(await browser.whoAmI()).toBe(SIGNER_EMAIL);
  });

  it("end everywhere at once", async () => {
    const [one, other] = [await signInWith(""), await signInWith("")];
    const response = await one.ask("/api/account/sessions", remove);
    expect(response.status).toBe(204);
    expect([one.cookies.has("__Host-session"), await one.whoAmI(), await other.whoAmI()]).toEqual([false, null, null]);
  });
});
