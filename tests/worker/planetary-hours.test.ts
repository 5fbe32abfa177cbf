import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { PlanetaryHoursResponse } from "#domain/contracts/hours.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import type { Platform } from "#worker/platform.ts";
import type { TextCache } from "#worker/ports/places.ts";
import { call, ORIGIN } from "./support/call.ts";

const PATH = "/api/planetary-hours";
const LONDON = { lat: "51.5074", lon: "-0.1278", tz: "Europe/London" };
const TROMSO = { lat: "69.6492", lon: "18.9553" };

type Query = Readonly<Record<string, string>>;

function toAddress(query: Query, path = PATH): string {
  return `${path}?${new URLSearchParams(query)}`;
}

async function ask(query: Query): Promise<PlanetaryHoursResponse> {
  const response = await call(toAddress(query));
  expect(response.status).toBe(200);
  return PlanetaryHoursResponse.parse(await response.json());
}

/** A cache that shows what it was asked to find and to keep. */
class WatchedCache implements TextCache {
  readonly keys: string[] = [];
  lookups = 0;

  async find(): Promise<string | null> {
    this.lookups += 1;
    return null;
  }

  async keep(address: string): Promise<void> {
    this.keys.push(address);
  }
}

function createAsker(now: string): {
  readonly cache: WatchedCache;
  readonly ask: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
} {
  const cache = new WatchedCache();
  const deps: Platform = { ...compose(env), textCache: cache, clock: { now: () => Date.parse(now) } };
  const app = createApp(deps);
  const client = { "CF-Connecting-IP": `192.0.2.${now.length}` };
  return {
    cache,
    ask: async (address, headers = {}) =>
      app.fetch(new Request(ORIGIN + address, { headers: { ...client, ...headers } }), env),
  };
}

