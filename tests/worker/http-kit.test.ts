import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint, rawBody, uploadBody } from "#domain/contracts/endpoint.ts";
import { type ErrorCode, type Fault, ok, refuse } from "#domain/lib/result.ts";
import { type Outcome, Reply, redirectTo, replyEmpty } from "#worker/http/reply.ts";
import { publicRoute, type Route } from "#worker/http/route.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { askSample, createSampleApi } from "./support/sample-calls.ts";

const CALL = {
  name: "call",
  method: "POST",
  path: "/api/call",
  summary: "A call",
  access: "public",
  limit: null,
} as const;
const Done = z.object({ done: z.boolean() });

function respondWith(outcome: Outcome<{ done: boolean }>, errors: readonly ErrorCode[] = []): Promise<Response> {
  const contract = endpoint({ ...CALL, response: Done, statuses: [200, 201, 204, 303], errors });
  return createSampleApi([publicRoute(contract, () => outcome)])("/api/call", { method: "POST" });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a reply", () => {
  it("is the body with the contract's usual status", async () => {
    const response = await respondWith(ok({ done: true }));
    expect([response.status, await response.json()]).toEqual([200, { done: true }]);
  });

  it("can have another status of the contract, headers and several cookies", async () => {
    const cookies = [
      { name: "session", value: "a", maxAgeS: 60 },
      { name: "order", value: "b", maxAgeS: 0 },
    ];
    const response = await respondWith(
      ok(new Reply({ done: true }, { status: 201, headers: { "Cache-Control": "private" }, cookies })),
    );
    expect(response.status).toBe(201);
    expect(response.headers.get("Cache-Control")).toBe("private");
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-session=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-order=b; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect(await response.json()).toEqual({ done: true });
  });

  it("can have no body", async () => {
    const response = await respondWith(ok(replyEmpty({ status: 204 })));
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  it("can send the browser on, with a cookie", async () => {
    const response = await respondWith(
      ok(redirectTo("/success", { cookies: [{ name: "order", value: "b", maxAgeS: 60 }] })),
    );
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/success"]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it.each<[string, Outcome<{ done: boolean }>]>([
    ["a status that the contract leaves out", ok(new Reply({ done: true }, { status: 202 }))],
    ["a field that the contract leaves out", ok(Object.assign({ done: true }, { more: 1 }))],
    ["a fault that the contract leaves out", refuse("gone")],
  ])("is a defect in tests where it has %s", async (_what, outcome) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await respondWith(outcome)).status).toBe(500);
  });
});

describe("a refusal", () => {
  it.each<[ErrorCode, number]>([
    ["unauthenticated", 401],
    ["payment_required", 402],
    ["forbidden", 403],
    ["step_up_required", 403],
    ["tier_required", 403],
    ["not_found", 404],
    ["conflict", 409],
    ["slot_taken", 409],
    ["gone", 410],
    ["invalid_request", 422],
    ["too_many_requests", 429],
    ["not_ready", 503],
  ])("%s has status %i and a message fit to show", async (code, status) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await respondWith(refuse(code), [code]);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/^[A-Z].*[.]$/) });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each<[string, Fault, Readonly<Record<string, unknown>>, string | null]>([
    [
      "what is free instead",
      { code: "slot_taken", alternatives: ["2026-12-01T14:00:00Z"] },
      { alternatives: ["2026-12-01T14:00:00Z"] },
      null,
    ],
    [
      "words of its own",
      { code: "conflict", message: "It is confirmed already." },
      { message: "It is confirmed already." },
      null,
    ],
    ["when to come back", { code: "too_many_requests", retryAfterS: 90 }, {}, "90"],
  ])("can say %s", async (_what, { code, ...details }, body, retryAfter) => {
    const response = await respondWith(refuse(code, details), [code]);
    expect(await response.json()).toMatchObject({ code, ...body });
    expect(response.headers.get("Retry-After")).toBe(retryAfter);
  });
});

