import { describe, expect, it } from "vitest";
import { CHALLENGE_VALID_MS, MOST_PASSKEYS } from "#domain/accounts/passkey.ts";
import type { CreationOptions, PasskeysResponse, RequestOptions } from "#domain/contracts/passkeys.ts";
import { signIn } from "./support/accounts.ts";
import { Authenticator, type Tricks } from "./support/authenticator.ts";
import { KeyBrowser } from "./support/key-browser.ts";
import { Product } from "./support/product.ts";

const product = new Product();

async function makeOwner() {
  const { account, headers } = await signIn("advanced", { now: product.now });
  return { account, browser: new KeyBrowser(product, headers) };
}

/** Somebody with an account and a key. */
async function makeKeyOwner() {
  const { account, browser } = await makeOwner();
  const authenticator = new Authenticator();
  expect((await browser.addPasskey(authenticator)).status).toBe(201);
  return { account, browser, authenticator };
}

async function list(browser: KeyBrowser): Promise<PasskeysResponse> {
  return (await browser.send("GET", "/api/account/passkeys")).json();
}

describe("a passkey", () => {
  it("is added by whoever is signed in, listed, and its owner is told by mail", async () => {
    const { account, browser, authenticator } = await makeKeyOwner();
    const { passkeys, domain, owner } = await list(browser);
    expect(passkeys).toMatchObject([{ id: authenticator.id, name: "Firefox on Linux", lastUsedAt: null }]);
    expect(domain).toBe("sigilarium.test");
    expect(atob(owner)).toBe(account.userId);
    const mails = (await product.readMails()).filter(({ to }) => to === account.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["A passkey was added to your account"]);
  });

  it("signs in a browser that nobody knew, with the account’s tier, and ends the session before", async () => {
    const { account, authenticator } = await makeKeyOwner();
    const before = await signIn("free");
    const other = new KeyBrowser(product, before.headers);
    const response = await other.signIn(authenticator);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      account: { email: account.email, role: "client" },
      tier: "advanced",
    });
    expect(other.cookies["__Host-session"]).not.toBe(before.headers.Cookie.split("=")[1]);
    expect((await new KeyBrowser(product, before.headers).send("GET", "/api/account/sessions")).status).toBe(401);
    expect((await list(other)).passkeys[0]?.lastUsedAt).toBe(new Date(product.now).toISOString());
  });

  it("signs in again and again, whether it counts its uses or not", async () => {
    const { authenticator } = await makeKeyOwner();
    for (let time = 0; time < 2; time += 1) {
      expect((await new KeyBrowser(product).signIn(authenticator)).status).toBe(200);
    }
    const { browser } = await makeOwner();
    const uncounted = new Authenticator();
    uncounted.counter = null;
    await browser.addPasskey(uncounted);
    for (let time = 0; time < 2; time += 1) {
      expect((await new KeyBrowser(product).signIn(uncounted)).status).toBe(200);
    }
  });

  it("opens nothing once it is removed, and its owner is told by mail", async () => {
    const { account, browser, authenticator } = await makeKeyOwner();
    expect((await browser.send("DELETE", `/api/account/passkeys/${authenticator.id}`)).status).toBe(204);
    expect((await list(browser)).passkeys).toEqual([]);
    expect((await new KeyBrowser(product).signIn(authenticator)).status).toBe(404);
    const subjects = (await product.readMails()).filter(({ to }) => to === account.email).map(({ subject }) => subject);
    expect(subjects).toContain("A passkey was removed from your account");
  });

  it("is not removed by anybody else", async () => {
    const { browser, authenticator } = await makeKeyOwner();
    const { browser: stranger } = await makeOwner();
    expect((await stranger.send("DELETE", `/api/account/passkeys/${authenticator.id}`)).status).toBe(204);
    expect((await list(browser)).passkeys).toHaveLength(1);
  });

  it("is excluded when another one is made, and refused a second time, whoever brings it", async () => {
    const { browser, authenticator } = await makeKeyOwner();
    const options = await browser.begin<CreationOptions>("/api/account/passkeys/options");
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    expect((await browser.post("/api/account/passkeys", await authenticator.create(options))).status).toBe(409);
    const { browser: other } = await makeOwner();
    expect((await other.addPasskey(authenticator)).status).toBe(409);
  });

  it(`is refused beyond ${MOST_PASSKEYS} of an account`, async () => {
    const { browser } = await makeOwner();
    const late = await browser.begin<CreationOptions>("/api/account/passkeys/options");
    for (let made = 0; made < MOST_PASSKEYS; made += 1) {
      expect((await browser.addPasskey()).status).toBe(201);
    }
    expect((await browser.post("/api/account/passkeys/options")).status).toBe(409);
    expect((await browser.post("/api/account/passkeys", await new Authenticator().create(late))).status).toBe(409);
  });
});

