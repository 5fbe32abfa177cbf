import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { ACCESS_OF_STATUS } from "#domain/orders/entitlement.ts";
import { ORDER_STATUSES } from "#domain/orders/order.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase } from "#worker/db/database.ts";
import { sessions } from "#worker/db/schema/accounts.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import { toSessionCookie } from "#worker/http/cookies.ts";
import { SessionStore } from "#worker/http/session-store.ts";
import { signIn } from "./support/accounts.ts";
import { call, generate, ORIGIN } from "./support/call.ts";
import { withFullLimit } from "./support/full-limit.ts";

const PLANETARY = { method: "planetary", intention: "I speak with ease" };
const database = createDatabase(env.DB);
const NOBODY = { account: null, tier: "free", accesses: [] };

async function askTier(email: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await call(`/api/user/${encodeURIComponent(email)}/tier`, { headers });
  return response.json();
}

describe("the tier of an e-mail address", () => {
  it.each(["free", "advanced", "mastercrafted"] as const)("%s is told to the session that owns it", async (tier) => {
    const { account, headers } = await signIn(tier);
    expect(await askTier(account.email, headers)).toEqual({ tier });
    expect(await askTier(account.email.toUpperCase(), headers)).toEqual({ tier });
  });

  it("is free for everybody else, whoever they are", async () => {
    const { account } = await signIn("advanced");
    const other = await signIn("advanced");
    expect(await askTier(account.email)).toEqual({ tier: "free" });
    expect(await askTier(account.email, other.headers)).toEqual({ tier: "free" });
  });

  it.each(ORDER_STATUSES.filter((status) => ACCESS_OF_STATUS[status] === "none" || status === "refunded"))(
    "is free while its order is %s",
    async (status) => {
      const { account, headers } = await signIn("advanced", { status });
      expect(await askTier(account.email, headers)).toEqual({ tier: "free" });
    },
  );

  it.each(["nobody", "a@b", "a b@example.org", `${"a".repeat(250)}@example.org`])(
    "%s is no address, and the answer says so",
    async (text) => {
      const response = await call(`/api/user/${encodeURIComponent(text)}/tier`);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        code: "invalid_request",
        message: "Please enter a valid email address",
      });
    },
  );
});

describe("the access of an e-mail address to a consultation", () => {
  async function askAccess(email: string, headers: Record<string, string> = {}): Promise<unknown> {
    return (await call(`/api/user/${encodeURIComponent(email)}/consultation-access`, { headers })).json();
  }

  it.each(ORDER_STATUSES)("is told to its owner alone, and is there while its order is paid: %s", async (status) => {
    const { account, headers } = await signIn("advanced", { status });
    await env.DB.prepare("update orders set tier = 'consultation' where email = ?").bind(account.email).run();
    const other = await signIn("advanced");
    expect(await askAccess(account.email, headers)).toEqual({ hasAccess: status === "paid" });
    expect(await askAccess(account.email, other.headers)).toEqual({ hasAccess: false });
    expect(await askAccess(account.email)).toEqual({ hasAccess: false });
  });

  it("is not a part of a tier", async () => {
    const { account, headers } = await signIn("mastercrafted");
    expect(await askAccess(account.email, headers)).toEqual({ hasAccess: false });
  });
});

describe("a client that asks for tiers too often", () => {
  it("is told to wait, and no session is looked up for it", async () => {
    const { account, headers } = await signIn("advanced");
    const deps = compose(env);
    const select = vi.spyOn(deps.database, "select");
    const app = createApp(withFullLimit(deps, "account"));
    const request = new Request(`${ORIGIN}/api/user/${encodeURIComponent(account.email)}/tier`, { headers });
    const response = await app.fetch(request, env);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await response.json()).toMatchObject({ code: "too_many_requests" });
    expect(select).not.toHaveBeenCalled();
  });
});

