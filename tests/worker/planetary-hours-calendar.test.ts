import { env } from "cloudflare:workers";
import { convertIcsCalendar, type IcsCalendar } from "ts-ics";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { call, ORIGIN } from "./support/call.ts";

const QUITO = { planet: "venus", date: "2026-03-20", lat: "-0.1807", lon: "-78.4678" };
const TROMSO = { planet: "moon", lat: "69.6492", lon: "18.9553" };

type Query = Readonly<Record<string, string>>;

function toAddress(query: Query): string {
  return `/api/planetary-hours.ics?${new URLSearchParams(query)}`;
}

async function read(query: Query): Promise<{ readonly text: string; readonly calendar: IcsCalendar }> {
  const response = await call(toAddress(query));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const text = await response.text();
  return { text, calendar: convertIcsCalendar(undefined, text) };
}

describe("the calendar of a planet's hours", () => {
  it("has thirty days of them, in UTC, as the day's own hours are", async () => {
    const { text, calendar } = await read(QUITO);
    const events = calendar.events ?? [];
    // Venus rules four hours of three days of the week, three of the others.
    expect(events.length).toBeGreaterThan(30 * 3);
    const [first] = events.filter(({ uid }) => uid.startsWith("2026-03-20-1-"));
    expect(first?.start.date.toISOString()).toMatch(/^2026-03-20T11:(?:17:5\d|18:0\d)\.000Z$/);
    expect(first).toMatchObject({ summary: "♀\uFE0E Hour of Venus", timeTransparent: "TRANSPARENT" });
    expect(text.match(/^DT(?:START|END|STAMP)[^\r]*/gm)?.every((line) => /^DT\w+:\d{8}T\d{6}Z$/.test(line))).toBe(true);
    const days = events.map(({ start }) => start.date.toISOString().slice(0, 10));
    expect([days[0], days.at(-1)]).toEqual(["2026-03-20", "2026-04-19"]);
  });

  it("names planet, place and division", async () => {
    const { calendar } = await read({ ...QUITO, name: "Quito" });
    expect(calendar.name).toBe("Hours of Venus · Quito");
    expect(calendar.events?.[0]?.description).toMatch(/Division: traditional\.$/);
    const equal = await read({ ...TROMSO, date: "2026-12-10", division: "equal" });
    expect(equal.calendar.events?.[0]?.description).toMatch(/Division: equal hours\.$/);
    expect(equal.text.replaceAll("\r\n ", "")).toMatch(/^X-WR-CALDESC:Equal division\\, a modern convention/m);
  });

  it("keeps the identity of each hour from one day's feed to the next", async () => {
    const today = new Set((await read(QUITO)).calendar.events?.map(({ uid }) => uid));
    const tomorrow = (await read({ ...QUITO, date: "2026-03-21" })).calendar.events?.map(({ uid }) => uid) ?? [];
    expect(new Set(tomorrow).size).toBe(tomorrow.length);
    expect(tomorrow.filter((uid) => today.has(uid)).length).toBeGreaterThan(29 * 3);
  });

  it("holds one plain note where the sun makes no hours, since an empty calendar is none", async () => {
    const polar = { ...TROMSO, date: "2026-12-08", planet: "sun", name: "Tromsø" };
    const { text, calendar } = await read(polar);
    expect(calendar.events).toMatchObject([
      { summary: "No hours of the Sun for 30 days", start: { type: "DATE" }, location: "Tromsø" },
    ]);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toMatch(/^DTSTART;VALUE=DATE:20261208\r$/m);
    expect(unfolded).toMatch(/^X-WR-CALDESC:.*none where the sun doesn’t do both\.\r$/m);
    const nextDay = await read({ ...polar, date: "2026-12-09" });
    expect(nextDay.calendar.events?.map(({ uid }) => uid)).toEqual(calendar.events?.map(({ uid }) => uid));
  });

  it.each([
    ["joiners, as Persian is spelled with them", "می\u200cدان"],
    ["joiners, as Sinhala is spelled with them", "ශ්\u200dරී ලංකා"],
    ["combining accents", "Tro\u0308ndelag"],
    ["regional flags", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Skye"],
  ])("keeps a name as it is spelled: %s", async (_case, name) => {
    const { calendar } = await read({ ...QUITO, name });
    expect(calendar.name).toBe(`Hours of Venus · ${name}`);
    expect(calendar.events?.[0]?.location).toBe(name);
  });

  it("is called after the coordinates where its place has no name", async () => {
    expect((await read({ ...QUITO, name: " " })).calendar.events?.[0]?.location).toBe("-0.1807, -78.4678");
  });

  it("is not sent again to a reader who has it, and is to one who has another day’s", async () => {
    const address = toAddress({ ...QUITO, name: "Quito" });
    const first = await call(address);
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
    const again = await call(address, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
    expect(again.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const other = await call(toAddress({ ...QUITO, name: "Quito", date: "2026-03-21" }), {
      headers: { "If-None-Match": tag },
    });
    expect(other.status).toBe(200);
  });

  it("is kept nowhere by us: neither a place nor its name", async () => {
    const find = vi.fn(async () => null);
    const keep = vi.fn(async () => undefined);
    const deps = { ...compose(env), textCache: { find, keep } };
    await createApp(deps).fetch(new Request(ORIGIN + toAddress({ ...QUITO, name: "Quito" })), env);
    expect([find.mock.calls, keep.mock.calls]).toEqual([[], []]);
  });

  it("lets no name of a place end a line, add an event or fill a line beyond 75 bytes", async () => {
    const name = "Foo, Bar; \\n\r\nEND:VCALENDAR\r\nBEGIN:VEVENT ♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀♀\u202E";
    const text = await (await call(toAddress({ ...QUITO, name }))).text();
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(unfolded.match(/^UID:/gm)?.length ?? 0);
    expect(unfolded.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
    const [, location] = /^LOCATION:(.*)\r$/m.exec(unfolded) ?? [];
    expect(location).toBe(`Foo\\, Bar\\; \\\\n END:VCALENDAR BEGIN:VEVENT ${"♀".repeat(22)}`);
    const lines = text.split("\r\n");
    expect(lines.every((line) => !/[\r\n]/.test(line) && new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  it("begins today at the place where no day is named, with the night that goes on", async () => {
    const deps = { ...compose(env), clock: { now: () => Date.parse("2026-11-19T15:30:00Z") } };
    const kiritimati = { planet: "sun", lat: "1.8721", lon: "-157.4278" };
    const response = await createApp(deps).fetch(new Request(ORIGIN + toAddress(kiritimati)), env);
    const [first] = convertIcsCalendar(undefined, await response.text()).events ?? [];
    // It is the 20th there, before sunrise: hour 24 of the 19th, the Sun's.
    expect(first?.uid).toMatch(/^2026-11-19-(?:17|24)-/);
    expect(first?.end?.date.getTime()).toBeGreaterThan(Date.parse("2026-11-19T10:00:00Z"));
  });

  it.each([
    ["no planet", { planet: "" }, /saturn, jupiter/],
    ["a planet that is none of the seven", { planet: "pluto" }, /saturn, jupiter/],
    ["latitude 91", { lat: "91" }, /-90 to 90/],
    ["the year 9999", { date: "9999-01-01" }, /1900 to 2100/],
    ["an unknown zone", { tz: "Mars/Olympus" }, /such as Europe\/London/],
    ["a name of 101 characters", { name: "x".repeat(101) }, /at most 100/],
  ])("is refused for %s, in JSON", async (_case, wrong, message) => {
    const response = await call(toAddress({ ...QUITO, ...wrong }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "invalid_request", message: expect.stringMatching(message) });
  });
});
