import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FindPlacesResponse } from "#domain/contracts/places.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { ConfigError, parseConfig } from "#worker/config.ts";
import { createDatabase } from "#worker/db/database.ts";
import { ServicePace } from "#worker/db/service-pace.ts";
import type { Platform } from "#worker/platform.ts";
import { GeocoderError } from "#worker/ports/places.ts";
import { call, ORIGIN } from "./support/call.ts";
import { withFullLimit } from "./support/full-limit.ts";

const HOUSE = { label: "10, Downing Street, London", lat: 51.5034, lon: -0.1276 };
const CANARY = "Kanarienvogel-4417";

function composeWith(find: () => Promise<readonly (typeof HOUSE)[]>): {
  readonly deps: Platform;
  readonly kept: Map<string, string>;
} {
  const kept = new Map<string, string>();
  const composed = compose(env);
  const deps: Platform = {
    ...composed,
    geocoder: { credit: "© OpenStreetMap contributors", find },
    textCache: {
      find: async (address) => kept.get(address) ?? null,
      keep: async (address, text) => void kept.set(address, text),
    },
    background: { run: () => {} },
  };
  return { deps, kept };
}

async function ask(deps: Platform, q: string): Promise<Response> {
  const request = new Request(`${ORIGIN}/api/places?${new URLSearchParams({ q })}`, {
    headers: { "CF-Connecting-IP": "192.0.2.71" },
  });
  return createApp(deps).fetch(request, env);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("looking up an address", () => {
  it("says that nothing is looked up where no service is configured", async () => {
    const response = await call("/api/places?q=10+Downing+Street");
    expect(response.status).toBe(200);
    expect(FindPlacesResponse.parse(await response.json())).toEqual({ places: [], credit: null });
  });

  it("returns the places of the service and whose data they are, and asks once for the same words", async () => {
    const find = vi.fn(async () => [HOUSE]);
    const { deps, kept } = composeWith(find);
    const answer = { places: [HOUSE], credit: "© OpenStreetMap contributors" };
    expect(await (await ask(deps, " 10 Downing Street")).json()).toEqual(answer);
    expect(await (await ask(deps, "10  downing street")).json()).toEqual(answer);
    expect(find).toHaveBeenCalledOnce();
    expect([...kept.keys()].join()).not.toMatch(/downing/i);
  });

  it("says beforehand whether there are addresses", async () => {
    expect(await (await call("/api/places/source")).json()).toEqual({ credit: null });
    const { deps } = composeWith(async () => []);
    const response = await createApp(deps).fetch(new Request(`${ORIGIN}/api/places/source`), env);
    expect(await response.json()).toEqual({ credit: "© OpenStreetMap contributors" });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it.each([
    ["of another shape", JSON.stringify({ towns: [HOUSE] })],
    ["of a point beyond the poles", JSON.stringify({ places: [{ ...HOUSE, lat: 91 }], credit: "" })],
    ["torn", '{"places":['],
  ])("asks again where what was kept is %s", async (_case, text) => {
    const find = vi.fn(async () => [HOUSE]);
    const { deps, kept } = composeWith(find);
    const cache = { find: async () => text, keep: async () => void kept.set("again", "") };
    const response = await ask({ ...deps, textCache: cache }, "10 Downing Street");
    expect(response.status).toBe(200);
    expect(FindPlacesResponse.parse(await response.json()).places).toEqual([HOUSE]);
    expect([find.mock.calls.length, kept.size]).toEqual([1, 1]);
  });

  it.each([
    ["no address", "/api/places", "Please say in q which address you are looking for."],
    ["two letters", "/api/places?q=ab", "Please write at least 3 characters."],
    ["blanks", "/api/places?q=+++++", "Please write at least 3 characters."],
    ["a letter of its own", `/api/places?q=${"a".repeat(201)}`, "Please write at most 200 characters."],
  ])("refuses %s, and says what to do", async (_case, path, message) => {
    const response = await call(path);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "invalid_request", message });
  });

  it("says plainly that it can't be done where the service fails, and keeps nothing", async () => {
    const { deps, kept } = composeWith(() => Promise.reject(new GeocoderError("timed_out")));
    const response = await ask(deps, "10 Downing Street");
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("30");
    expect(await response.json()).toEqual({
      code: "not_ready",
      message: "Street addresses can’t be looked up at this moment. Please enter a town, or try again soon.",
    });
    expect(kept.size).toBe(0);
  });

  it("is counted for each client", async () => {
    const { deps } = composeWith(async () => [HOUSE]);
    const response = await ask(withFullLimit(deps, "places"), "10 Downing Street");
    expect(response.status).toBe(429);
  });

  it.each([
    ["is found", async () => [HOUSE]],
    ["fails", () => Promise.reject(new GeocoderError("failed"))],
    ["breaks with its words", () => Promise.reject(new Error(CANARY))],
  ])("leaves nothing of an address in a log where it %s", async (_case, find) => {
    const levels = ["debug", "info", "log", "warn", "error"] as const;
    const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    await ask(composeWith(find).deps, `${CANARY} street`);
    const log = spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n");
    expect(log).toContain('"route":"/api/places"');
    expect(log).not.toContain(CANARY);
  });
});

describe("the pace of a service", () => {
  function createPace(service: string, now: () => number): ServicePace {
    const database = createDatabase(env.DB);
    return new ServicePace({ database, clock: { now }, service, gapMs: 20, longestWaitMs: 50 });
  }

  it("lets calls through at a distance, whoever asks, and turns away those that would wait too long", async () => {
    const starts: number[] = [];
    const taken = await Promise.all(
      Array.from({ length: 6 }, async () => {
        // Each call has its own pace, as each copy of the Worker does.
        const isTurn = await createPace("together", () => 1_000_000).takeTurn();
        if (isTurn) starts.push(performance.now());
        return isTurn;
      }),
    );
    // At 0, 20 and 40 ms; the turn at 60 would be 10 too late.
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(Math.max(...starts) - Math.min(...starts)).toBeGreaterThan(30);
    const row = await env.DB.prepare("select next_at from service_turns where service = 'together'").first("next_at");
    expect(row).toBe(1_000_060);
  });

  it("has nobody wait after a rest, and doesn't save up turns", async () => {
    let now = 1000;
    const pace = createPace("rested", () => now);
    expect(await pace.takeTurn()).toBe(true);
    now = 90_000;
    expect(await pace.takeTurn()).toBe(true);
    const row = await env.DB.prepare("select next_at from service_turns where service = 'rested'").first("next_at");
    expect(row).toBe(90_020);
  });
});

describe("the configuration of addresses", () => {
  const base = { APP_ENV: "test", FIELD_KEYS: env.FIELD_KEYS };

  it("is a service by its address, and OpenStreetMap's own without one", () => {
    const asked = { ...base, GEOCODER: "nominatim", GEOCODER_CONTACT: "letters@example.org" };
    expect(parseConfig(base).geocoder).toEqual({ kind: "none" });
    expect(parseConfig({ ...asked, GEOCODER_URL: "https://maps.example.org/nominatim/" }).geocoder).toEqual({
      kind: "nominatim",
      baseUrl: "https://maps.example.org/nominatim",
      contact: "letters@example.org",
    });
    expect(parseConfig(asked).geocoder).toMatchObject({ baseUrl: "https://nominatim.openstreetmap.org" });
    expect(compose({ ...env, ...asked }).geocoder.credit).toBe("© OpenStreetMap contributors");
  });

  it.each([
    ["GEOCODER", { GEOCODER: "google" }],
    ["GEOCODER_CONTACT", { GEOCODER: "nominatim" }],
    ["GEOCODER_URL", { GEOCODER: "nominatim", GEOCODER_CONTACT: "a@b.org", GEOCODER_URL: "nominatim" }],
  ])("names %s where it is wrong", (name, variables) => {
    expect(() => parseConfig({ ...base, ...variables })).toThrow(ConfigError);
    expect(() => parseConfig({ ...base, ...variables })).toThrow(new RegExp(`^${name} (is required|must be)`));
  });
});
