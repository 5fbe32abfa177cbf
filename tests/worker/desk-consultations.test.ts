import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { NO_MEETING } from "#domain/consultations/meeting.ts";
import type {
  CalendarResponse,
  ConsultationsResponse,
  DeskConsultation,
} from "#domain/contracts/desk-consultations.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { type Desk, emptyPractice, openDesk, readResponse } from "./support/desk.ts";
import { CANARY, MailedPractice } from "./support/mailed-practice.ts";
import { recordStatements } from "./support/recorded-statements.ts";

let desk: Desk;

beforeEach(async () => {
  await emptyPractice();
  desk = await openDesk();
});

/** 10:00 in New York on a day of December 2026, where the practice is. */
function tenOn(day: number): number {
  return Date.UTC(2026, 11, day, 15);
}

async function list(before?: string | null): Promise<ConsultationsResponse> {
  const query = before ? `?before=${before}` : "";
  return (await desk.browser.send("GET", `/api/master/consultations${query}`)).json();
}

async function find(query: string, statuses: readonly string[] = []): Promise<readonly string[]> {
  const response = await desk.browser.post("/api/master/consultations/search", { query, statuses, before: null });
  const { consultations }: ConsultationsResponse = await response.json();
  return consultations.map(({ name }) => name);
}

async function show(id: string): Promise<DeskConsultation> {
  return (await desk.browser.send("GET", `/api/master/consultations/${id}`)).json();
}

async function readFigures(): Promise<unknown> {
  return (await desk.browser.send("GET", "/api/master/figures")).json();
}

async function readCalendar(from: string, to: string): Promise<CalendarResponse["days"]> {
  const response = await desk.browser.send("GET", `/api/master/calendar?from=${from}&to=${to}`);
  return (await response.json<CalendarResponse>()).days;
}

describe("the list of all consultations", () => {
  it("has the latest hour first, with the topic, and neither date of birth nor notes", async () => {
    await desk.practice.book(tenOn(1), { name: "Ada Lovelace" });
    await desk.practice.book(tenOn(3), { name: "Grace Hopper", status: "confirmed" });
    const { consultations, next } = await list();
    expect(consultations).toEqual([
      expect.objectContaining({ name: "Grace Hopper", status: "confirmed", day: "2026-12-03" }),
      expect.objectContaining({
        ...{ name: "Ada Lovelace", status: "pending", time: "2026-12-01T15:00:00.000Z", day: "2026-12-01" },
        ...{ consultationTopic: `What the ${CANARY} means`, timezone: "Europe/London", isForfeited: false },
      }),
    ]);
    expect(next).toBeNull();
    const text = JSON.stringify(consultations);
    expect(text).not.toContain("1990-01-01");
    expect(text).not.toContain("It sings");
  });

  it("is read in pages, each consultation once, also where one has moved or gone in between", async () => {
    for (let day = 0; day < 121; day += 1) {
      // Two at each start, of which one was cancelled: pages are cut between equal starts as well.
      const startsAt = tenOn(1) + Math.floor(day / 2) * DAY_MS;
      const cancelled = { status: "cancelled", cancelReason: "by_client" } as const;
      await desk.practice.book(startsAt, { name: `Client ${day}`, ...(day % 2 === 0 && cancelled) });
    }
    const first = await list();
    await env.DB.prepare("delete from consultations where id = ?").bind(first.consultations.at(-1)?.id).run();
    const second = await list(first.next);
    const third = await list(second.next);
    const pages = [first, second, third].map(({ consultations }) => consultations.map(({ name }) => name));
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 21]);
    expect(new Set(pages.flat()).size).toBe(121);
    expect(third.next).toBeNull();
  });

  it.each(["", "yesterday", "1.2.3", "1.x'--", `${"9".repeat(20)}.${crypto.randomUUID()}`])(
    "has no page before %j",
    async (before) => {
      const response = await desk.browser.send("GET", `/api/master/consultations?before=${encodeURIComponent(before)}`);
      expect(await readResponse(response)).toMatchObject({ status: 422, body: { message: "There is no such page." } });
    },
  );
});

