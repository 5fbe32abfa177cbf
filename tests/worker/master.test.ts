import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { STEP_UP_VALID_MS } from "#domain/accounts/passkey.ts";
import { MOST_RECOVERY_TRIES, RECOVERY_CODES } from "#domain/accounts/recovery-code.ts";
import type { AuditResponse, MasterKeysResponse } from "#domain/contracts/master.ts";
import type { RequestOptions } from "#domain/contracts/passkeys.ts";
import { createApp } from "#worker/app.ts";
import { signIn } from "./support/accounts.ts";
import { Authenticator, type Tricks } from "./support/authenticator.ts";
import { ORIGIN } from "./support/call.ts";
import { KeyBrowser } from "./support/key-browser.ts";
import { Product } from "./support/product.ts";

const product = new Product();

let secrets = 0;
let secret = "";

/** The product with a set-up secret that was never used. */
function makeDesk(): { readonly ask: Product["ask"] } {
  secrets += 1;
  secret = `a-fresh-secret-for-every-single-test-${secrets}`;
  const app = createApp({ ...product.platform, masterSetupSecret: secret });
  return { ask: async (path, init = {}) => app.fetch(new Request(new URL(path, ORIGIN), init), env) };
}

let desk = makeDesk();
beforeEach(() => {
  desk = makeDesk();
});

/** The master, who has set up the desk in this browser. */
async function makeMaster() {
  const browser = new KeyBrowser(desk);
  const authenticator = new Authenticator();
  const response = await browser.setUp(secret, authenticator);
  expect(response.status).toBe(200);
  const { codes }: { readonly codes: readonly string[] } = await response.json();
  return { browser, authenticator, codes };
}

async function listKeys(browser: KeyBrowser): Promise<MasterKeysResponse> {
  return (await browser.send("GET", "/api/master/keys")).json();
}

async function listActs(browser: KeyBrowser): Promise<readonly string[]> {
  const { entries }: AuditResponse = await (await browser.send("GET", "/api/master/audit")).json();
  return entries.map(({ act }) => act);
}

describe("the set-up secret", () => {
  it("enrolls the first key, signs in, and gives ten recovery codes", async () => {
    const { browser, codes } = await makeMaster();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    expect(codes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await listKeys(browser)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ name: "Firefox on Linux" }] });
    expect(await listActs(browser)).toContain("set_up");
    const subjects = (await product.readMails()).map(({ subject }) => subject);
    expect(subjects).toContain("The master’s desk was set up");
  });

  it("counts once, and says then what to do", async () => {
    await makeMaster();
    const response = await new KeyBrowser(desk).post("/api/master/setup/options", { secret });
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("MASTER_SETUP_SECRET");
  });

  it("counts once of two that use it at the same moment", async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => new KeyBrowser(desk).setUp(secret, new Authenticator())),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(4);
  });

  it.each(["wrong", "", " "])("is refused where it is “%s”", async (wrong) => {
    expect((await new KeyBrowser(desk).post("/api/master/setup/options", { secret: wrong })).status).toBe(422);
  });

  it("is refused everywhere where none is configured", async () => {
    const app = createApp({ ...product.platform, masterSetupSecret: null });
    const closed = { ask: async (path: string, init = {}) => app.fetch(new Request(new URL(path, ORIGIN), init), env) };
    expect((await new KeyBrowser(closed).post("/api/master/setup/options", { secret: "x" })).status).toBe(422);
  });

  it("that is new ends every key, code and session from before", async () => {
    const before = await makeMaster();
    desk = makeDesk();
    const { browser } = await makeMaster();
    expect((await listKeys(browser)).passkeys).toHaveLength(1);
    expect((await before.browser.send("GET", "/api/master/keys")).status).toBe(401);
    expect((await new KeyBrowser(desk).openDesk(before.authenticator)).status).toBe(404);
    expect((await new KeyBrowser(desk).post("/api/master/recovery", { code: before.codes[0] })).status).toBe(422);
  });
});

