import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { createDatabase } from "#worker/db/database.ts";
import { CodeRepo } from "#worker/features/account/code-repo.ts";
import { signIn as openAccount } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { losesAnswers } from "./support/losing-database.ts";
import { Product } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";

const MINUTE_MS = 60_000;
const EMAIL = "ada@example.org";
const NOT_HERE = "A code works only in the browser that asked for it. Please have one sent from here.";

let product: Product;

beforeEach(async () => {
  for (const table of ["outbox", "sign_in_codes", "sessions", "users", "orders", "daily_counts"])
    await env.DB.prepare(`delete from ${table}`).run();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  product = new Product();
});

type Headers = Readonly<Record<string, string>>;

/** A browser with its own jar of cookies. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly #address = `10.4.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

  async ask(path: string, init: RequestInit & { readonly headers?: Headers } = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "CF-Connecting-IP": this.#address, ...(cookie !== "" && { Cookie: cookie }), ...init.headers };
    const response = await product.ask(path, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  post(path: string, body: unknown, headers: Headers = {}): Promise<Response> {
    const init = { method: "POST", body: JSON.stringify(body) };
    return this.ask(path, { ...init, headers: { "Content-Type": "application/json", Origin: ORIGIN, ...headers } });
  }

  sendCode(email = EMAIL): Promise<Response> {
    return this.post("/api/account/code", { email });
  }

  signIn(code: string, headers: Headers = {}): Promise<Response> {
    return this.post("/api/account/sign-in", { code }, headers);
  }

  async whoAmI(): Promise<unknown> {
    const { account } = await (await this.ask("/api/session")).json<{ account: { email: string } | null }>();
    return account?.email ?? null;
  }
}

/** The code of the newest mail to an address. */
async function readCode(to = EMAIL): Promise<string> {
  const mail = (await product.readMails()).find((each) => each.to === to);
  return /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(mail?.text ?? "")?.[0] ?? "no code";
}

async function askForCode(browser: Browser, email = EMAIL): Promise<string> {
  expect((await browser.sendCode(email)).status).toBe(202);
  return readCode(email);
}

/** A code that is not the one given. */
function other(code: string): string {
  return code === "0000-0000" ? "1111-1111" : "0000-0000";
}

async function tell(response: Response): Promise<readonly [number, unknown]> {
  return [response.status, (await response.json<{ message: string }>()).message];
}

describe("a code", () => {
  it("is in the subject and the text of one mail, and says how long it counts", async () => {
    const response = await new Browser().sendCode(" ADA@Example.org ");
    expect([response.status, await response.json()]).toEqual([202, { resendAfterS: 60, validForS: 600 }]);
    const mail = await product.readLastMail();
    const code = await readCode();
    expect(mail).toMatchObject({ to: EMAIL, subject: `${code} is your Sigilarium code`, unsubscribeUrl: null });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(mail.text).toContain("ten minutes");
  });

  it("signs in the browser that asked for it, in whatever way it is typed", async () => {
    for (const typed of [(code: string) => code, (code: string) => ` ${code.toLowerCase().replace("-", " ")} `]) {
      const browser = new Browser();
      const response = await browser.signIn(typed(await askForCode(browser)));
      expect(await response.json()).toEqual({
        account: { email: EMAIL, role: "client" },
        ...{ tier: "free", accesses: [] },
      });
      expect(await browser.whoAmI()).toBe(EMAIL);
      product.now += MINUTE_MS;
    }
  });

  it("gives an address that nobody knew one account, however often", async () => {
    for (let time = 0; time < 3; time += 1) {
      const browser = new Browser();
      await browser.signIn(await askForCode(browser));
      product.now += MINUTE_MS;
    }
    expect((await env.DB.prepare("select email from users").all()).results).toEqual([{ email: EMAIL }]);
  });

  it("opens no account before somebody signs in", async () => {
    await askForCode(new Browser());
    expect((await env.DB.prepare("select email from users").all()).results).toEqual([]);
  });

  it("brings what was bought with the address before there was an account", async () => {
    const { account } = await openAccount("advanced");
    await env.DB.prepare("update orders set user_id = null").run();
    await env.DB.prepare("delete from users").run();
    const browser = new Browser();
    const response = await browser.signIn(await askForCode(browser, account.email));
    expect(await response.json()).toMatchObject({
      tier: "advanced",
      accesses: [{ product: "advanced", isSuspended: false }],
    });
  });

  it("never opens the master’s desk, whosever address it is", async () => {
    const { account } = await openAccount("free", { role: "master" });
    const browser = new Browser();
    const response = await browser.signIn(await askForCode(browser, account.email));
    expect(await response.json()).toMatchObject({ account: { role: "client" } });
  });

  it("is stored as a keyed digest: neither it nor the browser’s secret is in the database or in a log", async () => {
    const lines: unknown[] = [];
    for (const level of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(...words));
    const browser = new Browser();
    const code = await askForCode(browser);
    await browser.signIn(other(code));
    await browser.signIn(code);
    const stored = (await readAllCells()).join("\n");
    for (const secret of [code, code.replace("-", ""), ...browser.cookies.values()]) {
      expect(secret.length).toBeGreaterThan(7);
      expect(stored).not.toContain(secret);
      expect(lines.join("\n")).not.toContain(secret);
    }
    expect(lines.join("\n")).not.toContain(EMAIL);
    vi.restoreAllMocks();
  });

  it("is mailed to nobody once it no longer counts", async () => {
    const deliver = vi.spyOn(product.platform.mailSender, "deliver").mockImplementation(async () => {});
    await new Browser().sendCode();
    deliver.mockRestore();
    product.now += 10 * MINUTE_MS;
    await product.platform.mailSender.deliverDue();
    expect(await product.readMails()).toEqual([]);
    const { results } = await env.DB.prepare("select status, payload from outbox").all();
    expect(results).toEqual([{ status: "dropped", payload: null }]);
  });
});

