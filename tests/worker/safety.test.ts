import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { toClientKey } from "#worker/http/rate-limit.ts";
import { signIn } from "./support/accounts.ts";
import { call, generate as generateAs, ORIGIN } from "./support/call.ts";
import { countSigils } from "./support/rows.ts";

const INTENTION = { intention: "I rest" };

/** Somebody whose sigils are stored. */
const { headers: SESSION } = await signIn("free");

function generate(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return generateAs(body, { ...SESSION, ...headers });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a call that changes something", () => {
  it.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["our host by http", { Origin: ORIGIN.replace("https", "http") }],
    ["an origin that is hidden", { Origin: "null" }],
    ["a page of another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbouring subdomain", { "Sec-Fetch-Site": "same-site" }],
    ["another site, with our origin forged", { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN }],
  ])("is refused from %s, and nothing is stored", async (_case, headers) => {
    const before = await countSigils();
    const response = await generate(INTENTION, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "cross_site_request" });
    expect(await countSigils()).toBe(before);
  });

  it.each([
    ["our own pages", { "Sec-Fetch-Site": "same-origin", Origin: ORIGIN }],
    ["our own pages in a browser without Sec-Fetch-Site", { Origin: ORIGIN }],
    ["a program that is no browser", {}],
  ])("is taken from %s", async (_case, headers) => {
    expect((await generate(INTENTION, headers)).status).toBe(200);
  });

  it("is judged by where the product is reached, whatever host the request came to", async () => {
    const host = "https://sigilarium.somebody.workers.dev";
    const platform = compose(env);
    const ask = (publicUrl: string, headers: Record<string, string>): Promise<Response> =>
      Promise.resolve(
        createApp({ ...platform, publicUrl }).fetch(
          new Request(`${host}/api/session`, {
            method: "DELETE",
            headers: { ...headers, "CF-Connecting-IP": "192.0.2.9" },
          }),
          env,
        ),
      );
    expect((await ask(ORIGIN, { Origin: host, "Sec-Fetch-Site": "same-origin" })).status).toBe(403);
    expect((await ask(host, { Origin: host, "Sec-Fetch-Site": "same-origin" })).status).toBe(204);
  });

  it("is not kept from reading: other sites may link to us", async () => {
    expect((await call("/api/health", { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(200);
  });
});

describe("the limit of 60 sigils a minute", () => {
  it("stops the client that asks too often, tells it when to come back, and nobody else", async () => {
    // The minute of the limiter begins with the clock's.
    const inMinute = Date.now() % 60_000;
    if (inMinute > 55_000) await new Promise((resolve) => setTimeout(resolve, 60_050 - inMinute));
    const client = { "CF-Connecting-IP": "198.51.100.4" };
    const statuses: number[] = [];
    for (let asked = 0; asked < 60; asked += 1) statuses.push((await generate({}, client)).status);
    expect(new Set(statuses)).toEqual(new Set([422]));

    const before = await countSigils();
    const refused = await generate(INTENTION, client);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
    expect(await countSigils()).toBe(before);

    expect((await generate(INTENTION, { "CF-Connecting-IP": "198.51.100.5" })).status).toBe(200);
    expect((await call("/api/health", { headers: client })).status).toBe(200);
  }, 90_000);
});

describe("a client of that limit", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:0000:0000:0000:0009", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("at %s is counted as %s", (address, key) => {
    expect(toClientKey(new Headers({ "CF-Connecting-IP": address }))).toBe(key);
  });

  it("without an address is counted with all others that have none, whatever it claims", () => {
    const claims = { "X-Forwarded-For": "203.0.113.7", "X-Real-IP": "203.0.113.7" };
    expect(toClientKey(new Headers(claims))).toBe(toClientKey(new Headers()));
  });
});

describe("every answer", () => {
  it.each([
    ["a success", () => call("/api/health")],
    ["an unknown call", () => call("/api/nothing")],
    ["a refused body", () => generate({})],
    ["a wrong method", () => call("/api/health", { method: "POST" })],
  ])("protects itself and names its request: %s", async (_case, ask) => {
    const { headers } = await ask();
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("has its own number, whatever number the caller brings", async () => {
    const brought = "11111111-1111-4111-8111-111111111111";
    const ids = await Promise.all(
      [1, 2].map(async () =>
        (await call("/api/health", { headers: { "X-Request-Id": brought } })).headers.get("X-Request-Id"),
      ),
    );
    expect(new Set([...ids, brought]).size).toBe(3);
  });

  it("to HEAD has the headers of GET and no body", async () => {
    const response = await call("/api/health", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await response.text()).toBe("");
  });
});

describe("a failure that nobody foresaw", () => {
  function failWith(error: Error): Promise<Response> {
    const deps = compose(env);
    const app = createApp({
      ...deps,
      engine: {
        coreVersion: 1,
        draw() {
          throw error;
        },
        drawSymbol: deps.engine.drawSymbol,
        findVersion: () => null,
      },
    });
    const request = new Request(`${ORIGIN}/api/sigils/generate`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.77" },
      body: JSON.stringify({ intention: "my canary sings" }),
    });
    return Promise.resolve(app.fetch(request, env));
  }

  it("is answered plainly, with the number under which we can find it, and nothing of itself", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await failWith(
      new TypeError("secret table of my canary sings", { cause: new Error("deeper canary") }),
    );
    expect(response.status).toBe(500);
    const requestId = response.headers.get("X-Request-Id") ?? "missing";
    const body = await response.json<{ code: string; message: string }>();
    expect(body.code).toBe("internal_error");
    expect(body.message).toContain(requestId);
    expect(JSON.stringify(body)).not.toMatch(/secret|canary|TypeError/);
  });

  it("is logged without its message even where a line of that looks like a place in the code", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await failWith(new TypeError("can't draw\n    at my canary (garden.ts:1:1)"));
    const lines = log.mock.calls.flat().join("\n");
    expect(lines).toContain("at ");
    expect(lines).not.toContain("canary");
  });

  it("is logged by its kind and place, never by its message, which could quote a person", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await failWith(
      new TypeError("canary", { cause: new RangeError("UNIQUE constraint failed: orders.email") }),
    );
    const lines = log.mock.calls.flat().join("\n");
    expect(lines).toContain(response.headers.get("X-Request-Id"));
    expect(lines).toContain("TypeError");
    expect(lines).toContain("RangeError");
    expect(lines).toContain("UNIQUE constraint failed: orders.email");
    expect(lines).not.toContain("canary");
  });
});
