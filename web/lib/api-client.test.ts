// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint, jsonBody, uploadBody } from "#domain/contracts/endpoint.ts";
import { ApiError, callEndpoint } from "./api-client.ts";
import { NetworkError, toDisplayMessage } from "./displayable-error.ts";

const bookTable = endpoint({
  name: "bookTable",
  method: "POST",
  path: "/api/tables/{table}/book",
  summary: "Book a table",
  access: "public",
  limit: null,
  params: z.object({ table: z.string() }),
  query: z.object({ day: z.optional(z.string()), seats: z.optional(z.number()) }),
  body: jsonBody(z.object({ name: z.string() })),
  response: z.object({ number: z.number() }),
});

const readClock = endpoint({
  name: "readClock",
  method: "GET",
  path: "/api/clock",
  summary: "Read the clock",
  access: "public",
  limit: null,
  response: z.object({ hour: z.number() }),
});

function respondWith(status: number, body: string, statusText = ""): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status, statusText }));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a call of an endpoint", () => {
  it("fills the path, the query and the body, and sends the browser's credentials", async () => {
    const fetchMock = respondWith(200, `{"number":7}`);
    const response = await callEndpoint(bookTable, {
      params: { table: "by the/window" },
      query: { day: "2026-11-21", seats: undefined },
      body: { name: "Ada" },
    });
    expect(response).toEqual({ number: 7 });
    expect(fetchMock).toHaveBeenCalledWith("/api/tables/by%20the%2Fwindow/book?day=2026-11-21", {
      method: "POST",
      credentials: "include",
      body: `{"name":"Ada"}`,
      headers: { "content-type": "application/json" },
      signal: expect.any(AbortSignal),
    });
  });

  it("sends a file as it is, by its own media type, and takes no content for null", async () => {
    const sendMenu = endpoint({
      name: "sendMenu",
      method: "PUT",
      path: "/api/menu",
      summary: "Send a menu",
      access: "master",
      limit: null,
      body: uploadBody({ mediaTypes: ["image/png"], maxBytes: 10 }),
      response: z.null(),
      statuses: [204],
    });
    const fetchMock = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetchMock);
    const file = new Blob(["png"], { type: "image/png" });
    expect(await callEndpoint(sendMenu, { body: file })).toBeNull();
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ body: file, headers: { "content-type": "image/png" } });
  });

  it("counts a response that breaks off, or never ends, as none", async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.error(new TypeError("the connection broke")),
    });
    vi.stubGlobal("fetch", async () => new Response(broken));
    await expect(callEndpoint(readClock, {})).rejects.toBeInstanceOf(NetworkError);
    vi.stubGlobal("fetch", async () => Promise.reject(new DOMException("too long", "TimeoutError")));
    await expect(callEndpoint(readClock, {})).rejects.toBeInstanceOf(NetworkError);
  });

  it("sends neither a body nor a content type where the contract has no body", async () => {
    const fetchMock = respondWith(200, `{"hour":9}`);
    await callEndpoint(readClock, {});
    expect(fetchMock).toHaveBeenCalledWith("/api/clock", {
      method: "GET",
      credentials: "include",
      headers: {},
      signal: expect.any(AbortSignal),
    });
  });

  it("turns a refusal into an error that reads `status: body` and shows the body's message", async () => {
    const body = `{"code":"table_taken","message":"That table is taken."}`;
    respondWith(409, body);
    const error = await callEndpoint(readClock, {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `409: ${body}`,
      status: 409,
      code: "table_taken",
      displayMessage: "That table is taken.",
    });
  });

  it("reads `status: status text` where a refusal has no body", async () => {
    respondWith(502, "", "Bad Gateway");
    const error = await callEndpoint(readClock, {}).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: "502: Bad Gateway", code: "unexpected_response" });
  });

  it("leaves the words to the caller where a gateway's error page has none fit to show", async () => {
    respondWith(502, "<html><h1>Bad Gateway</h1></html>");
    const error = await callEndpoint(readClock, {}).catch((caught: unknown) => caught);
    expect(toDisplayMessage(error, "fallback")).toBe("fallback");
  });

  it("refuses a response that breaks the contract", async () => {
    respondWith(200, `{"hour":"nine"}`);
    await expect(callEndpoint(readClock, {})).rejects.toMatchObject({ code: "unexpected_response" });
  });

  it("says what to do where no response comes at all", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const error = await callEndpoint(readClock, {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(toDisplayMessage(error, "fallback")).toContain("check your connection");
  });

  it("passes on that the caller gave up", async () => {
    vi.stubGlobal("fetch", (_url: string, init: RequestInit) => Promise.reject(init.signal?.reason));
    const controller = new AbortController();
    controller.abort();
    const error = await callEndpoint(readClock, { signal: controller.signal }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: "AbortError" });
  });
});
