import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BOT_PROOF_HEADER } from "#domain/contracts/bot-check.ts";
import { NoBotCheck } from "#worker/adapters/no-bot-check/no-bot-check.ts";
import { Turnstile } from "#worker/adapters/turnstile/turnstile.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { parseConfig } from "#worker/config.ts";
import type { BotCheck } from "#worker/ports/bot-check.ts";
import { ORIGIN } from "./support/call.ts";

const SECRET = "turnstile-secret";

/** What Cloudflare's documentation says that the service responds: a proof counts once. */
class Siteverify {
  readonly seen: URLSearchParams[] = [];
  readonly reports: string[] = [];
  response: (body: URLSearchParams) => Response | Promise<Response> = (body) => {
    const isUsed = this.seen.filter((earlier) => earlier.get("response") === body.get("response")).length > 1;
    if (body.get("secret") !== SECRET) return fail("invalid-input-secret");
    if (isUsed) return fail("timeout-or-duplicate");
    return body.get("response") === "good" ? Response.json({ success: true }) : fail("invalid-input-response");
  };

  connect(secretKey = SECRET): Turnstile {
    return new Turnstile({
      siteKey: "site",
      secretKey,
      report: (failure) => this.reports.push(failure),
      fetch: async (_url, init) => {
        const body = new URLSearchParams(String(init?.body));
        this.seen.push(body);
        return this.response(body);
      },
    });
  }
}

function fail(code: string): Response {
  return Response.json({ success: false, "error-codes": [code] });
}

describe.each<[string, () => BotCheck]>([
  ["Turnstile", () => new Siteverify().connect()],
  ["nobody", () => new NoBotCheck()],
])("a check of bots by %s", (_name, connect) => {
  it("lets a person with a good proof in", async () => {
    expect(await connect().judge("good", "203.0.113.7")).toBe("passed");
  });

  it("wants a proof exactly where it gives the browser a key for one", async () => {
    const check = connect();
    expect((await check.judge(null, null)) === "failed").toBe(check.siteKey !== null);
  });
});

describe("Turnstile", () => {
  it.each([null, "", "forged", "x".repeat(2049)])("refuses the proof %j", async (proof) => {
    expect(await new Siteverify().connect().judge(proof, null)).toBe("failed");
  });

  it("asks nobody about a proof that can't be one", async () => {
    const service = new Siteverify();
    await service.connect().judge("x".repeat(2049), null);
    expect(service.seen).toHaveLength(0);
  });

  it("counts a proof once", async () => {
    const check = new Siteverify().connect();
    expect([await check.judge("good", null), await check.judge("good", null)]).toEqual(["passed", "failed"]);
  });

  it("is told the client's address, where the platform knows it", async () => {
    const service = new Siteverify();
    await service.connect().judge("good", "203.0.113.7");
    expect(service.seen[0]?.get("remoteip")).toBe("203.0.113.7");
  });

  it.each<[string, (service: Siteverify) => Turnstile, string]>([
    ["our secret is wrong", (service) => service.connect("other"), "invalid-input-secret"],
    [
      "it is out of reach",
      (service) => {
        service.response = () => Promise.reject(new TypeError("offline"));
        return service.connect();
      },
      "no sound response",
    ],
    [
      "it responds with a page",
      (service) => {
        service.response = () => new Response("<html>");
        return service.connect();
      },
      "no sound response",
    ],
  ])("is unavailable where %s, and reports nothing of the visitor's", async (_case, connect, report) => {
    const service = new Siteverify();
    expect(await connect(service).judge("good", "203.0.113.7")).toBe("unavailable");
    expect(service.reports).toEqual([report]);
  });
});

const CHECKED = [
  ["/api/create-payment-intent", { tier: "advanced", email: "bot@example.org", amount: 4900, termsVersion: 1 }],
  ["/api/create-consultation-payment", { email: "bot@example.org", amount: 49_900, termsVersion: 1 }],
  ["/api/account/code", { email: "bot@example.org" }],
  ["/api/contact", { name: "Ada", email: "bot@example.org", reason: "question", message: "What is a sigil?" }],
  [
    "/api/email/collect",
    { email: "bot@example.org", subscribe: false, sigilData: { intention: "I am calm", method: "chaos" } },
  ],
] as const;

function createCheckedApp(botCheck: BotCheck): (path: string, body: object, proof?: string) => Promise<Response> {
  const app = createApp({ ...compose(env), botCheck });
  return async (path, body, proof) =>
    app.fetch(
      new Request(ORIGIN + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...(proof !== undefined && { [BOT_PROOF_HEADER]: proof }) },
        body: JSON.stringify(body),
      }),
      env,
    );
}

describe("where a check is configured", () => {
  it.each(CHECKED)("%s is refused without a proof, in words", async (path, body) => {
    const response = await createCheckedApp(new Siteverify().connect())(path, body);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: "bot_check_required",
      message: "We could not tell that you are a person. Please try again.",
    });
  });

  it.each(CHECKED)("%s is let in with one", async (path, body) => {
    expect((await createCheckedApp(new Siteverify().connect())(path, body, "good")).status).toBeLessThan(300);
  });

  it("people are let in while the service is out of reach", async () => {
    const service = new Siteverify();
    service.response = () => Promise.reject(new TypeError("offline"));
    const [path, body] = CHECKED[0];
    expect((await createCheckedApp(service.connect())(path, body, "good")).status).toBe(200);
  });

  it("what is refused for other reasons uses up no proof", async () => {
    const service = new Siteverify();
    const [path, body] = CHECKED[0];
    const response = await createCheckedApp(service.connect())(path, { ...body, amount: 1 }, "good");
    expect(response.status).toBe(422);
    expect(service.seen).toHaveLength(0);
  });

  it.each(["/", "/checkout"])("%s may load its script and its frame", async (path) => {
    const pageSource = { fetch: async () => new Response("<!doctype html>") };
    const app = createApp({ ...compose(env), pageSource, botCheck: new Siteverify().connect() });
    const policy = (await app.fetch(new Request(ORIGIN + path), env)).headers.get("Content-Security-Policy");
    expect(policy?.match(/https:\/\/challenges\.cloudflare\.com/g)).toHaveLength(2);
  });
});

it("without one, no page may load anything of it", async () => {
  const pageSource = { fetch: async () => new Response("<!doctype html>") };
  const app = createApp({ ...compose(env), pageSource });
  const policy = (await app.fetch(new Request(`${ORIGIN}/checkout`), env)).headers.get("Content-Security-Policy");
  expect(policy).not.toContain("challenges.cloudflare.com");
});

it.each([
  [{ TURNSTILE_SITE_KEY: "site" }, "TURNSTILE_SECRET_KEY"],
  [{ TURNSTILE_SECRET_KEY: "secret" }, "TURNSTILE_SITE_KEY"],
])("the configuration %j wants %s beside it", (variables, missing) => {
  expect(() => parseConfig({ ...env, ...variables })).toThrow(missing);
});