describe("whoever tries to get in without the right code", () => {
  it("has five tries a code, and not even the right code counts at the sixth", async () => {
    const browser = new Browser();
    const code = await askForCode(browser);
    for (const left of ["Four tries are", "Three tries are", "Two tries are", "One try is"]) {
      expect(await tell(await browser.signIn(other(code)))).toEqual([
        422,
        `This is not the code we sent. ${left} left.`,
      ]);
    }
    const used = "This code was tried five times and no longer counts. Please have a new one sent.";
    expect(await tell(await browser.signIn(other(code)))).toEqual([429, used]);
    expect(await tell(await browser.signIn(code))).toEqual([429, used]);
    expect(await browser.whoAmI()).toBeNull();
  });

  it("may be right at the fifth try", async () => {
    const browser = new Browser();
    const code = await askForCode(browser);
    for (let time = 0; time < 4; time += 1) await browser.signIn(other(code));
    expect((await browser.signIn(code)).status).toBe(200);
  });

  it("has five tries also where all come at the same moment", async () => {
    const browser = new Browser();
    const code = await askForCode(browser);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await browser.signIn(other(code))).status),
    );
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(4);
    expect((await browser.signIn(code)).status).toBe(429);
  });

  it("can’t use the code of another browser, and uses up none of its tries", async () => {
    const browser = new Browser();
    const thief = new Browser();
    const code = await askForCode(browser);
    for (let time = 0; time < 6; time += 1) expect(await tell(await thief.signIn(code))).toEqual([410, NOT_HERE]);
    thief.cookies.set("__Host-code-browser", "A".repeat(43));
    expect(await tell(await thief.signIn(code))).toEqual([410, NOT_HERE]);
    await askForCode(thief, "thief@example.org");
    expect((await thief.signIn(code)).status).toBe(422);
    expect(await thief.whoAmI()).toBeNull();
    expect((await browser.signIn(code)).status).toBe(200);
  });

  it("can’t use a code twice, not even at the same moment", async () => {
    const browser = new Browser();
    const code = await askForCode(browser);
    const twin = new Browser();
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
    const browser = new Browser();
    const code = await askForCode(browser);
    product.now += 10 * MINUTE_MS;
    expect(await tell(await browser.signIn(code))).toEqual([
      410,
      "This code has ended: it counts for ten minutes. Please have a new one sent.",
    ]);
  });

  it.each(["", "7K3MQ9X", "7K3MQ9XBB", "7K3MQ9XU", 7])("%s is no code, and costs no try", async (code) => {
    const browser = new Browser();
    const right = await askForCode(browser);
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
    const browser = new Browser();
    const code = await askForCode(browser);
    expect((await browser.signIn(code, headers)).status).toBe(403);
    expect((await browser.signIn(code, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await browser.post("/api/account/code", { email: EMAIL }, headers)).status).toBe(403);
    expect(await browser.whoAmI()).toBeNull();
  });

  it("gains nothing by a session that was planted in the browser before", async () => {
    const planted = await openAccount("free");
    const browser = new Browser();
    browser.cookies.set("__Host-session", planted.headers.Cookie.replace("__Host-session=", ""));
    await browser.signIn(await askForCode(browser));
    expect(await browser.whoAmI()).toBe(EMAIL);
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
      const response = await new Browser().sendCode(email);
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
    const browser = new Browser();
    const first = await askForCode(browser);
    const early = await browser.sendCode();
    expect(early.headers.get("Retry-After")).toBe("60");
    expect(await tell(early)).toEqual([
      429,
      "We have just sent a code. You can have another one in 60 seconds; the first one still counts.",
    ]);
    product.now += MINUTE_MS;
    const second = await askForCode(browser);
    expect((await browser.signIn(first)).status).toBe(200);
    expect((await browser.signIn(second)).status).toBe(410);
  });

  it("is sent five times an hour to one mailbox, whoever asks and whatever tag it has", async () => {
    for (const tag of ["", "+a", "+b", "+c", "+d"]) {
      product.now += MINUTE_MS;
      await askForCode(new Browser(), `ada${tag}@example.org`);
    }
    const [status, message] = await tell(await new Browser().sendCode());
    expect(status).toBe(429);
    expect(message).toMatch(/^We have sent five codes to this address within an hour\./);
    expect(await product.readMails()).toHaveLength(5);
    product.now += 56 * MINUTE_MS;
    await askForCode(new Browser());
  });

  it("is not had by asking many times at once", async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await new Browser().sendCode()).status));
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(await product.readMails()).toHaveLength(5);
  });

  it("is sent to fifty addresses a day for one client, and to others for others", async () => {
    const headers = { "CF-Connecting-IP": "10.5.0.1" };
    const ask = (at: number) => new Browser().post("/api/account/code", { email: `a${at}@example.org` }, headers);
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
    expect((await new Browser().sendCode()).status).toBe(202);
  });

  it("is forgotten once it counts for nothing, by night", async () => {
    await askForCode(new Browser());
    const repo = new CodeRepo(createDatabase(env.DB), product.platform.encryption);
    expect(await repo.deleteOld(product.now + 59 * MINUTE_MS)).toBe(0);
    expect(await repo.deleteOld(product.now + 60 * MINUTE_MS)).toBe(1);
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
    const browser = new Browser();
    const code = await askForCode(browser);
    expect(await product.readMails()).toHaveLength(1);
    expect((await browser.signIn(code)).status).toBe(200);
    expect(await browser.whoAmI()).toBe(EMAIL);
    expect(writes).toBeGreaterThan(2);
    expect(await env.DB.prepare("select count(*) as n from sessions").first("n")).toBe(1);
  });
});