describe("a session", () => {
  it("opens the methods that its account bought, and keeps the sigil in the account", async () => {
    const { account, headers } = await signIn("advanced");
    const response = await generate(PLANETARY, headers);
    expect(response.status).toBe(200);
    const [kept] = (await database.select().from(sigils)).filter(({ userId }) => userId === account.userId);
    expect(kept).toMatchObject({ method: "planetary", tier: "advanced" });
    expect(await response.json()).toMatchObject({ id: kept?.id });
  });

  it("opens nothing that a tier or an e-mail in the request merely claims", async () => {
    const { account } = await signIn("advanced");
    const { headers } = await signIn("free");
    const response = await generate({ ...PLANETARY, tier: "advanced", email: account.email }, headers);
    expect(response.status).toBe(403);
  });

  it.each([
    ["an unknown secret", "A".repeat(43)],
    ["a secret of the wrong length", "A".repeat(42)],
    ["no secret", ""],
  ])("is not opened by %s", async (_what, token) => {
    expect((await generate(PLANETARY, { Cookie: `__Host-session=${token}` })).status).toBe(403);
  });

  it("is over after 30 days unseen", async () => {
    const { headers } = await signIn("advanced", { now: Date.now() - 30 * DAY_MS });
    expect((await generate(PLANETARY, headers)).status).toBe(403);
  });

  it("goes on while its browser comes back", async () => {
    const began = Date.now() - 60 * DAY_MS;
    const { headers, account } = await signIn("advanced", { now: began });
    const store = new SessionStore(database);
    const token = headers.Cookie.split("=")[1] ?? "";
    for (let day = 0; day < 60; day += 20)
      await store.findVisitor({ session: token, browser: null }, began + day * DAY_MS);
    expect((await generate(PLANETARY, headers)).status).toBe(200);
    const [row] = (await database.select().from(sessions)).filter(({ userId }) => userId === account.userId);
    expect(row?.createdAt).toBe(began);
    expect(Date.now() - (row?.seenAt ?? 0)).toBeLessThan(HOUR_MS);
  });

  it("is deleted once it is over, and no other with it", async () => {
    const now = Date.now();
    const ended = await signIn("free", { now: now - 31 * DAY_MS });
    const live = await signIn("free", { now });
    await new SessionStore(database).deleteEnded(now);
    const owners = (await database.select().from(sessions)).map(({ userId }) => userId);
    expect(owners).not.toContain(ended.account.userId);
    expect(owners).toContain(live.account.userId);
  });
});

describe("signing in and out", () => {
  const store = new SessionStore(database);

  async function whoIs(headers: Record<string, string>): Promise<unknown> {
    return (await call("/api/session", { headers })).json();
  }

  it("is shown to the browser itself: address, role and tier", async () => {
    const { account, headers } = await signIn("advanced");
    const { email } = account;
    expect(await whoIs(headers)).toEqual({
      account: { email, role: "client" },
      tier: "advanced",
      accesses: [{ product: "advanced", orderNumber: expect.stringMatching(/^ORD-/), isSuspended: false }],
    });
    expect(await whoIs({})).toEqual(NOBODY);
  });

  it("begins a session with a secret of 256 bits, of which a digest alone is stored", async () => {
    const { account } = await signIn("free");
    const token = await store.begin({ userId: account.userId, role: "master", replaces: null }, Date.now());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await whoIs({ Cookie: `__Host-session=${token}` })).toMatchObject({ account: { role: "master" } });
    const hashes = (await database.select().from(sessions)).map(({ tokenHash }) => tokenHash);
    expect(hashes).not.toContain(token);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("ends the session that the browser had before: whoever knew its secret is out", async () => {
    const { account, headers } = await signIn("free");
    const replaces = headers.Cookie.replace("__Host-session=", "");
    const token = await store.begin({ userId: account.userId, role: "client", replaces }, Date.now());
    expect(await whoIs(headers)).toEqual(NOBODY);
    expect(await whoIs({ Cookie: `__Host-session=${token}` })).toMatchObject({ account: { email: account.email } });
  });

  it("gives the secret to the browser in a cookie that no script, no subdomain and no plain HTTP can reach", async () => {
    expect(toSessionCookie("s")).toEqual({ name: "session", value: "s", maxAgeS: 180 * 86_400 });
    const { headers } = await signIn("free");
    const response = await call("/api/session", { method: "DELETE", headers });
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-browser=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("ends by signing out, here alone, and again changes nothing", async () => {
    const { account, headers } = await signIn("free");
    const elsewhere = await store.begin({ userId: account.userId, role: "client", replaces: null }, Date.now());
    for (const _time of [1, 2]) {
      const response = await call("/api/session", { method: "DELETE", headers });
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await whoIs(headers)).toEqual(NOBODY);
    }
    expect(await whoIs({ Cookie: `__Host-session=${elsewhere}` })).toMatchObject({ account: { email: account.email } });
  });

  it("can't be done by another site, neither from a browser of old nor of new", async () => {
    const { headers } = await signIn("free");
    for (const forged of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      const response = await call("/api/session", { method: "DELETE", headers: { ...headers, ...forged } });
      expect(response.status).toBe(403);
    }
    expect(await whoIs(headers)).not.toEqual(NOBODY);
  });

  it("ends everywhere at once for one account alone", async () => {
    const { account, headers } = await signIn("free");
    const other = await signIn("free");
    await store.begin({ userId: account.userId, role: "client", replaces: null }, Date.now());
    expect(await store.endAll(account.userId)).toBe(2);
    expect(await whoIs(headers)).toEqual(NOBODY);
    expect(await whoIs(other.headers)).toMatchObject({ account: { email: other.account.email } });
  });
});
