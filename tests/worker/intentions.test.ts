import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  AnalyzeIntentionResponse,
  AssistantResponse,
  SuggestIntentionsResponse,
} from "#domain/contracts/intentions.ts";
import { SUGGESTION_CATEGORIES } from "#domain/intentions/suggestion-category.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { ConfigError } from "#worker/config.ts";
import type { Platform } from "#worker/platform.ts";
import { call, ORIGIN } from "./support/call.ts";
import { withFullLimit } from "./support/full-limit.ts";
import { countSigils } from "./support/rows.ts";

const CANARY = "Kanarienvogel-7731";

function post(path: string, body: unknown): Promise<Response> {
  return call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

async function askApp(deps: Platform, path: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": "192.0.2.60" };
  return createApp(deps).fetch(new Request(ORIGIN + path, { ...sent, headers }), env);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("analyzing an intention", () => {
  it("returns scores, a refinement, three phrasings, a method and who gave them", async () => {
    const response = await post("/api/intentions/analyze", { intention: "  I want to find a new job  " });
    expect(response.status).toBe(200);
    const analysis = AnalyzeIntentionResponse.parse(await response.json());
    expect(analysis).toMatchObject({ analyst: "embedded", refinedIntention: "I find a new job.", notes: [] });
    expect(analysis.overallScore).toBeLessThan(4);
    expect(analysis.clarityFeedback?.suggestions.length).toBeGreaterThan(0);
    expect(new Set(analysis.alternativePhrasings).size).toBe(3);
  });

  it("tells of a telephone number, and blocks nothing for it", async () => {
    const response = await post("/api/intentions/analyze", { intention: "I get the call on +49 170 1234567" });
    expect(response.status).toBe(200);
    const { notes } = AnalyzeIntentionResponse.parse(await response.json());
    expect(notes.map(({ kind }) => kind)).toEqual(["telephone"]);
  });

  it("stores nothing", async () => {
    const before = await countSigils();
    await post("/api/intentions/analyze", { intention: "I am calm" });
    expect(await countSigils()).toBe(before);
  });

  it("takes 500 characters as a reader counts them", async () => {
    expect((await post("/api/intentions/analyze", { intention: "🌙".repeat(500) })).status).toBe(200);
  });

  it.each([
    ["nothing", {}, "Please enter your intention before generating a sigil."],
    ["blanks alone", { intention: " \u200b\n" }, "Please enter your intention before generating a sigil."],
    ["a number", { intention: 7 }, "Please enter your intention before generating a sigil."],
    ["501 characters", { intention: "a".repeat(501) }, "Please shorten your intention to at most 500 characters."],
    ["a list", [], "Please send a JSON object with your intention."],
  ])("refuses %s, and says what to do", async (_case, body, message) => {
    const response = await post("/api/intentions/analyze", body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "invalid_request", message });
  });
});

describe("suggesting intentions", () => {
  it.each(SUGGESTION_CATEGORIES)("has at least 16 for %s", async (category) => {
    const response = await post("/api/intentions/suggestions", { category });
    expect(response.status).toBe(200);
    const { suggestions } = SuggestIntentionsResponse.parse(await response.json());
    expect(new Set(suggestions.flat()).size).toBeGreaterThanOrEqual(16);
  });

  it.each([
    ["an unknown category", { category: CANARY }],
    ["no category", {}],
    ["a list of categories", { category: ["wealth"] }],
  ])("refuses %s, and names the eight", async (_case, body) => {
    const response = await post("/api/intentions/suggestions", body);
    expect(response.status).toBe(422);
    const message = "Please choose one of wealth, health, love, career, creativity, protection, wisdom, confidence.";
    expect(await response.json()).toEqual({ code: "invalid_request", message });
  });
});

describe("the assistant", () => {
  it("says who reads, before anything is sent", async () => {
    const response = await call("/api/intentions/assistant");
    expect(AssistantResponse.parse(await response.json())).toEqual({ analyst: "embedded" });
  });

  it.each([
    ["/api/intentions/analyze", { intention: "I am calm" }],
    ["/api/intentions/suggestions", { category: "love" }],
  ])("is counted for each client: %s", async (path, body) => {
    const deps = withFullLimit(compose(env), "intention");
    const response = await askApp(deps, path, body);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
  });

  it("is a language model where ASSISTANT says so, and needs its binding", async () => {
    expect(() => compose({ ...env, ...{ ASSISTANT: "workers-ai" } })).toThrow(ConfigError);
    const response = await askApp(
      composeWithModel(async () => ({})),
      "/api/intentions/assistant",
    );
    expect(await response.json()).toEqual({ analyst: "model" });
  });

  it.each([
    ["answers with something else", async () => ({ response: `{"refinedIntention":"${CANARY}"}` })],
    [
      "fails and quotes it",
      async () => {
        throw new Error(`can't read ${CANARY}`);
      },
    ],
  ])("shows an intention in no log when a model %s", async (_case, run) => {
    const levels = ["debug", "info", "log", "warn", "error"] as const;
    const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    const response = await askApp(composeWithModel(run), "/api/intentions/analyze", { intention: `I see ${CANARY}` });
    expect(AnalyzeIntentionResponse.parse(await response.json()).analyst).toBe("embedded");
    const log = spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n");
    expect(log).toContain('"assistant":');
    expect(log).not.toContain(CANARY);
  });
});

function composeWithModel(run: () => Promise<unknown>): Platform {
  return compose({ ...env, ...{ ASSISTANT: "workers-ai", AI: { run } } });
}