describe("the master", () => {
  it("signs in by a key, in a session that no code could begin", async () => {
    const { authenticator } = await makeMaster();
    const browser = new KeyBrowser(desk);
    expect((await browser.openDesk(authenticator)).status).toBe(204);
    const session = await (await browser.send("GET", "/api/session")).json();
    expect(session).toMatchObject({ account: { role: "master", email: product.platform.masterEmail } });
    expect(await listActs(browser)).toContain("signed_in");
  });

  it.each<[string, Tricks]>([
    ["another site’s page asked", { origin: "https://evil.example" }],
    ["the device has not verified its user", { isUserVerified: false }],
    ["another key has signed", { isForged: true }],
  ])("is not let in where %s", async (_case, tricks) => {
    const { authenticator } = await makeMaster();
    expect((await new KeyBrowser(desk).openDesk(authenticator, tricks)).status).toBe(422);
  });

  it("is not a buyer with a passkey, and a buyer’s way in is not the master’s", async () => {
    const { authenticator: masters } = await makeMaster();
    const buyer = new KeyBrowser(desk, (await signIn("mastercrafted", { now: product.now })).headers);
    const own = new Authenticator();
    await buyer.addPasskey(own);
    expect((await new KeyBrowser(desk).openDesk(own)).status).toBe(403);
    expect((await new KeyBrowser(desk).signIn(masters)).status).toBe(403);
  });

  it("is let in by no challenge that was made for a buyer’s way in", async () => {
    const { authenticator } = await makeMaster();
    const browser = new KeyBrowser(desk);
    const { challenge } = await browser.begin<RequestOptions>("/api/account/passkey-sign-in/options");
    expect((await browser.openDesk(authenticator, { challenge })).status).toBe(410);
  });

  it("can have several keys, and keeps the last one", async () => {
    const { browser, authenticator } = await makeMaster();
    const second = new Authenticator();
    const options = await browser.begin<Parameters<Authenticator["create"]>[0]>("/api/master/keys/options");
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    expect((await browser.post("/api/master/keys", await second.create(options))).status).toBe(201);
    const other = new KeyBrowser(desk);
    expect((await other.openDesk(authenticator)).status).toBe(204);
    expect((await browser.send("DELETE", `/api/master/keys/${authenticator.id}`)).status).toBe(204);
    expect((await other.send("GET", "/api/master/keys")).status).toBe(401);
    expect((await browser.send("DELETE", `/api/master/keys/${second.id}`)).status).toBe(409);
    expect((await new KeyBrowser(desk).openDesk(second)).status).toBe(204);
    expect(await listActs(browser)).toEqual(expect.arrayContaining(["key_added", "key_removed"]));
  });
});

describe("a recovery code", () => {
  it("opens the desk once, however it is typed, and the master is told by mail", async () => {
    const { codes } = await makeMaster();
    const [code = ""] = codes;
    const browser = new KeyBrowser(desk);
    expect(
      (await browser.post("/api/master/recovery", { code: ` ${code.toLowerCase().replaceAll("-", " ")}` })).status,
    ).toBe(204);
    expect(await listKeys(browser)).toMatchObject({ recoveryCodesLeft: 9, steppedUpUntil: null });
    expect((await new KeyBrowser(desk).post("/api/master/recovery", { code })).status).toBe(422);
    const subjects = (await product.readMails()).map(({ subject }) => subject);
    expect(subjects).toContain("A recovery code opened the master’s desk");
  });

  it("begins one session where it is used many times at the same moment", async () => {
    const { codes } = await makeMaster();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => new KeyBrowser(desk).post("/api/master/recovery", { code: codes[1] })),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it("lets its session make a new key within ten minutes, and nothing that wants a proof", async () => {
    const { codes } = await makeMaster();
    const browser = new KeyBrowser(desk);
    await browser.post("/api/master/recovery", { code: codes[2] });
    expect((await browser.post("/api/master/recovery-codes")).status).toBe(403);
    expect((await browser.post("/api/master/keys/options")).status).toBe(200);
    product.now += 10 * 60_000;
    expect((await browser.post("/api/master/keys/options")).status).toBe(403);
  });

  it("can be tried ten times a day by one client", async () => {
    await makeMaster();
    const browser = new KeyBrowser(desk);
    browser.address = "10.8.0.1";
    for (let tried = 0; tried < MOST_RECOVERY_TRIES; tried += 1) {
      expect((await browser.post("/api/master/recovery", { code: "0000-0000-0000" })).status).toBe(422);
    }
    expect((await browser.post("/api/master/recovery", { code: "0000-0000-0000" })).status).toBe(429);
  });

  it("ends when new ones are made", async () => {
    const { browser, codes } = await makeMaster();
    expect((await browser.post("/api/master/recovery-codes")).status).toBe(200);
    expect((await new KeyBrowser(desk).post("/api/master/recovery", { code: codes[3] })).status).toBe(422);
  });
});

describe("a fresh proof", () => {
  it("counts for five minutes, and is renewed by the key", async () => {
    const { browser, authenticator } = await makeMaster();
    product.now += STEP_UP_VALID_MS - 1;
    expect((await browser.post("/api/master/recovery-codes")).status).toBe(200);
    product.now += 1;
    const refused = await browser.post("/api/master/recovery-codes");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "step_up_required" });
    expect((await browser.stepUp(authenticator)).status).toBe(204);
    expect((await browser.post("/api/master/recovery-codes")).status).toBe(200);
  });

  it("is given by no challenge of another purpose, and by no buyer’s key", async () => {
    const { browser, authenticator } = await makeMaster();
    product.now += STEP_UP_VALID_MS;
    const { challenge } = await browser.begin<RequestOptions>("/api/master/sign-in/options");
    expect((await browser.stepUp(authenticator, { challenge })).status).toBe(410);
    const buyer = new KeyBrowser(desk, (await signIn("advanced", { now: product.now })).headers);
    const own = new Authenticator();
    await buyer.addPasskey(own);
    expect((await browser.stepUp(own)).status).toBe(403);
    expect((await browser.post("/api/master/recovery-codes")).status).toBe(403);
  });
});
