import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STEP_UP_VALID_MS } from "#domain/accounts/passkey.ts";
import type { DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { actAtDesk, comeBackAt, type Desk, emptyPractice, listActs, openDesk, readResponse } from "./support/desk.ts";
import { MEETING_LINK } from "./support/mailed-practice.ts";
import { forgetPractice } from "./support/practice.ts";
import { readAllCells } from "./support/rows.ts";

/** Words that are found wherever they leak to. */
const CANARY = "Kanarienvogel-2718";

/** Wednesday, 2 December 2026, 10:00 in New York. */
const STARTS_AT = Date.parse("2026-12-02T10:00-05:00");

const AFTER = STARTS_AT + 2 * HOUR_MS;
const CONFIRMED = { status: "confirmed", confirmedAt: 1 } as const;
const MISSED = { status: "no_show", closedAt: AFTER - HOUR_MS, forfeitedAt: AFTER - HOUR_MS } as const;

let desk: Desk;

beforeEach(async () => {
  await forgetPractice();
  await emptyPractice();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  desk = await openDesk();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function act(id: string, name: string, body?: unknown): Promise<Response> {
  return actAtDesk(desk, id, name, body);
}

async function expectDone(response: Response): Promise<DeskConsultation> {
  const { status, body } = await readResponse(response);
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as DeskConsultation;
}

describe("confirming", () => {
  it("without a link anywhere asks for one, and takes it", async () => {
    const { id } = await desk.practice.book(STARTS_AT);
    expect(await readResponse(await act(id, "confirm"))).toEqual({
      status: 409,
      body: { code: "conflict", message: "Please enter the link at which the session takes place." },
    });
    const confirmed = await expectDone(await act(id, "confirm", { meetingUrl: " https://meet.example.org/own " }));
    expect(confirmed).toMatchObject({ meetingUrl: "https://meet.example.org/own", needsMeetingUrl: false });
  });

  it("takes the link of the settings where none is said, and tells the client", async () => {
    await desk.practice.saveSettings();
    const { id, email } = await desk.practice.book(STARTS_AT);
    expect(await expectDone(await act(id, "confirm"))).toMatchObject({ status: "confirmed", meetingUrl: MEETING_LINK });
    const [mail] = (await desk.practice.product.readMails()).filter(({ to }) => to === email);
    expect(mail?.text).toContain(MEETING_LINK);
  });

  it.each(["http://meet.example.org", "javascript:alert(1)", "https://user:secret@meet.example.org", "meet", ""])(
    "takes no %j as a link",
    async (meetingUrl) => {
      const { id } = await desk.practice.book(STARTS_AT);
      expect(await readResponse(await act(id, "confirm", { meetingUrl }))).toMatchObject({
        status: 422,
        body: { message: "Please enter a link that begins with https://." },
      });
    },
  );
});

describe("cancelling", () => {
  it.each([
    ["no reason", {}, "Please give a reason."],
    ["a reason of spaces", { reason: "   " }, "Please give a reason."],
    ["a reason of 501 letters", { reason: "a".repeat(501) }, "Maximum 500 characters"],
  ])("with %s is no request", async (_what, body, message) => {
    const { id } = await desk.practice.book(STARTS_AT);
    expect(await readResponse(await act(id, "cancel", body))).toMatchObject({ status: 422, body: { message } });
  });

  it("an hour before the session costs the client nothing, and frees the hour", async () => {
    const { id, email } = await desk.practice.book(STARTS_AT, CONFIRMED);
    desk = await comeBackAt(desk, STARTS_AT - HOUR_MS);
    const cancelled = await expectDone(await act(id, "cancel", { reason: "I am ill" }));
    expect(cancelled).toMatchObject({ isForfeited: false, reason: "I am ill" });
    const [mail] = (await desk.practice.product.readMails()).filter(({ to }) => to === email);
    expect(mail?.text).toContain("I am ill");
    await desk.practice.book(STARTS_AT);
  });
});

describe("moving", () => {
  it.each([
    ["any time to come, also outside the working hours", "2026-12-05T22:00-05:00"],
    ["a time in an hour", new Date(Date.UTC(2026, 10, 21, 13)).toISOString()],
    ["29 February of a year that has one", "2028-02-29T10:00-05:00"],
  ])("takes %s", async (_what, newDateTime) => {
    await desk.practice.saveSettings();
    const { id } = await desk.practice.book(STARTS_AT);
    const moved = await expectDone(await act(id, "reschedule", { newDateTime }));
    expect(moved).toMatchObject({ status: "confirmed", time: new Date(newDateTime).toISOString(), clientMoves: 0 });
    expect(await listActs()).toEqual([
      { act: "session_moved", subject: id, detail: new Date(newDateTime).toISOString() },
    ]);
  });

  it("lies over a block where the master wants it to: the time is the master’s", async () => {
    await desk.practice.saveSettings();
    const { id } = await desk.practice.book(STARTS_AT);
    const newDateTime = "2026-12-03T10:00-05:00";
    expect((await desk.browser.post("/api/master/block-slot", { dateTime: newDateTime })).status).toBe(200);
    await expectDone(await act(id, "reschedule", { newDateTime, reason: "An earlier train" }));
  });

  it.each([
    ["a time that has passed", "2026-11-21T11:59Z", 409, "This time has passed."],
    ["the time at which it is", "2026-12-02T15:00Z", 409, "The session is at this time already."],
    ["a time within another session", "2026-12-03T10:59-05:00", 409, "Another session is booked at this time."],
    ["a time around midnight", "2026-12-03T23:30-05:00", 422, "A session has to end on the day on which it begins."],
    ["a time without its offset", "2026-12-03T10:00", 422, "Please select a date and time"],
    ["29 February of another year", "2027-02-29T10:00-05:00", 422, "Please select a date and time"],
    ["nothing", undefined, 422, "Please select a date and time"],
  ])("takes no %s", async (_what, newDateTime, status, message) => {
    await desk.practice.saveSettings();
    const { id } = await desk.practice.book(STARTS_AT);
    await desk.practice.book(Date.parse("2026-12-03T10:00-05:00"));
    const response = await readResponse(await act(id, "reschedule", { newDateTime }));
    expect(response).toMatchObject({ status, body: { message } });
    expect(await listActs()).toEqual([]);
  });

  it("without a link anywhere asks for one, and takes it", async () => {
    const { id } = await desk.practice.book(STARTS_AT);
    const newDateTime = "2026-12-03T10:00-05:00";
    expect(await readResponse(await act(id, "reschedule", { newDateTime }))).toMatchObject({
      status: 409,
      body: { message: "Please enter the link at which the session takes place." },
    });
    const meetingUrl = "https://meet.example.org/own";
    expect(await expectDone(await act(id, "reschedule", { newDateTime, meetingUrl }))).toMatchObject({ meetingUrl });
  });

  it("of two sessions to one time at the same moment, one goes there and the other one stays", async () => {
    await desk.practice.saveSettings();
    const sessions = [await desk.practice.book(STARTS_AT), await desk.practice.book(STARTS_AT + DAY_MS)];
    const newDateTime = "2026-12-10T10:00-05:00";
    const responses = await Promise.all(sessions.map(({ id }) => act(id, "reschedule", { newDateTime })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listActs()).map(({ act: done }) => done)).toEqual(["session_moved"]);
  });
});

describe("after a session", () => {
  it("completed and no-show can be exchanged for 7 days, with the access that goes and comes", async () => {
    const { id } = await desk.practice.book(STARTS_AT, CONFIRMED);
    desk = await comeBackAt(desk, AFTER);
    expect(await expectDone(await act(id, "no-show"))).toMatchObject({ status: "no_show", isForfeited: true });
    desk = await comeBackAt(desk, AFTER + 3 * DAY_MS);
    const completed = await expectDone(await act(id, "complete", { summary: " We spoke " }));
    expect(completed).toMatchObject({ status: "completed", isForfeited: false, summary: "We spoke" });
    desk = await comeBackAt(desk, AFTER + 7 * DAY_MS);
    expect(await expectDone(await act(id, "no-show"))).toMatchObject({ isForfeited: true });
    desk = await comeBackAt(desk, AFTER + 7 * DAY_MS + 1);
    expect(await readResponse(await act(id, "complete", { summary: "" }))).toEqual({
      status: 409,
      body: { code: "conflict", message: "This could be changed for 7 days." },
    });
  });

  it("a summary has at most 10,000 characters, and may be left out", async () => {
    const { id } = await desk.practice.book(STARTS_AT, CONFIRMED);
    desk = await comeBackAt(desk, AFTER);
    expect(await readResponse(await act(id, "complete", { summary: "a".repeat(10_001) }))).toMatchObject({
      status: 422,
      body: { message: "Maximum 10,000 characters" },
    });
    expect(await expectDone(await act(id, "complete", { summary: "" }))).toMatchObject({ summary: null });
  });

  it("a forfeited access is given back only with a fresh proof of the master", async () => {
    const { id } = await desk.practice.book(STARTS_AT, MISSED);
    desk = await comeBackAt(desk, AFTER);
    desk.practice.product.now += STEP_UP_VALID_MS;
    expect(await readResponse(await act(id, "restore"))).toMatchObject({
      status: 403,
      body: { code: "step_up_required" },
    });
    desk = await comeBackAt(desk, desk.practice.product.now);
    const restored = await expectDone(await act(id, "restore"));
    expect(restored).toMatchObject({ status: "no_show", isForfeited: false, rights: { canRestore: false } });
  });
});

it("no word of the master to a client, and no link, is in a log, in the audit list or as plain text in the database", async () => {
  const levels = ["debug", "info", "log", "warn", "error"] as const;
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  const meetingUrl = `https://meet.example.org/${CANARY}`;
  const sessions = await Promise.all([1, 2, 3].map((day) => desk.practice.book(STARTS_AT + day * DAY_MS)));
  const [first, second, third] = sessions.map(({ id }) => id);
  await expectDone(await act(first ?? "", "confirm", { meetingUrl }));
  await expectDone(await act(second ?? "", "cancel", { reason: CANARY }));
  const newDateTime = "2026-12-15T10:00-05:00";
  await expectDone(await act(third ?? "", "reschedule", { newDateTime, reason: CANARY, meetingUrl }));
  desk = await comeBackAt(desk, STARTS_AT + 5 * DAY_MS);
  await expectDone(await act(first ?? "", "complete", { summary: CANARY }));
  expect((await act(first ?? "", "cancel", { reason: CANARY })).status).toBe(409);
  expect((await act(third ?? "", "confirm", { meetingUrl: CANARY })).status).toBe(422);
  const log = spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join("\n");
  expect(log).toContain("/api/master/consultations/{id}/cancel");
  expect(log).not.toContain(CANARY);
  expect((await readAllCells()).join("\n")).not.toContain(CANARY);
});
