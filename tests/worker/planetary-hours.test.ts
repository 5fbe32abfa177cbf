import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { PlanetaryHoursResponse } from "#domain/contracts/hours.ts";
import { createApp } from "#worker/app.ts";
import { compose, type Deps } from "#worker/compose.ts";
import type { AnswerCache } from "#worker/ports/answer-cache.ts";
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

/** A cache that counts what it is asked for. */
class CountingCache implements AnswerCache {
  readonly kept = new Map<string, string>();
  readonly seconds: number[] = [];
  hits = 0;

  async find(address: string): Promise<string | null> {
    const text = this.kept.get(address) ?? null;
    if (text !== null) this.hits += 1;
    return text;
  }

  async keep(address: string, text: string, seconds: number): Promise<void> {
    this.kept.set(address, text);
    this.seconds.push(seconds);
  }
}

function createAsker(now: string): {
  readonly cache: CountingCache;
  readonly ask: (address: string) => Promise<Response>;
} {
  const cache = new CountingCache();
  const deps: Deps = { ...compose(env), answerCache: cache, clock: { now: () => Date.parse(now) } };
  const app = createApp(deps);
  const headers = { "CF-Connecting-IP": `192.0.2.${now.length}` };
  return { cache, ask: async (address) => app.fetch(new Request(ORIGIN + address, { headers }), env) };
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

  it("are counted for each client", async () => {
    const headers = { "CF-Connecting-IP": "198.51.100.77" };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 125; attempt += 1) statuses.push((await call(PATH, { headers })).status);
    expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("what is kept at the edge", () => {
  it("is the day, for all who ask for it, without a current hour", async () => {
    const { cache, ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const [first, second] = [
      await askApp(toAddress({ date: "2026-11-20", ...LONDON, lat: "51.50741" })),
      await askApp(toAddress({ date: "2026-11-20", ...LONDON, tz: "EUROPE/LONDON" })),
    ];
    expect(await second.json()).toEqual(await first.json());
    expect([cache.kept.size, cache.hits, cache.seconds]).toEqual([1, 1, [86_400]]);
    const [text = ""] = cache.kept.values();
    expect(PlanetaryHoursResponse.parse(JSON.parse(text)).hours.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  it("differs by day, place, zone and division", async () => {
    const { cache, ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const base = { date: "2026-11-20", ...LONDON };
    for (const other of [
      {},
      { date: "2026-11-21" },
      { lat: "51.5" },
      { lon: "0" },
      { tz: "UTC" },
      { division: "equal" },
    ]) {
      expect((await askApp(toAddress({ ...base, ...other }))).status).toBe(200);
    }
    expect([cache.kept.size, cache.hits]).toEqual([6, 0]);
  });

  it("has the current hour set for each answer", async () => {
    const { cache, ask: askApp } = createAsker("2026-11-20T12:00:00Z");
    const current: (number | undefined)[] = [];
    for (const now of ["07:00:00", "07:30:00", "12:00:00", "20:00:00"]) {
      const response = await askApp(toAddress({ date: "2026-11-20", ...LONDON, now: `2026-11-20T${now}Z` }));
      const { hours } = PlanetaryHoursResponse.parse(await response.json());
      expect(hours.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1);
      current.push(hours.find(({ isCurrent }) => isCurrent)?.hour);
    }
    expect(current).toEqual([undefined, 1, 7, 16]);
    expect(cache.kept.size).toBe(1);
  });

  it("is taken as current exactly from the first second of an hour to its last", async () => {
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

  it("may be kept by others until another hour is the current one, and for a day where the present was named", async () => {
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

  it("is kept by the platform's own cache, and a second call finds it there", async () => {
    const query = { date: "1999-08-11", ...LONDON };
    const first = await ask(query);
    const address = `${ORIGIN}${PATH}/kept?${new URLSearchParams({ date: "1999-08-11", lat: "51.5074", lon: "-0.1278", tz: "Europe/London", division: "traditional" })}`;
    await expect.poll(async () => (await caches.default.match(address))?.status).toBe(200);
    expect(await ask(query)).toEqual(first);
  });
});
