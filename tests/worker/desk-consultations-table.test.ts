import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import type { MailedBooking } from "#worker/features/consultations/booking-mails.ts";
import { actAtDesk, comeBackAt, type Desk, emptyPractice, listActs, openDesk, readResponse } from "./support/desk.ts";
import { forgetPractice } from "./support/practice.ts";

/** Wednesday, 2 December 2026, 10:00 in New York. */
const STARTS_AT = Date.parse("2026-12-02T10:00-05:00");

let desk: Desk;

beforeEach(async () => {
  await forgetPractice();
  await emptyPractice();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  desk = await openDesk();
});

function act(id: string, name: string, body?: unknown): Promise<Response> {
  return actAtDesk(desk, id, name, body);
}

async function listMails(to: string): Promise<readonly string[]> {
  const mails = await desk.practice.product.readMails();
  return mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
}

async function listActNames(): Promise<readonly string[]> {
  return (await listActs()).map((entry) => entry.act);
}

const ACTS = {
  confirm: { meetingUrl: "https://meet.example.org/own" },
  meeting: { meetingUrl: "https://meet.example.org/other", meetingId: "812 4477", meetingPassword: "owl" },
  cancel: { reason: "The master is ill" },
  reschedule: { newDateTime: "2026-12-03T18:30-05:00", meetingUrl: "https://meet.example.org/own" },
  complete: { summary: "We spoke of beginnings" },
  "no-show": {},
  restore: {},
  "lift-move-cap": {},
} as const;

type Act = keyof typeof ACTS;

const BEFORE = STARTS_AT - 5 * DAY_MS;
const AFTER = STARTS_AT + 2 * HOUR_MS;
const NOT_CONFIRMED = "This session is not confirmed yet.";
const CONFIRMED = "This session is confirmed already.";
const CANCELLED = "This session was cancelled.";
const COMPLETED = "This session has taken place.";
const MISSED = "This session was marked as a no-show.";
const OVER = "This session is over.";
const NOT_BEGUN = "This session hasn’t begun yet.";
const PASSED = "This time has passed.";
const NOTHING_LOST = "Nothing was lost with this session.";

const STATES: Readonly<Record<string, Partial<MailedBooking>>> = {
  pending: {},
  confirmed: { status: "confirmed", confirmedAt: 1 },
  cancelled: { status: "cancelled", cancelReason: "by_master" },
  "cancelled too late": { status: "cancelled", cancelReason: "by_client", forfeitedAt: 1 },
  completed: { status: "completed", closedAt: AFTER - HOUR_MS },
  missed: { status: "no_show", closedAt: AFTER - HOUR_MS, forfeitedAt: AFTER - HOUR_MS },
};

/** What each act comes to in each state, before the session begins and after: the new status, or the message of a conflict. */
const TABLE: readonly (readonly [state: string, when: number, outcomes: Readonly<Record<Act, string>>])[] = [
  [
    "pending",
    BEFORE,
    {
      ...{ confirm: "confirmed", cancel: "cancelled", reschedule: "confirmed", complete: NOT_BEGUN },
      ...{ "no-show": NOT_CONFIRMED, restore: NOTHING_LOST, meeting: NOT_CONFIRMED, "lift-move-cap": "pending" },
    },
  ],
  [
    "pending",
    AFTER,
    {
      ...{ confirm: PASSED, cancel: "cancelled", reschedule: "confirmed", complete: "completed" },
      ...{ "no-show": NOT_CONFIRMED, restore: NOTHING_LOST, meeting: NOT_CONFIRMED, "lift-move-cap": "pending" },
    },
  ],
  [
    "confirmed",
    BEFORE,
    {
      ...{ confirm: CONFIRMED, cancel: "cancelled", reschedule: "confirmed", complete: NOT_BEGUN },
      ...{ "no-show": NOT_BEGUN, restore: NOTHING_LOST, meeting: "confirmed", "lift-move-cap": "confirmed" },
    },
  ],
  [
    "confirmed",
    AFTER,
    {
      ...{ confirm: CONFIRMED, cancel: "cancelled", reschedule: "confirmed", complete: "completed" },
      ...{ "no-show": "no_show", restore: NOTHING_LOST, meeting: OVER, "lift-move-cap": "confirmed" },
    },
  ],
  [
    "cancelled",
    BEFORE,
    {
      ...{ confirm: CANCELLED, cancel: CANCELLED, reschedule: CANCELLED, complete: CANCELLED },
      ...{ "no-show": CANCELLED, restore: NOTHING_LOST, meeting: CANCELLED, "lift-move-cap": CANCELLED },
    },
  ],
  [
    "cancelled too late",
    AFTER,
    {
      ...{ confirm: CANCELLED, cancel: CANCELLED, reschedule: CANCELLED, complete: CANCELLED },
      ...{ "no-show": CANCELLED, restore: "cancelled", meeting: CANCELLED, "lift-move-cap": CANCELLED },
    },
  ],
  [
    "completed",
    AFTER,
    {
      ...{ confirm: COMPLETED, cancel: COMPLETED, reschedule: COMPLETED, complete: COMPLETED },
      ...{ "no-show": "no_show", restore: NOTHING_LOST, meeting: COMPLETED, "lift-move-cap": COMPLETED },
    },
  ],
  [
    "missed",
    AFTER,
    {
      ...{ confirm: MISSED, cancel: MISSED, reschedule: MISSED, complete: "completed" },
      ...{ "no-show": MISSED, restore: "no_show", meeting: MISSED, "lift-move-cap": MISSED },
    },
  ],
];

