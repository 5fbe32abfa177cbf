import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockedSlot } from "#domain/contracts/desk-blocks.ts";
import { type Desk, emptyPractice, listActs, openDesk, readResponse } from "./support/desk.ts";
import { readAllCells } from "./support/rows.ts";

/** Words that are found wherever they leak to. */
const CANARY = "Kanarienvogel-0815";

let desk: Desk;

beforeEach(async () => {
  await emptyPractice();
  // Saturday, 21 November 2026, 7:00 in New York.
  desk = await openDesk();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const HOUR = "/api/master/block-slot";
const BLOCKS = "/api/master/blocked-slots";

const RANGE = { kind: "range", startsAt: "2026-12-01T09:00-05:00", endsAt: "2026-12-01T12:00-05:00" };
const DAYS = { kind: "days", firstDay: "2026-12-24", lastDay: "2026-12-31" };
const WEEKLY = {
  ...{ kind: "weekly", weekdays: [3, 2, 3], startTime: "12:00", endTime: "13:30" },
  ...{ firstDay: "2026-12-01", lastDay: "2027-01-31" },
};

async function block(path: string, body: unknown): Promise<BlockedSlot> {
  const response = await desk.browser.post(path, body);
  expect(response.status).toBe(200);
  return response.json();
}

async function list(): Promise<readonly BlockedSlot[]> {
  const response = await desk.browser.send("GET", BLOCKS);
  return (await response.json<{ blockedSlots: BlockedSlot[] }>()).blockedSlots;
}

async function readVersion(): Promise<unknown> {
  return env.DB.prepare("select calendar_version from consultation_settings").first("calendar_version");
}

describe("an hour is blocked", () => {
  it("from a time with its offset on, and the list shows it in UTC with its reason", async () => {
    const blocked = await block(HOUR, { dateTime: "2026-12-01T10:00:00-05:00", reason: "  Dentist " });
    expect(blocked).toEqual({
      ...{ id: expect.any(String), kind: "range", reason: "Dentist", weekdays: [], exceptions: [] },
      ...{ dateTime: "2026-12-01T15:00:00.000Z", endsAt: "2026-12-01T16:00:00.000Z", startTime: null, endTime: null },
      ...{ firstDay: "2026-12-01", lastDay: "2026-12-01" },
    });
    expect(await list()).toEqual([blocked]);
    expect(await listActs()).toEqual([{ act: "time_blocked", subject: blocked.id, detail: "range" }]);
  });

  it.each([
    ["nothing", {}, "Please select a date and time to block."],
    ["no text", { dateTime: 5 }, "Please select a date and time to block."],
    ["an empty text", { dateTime: "" }, "Please select a date and time to block."],
    ["a time without its offset", { dateTime: "2026-12-01T10:00" }, "Please select a date and time to block."],
    ["a day alone", { dateTime: "2026-12-01" }, "Please select a date and time to block."],
    ["29 February of another year", { dateTime: "2027-02-29T10:00Z" }, "Please select a date and time to block."],
    ["an hour that no clock has", { dateTime: "2026-12-01T25:00Z" }, "Please select a date and time to block."],
    [
      "a time that has passed",
      { dateTime: "2026-11-21T11:59Z" },
      "This time has passed: only what is to come can be blocked.",
    ],
    [
      "a second that no clock shows twice",
      { dateTime: "2016-12-31T23:59:60Z" },
      "This time has passed: only what is to come can be blocked.",
    ],
    ["a time in ten years", { dateTime: "2036-12-01T10:00Z" }, "A block can last two years at most."],
    ["a reason of 201 letters", { dateTime: "2026-12-01T10:00Z", reason: "a".repeat(201) }, "Maximum 200 characters"],
  ])("but not with %s", async (_what, body, message) => {
    expect(await readResponse(await desk.browser.post(HOUR, body))).toEqual({
      status: 422,
      body: { code: "invalid_request", message },
    });
    expect(await list()).toEqual([]);
  });

  it("on 29 February of a year that has one", async () => {
    desk.practice.product.now = Date.UTC(2028, 1, 1);
    desk = await openDesk({ practice: desk.practice });
    expect(await block(HOUR, { dateTime: "2028-02-29T10:00-05:00" })).toMatchObject({ firstDay: "2028-02-29" });
  });

  it("once, however often it is asked for; said with another reason it has that one", async () => {
    const dateTime = "2026-12-01T10:00-05:00";
    const responses = await Promise.all(Array.from({ length: 6 }, () => desk.browser.post(HOUR, { dateTime })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await block(HOUR, { dateTime: "2026-12-01T15:00Z", reason: "Dentist" });
    expect(await list()).toEqual([expect.objectContaining({ reason: "Dentist" })]);
    expect(await listActs()).toHaveLength(1);
  });
});

describe("time is blocked", () => {
  it.each([
    [
      "for a stretch",
      RANGE,
      { dateTime: "2026-12-01T14:00:00.000Z", endsAt: "2026-12-01T17:00:00.000Z", firstDay: "2026-12-01" },
    ],
    [
      "for whole days of the practice’s calendar",
      DAYS,
      { dateTime: "2026-12-24T05:00:00.000Z", endsAt: "2027-01-01T05:00:00.000Z", lastDay: "2026-12-31" },
    ],
    [
      "every week",
      WEEKLY,
      { dateTime: "2026-12-01T17:00:00.000Z", weekdays: [2, 3], startTime: "12:00", endTime: "13:30" },
    ],
  ])("%s", async (_what, body, shown) => {
    const blocked = await block(BLOCKS, { ...body, reason: "" });
    expect(blocked).toMatchObject({ ...shown, kind: body.kind, reason: null });
    expect(await list()).toEqual([blocked]);
  });

  it.each([
    ["no kind", { ...RANGE, kind: "hour" }, "Please select a date and time to block."],
    ["an end before its beginning", { ...RANGE, endsAt: RANGE.startsAt }, "The end has to come after the beginning."],
    [
      "a beginning without its offset",
      { ...RANGE, startsAt: "2026-12-01T09:00" },
      "Please select a date and time to block.",
    ],
    [
      "a beginning that has passed",
      { ...RANGE, startsAt: "2026-11-20T09:00Z" },
      "This time has passed: only what is to come can be blocked.",
    ],
    ["days in the wrong order", { ...DAYS, lastDay: "2026-12-23" }, "The end has to come after the beginning."],
    [
      "a day that has passed",
      { ...DAYS, firstDay: "2026-11-20" },
      "This time has passed: only what is to come can be blocked.",
    ],
    ["31 November", { ...DAYS, lastDay: "2026-11-31" }, "Please select a date and time to block."],
    ["no last day", { ...DAYS, lastDay: undefined }, "Please select a date and time to block."],
    ["more than two years", { ...DAYS, lastDay: "2028-12-01" }, "A block can last two years at most."],
    ["the end of all calendars", { ...DAYS, lastDay: "9999-12-31" }, "A block can last two years at most."],
    ["no weekday", { ...WEEKLY, weekdays: [] }, "Please choose at least one day of the week."],
    ["an eighth weekday", { ...WEEKLY, weekdays: [7] }, "Please choose at least one day of the week."],
    ["half a weekday", { ...WEEKLY, weekdays: [1.5] }, "Please choose at least one day of the week."],
    ["hours in the wrong order", { ...WEEKLY, endTime: "12:00" }, "The end has to come after the beginning."],
    ["hours as people say them", { ...WEEKLY, startTime: "9 am" }, "Please enter a time as HH:MM."],
    ["24 o’clock", { ...WEEKLY, endTime: "24:00" }, "Please enter a time as HH:MM."],
  ])("but not with %s", async (_what, body, message) => {
    expect(await readResponse(await desk.browser.post(BLOCKS, body))).toEqual({
      status: 422,
      body: { code: "invalid_request", message },
    });
  });

  it("over other blocks as well", async () => {
    await block(HOUR, { dateTime: "2026-12-01T10:00-05:00" });
    await block(BLOCKS, RANGE);
    expect(await list()).toHaveLength(2);
  });

  it("and no longer listed once it is over, but for a rule that can still be changed", async () => {
    await block(BLOCKS, RANGE);
    await block(BLOCKS, WEEKLY);
    desk.practice.product.now = Date.parse("2026-12-01T12:00-05:00");
    desk = await openDesk({ practice: desk.practice });
    expect((await list()).map(({ kind }) => kind)).toEqual(["weekly"]);
    desk.practice.product.now = Date.parse("2027-02-01T00:00-05:00");
    desk = await openDesk({ practice: desk.practice });
    expect(await list()).toEqual([]);
  });
});

describe("over a live booking nothing is blocked", () => {
  // Wednesday, 2 December, 12:30 to 13:30 in New York.
  const startsAt = Date.parse("2026-12-02T12:30-05:00");

  it.each([
    ["an hour that ends within it", HOUR, { dateTime: "2026-12-02T12:00-05:00" }, 409],
    ["an hour that begins within it", HOUR, { dateTime: "2026-12-02T13:29-05:00" }, 409],
    ["an hour that ends as it begins", HOUR, { dateTime: "2026-12-02T11:30-05:00" }, 200],
    ["an hour that begins as it ends", HOUR, { dateTime: "2026-12-02T13:30-05:00" }, 200],
    ["a stretch around it", BLOCKS, { ...RANGE, endsAt: "2026-12-03T12:00-05:00" }, 409],
    ["its day", BLOCKS, { kind: "days", firstDay: "2026-12-02", lastDay: "2026-12-02" }, 409],
    ["the day after it", BLOCKS, { kind: "days", firstDay: "2026-12-03", lastDay: "2026-12-03" }, 200],
    ["its weekday at that hour", BLOCKS, WEEKLY, 409],
    ["another weekday at that hour", BLOCKS, { ...WEEKLY, weekdays: [4] }, 200],
    ["its weekday at another hour", BLOCKS, { ...WEEKLY, startTime: "13:30", endTime: "14:00" }, 200],
  ])("%s", async (_what, path, body, status) => {
    await desk.practice.book(startsAt, { name: "Ada Lovelace", status: "confirmed" });
    const response = await readResponse(await desk.browser.post(path, body));
    expect(response.status).toBe(status);
    if (status === 200) return;
    expect(response.body).toEqual({
      code: "conflict",
      message:
        "Ada Lovelace has a session then: Wednesday, December 2, 2026, 12:30 PM to 1:30 PM, Eastern Standard Time (America/New York). Please move or cancel it first.",
    });
    expect(await list()).toEqual([]);
    expect(await listActs()).toEqual([]);
  });

  it.each(["cancelled", "completed", "no_show"] as const)("but a %s one is none", async (status) => {
    const change = status === "cancelled" ? { status, cancelReason: "by_client" as const } : { status, closedAt: 1 };
    await desk.practice.book(startsAt, change);
    await block(BLOCKS, WEEKLY);
  });
});

describe("a block ends", () => {
  it("once, in the audit list as well, and what was decided by it is decided again", async () => {
    const { id } = await block(HOUR, { dateTime: "2026-12-01T10:00-05:00" });
    const before = await readVersion();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => desk.browser.send("DELETE", `${BLOCKS}/${id}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await list()).toEqual([]);
    expect((await listActs()).map(({ act }) => act)).toEqual(["time_blocked", "time_unblocked"]);
    expect(await readVersion()).toBe(Number(before) + 1);
  });

  it.each([
    ["that is gone", crypto.randomUUID(), 204],
    ["without an id", "1", 422],
    ["with a word of SQL", "' or 1=1 --", 422],
  ])("%s: %s is %i", async (_what, id, status) => {
    const response = await desk.browser.send("DELETE", `${BLOCKS}/${encodeURIComponent(id)}`);
    expect(response.status).toBe(status);
    if (status === 422) expect(await response.json()).toMatchObject({ message: "There is no such blocked time." });
  });
});

describe("a weekly block has exceptions", () => {
  async function except(id: string, day: string, isException = true): Promise<Response> {
    return desk.browser.post(`${BLOCKS}/${id}/exceptions`, { day, isException });
  }

  it("for days of the rule, in order, and each can be taken back; a repeated call changes nothing", async () => {
    const { id } = await block(BLOCKS, WEEKLY);
    expect((await except(id, "2026-12-09")).status).toBe(200);
    expect((await except(id, "2026-12-02")).status).toBe(200);
    expect((await except(id, "2026-12-02")).status).toBe(200);
    expect((await list())[0]?.exceptions).toEqual(["2026-12-02", "2026-12-09"]);
    expect((await except(id, "2026-12-09", false)).status).toBe(200);
    expect((await except(id, "2026-12-09", false)).status).toBe(200);
    expect((await list())[0]?.exceptions).toEqual(["2026-12-02"]);
    const acts = (await listActs()).map(({ act, detail }) => [act, detail]);
    expect(acts).toEqual([
      ["time_blocked", "weekly"],
      ["time_unblocked", "weekly 2026-12-09"],
      ["time_unblocked", "weekly 2026-12-02"],
      ["time_blocked", "weekly 2026-12-09"],
    ]);
  });

  it("all of them, where ten windows make one each at the same moment", async () => {
    const { id } = await block(BLOCKS, { ...WEEKLY, weekdays: [1, 2, 3, 4, 5] });
    const days = Array.from({ length: 4 }, (_, at) => `2026-12-0${7 + Math.min(at, 2)}`);
    const responses = await Promise.all(days.map((day) => except(id, day)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await list())[0]?.exceptions).toEqual(["2026-12-07", "2026-12-08", "2026-12-09"]);
  });

  it.each([
    ["a weekday of another kind", "2026-12-03", "An exception has to be one of the days that the rule blocks."],
    ["a day after its end", "2027-02-02", "An exception has to be one of the days that the rule blocks."],
    ["no day", "2026-13-01", "Please choose a day of the calendar, as YYYY-MM-DD."],
  ])("but not for %s", async (_what, day, message) => {
    const { id } = await block(BLOCKS, WEEKLY);
    expect(await readResponse(await except(id, day))).toMatchObject({ status: 422, body: { message } });
  });

  it("but not for a day that has passed", async () => {
    const { id } = await block(BLOCKS, WEEKLY);
    desk.practice.product.now = Date.parse("2026-12-03T12:00-05:00");
    desk = await openDesk({ practice: desk.practice });
    expect((await except(id, "2026-12-02")).status).toBe(422);
  });

  it("but a block of another kind has none, and what isn’t there neither", async () => {
    const { id } = await block(BLOCKS, DAYS);
    expect((await except(id, "2026-12-24")).status).toBe(422);
    expect((await except(crypto.randomUUID(), "2026-12-24")).status).toBe(404);
  });

  it("which can’t be taken back over a booking that was made meanwhile, and only there", async () => {
    const { id } = await block(BLOCKS, WEEKLY);
    await except(id, "2026-12-02");
    await except(id, "2026-12-09");
    await desk.practice.book(Date.parse("2026-12-02T12:00-05:00"), { name: "Grace Hopper" });
    const refused = await readResponse(await except(id, "2026-12-02", false));
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Grace Hopper has a session") },
    });
    expect((await except(id, "2026-12-09", false)).status).toBe(200);
  });
});

describe("of what the master writes about a block", () => {
  it("nothing is in a log, in the audit list or as plain text in the database, nor the name of a client in a log", async () => {
    const levels = ["debug", "info", "log", "warn", "error"] as const;
    const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    await desk.practice.book(Date.parse("2026-12-02T12:30-05:00"), { name: `Ada ${CANARY}` });
    await block(HOUR, { dateTime: "2026-12-01T10:00-05:00", reason: CANARY });
    expect((await desk.browser.post(HOUR, { dateTime: "2026-12-02T12:00-05:00", reason: CANARY })).status).toBe(409);
    expect((await desk.browser.post(HOUR, { dateTime: CANARY })).status).toBe(422);
    const log = spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n");
    expect(log).toContain("/api/master/block-slot");
    expect(log).not.toContain(CANARY);
    expect(JSON.stringify(await listActs())).not.toContain(CANARY);
    const cells = (await readAllCells()).filter((cell) => cell.includes(CANARY));
    // A client’s name is not encrypted: the desk looks for it.
    expect(cells).toEqual([`Ada ${CANARY}`]);
  });
});