describe("access", () => {
  it("is told to the handler: who is signed in", async () => {
    const { account, headers } = await signIn("free");
    expect(await (await askSample("session", headers)).json()).toEqual({ who: account.email });
  });

  it("is decided before anything that was sent is looked at", async () => {
    expect((await askSample("session", {}, { body: "no JSON" })).status).toBe(401);
    expect((await askSample("session", (await signIn("free")).headers, { body: "no JSON" })).status).toBe(400);
  });

  it.each([
    ["good", 200, { who: "Ada" }],
    ["old", 410, { code: "gone" }],
    ["forged", 404, { code: "not_found" }],
  ])("by a secret that is %s has status %i", async (token, status, body) => {
    const response = await askSample("token", {}, { token });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });

  it.each<[string, Readonly<Record<string, string>>, number, object]>([
    [
      "signed, from anywhere",
      { Signature: "signed", Origin: "https://evil.example" },
      200,
      { who: '{ "b":1, "a":2 }' },
    ],
    ["signed wrongly", { Signature: "forged" }, 401, { code: "unauthenticated" }],
    ["signed wrongly, from our own page", { Signature: "forged", Origin: ORIGIN }, 401, { code: "unauthenticated" }],
  ])("to a message is by its bytes: %s", async (_case, headers, status, body) => {
    const response = await askSample("webhook", headers, { body: '{ "b":1, "a":2 }' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });
});

describe("a message that nobody signed", () => {
  const ROUTES = createUnsignedApi();

  it("is taken from our own pages, as one that proves nothing", async () => {
    const response = await ROUTES({ Origin: ORIGIN });
    expect([response.status, await response.json()]).toEqual([200, { done: false }]);
  });

  it("is refused from another site", async () => {
    expect((await ROUTES({ Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("a body", () => {
  const png = { mediaTypes: ["image/png", "image/jpeg"], maxBytes: 16 };
  const received: unknown[] = [];

  function send(kind: "raw" | "upload", bytes: number, mediaType = "image/png"): Promise<Response> {
    const body = kind === "raw" ? rawBody(png) : uploadBody(png);
    const contract = endpoint({ ...CALL, response: Done, body });
    const route = publicRoute(contract, (input) => {
      received.push(input.body);
      return ok({ done: true });
    });
    return createSampleApi([route])("/api/call", {
      method: "POST",
      headers: { "Content-Type": mediaType },
      body: new Uint8Array(bytes).fill(7),
    });
  }

  it.each(["raw", "upload"] as const)("of the kind %s is taken up to its size, and not a byte more", async (kind) => {
    expect((await send(kind, 16)).status).toBe(200);
    const tooLarge = await send(kind, 17);
    expect([tooLarge.status, await tooLarge.json()]).toMatchObject([413, { code: "body_too_large" }]);
  });

  it.each(["raw", "upload"] as const)("of the kind %s has one of its media types", async (kind) => {
    const response = await send(kind, 4, "image/svg+xml");
    expect([response.status, await response.json()]).toEqual([
      415,
      { code: "unsupported_media_type", message: "Please send one of these: image/png, image/jpeg." },
    ]);
  });

  it("reaches the handler as bytes, or as a file with its media type", async () => {
    received.length = 0;
    await send("raw", 3);
    await send("upload", 3, "image/jpeg; name=x");
    expect(received).toEqual([
      new Uint8Array([7, 7, 7]),
      { mediaType: "image/jpeg", bytes: new Uint8Array([7, 7, 7]) },
    ]);
  });
});

describe("a limit", () => {
  it("that no binding is named for stops the application at once", () => {
    const contract = { ...endpoint({ ...CALL, response: Done }), limit: "unheard_of" };
    const route: Route = { endpoint: contract, gate: { access: "public" }, handle: () => ok({ done: true }) };
    expect(() => createSampleApi([route])).toThrow(/unheard_of/);
  });
});

function createUnsignedApi(): (headers: Readonly<Record<string, string>>) => Promise<Response> {
  const contract = endpoint({
    ...CALL,
    access: "webhook",
    response: Done,
    body: rawBody({ mediaTypes: ["application/json"], maxBytes: 64 }),
  });
  const route: Route = {
    endpoint: contract,
    gate: { access: "webhook", verify: async () => ok(null) },
    handle: ({ message }) => ok({ done: message !== null }),
  };
  const ask = createSampleApi([route]);
  return (headers) =>
    ask("/api/call", { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: "{}" });
}