describe("planetary hours for others", () => {
  it("have the day, its sun and 24 hours, in UTC to the second", async () => {
    const answer = await ask({ date: "2026-03-29", ...LONDON, now: "2026-03-29T12:00:00Z" });
    expect(Object.keys(answer)).toEqual(["date", "timezone", "location", "status", "ruler", "sun", "hours"]);
    expect(answer).toMatchObject({
      date: "2026-03-29",
      timezone: "Europe/London",
      location: { lat: 51.5074, lng: -0.1278 },
      status: "normal",
      ruler: "Sun",
      sun: {
        sunrise: "2026-03-29T05:42:52Z",
        sunset: "2026-03-29T18:28:40Z",
        next_sunrise: "2026-03-30T05:40:36Z",
        solar_noon: "2026-03-29T12:05:15Z",
        day_length: 45_948,
      },
    });
    expect(answer.hours).toHaveLength(24);
    expect(answer.hours[0]).toEqual({
      hour: 1,
      timeRange: "06:43 – 07:47",
      planet: "Sun",
      symbol: "☉\uFE0E",
      isDay: true,
      isCurrent: false,
      startsAt: "2026-03-29T05:42:52Z",
      endsAt: "2026-03-29T06:46:41Z",
    });
  });

  it("take the zone of the coordinates where none is named, and spell a named one as it is listed", async () => {
    expect((await ask({ date: "2026-11-20", lat: "1.8721", lon: "-157.4278" })).timezone).toBe("Pacific/Kiritimati");
    expect((await ask({ date: "2026-11-20", ...LONDON, tz: "europe/london" })).timezone).toBe("Europe/London");
  });

  it.each([
    ["2026-06-21", "polar_day"],
    ["2026-12-21", "polar_night"],
    ["2026-05-18", "partial"],
  ])("are none in Tromso on %s, which is %s, and never others in their place", async (date, status) => {
    expect(await ask({ date, ...TROMSO })).toMatchObject({ status, timezone: "Europe/Oslo", hours: [] });
  });

  it("are equal and named so where that was asked for", async () => {
    const answer = await ask({ date: "2026-12-21", ...TROMSO, division: "equal" });
    expect(answer).toMatchObject({ status: "polar_night", division: "equal" });
    expect(answer.hours).toHaveLength(24);
  });

  it.each([
    ["no date", { date: "" }, /such as 2026-03-20/],
    ["the year 0", { date: "0000-03-20" }, /1900 to 2100/],
    ["the year 9999", { date: "9999-03-20" }, /1900 to 2100/],
    ["a day that no month has", { date: "2026-02-30" }, /such as 2026-03-20/],
    ["a day that the zone left out", { date: "2011-12-30", tz: "Pacific/Apia" }, /left out 2011-12-30/],
    ["latitude 91", { lat: "91" }, /-90 to 90/],
    ["an empty latitude", { lat: "" }, /-90 to 90/],
    ["a latitude in words", { lat: "north" }, /-90 to 90/],
    ["longitude 181", { lon: "181" }, /-180 to 180/],
    ["a longitude without end", { lon: "Infinity" }, /-180 to 180/],
    ["an unknown zone", { tz: "Mars/Olympus" }, /such as Europe\/London/],
    ["an empty zone", { tz: "" }, /such as Europe\/London/],
    ["a present that is no instant", { now: "noon" }, /such as 2026-03-20T11:17:59Z/],
    ["a present without a zone", { now: "2026-03-20T11:17:59" }, /such as 2026-03-20T11:17:59Z/],
    ["an unknown division", { division: "halves" }, /traditional, equal/],
  ])("are refused for %s, and it is said what to do", async (_case, wrong, message) => {
    const response = await call(toAddress({ date: "2026-03-20", ...LONDON, ...wrong }));
    expect(response.status).toBe(422);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const body = await response.json<{ code: string; message: string }>();
    expect(body).toEqual({ code: "invalid_request", message: expect.stringMatching(message) });
  });

  it.each(["date", "lat", "lon"])("are refused without %s", async (name) => {
    const { [name]: _left, ...rest }: Query = { date: "2026-03-20", ...LONDON };
    expect((await call(toAddress(rest))).status).toBe(422);
  });

  it("may be read by pages of other sites, also where they are refused", async () => {
    for (const address of [toAddress({ date: "2026-03-20", ...LONDON }), PATH]) {
      const response = await call(address, { headers: { Origin: "https://elsewhere.example" } });
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    }
  });

  it.each([PATH, `${PATH}.ics`])(
    "may be asked for by pages of other sites with their own headers: OPTIONS %s",
    async (path) => {
      const response = await call(path, {
        method: "OPTIONS",
        headers: {
          Origin: "https://elsewhere.example",
          "Access-Control-Request-Method": "GET",
          "Access-Control-Request-Headers": "x-requested-with",
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(response.headers.get("Access-Control-Allow-Methods")).toBe("GET");
      expect(response.headers.get("Access-Control-Allow-Headers")).toBe("x-requested-with");
      expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    },
  );

  it("refuse OPTIONS where a call is ours alone, and POST as before", async () => {
    expect((await call("/api/places", { method: "OPTIONS" })).headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect((await call(PATH, { method: "POST" })).status).toBe(405);
  });

  it("are counted for each client", async () => {
    const headers = { "CF-Connecting-IP": "198.51.100.77" };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 125; attempt += 1) statuses.push((await call(PATH, { headers })).status);
    expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the current hour of an answer", () => {
  it("is set for each present, and for none outside the day", async () => {
    const { ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const current: (number | undefined)[] = [];
    for (const now of ["07:00:00", "07:30:00", "12:00:00", "20:00:00"]) {
      const response = await askApp(toAddress({ date: "2026-11-20", ...LONDON, now: `2026-11-20T${now}Z` }));
      const { hours } = PlanetaryHoursResponse.parse(await response.json());
      expect(hours.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1);
      current.push(hours.find(({ isCurrent }) => isCurrent)?.hour);
    }
    expect(current).toEqual([undefined, 1, 7, 16]);
  });

  it("lasts exactly from the first second of an hour to its last", async () => {
    const { ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const at = async (now: string): Promise<number | undefined> => {
      const response = await askApp(toAddress({ date: "2026-11-20", ...LONDON, now }));
      return PlanetaryHoursResponse.parse(await response.json()).hours.find(({ isCurrent }) => isCurrent)?.hour;
    };
    const { hours } = await ask({ date: "2026-11-20", ...LONDON });
    const startsAt = hours[4]?.startsAt ?? "";
    expect(await at(startsAt)).toBe(5);
    expect(await at(new Date(Date.parse(startsAt) - 1).toISOString())).toBe(4);
  });

  it("lets others keep the answer until another hour is the current one, and for a day where the present was named", async () => {
    const { ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const seconds = async (query: Query): Promise<number> => {
      const { headers } = await askApp(toAddress({ ...LONDON, ...query }));
      return Number(/^public, max-age=(\d+)$/.exec(headers.get("Cache-Control") ?? "")?.[1]);
    };
    const { hours } = await ask({ date: "2026-11-20", ...LONDON, now: "2026-11-20T12:00:00Z" });
    const endsAt = hours.find(({ isCurrent }) => isCurrent)?.endsAt ?? "";
    expect(await seconds({ date: "2026-11-20" })).toBe(
      (Date.parse(endsAt) - Date.parse("2026-11-20T12:00:00Z")) / 1000,
    );
    expect(await seconds({ date: "2026-11-20", now: "2026-11-20T12:00:00Z" })).toBe(86_400);
    expect(await seconds({ date: "2026-01-01" })).toBe(86_400);
  });

  it("is the same for neighbors within eleven meters, whatever the case of their zone", async () => {
    const query = { date: "2026-11-20", ...LONDON, now: "2026-11-20T12:00:00Z" };
    const first = await ask({ ...query, lat: "51.50741" });
    expect(await ask({ ...query, tz: "EUROPE/LONDON" })).toEqual(first);
    expect(first.hours.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it("is computed each time, and nothing of the place is kept at the edge", async () => {
    const { cache, ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const address = toAddress({ date: "2026-11-20", ...LONDON });
    expect(await (await askApp(address)).json()).toEqual(await (await askApp(address)).json());
    expect([cache.keys, cache.lookups]).toEqual([[], 0]);
  });

  it("need not be sent again to those who have it", async () => {
    const { ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const address = toAddress({ date: "2026-11-20", ...LONDON });
    const tag = (await askApp(address)).headers.get("ETag") ?? "";
    expect((await askApp(address, { "If-None-Match": tag })).status).toBe(304);
  });
});
