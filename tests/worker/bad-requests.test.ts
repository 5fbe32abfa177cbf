import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { signIn } from "./support/accounts.ts";
import { call, generate as generateAs, ORIGIN } from "./support/call.ts";
import { countSigils } from "./support/rows.ts";

const EMPTY = "Please enter your intention before generating a sigil.";
const TOO_LONG = "Please shorten your intention to at most 500 characters.";
const PATH = "/api/sigils/generate";

/** Somebody whose sigils are stored. */
const { headers: SESSION } = await signIn("free");

interface Answer {
  readonly code: string;
  readonly message: string;
}

function post(body: BodyInit | null, contentType: string | null = "application/json"): Promise<Response> {
  const headers = { ...SESSION, ...(contentType !== null && { "Content-Type": contentType }) };
  return call(PATH, { method: "POST", body, headers });
}

function generate(body: unknown): Promise<Response> {
  return generateAs(body, SESSION);
}

async function expectRefusal(response: Response, status: number, code: string): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const answer = await response.json<Answer>();
  expect(Object.keys(answer).sort()).toEqual(["code", "message"]);
  expect(answer.code).toBe(code);
  expect(answer.message).toMatch(/^[A-Z].*[.]$/);
  return answer.message;
}

describe("a request for a sigil that breaks a rule", () => {
  it.each([
    ["no intention", {}, EMPTY],
    ["an empty intention", { intention: "" }, EMPTY],
    ["an intention of white space", { intention: " \t\n\u00a0\u3000" }, EMPTY],
    ["an intention of joiners and direction marks", { intention: "\u200b\u2067\ufe0f\u2069" }, EMPTY],
    ["an intention in which the core finds nothing", { intention: "\u0640" }, EMPTY],
    ["an intention that is a number", { intention: 7 }, EMPTY],
    ["an intention that is null", { intention: null }, EMPTY],
    ["an intention of 501 characters", { intention: "x".repeat(501) }, TOO_LONG],
    ["an intention of 501 emoji", { intention: "🌙".repeat(501) }, TOO_LONG],
    ["two broken rules: the first is told", { intention: "", method: "voodoo" }, EMPTY],
    ["an unknown method", { intention: "I rest", method: "voodoo" }, "Please choose one of the five methods."],
    ["a method of no text", { intention: "I rest", method: 4 }, "Please choose one of the five methods."],
    ["a tier of no text", { intention: "I rest", tier: 4 }, "Please send the tier as text."],
    ["an e-mail of no text", { intention: "I rest", email: [] }, "Please send the e-mail address as text."],
    [
      "answers of a wizard that are no object",
      { intention: "I rest", customOptions: "love" },
      "Please send the wizard’s answers as an object.",
    ],
    ["a list", [], "Please send a JSON object with your intention."],
    ["null", null, "Please send a JSON object with your intention."],
    ["a bare text", "I rest", "Please send a JSON object with your intention."],
  ])("is told what is wrong: %s", async (_case, body, message) => {
    const before = await countSigils();
    expect(await expectRefusal(await generate(body), 422, "invalid_request")).toBe(message);
    expect(await countSigils()).toBe(before);
  });

  it.each([
    ["nothing", ""],
    ["half an object", '{"intention":'],
    ["no JSON at all", "intention=I rest"],
    ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ["a cut UTF-8 sequence", new Uint8Array([0x22, 0xe2, 0x98, 0x22])],
  ])("is malformed: %s", async (_case, body) => {
    const before = await countSigils();
    await expectRefusal(await post(body), 400, "malformed_json");
    expect(await countSigils()).toBe(before);
  });

  it.each([
    ["none", null],
    ["plain text", "text/plain"],
    ["a form", "application/x-www-form-urlencoded"],
    ["JSON in another encoding", "application/json; charset=utf-16"],
    ["something that begins like JSON", "application/jsonp"],
  ])("has a content type that is not taken: %s", async (_case, contentType) => {
    const before = await countSigils();
    const body = new TextEncoder().encode('{"intention":"I rest"}');
    await expectRefusal(await post(body, contentType), 415, "unsupported_media_type");
    expect(await countSigils()).toBe(before);
  });

  it.each(["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])(
    "does not lie in the content type %s",
    async (contentType) => {
      expect((await post('{"intention":"I rest"}', contentType)).status).toBe(200);
    },
  );
});

describe("a body of more than 64 KiB", () => {
  const LIMIT = 64 * 1024;

  function bodyOf(bytes: number): string {
    const frame = JSON.stringify({ intention: "I rest", email: "" });
    return frame.replace('"email":""', `"email":"${"x".repeat(bytes - frame.length)}"`);
  }

  it("is refused, one byte over, and nothing is stored", async () => {
    const before = await countSigils();
    await expectRefusal(await post(bodyOf(LIMIT + 1)), 413, "body_too_large");
    expect(await countSigils()).toBe(before);
  });

  it("is taken at exactly 64 KiB", async () => {
    expect((await post(bodyOf(LIMIT))).status).toBe(200);
  });

  it("is refused when it comes in pieces and names no length, without reading it to its end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      },
    });
    // Asked without the runtime's own pipe between, which would fill up on its side.
    const request = new Request(ORIGIN + PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: endless,
    });
    await expectRefusal(await createApp(compose(env)).fetch(request, env), 413, "body_too_large");
    expect(sent).toBeLessThan(8);
  });

  it("is refused when its length is a lie", async () => {
    const body = new Blob([bodyOf(LIMIT * 2)]).stream();
    const headers = { "Content-Type": "application/json", "Content-Length": "9" };
    await expectRefusal(await call(PATH, { method: "POST", headers, body }), 413, "body_too_large");
  });
});

describe("an address that is no call", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/sigil", "/api/sigils/generate/more", "/api/health/", "/api/%"])(
    "%s is answered with JSON, not with a page",
    async (path) => {
      await expectRefusal(await call(path), 404, "not_found");
    },
  );

  it("is not found by any method", async () => {
    await expectRefusal(await call("/api/nothing", { method: "DELETE" }), 404, "not_found");
  });
});

describe("a call by a method that it doesn't have", () => {
  it.each([
    ["GET", "/api/contact", "POST"],
    ["PUT", "/api/contact", "POST"],
    ["OPTIONS", "/api/contact", "POST"],
    ["GET", PATH, "DELETE, POST"],
    ["POST", "/api/health", "GET, HEAD"],
    ["DELETE", "/api/openapi.json", "GET, HEAD"],
  ])("%s %s is told which it has", async (method, path, allowed) => {
    const response = await call(path, { method });
    expect(response.headers.get("Allow")).toBe(allowed);
    await expectRefusal(response, 405, "method_not_allowed");
  });
});