describe("signing in by a passkey is refused", () => {
  it.each<[string, Tricks]>([
    ["another site’s page asked", { origin: "https://evil.example" }],
    ["a page of a subdomain asked", { origin: "https://shop.sigilarium.test" }],
    ["it was made for another domain", { domain: "evil.example" }],
    ["the device has not verified its user", { isUserVerified: false }],
    ["another key has signed", { isForged: true }],
  ])("where %s", async (_case, tricks) => {
    const { authenticator } = await makeKeyOwner();
    const browser = new KeyBrowser(product);
    expect((await browser.signIn(authenticator, tricks)).status).toBe(422);
    expect(browser.cookies["__Host-session"]).toBeUndefined();
  });

  it("where the challenge is one of nobody’s", async () => {
    const { authenticator } = await makeKeyOwner();
    expect((await new KeyBrowser(product).signIn(authenticator, { challenge: "A".repeat(43) })).status).toBe(410);
  });

  it("where the same response comes twice, also at the same moment", async () => {
    const { authenticator } = await makeKeyOwner();
    const browser = new KeyBrowser(product);
    const options = await browser.begin<RequestOptions>("/api/account/passkey-sign-in/options");
    const answer = await authenticator.sign(options);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => browser.post("/api/account/passkey-sign-in", answer)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);
    expect((await browser.post("/api/account/passkey-sign-in", answer)).status).toBe(410);
  });

  it.each([
    ["at the last moment", CHALLENGE_VALID_MS - 1, 200],
    ["after five minutes", CHALLENGE_VALID_MS, 410],
  ])("where the challenge is answered too late, and not %s", async (_case, afterMs, status) => {
    const { authenticator } = await makeKeyOwner();
    const browser = new KeyBrowser(product);
    const options = await browser.begin<RequestOptions>("/api/account/passkey-sign-in/options");
    const answer = await authenticator.sign(options);
    product.now += afterMs;
    expect((await browser.post("/api/account/passkey-sign-in", answer)).status).toBe(status);
  });

  it("where another browser asked for the challenge", async () => {
    const { authenticator } = await makeKeyOwner();
    const options = await new KeyBrowser(product).begin<RequestOptions>("/api/account/passkey-sign-in/options");
    const thief = new KeyBrowser(product);
    await thief.begin("/api/account/passkey-sign-in/options");
    const answer = await authenticator.sign(options);
    expect((await thief.post("/api/account/passkey-sign-in", answer)).status).toBe(410);
  });

  it("where the key’s counter falls back: then it has been copied", async () => {
    const { authenticator } = await makeKeyOwner();
    await new KeyBrowser(product).signIn(authenticator);
    await new KeyBrowser(product).signIn(authenticator);
    authenticator.counter = 0;
    expect((await new KeyBrowser(product).signIn(authenticator)).status).toBe(422);
  });
});

describe("adding a passkey is refused", () => {
  it.each<[string, Tricks]>([
    ["another site’s page asked", { origin: "https://evil.example" }],
    ["it was made for another domain", { domain: "evil.example" }],
    ["the device has not verified its user", { isUserVerified: false }],
  ])("where %s", async (_case, tricks) => {
    const { browser } = await makeOwner();
    expect((await browser.addPasskey(new Authenticator(), tricks)).status).toBe(422);
    expect((await list(browser)).passkeys).toEqual([]);
  });

  it("where the challenge was made for somebody else’s session", async () => {
    const { browser } = await makeOwner();
    const { browser: victim } = await makeOwner();
    const options = await browser.begin<CreationOptions>("/api/account/passkeys/options");
    const answer = await new Authenticator().create(options);
    expect((await victim.post("/api/account/passkeys", answer)).status).toBe(410);
  });

  it("where the challenge was made to sign in with", async () => {
    const { browser } = await makeOwner();
    const { challenge } = await browser.begin<RequestOptions>("/api/account/passkey-sign-in/options");
    expect((await browser.addPasskey(new Authenticator(), { challenge })).status).toBe(410);
  });
});