describe("the page that the mail leads to", () => {
  async function readLink(): Promise<URL> {
    const { text } = await product.readLastMail();
    return new URL(/https:\S+\/sign-in\/code\S+/.exec(text)?.[0] ?? "");
  }

  function press(browser: Browser, token: string, headers: Headers = {}): Promise<Response> {
    return browser.ask("/sign-in/code", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN, ...headers },
      body: new URLSearchParams({ token }).toString(),
    });
  }

  it("signs in by its button in the browser that asked, and by being opened nowhere", async () => {
    const browser = new Browser();
    const code = await askForCode(browser);
    const { pathname, search, searchParams } = await readLink();
    const page = await (await browser.ask(`${pathname}${search}`)).text();
    expect(page).toContain(code);
    expect(page).toContain("Yes, sign me in");
    expect(await browser.whoAmI()).toBeNull();
    const response = await press(browser, searchParams.get("token") ?? "");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/account"]);
    expect(await browser.whoAmI()).toBe(EMAIL);
  });

  it("shows the code to another browser, and signs nobody in there", async () => {
    const code = await askForCode(new Browser());
    const { pathname, search, searchParams } = await readLink();
    const phone = new Browser();
    const page = await (await phone.ask(`${pathname}${search}`)).text();
    expect(page).toContain(code);
    expect(page).not.toContain("<form");
    const response = await press(phone, searchParams.get("token") ?? "");
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(NOT_HERE);
    expect(await phone.whoAmI()).toBeNull();
  });

  it("says that a code has ended, and that a link is not whole", async () => {
    const browser = new Browser();
    await askForCode(browser);
    const { pathname, search } = await readLink();
    product.now += 10 * MINUTE_MS;
    expect((await browser.ask(`${pathname}${search}`)).status).toBe(410);
    expect((await browser.ask(`${pathname}?token=s1.test.forged`)).status).toBe(404);
    expect((await press(browser, "s1.test.forged")).status).toBe(404);
  });

  it("takes no press from another site", async () => {
    const browser = new Browser();
    await askForCode(browser);
    const token = (await readLink()).searchParams.get("token") ?? "";
    expect((await press(browser, token, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await browser.whoAmI()).toBeNull();
  });
});

describe("the sessions of an account", () => {
  async function signInWith(userAgent: string): Promise<Browser> {
    const browser = new Browser();
    await browser.signIn(await askForCode(browser), { "User-Agent": userAgent });
    product.now += MINUTE_MS;
    return browser;
  }

  async function list(browser: Browser): Promise<readonly { id: string; browser: string; isCurrent: boolean }[]> {
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
    expect(await laptop.whoAmI()).toBe(EMAIL);
  });

  it("can’t be ended from another account", async () => {
    const browser = await signInWith("");
    const [session] = await list(browser);
    const stranger = new Browser();
    await stranger.signIn(await askForCode(stranger, "eve@example.org"));
    expect((await stranger.ask(`/api/account/sessions/${session?.id}`, remove)).status).toBe(204);
    expect(await browser.whoAmI()).toBe(EMAIL);
  });

  it("end everywhere at once", async () => {
    const [one, other] = [await signInWith(""), await signInWith("")];
    const response = await one.ask("/api/account/sessions", remove);
    expect(response.status).toBe(204);
    expect([one.cookies.has("__Host-session"), await one.whoAmI(), await other.whoAmI()]).toEqual([false, null, null]);
  });
});
