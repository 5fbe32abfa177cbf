import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { SessionStore } from "#worker/http/session-store.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { captureLog } from "./support/capture-log.ts";
import { withFullLimit } from "./support/full-limit.ts";
import { readAllCells } from "./support/rows.ts";

const CANARY = "Kanarienvogel-7731";

/** Somebody whose sigils are stored. */
const { headers: SESSION } = await signIn("free");

afterEach(() => {
  vi.restoreAllMocks();
});

describe("an intention", () => {
  const body = JSON.stringify({ intention: `The ${CANARY} sings`, email: `${CANARY}@example.org` });
  const intention = { intention: CANARY };
  const crash = {
    ...compose(env),
    engine: {
      coreVersion: 1,
      draw: (request: { intention: string }) => {
        throw new Error(`can't draw ${request.intention}`);
      },
      drawSymbol: () => "",
      findVersion: () => null,
    },
  };
  const full = withFullLimit(compose(env), "generate");

  it.each([
    ["a sigil is drawn", 200, body, {}, compose(env)],
    ["care comes with it", 200, JSON.stringify({ intention: `I want to die, ${CANARY}` }), {}, compose(env)],
    ["the method is locked", 403, JSON.stringify({ ...intention, method: "planetary" }), {}, compose(env)],
    ["another site asks", 403, body, { Origin: "https://evil.example" }, compose(env)],
    ["the method is unknown", 422, JSON.stringify({ ...intention, method: CANARY }), {}, compose(env)],
    ["it is too long", 422, JSON.stringify({ intention: CANARY.repeat(50) }), {}, compose(env)],
    ["the JSON breaks off", 400, body.slice(0, -3), {}, compose(env)],
    ["the type is wrong", 415, body, { "Content-Type": `text/${CANARY}` }, compose(env)],
    ["the body is too large", 413, body + CANARY.repeat(5000), {}, compose(env)],
    ["the minute is used up", 429, body, {}, full],
    ["the core fails on it", 500, body, {}, crash],
  ])("shows in no log and no error when %s", async (_case, status, sent, headers, deps) => {
    const readLog = captureLog();
    const request = new Request(`${ORIGIN}/api/sigils/generate?from=${CANARY}`, {
      method: "POST",
      headers: {
        ...SESSION,
        "Content-Type": "application/json",
        "CF-Connecting-IP": "192.0.2.50",
        Referer: CANARY,
        ...headers,
      },
      body: sent,
    });
    const response = await createApp(deps).fetch(request, env);
    expect(response.status).toBe(status);
    expect([await response.text(), ...response.headers.values()].join("\n")).not.toContain(CANARY);
    expect(readLog()).toContain('"route":"/api/sigils/generate"');
    expect(readLog()).not.toContain(CANARY);
  });

  it("is in no cell of the database as plain text", async () => {
    const cells = await readAllCells();
    expect(cells.filter((cell) => cell.startsWith("s1."))).not.toHaveLength(0);
    const all = cells.join("\n").toLowerCase();
    for (const trace of [CANARY.toLowerCase(), "kanarienvogel", btoa(CANARY).slice(0, 12).toLowerCase()]) {
      expect(all).not.toContain(trace);
    }
  });
});

describe("the log", () => {
  const pageSource = { fetch: async () => new Response("shell") };

  it.each([
    ["an e-mail address", "/api/user/ada%40example.org/tier", 200],
    ["an e-mail address that is none", "/api/user/ada/tier", 422],
    ["an e-mail address, and no call is there", "/api/user/ada@example.org/tear", 404],
    ["the secret of a link", "/api/newsletter/unsubscribe/s1.test.abc", 405],
    ["the secret of a page", `/master/step2/${CANARY}`, 200],
  ])(
    "has no line of a request whose path holds %s: the platform stores the path beside it",
    async (_what, path, status) => {
      const readLog = captureLog();
      const app = createApp({ ...compose(env), pageSource });
      const request = new Request(ORIGIN + path, { headers: { "CF-Connecting-IP": "192.0.2.51" } });
      expect((await app.fetch(request, env)).status).toBe(status);
      expect(readLog()).toBe("");
    },
  );

  it("has no line of a failed look-up of a tier either", async () => {
    const readLog = captureLog();
    const platform = compose(env);
    const sessions = new SessionStore(platform.database);
    vi.spyOn(sessions, "findVisitor").mockRejectedValue(new Error("no database"));
    const request = new Request(`${ORIGIN}/api/user/ada%40example.org/tier`, {
      headers: { "CF-Connecting-IP": "192.0.2.52", Cookie: `__Host-session=${"A".repeat(43)}` },
    });
    expect((await createApp({ ...platform, sessions }).fetch(request, env)).status).toBe(500);
    expect(readLog()).toBe("");
  });

  it("has one line of any other request, with the pattern and not the path", async () => {
    const readLog = captureLog();
    const app = createApp({ ...compose(env), pageSource });
    for (const path of [`/${CANARY}`, `/api/${CANARY}?q=${CANARY}`]) {
      await app.fetch(new Request(ORIGIN + path), env);
    }
    const lines = readLog()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ["/*", 200],
      ["/api/*", 404],
    ]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(["level", "requestId", "method", "route", "status", "ms"]);
      expect(line.ms).toBeTypeOf("number");
    }
    expect(readLog()).not.toContain(CANARY);
  });
});
