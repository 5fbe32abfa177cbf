import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { BlockedSlot, BlockRequest } from "#domain/contracts/desk-blocks.ts";
import type { SettingsResponse } from "#domain/contracts/desk-practice.ts";
import { signIn } from "./support/accounts.ts";
import { KeyBrowser } from "./support/key-browser.ts";
import {
  Client,
  forgetPractice,
  type Practice,
  readBody,
  THURSDAY_AT_NINE,
  WEDNESDAY_AT_NINE,
} from "./support/practice.ts";
import { type Order, Steps, watchPractice } from "./support/steps.ts";

const HOUR: BlockRequest = { kind: "range", startsAt: WEDNESDAY_AT_NINE, endsAt: "2026-11-25T15:00:00.000Z" };
const DAY: BlockRequest = { kind: "days", firstDay: "2026-11-25", lastDay: "2026-11-25" };
const WEEKLY: BlockRequest = {
  ...{ kind: "weekly", weekdays: [3], startTime: "08:00", endTime: "12:00" },
  ...{ firstDay: "2026-11-25", lastDay: "2027-02-28" },
};

const SEEDS = env.LONG === "" ? 5 : 99;

const ORDERS: readonly Order[] = [
  { kind: "together" },
  ...Array.from({ length: SEEDS }, (_, at) => ({ kind: "one_by_one", seed: at + 1 }) as const),
];

const steps = new Steps();
let practice: Practice;
let desk: KeyBrowser;

beforeEach(async () => {
  await forgetPractice();
  practice = watchPractice(steps);
  const { headers } = await signIn("free", { role: "master", isSteppedUp: true, now: practice.now });
  desk = new KeyBrowser({ ask: (path, init) => practice.fetch(path, init) }, headers);
});

function buyMany(count: number): Promise<readonly Client[]> {
  return Promise.all(Array.from({ length: count }, () => Client.buy(practice)));
}

function block(request: BlockRequest): Promise<Response> {
  return desk.post("/api/master/blocked-slots", request);
}

async function countLive(): Promise<number> {
  const bookings = await practice.listBookings();
  return bookings.filter(({ status }) => status === "pending" || status === "confirmed").length;
}

async function countBlocks(): Promise<unknown> {
  return env.DB.prepare("select count(*) as blocks from blocked_slots").first("blocks");
}