const NAMES: readonly Act[] = [
  "confirm",
  "meeting",
  "cancel",
  "reschedule",
  "complete",
  "no-show",
  "restore",
  "lift-move-cap",
];

/** What is done before a session begins. */
const BEFORE_IT_BEGINS: readonly Act[] = ["confirm", "meeting", "cancel", "reschedule"];

const AUDITED: Readonly<Record<Act, string>> = {
  confirm: "session_confirmed",
  meeting: "session_link_changed",
  cancel: "session_cancelled",
  reschedule: "session_moved",
  complete: "session_completed",
  "no-show": "session_missed",
  restore: "access_restored",
  "lift-move-cap": "move_cap_lifted",
};

describe.each(NAMES)("%s", (name) => {
  const rows = TABLE.map(([state, when, outcomes]) => [state, when === BEFORE, outcomes[name]] as const);

  it.each(rows)("a %s session (it is before it: %s): %s", async (state, isBefore, outcome) => {
    const { id } = await desk.practice.book(STARTS_AT, STATES[state]);
    desk = await comeBackAt(desk, isBefore ? BEFORE : AFTER);
    const { status, body } = await readResponse(await act(id, name, ACTS[name]));
    if (/^[a-z_]+$/.test(outcome)) {
      expect([status, body]).toEqual([200, expect.objectContaining({ id, status: outcome })]);
      expect(await listActs()).toEqual([expect.objectContaining({ act: AUDITED[name], subject: id })]);
    } else {
      expect([status, body]).toEqual([409, { code: "conflict", message: outcome }]);
      expect(await listActs()).toEqual([]);
    }
  });

  it("is done once, and noted once, where two windows do it at the same moment", async () => {
    const state = name === "restore" ? STATES.missed : STATES[name === "confirm" ? "pending" : "confirmed"];
    const { id, email } = await desk.practice.book(STARTS_AT, state);
    desk = await comeBackAt(desk, BEFORE_IT_BEGINS.includes(name) ? BEFORE : AFTER);
    const responses = await Promise.all(Array.from({ length: 4 }, () => act(id, name, ACTS[name])));
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await listActNames()).toEqual([AUDITED[name]]);
    expect(await listMails(email)).toHaveLength(name === "lift-move-cap" ? 0 : 1);
  });

  it.each([
    ["an id that nobody has", crypto.randomUUID(), 404],
    ["an id that is none", "1", 422],
    ["a word of SQL", "' or 1=1 --", 422],
  ])("of %s is %3$i", async (_what, id, status) => {
    expect((await act(encodeURIComponent(id), name, ACTS[name])).status).toBe(status);
  });
});

it("of two windows of which one confirms and the other one cancels, the mails say what has become of the session", async () => {
  await desk.practice.saveSettings();
  const { id, email } = await desk.practice.book(STARTS_AT);
  const responses = await Promise.all([act(id, "confirm"), act(id, "cancel", { reason: "I am ill" })]);
  expect(responses.map(({ status }) => status)).toContain(200);
  const after: DeskConsultation = await (await desk.browser.send("GET", `/api/master/consultations/${id}`)).json();
  const done = await listActNames();
  expect(done.at(-1)).toBe(after.status === "cancelled" ? "session_cancelled" : "session_confirmed");
  expect((await listMails(email)).length).toBeGreaterThanOrEqual(1);
});