describe("looking for consultations", () => {
  beforeEach(async () => {
    await desk.practice.book(tenOn(1), { name: "Ada Lovelace", email: "ada_l@example.org" });
    await desk.practice.book(tenOn(2), { name: "Ödön von Horváth", email: "odon@example.org", status: "confirmed" });
    await desk.practice.book(tenOn(3), { name: "Percy 100%", email: "percy@example.net", status: "confirmed" });
  });

  it.each([
    ["a part of a name", "lovel", [], ["Ada Lovelace"]],
    ["a name in capitals", "ADA", [], ["Ada Lovelace"]],
    ["a foreign name in small letters", "ödön", [], ["Ödön von Horváth"]],
    ["a part of an address", "example.org", [], ["Ödön von Horváth", "Ada Lovelace"]],
    ["a state", "", ["confirmed"], ["Percy 100%", "Ödön von Horváth"]],
    ["states, of which one has none", "", ["pending", "no_show"], ["Ada Lovelace"]],
    ["an address and a state", "example.org", ["confirmed"], ["Ödön von Horváth"]],
    ["a sign that patterns are made of", "100%", [], ["Percy 100%"]],
    ["a sign that stands for any letter", "a_a", [], []],
    ["spaces alone, which is everything", "  ", [], ["Percy 100%", "Ödön von Horváth", "Ada Lovelace"]],
    ["what nobody is called", "zzz", [], []],
    ["a topic, which is encrypted", CANARY, [], []],
  ] as const)("finds by %s", async (_what, query, statuses, names) => {
    expect(await find(query, statuses)).toEqual(names);
  });

  it("finds by an address of 254 letters, which is longer than the database takes as a pattern", async () => {
    const email = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.org`.slice(-254);
    await desk.practice.book(tenOn(4), { name: "Long", email });
    expect(await find(email)).toEqual(["Long"]);
    expect(await find("z".repeat(254))).toEqual([]);
  });

  it("for more than an address is long is no request", async () => {
    const body = { query: "a".repeat(255), statuses: [], before: null };
    expect((await desk.browser.post("/api/master/consultations/search", body)).status).toBe(422);
  });
});

describe("a consultation at the desk", () => {
  it("shows all that its client wrote, the order, and what can be done", async () => {
    const { id } = await desk.practice.book(tenOn(1));
    expect(await show(id)).toMatchObject({
      ...{ dateOfBirth: "1990-01-01", optionalNotes: `It sings, the ${CANARY}`, ...NO_MEETING, reason: null },
      ...{ summary: null, clientMoves: 0, needsMeetingUrl: true, orderNumber: expect.stringMatching(/^ORD-M/) },
      rights: {
        ...{ canConfirm: true, canMove: true, canCancel: true, canComplete: false, canMarkMissed: false },
        ...{ canRestore: false, canLiftMoveCap: true },
      },
    });
  });

  it.each([
    ["no id", "1", 422],
    ["a word of SQL", "' or 1=1 --", 422],
    ["an id that nobody has", crypto.randomUUID(), 404],
  ])("with %s is not there", async (_what, id, status) => {
    const response = await desk.browser.send("GET", `/api/master/consultations/${encodeURIComponent(id)}`);
    const message = status === 422 ? "There is no such consultation." : "There is no such session.";
    expect(await readResponse(response)).toMatchObject({ status, body: { message } });
  });
});

describe("the figures", () => {
  it("count all but the cancelled ones, the live ones of the master’s today, future blocks, and what waits", async () => {
    const { product } = desk.practice;
    // 21:00 on 30 November in New York, where it is December already in UTC.
    product.now = Date.UTC(2026, 11, 1, 2);
    desk = await openDesk({ practice: desk.practice });
    await desk.practice.book(Date.UTC(2026, 11, 1, 4));
    await desk.practice.book(tenOn(1), { status: "confirmed" });
    await desk.practice.book(Date.UTC(2026, 10, 30, 15), { status: "completed", closedAt: 1 });
    await desk.practice.book(Date.UTC(2026, 10, 30, 17), { status: "cancelled", cancelReason: "by_client" });
    for (const dateTime of ["2026-12-02T10:00-05:00", "2026-12-03T10:00-05:00"]) {
      expect((await desk.browser.post("/api/master/block-slot", { dateTime })).status).toBe(200);
    }
    expect(await readFigures()).toEqual({
      ...{ totalBookings: 3, todaysSessions: 1, blockedSlots: 2, unconfirmed: 1, parkedMails: 0 },
      ...{ today: "2026-11-30", timezone: "America/New_York" },
    });
    product.now = Date.parse("2026-12-02T11:00-05:00");
    desk = await openDesk({ practice: desk.practice });
    expect(await readFigures()).toMatchObject({ blockedSlots: 1, todaysSessions: 0, today: "2026-12-02" });
  });
});

describe("the calendar", () => {
  it("has the days with something on them, by the practice’s clock, cancelled consultations too", async () => {
    await desk.practice.book(Date.UTC(2026, 11, 2, 4), { name: "Late" });
    await desk.practice.book(tenOn(3), { name: "Gone", status: "cancelled", cancelReason: "by_client" });
    await desk.browser.post("/api/master/block-slot", { dateTime: "2026-12-03T13:00-05:00", reason: "Dentist" });
    await desk.browser.post("/api/master/block-slot", { dateTime: "2026-12-03T14:00-05:00" });
    const days = await readCalendar("2026-12-01", "2026-12-31");
    expect(days.map(({ day, consultations }) => [day, consultations.map(({ name }) => name)])).toEqual([
      ["2026-12-01", ["Late"]],
      ["2026-12-03", ["Gone"]],
    ]);
    expect(days[1]?.blocks).toEqual([
      {
        ...{ startsAt: "2026-12-03T18:00:00.000Z", endsAt: "2026-12-03T20:00:00.000Z" },
        blocks: [
          { id: expect.any(String), kind: "range", reason: "Dentist" },
          { id: expect.any(String), kind: "range", reason: null },
        ],
      },
    ]);
  });

  it.each([
    ["2026-12-01", "2027-01-31", 200, ""],
    ["2026-12-01", "2027-02-01", 422, "Please ask for 1 to 62 days."],
    ["2026-12-02", "2026-12-01", 422, "Please ask for 1 to 62 days."],
    ["2026-02-29", "2026-03-01", 422, "Please choose a day of the calendar, as YYYY-MM-DD."],
    ["2028-02-29", "2028-03-01", 200, ""],
    ["0001-01-01", "0001-01-02", 422, "Please choose a day from 1900 to 2100."],
    ["9999-12-31", "9999-12-31", 422, "Please choose a day from 1900 to 2100."],
    ["1.12.2026", "2.12.2026", 422, "Please choose a day of the calendar, as YYYY-MM-DD."],
  ])("from %s to %s is %i", async (from, to, status, message) => {
    const response = await desk.browser.send("GET", `/api/master/calendar?from=${from}&to=${to}`);
    expect(await readResponse(response)).toMatchObject({ status, body: message === "" ? {} : { message } });
  });
});

describe("with 5,000 consultations", () => {
  it("every list of the desk is read by an index, and none by a look at every row", async () => {
    const { statements, binding } = recordStatements(env.DB);
    desk = await openDesk({ practice: new MailedPractice({ binding }) });
    const { id } = await desk.practice.book(tenOn(1));
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4999)
      insert into consultations (id, email, name, date_of_birth, consultation_topic, session_at, ends_at, day, timezone,
        status, cancel_reason, pending_since, created_at)
      select printf('00000000-0000-7000-8000-%012d', i), 'c' || i || '@example.org', 'Client ' || i, date_of_birth, consultation_topic,
        session_at - i * ${HOUR_MS}, ends_at - i * ${HOUR_MS}, day, timezone, 'cancelled', 'by_client', 1, 1
      from consultations, n where id = ?`,
    )
      .bind(id)
      .run();
    await env.DB.prepare("analyze").run();
    statements.length = 0;
    await readFigures();
    await readCalendar("2026-11-01", "2026-12-31");
    await desk.browser.send("GET", "/api/master/blocked-slots");
    await desk.browser.send("GET", "/api/master/parked-mails");
    const first = statements.length;
    // Topics of copied rows are bound to the row that they were encrypted for, so that pages of them can’t be shown.
    const cursor = `${tenOn(2)}.${id}`;
    await desk.browser.send("GET", "/api/master/consultations");
    await desk.browser.send("GET", `/api/master/consultations?before=${cursor}`);
    await desk.browser.post("/api/master/consultations/search", { query: "", statuses: ["pending"], before: null });
    await desk.browser.post("/api/master/consultations/search", { query: "zzz", statuses: [], before: null });
    expect(first).toBeGreaterThan(5);
    const plans = await explain(statements);
    expect(plans.length).toBeGreaterThan(8);
    for (const { sql, plan } of plans) {
      expect(plan, sql).toMatch(/USING (?:COVERING )?INDEX|USING INTEGER PRIMARY KEY/);
    }
  });
});

/** How the database goes about each statement that reads consultations, blocks or mails. */
async function explain(
  statements: readonly { readonly sql: string; readonly values: readonly unknown[] }[],
): Promise<readonly { readonly sql: string; readonly plan: string }[]> {
  const about = statements.filter(({ sql }) => /^select.*from "(?:consultations|blocked_slots|outbox)"/s.test(sql));
  return Promise.all(
    about.map(async ({ sql, values }) => {
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      return { sql, plan: results.map(({ detail }) => detail).join("; ") };
    }),
  );
}
