import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STEP_UP_VALID_MS } from "#domain/accounts/passkey.ts";
import type { PracticeSettings, SettingsResponse } from "#domain/contracts/desk-practice.ts";
import { MASTER_NOTICES } from "#domain/mail/master-notices.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { type Desk, emptyPractice, listActs, openDesk, readResponse } from "./support/desk.ts";
import { readAllCells } from "./support/rows.ts";

const LINK = "https://meet.example.org/Kanarienvogel-1812";

let desk: Desk;

beforeEach(async () => {
  await emptyPractice();
  desk = await openDesk();
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function read(): Promise<SettingsResponse> {
  return (await desk.browser.send("GET", "/api/master/settings")).json();
}

function put(settings: unknown, version: number): Promise<Response> {
  return desk.browser.send("PUT", "/api/master/settings", { settings, version });
}

async function change(
  changed: Partial<PracticeSettings>,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { settings, version } = await read();
  return readResponse(await put({ ...settings, ...changed }, version));
}

const NINE_TO_FIVE = { start: "09:00", end: "17:00" } as const;

describe("the settings", () => {
  it("are the defaults until somebody changes them", async () => {
    expect(await read()).toEqual({
      settings: {
        ...{ zone: "America/New_York", bufferMinutes: 15, mostPerDay: null, horizonWeeks: 12, meetingLink: null },
        ...{ locationHint: "enam", notices: MASTER_NOTICES },
        workingHours: {
          ...{ monday: NINE_TO_FIVE, tuesday: NINE_TO_FIVE, wednesday: NINE_TO_FIVE },
          ...{ thursday: NINE_TO_FIVE, friday: NINE_TO_FIVE },
        },
      },
      ...{ version: 0, isZoneFixed: false, hasFeed: false },
    });
  });

  it("change as a whole, and say what in the audit list, not how", async () => {
    const { settings } = await read();
    const workingHours = { ...settings.workingHours, friday: null, monday: { start: "10:30", end: "15:00" } } as const;
    const wanted = { ...settings, workingHours, meetingLink: LINK, mostPerDay: 3, notices: ["agenda", "booked"] };
    const { status, body } = await readResponse(await put(wanted, 0));
    expect(status).toBe(200);
    expect(body).toMatchObject({ settings: { ...wanted, notices: ["booked", "agenda"] }, version: 1 });
    expect(await read()).toEqual(body);
    expect(await listActs()).toEqual([
      { act: "settings_changed", subject: null, detail: "workingHours mostPerDay meetingLink notices" },
    ]);
  });

  it("can be taken back to what they were, the link with them", async () => {
    await change({ meetingLink: LINK });
    expect(await change({ meetingLink: null })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await read()).settings.meetingLink).toBeNull();
  });

  it("that are so already change nothing: a second click is no conflict", async () => {
    const { settings } = await read();
    const responses = await Promise.all([1, 2, 3].map(() => put({ ...settings, bufferMinutes: 30 }, 0)));
    const again = await put({ ...settings, bufferMinutes: 30 }, 0);
    expect([...responses, again].filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(await read()).toMatchObject({ version: 1, settings: { bufferMinutes: 30 } });
    expect(await listActs()).toHaveLength(1);
  });

  it("of two windows the later one is refused, and loses nothing of the earlier one", async () => {
    const { settings, version } = await read();
    const responses = await Promise.all([
      put({ ...settings, bufferMinutes: 30 }, version),
      put({ ...settings, horizonWeeks: 4 }, version),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      code: "conflict",
      message:
        "The settings were changed in the meantime, in another window or by somebody else. Please look at them again.",
    });
    expect((await read()).version).toBe(1);
    expect(await listActs()).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["a zone that nobody has", { zone: "Mars/Olympus" }, "Please choose a time zone of the list."],
    ["a break of three hours", { bufferMinutes: 180 }, "The break is 0 to 120 minutes."],
    ["half a week", { horizonWeeks: 0 }, "Please enter 1 to 52 weeks."],
    ["no session a day", { mostPerDay: 0 }, "Please enter 1 to 20 sessions a day, or leave it empty."],
    [
      "a link without https",
      { meetingLink: "http://meet.example.org" },
      "Please enter a link that begins with https://.",
    ],
    [
      "a link that is a script",
      { meetingLink: "javascript:alert(1)" },
      "Please enter a link that begins with https://.",
    ],
    [
      "hours that end before they begin",
      { workingHours: { friday: { start: "17:00", end: "09:00" } } },
      "Hours are written as 09:00, and end after they begin.",
    ],
    [
      "hours too short for a session",
      { workingHours: { friday: { start: "09:00", end: "09:59" } } },
      "A session of 60 minutes has to fit into the hours of a day.",
    ],
    [
      "hours up to midnight",
      { workingHours: { friday: { start: "09:00", end: "23:50" } } },
      "The break after the last session has to end before midnight: please end the day earlier.",
    ],
    [
      "hours that no clock shows",
      { workingHours: { friday: { start: "9:00", end: "17:00" } } },
      "Please enter a time as HH:MM.",
    ],
    [
      "no open day",
      { workingHours: { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null } },
      "Please keep at least one day of the week open.",
    ],
  ])("have no place for %s", async (_what, changed, message) => {
    const { settings } = await read();
    const workingHours = { ...settings.workingHours, ...(changed.workingHours as object | undefined) };
    const response = await put({ ...settings, ...changed, workingHours }, 0);
    expect(await readResponse(response)).toEqual({ status: 422, body: { code: "invalid_request", message } });
    expect((await read()).version).toBe(0);
  });

  it("keep the zone while a booking lives, and let everything else change", async () => {
    const { id } = await desk.practice.book(Date.UTC(2026, 11, 2, 15));
    const moved = (): Promise<unknown> => env.DB.prepare("select * from consultations where id = ?").bind(id).first();
    const before = await moved();
    expect((await read()).isZoneFixed).toBe(true);
    expect(await change({ zone: "Europe/London" })).toEqual({
      status: 409,
      body: { code: "conflict", message: "The time zone can’t be changed while sessions are booked." },
    });
    const { settings } = await read();
    const workingHours = { ...settings.workingHours, wednesday: null };
    expect((await change({ workingHours, bufferMinutes: 0 })).status).toBe(200);
    expect(await moved()).toEqual(before);
  });

  it("with another zone have the days of blocked stretches by its calendar", async () => {
    const dateTime = "2026-12-01T20:00-05:00";
    const blocked = await (await desk.browser.post("/api/master/block-slot", { dateTime })).json();
    expect(blocked).toMatchObject({ firstDay: "2026-12-01" });
    expect((await change({ zone: "Asia/Tokyo" })).status).toBe(200);
    const stored = await env.DB.prepare("select day, last_day from blocked_slots").first();
    expect(stored).toEqual({ day: "2026-12-02", last_day: "2026-12-02" });
    const list = await (await desk.browser.send("GET", "/api/master/blocked-slots")).text();
    expect(list).toContain('"firstDay":"2026-12-02"');
  });

  it("want a proof that is at most five minutes old", async () => {
    const { settings } = await read();
    desk.practice.product.now += STEP_UP_VALID_MS;
    expect(await readResponse(await put(settings, 0))).toMatchObject({
      status: 403,
      body: { code: "step_up_required" },
    });
    expect((await desk.browser.post("/api/master/feed", {})).status).toBe(403);
  });

  it("keep the link encrypted, and out of every log", async () => {
    const levels = ["debug", "info", "log", "warn", "error"] as const;
    const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    await change({ meetingLink: LINK });
    await change({ meetingLink: `${LINK} and more` });
    const log = spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n");
    expect(log).toContain("/api/master/settings");
    expect(log).not.toContain("Kanarienvogel-1812");
    expect((await readAllCells()).join("\n")).not.toContain("Kanarienvogel-1812");
  });
});

describe("the secret address of the calendar", () => {
  it("opens the sessions until it is renewed", async () => {
    const renew = async (): Promise<string> => {
      const { url }: { readonly url: string } = await (await desk.browser.post("/api/master/feed", {})).json();
      return new URL(url).pathname;
    };
    const ask = (path: string): Promise<Response> => desk.practice.product.ask(path);
    const first = await renew();
    expect(await (await ask(first)).text()).toContain("BEGIN:VCALENDAR");
    const second = await renew();
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  });

  it("is shown once and stored as its digest; a new one takes the place of the one before", async () => {
    const urls: string[] = [];
    for (let renewed = 0; renewed < 2; renewed += 1) {
      const { url }: { readonly url: string } = await (await desk.browser.post("/api/master/feed", {})).json();
      urls.push(url);
    }
    const [first = "", second = ""] = urls;
    expect(second).toMatch(/^https:\/\/sigilarium\.test\/api\/calendar-feed\/[\w-]{43}$/);
    const stored = await env.DB.prepare("select feed_hash from consultation_settings").first("feed_hash");
    expect(stored).toBe(await hashToken(second.split("/").at(-1) ?? ""));
    expect((await readAllCells()).join("\n")).not.toContain(first.split("/").at(-1));
    expect(await read()).toMatchObject({ hasFeed: true, version: 0 });
    expect((await listActs()).map(({ act }) => act)).toEqual(["feed_renewed", "feed_renewed"]);
  });
});