describe.each(ORDERS.map((order) => [order.kind === "together" ? 0 : order.seed, order] as const))(
  "in order %i",
  (_seed, order) => {
    it.each([
      ["an hour", HOUR],
      ["its day", DAY],
      ["its weekday", WEEKLY],
    ])("%s is blocked while ten book within it: it is booked by one, or blocked", async (_what, request) => {
      const clients = await buyMany(10);
      const [blocked, ...booked] = await steps.race(order, [
        () => block(request),
        ...clients.map((client) => () => client.book(WEDNESDAY_AT_NINE)),
      ]);
      const isBlocked = blocked?.status === 200;
      expect(await countBlocks()).toBe(isBlocked ? 1 : 0);
      expect(await countLive()).toBe(isBlocked ? 0 : 1);
      expect(booked.filter(({ status }) => status === 200)).toHaveLength(isBlocked ? 0 : 1);
      if (isBlocked) return;
      expect(blocked?.status).toBe(409);
      expect(await blocked?.text()).toContain("Ada Lovelace has a session then: Wednesday, November 25, 2026, 9:00 AM");
    });

    it("an hour is blocked while somebody moves there: they are there, or where they were", async () => {
      const [client] = await buyMany(1);
      if (!client) throw new Error("Nobody has bought.");
      const booking = await client.bookNow(THURSDAY_AT_NINE);
      const [blocked, moved] = await steps.race(order, [
        () => block(HOUR),
        () => client.move(booking, WEDNESDAY_AT_NINE),
      ]);
      expect([blocked?.status, moved?.status].toSorted()).toEqual([200, 409]);
      const [row] = await practice.listBookings();
      const expected = moved?.status === 200 ? WEDNESDAY_AT_NINE : THURSDAY_AT_NINE;
      expect(row?.session_at).toBe(Date.parse(expected));
    });

    it("an exception is taken back while five book its hour: it is booked by one, or blocked again", async () => {
      const { id } = await readBody<BlockedSlot>(await block(WEEKLY));
      const except = (isException: boolean): Promise<Response> =>
        desk.post(`/api/master/blocked-slots/${id}/exceptions`, { day: "2026-11-25", isException });
      expect((await except(true)).status).toBe(200);
      const clients = await buyMany(5);
      const [takenBack] = await steps.race(order, [
        () => except(false),
        ...clients.map((client) => () => client.book(WEDNESDAY_AT_NINE)),
      ]);
      expect(await countLive()).toBe(takenBack?.status === 200 ? 0 : 1);
      expect([200, 409]).toContain(takenBack?.status);
    });

    it("the zone changes while the first session is booked: the session lives by the zone that it was booked in", async () => {
      const clients = await buyMany(3);
      const { settings, version } = await readBody<SettingsResponse>(await desk.send("GET", "/api/master/settings"));
      const wanted = { settings: { ...settings, zone: "Asia/Tokyo" }, version };
      const [changed] = await steps.race(order, [
        () => desk.send("PUT", "/api/master/settings", wanted),
        // In Tokyo it is an hour before midnight, when nobody works.
        ...clients.map((client) => () => client.book(WEDNESDAY_AT_NINE)),
      ]);
      expect([200, 409]).toContain(changed?.status);
      expect(await countLive()).toBe(changed?.status === 200 ? 0 : 1);
    });

    it("two windows block the same hour: it is one block, and one line of the audit list", async () => {
      const responses = await steps.race(
        order,
        [1, 2, 3].map(() => () => block(HOUR)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await countBlocks()).toBe(1);
      const acts = await env.DB.prepare("select count(*) as acts from audit_entries").first("acts");
      expect(acts).toBe(1);
    });
  },
);

describe("an hour that a client keeps", () => {
  it("is let go where the master blocks it, and is free for everybody at once where the block ends", async () => {
    const [first, second] = await buyMany(2);
    if (!first || !second) throw new Error("Nobody has bought.");
    await first.keep(WEDNESDAY_AT_NINE);
    const { id } = await readBody<BlockedSlot>(await block(WEEKLY));
    expect(await practice.listFree("2026-11-25")).not.toContain(WEDNESDAY_AT_NINE);
    expect((await first.book(WEDNESDAY_AT_NINE)).status).toBe(409);
    expect((await second.hold(WEDNESDAY_AT_NINE)).status).toBe(409);
    expect((await desk.send("DELETE", `/api/master/blocked-slots/${id}`)).status).toBe(204);
    expect(await practice.listFree("2026-11-25")).toContain(WEDNESDAY_AT_NINE);
    expect((await second.book(WEDNESDAY_AT_NINE)).status).toBe(200);
  });

  it("is not what the master can move another session to, until it is let go", async () => {
    const [first, second] = await buyMany(2);
    if (!first || !second) throw new Error("Nobody has bought.");
    const booking = await first.bookNow(THURSDAY_AT_NINE);
    const { id } = await second.keep(WEDNESDAY_AT_NINE);
    const move = (): Promise<Response> =>
      desk.post(`/api/master/consultations/${booking.id}/reschedule`, {
        ...{ newDateTime: WEDNESDAY_AT_NINE, meetingUrl: "https://meet.example.org/room" },
      });
    const refused = await move();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: "Somebody is booking this time right now. Please try again in a few minutes.",
    });
    expect((await second.ask(`/api/consultations/holds/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await move()).status).toBe(200);
  });

  it("is let go on a day that is an exception no longer", async () => {
    const [first, second] = await buyMany(2);
    if (!first || !second) throw new Error("Nobody has bought.");
    const { id } = await readBody<BlockedSlot>(await block(WEEKLY));
    const except = (isException: boolean): Promise<Response> =>
      desk.post(`/api/master/blocked-slots/${id}/exceptions`, { day: "2026-11-25", isException });
    await except(true);
    await first.keep(WEDNESDAY_AT_NINE);
    expect((await except(false)).status).toBe(200);
    expect((await first.book(WEDNESDAY_AT_NINE)).status).toBe(409);
    await except(true);
    expect((await second.book(WEDNESDAY_AT_NINE)).status).toBe(200);
  });
});

it("each race has barriers between its steps", () => {
  expect(steps.taken).toBeGreaterThan(500);
});
