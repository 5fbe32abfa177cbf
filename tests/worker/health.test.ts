import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import type { Platform } from "#worker/platform.ts";
import { call, ORIGIN } from "./support/call.ts";
import { CONTRACTS } from "./support/contracts.ts";
import { withFullLimit } from "./support/full-limit.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("health", () => {
  it("responds with ok", async () => {
    const response = await call("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
  });

  it("asks nothing of the database, the files or the core", async () => {
    const untouchable = <T extends object>(): T =>
      new Proxy<T>(Object.create(null), {
        get() {
          throw new Error("touched");
        },
      });
    const platform: Platform = {
      ...compose(env),
      database: untouchable(),
      engine: untouchable(),
      probes: [untouchable()],
    };
    expect((await createApp(platform).fetch(new Request(`${ORIGIN}/api/health`), env)).status).toBe(200);
  });
});

describe("readiness", () => {
  it("tries the database, the files and the core", async () => {
    const response = await call("/api/health/ready");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", parts: { database: "ok", files: "ok", core: "ok" } });
  });

  it("says which parts are down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const platform = compose(env);
    const fail = () => Promise.reject(new Error("secret address"));
    const probes = platform.probes.map(({ part }) => ({ part, run: fail }));
    const response = await createApp({ ...platform, probes }).fetch(new Request(`${ORIGIN}/api/health/ready`), env);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: "not_ready",
      message: "Out of service at the moment: database, files.",
    });
  });

  it("touches nothing for a client that asks too often", async () => {
    const run = vi.fn(async () => {});
    const app = createApp(withFullLimit({ ...compose(env), probes: [{ part: "database", run }] }, "health"));
    expect((await app.fetch(new Request(`${ORIGIN}/api/health/ready`), env)).status).toBe(429);
    expect((await app.fetch(new Request(`${ORIGIN}/api/health`), env)).status).toBe(200);
    expect(run).not.toHaveBeenCalled();
  });

  it("counts a database without its tables as down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await env.DB.prepare("alter table sigils rename to gone").run();
    try {
      const response = await call("/api/health/ready");
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ message: "Out of service at the moment: database." });
    } finally {
      await env.DB.prepare("alter table gone rename to sigils").run();
    }
  });
});

describe("every call of the contracts", () => {
  it("is mounted exactly once, and no other call is", () => {
    const mounted = createApp(compose(env))
      .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path}`);
    const contracted = CONTRACTS.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`);
    expect(mounted.toSorted()).toEqual(contracted.toSorted());
  });
});

describe("a Worker without its keys", () => {
  it("responds plainly, and tells the log which variable is missing", async () => {
    vi.resetModules();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { default: fresh } = await import("#worker/index.ts");
    const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
    const response = await fresh.fetch(new Request(`${ORIGIN}/api/health`), { ...env, FIELD_KEYS: "" }, context);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "not_ready" });
    expect(response.headers.get("Content-Security-Policy")).not.toBeNull();
    expect(log.mock.calls.flat().join("\n")).toContain("FIELD_KEYS must be");
  });
});
