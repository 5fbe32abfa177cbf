import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { NO_MEETING } from "#domain/consultations/meeting.ts";
import { DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import { SLOT_MESSAGES } from "#domain/consultations/slots.ts";
import type { Booking } from "#domain/contracts/consultations.ts";
import { MINUTE_MS } from "#domain/lib/time.ts";
import { confirmAsMaster } from "#worker/features/consultations/acts.ts";
import { moveAsMaster } from "#worker/features/consultations/move-session.ts";
import { watchDatabase } from "../model/effects.ts";
import {
  AT_TEN_FIFTEEN,
  Client,
  forgetPractice,
  type Practice,
  THURSDAY_AT_NINE,
  WEDNESDAY_AT_NINE,
} from "./support/practice.ts";
import { type Order, Steps, watchPractice } from "./support/steps.ts";

const IS_LONG = env.LONG !== "";
const RIVALS = 50;
const ROUNDS = IS_LONG ? 100 : 4;
const LONGEST_MS = 3_600_000;

const MEETING = { ...NO_MEETING, meetingUrl: "https://meet.example.org/room" };
const AUDIT = { act: "session_confirmed", browser: "Firefox on Linux" } as const;

/** Every other round goes step by step together, and every other one in a separate order. */
const ORDERS: readonly Order[] = Array.from({ length: ROUNDS }, (_, round) =>
  round % 2 === 0 ? { kind: "together" } : { kind: "one_by_one", seed: round },
);

const steps = new Steps();
let practice: Practice;

beforeEach(async () => {
  await forgetPractice();
  practice = watchPractice(steps);
});

function buyMany(count: number): Promise<readonly Client[]> {
  return Promise.all(Array.from({ length: count }, () => Client.buy(practice)));
}

/** The live sessions that overlap another one, or leave no break to it. */
async function listCollisions(breakMs: number): Promise<readonly unknown[]> {
  const { results } = await env.DB.prepare(
    `select one.id, other.id from consultations one join consultations other on one.id < other.id
     where one.status in ('pending', 'confirmed') and other.status in ('pending', 'confirmed')
     and one.session_at < other.ends_at + ? and other.session_at < one.ends_at + ?`,
  )
    .bind(breakMs, breakMs)
    .all();
  return results;
}

async function listLive() {
  return (await practice.listBookings()).filter(({ status }) => status === "pending" || status === "confirmed");
}

describe(`${RIVALS} people who book one hour at once`, () => {
  it.each(ORDERS.map((order, round) => [round + 1, order.kind, order] as const))(
    "in round %i, %s: one has it, and all others are told what else is free",
    async (_round, _kind, order) => {
      const clients = await buyMany(RIVALS);
      const responses = await steps.race(
        order,
        clients.map((client) => () => client.book(WEDNESDAY_AT_NINE)),
      );
      const refused = responses.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(RIVALS - 1);
      for (const response of refused) {
        expect(response.status).toBe(409);
        expect(await response.json()).toEqual({
          ...{ code: "slot_taken", message: SLOT_MESSAGES.taken },
          alternatives: [AT_TEN_FIFTEEN, "2026-11-25T16:30:00.000Z", "2026-11-25T17:45:00.000Z"],
        });
      }
      expect(await listLive()).toHaveLength(1);
    },
    LONGEST_MS,
  );
});

describe.each(ORDERS.slice(0, 2).map((order) => [order.kind, order] as const))("at once, %s", (_kind, order) => {
  it("ten who hold one hour: one has it", async () => {
    const clients = await buyMany(10);
    const responses = await steps.race(
      order,
      clients.map((client) => () => client.hold(WEDNESDAY_AT_NINE)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it("ten who hold one hour and book it: whoever is told that they have it has it alone", async () => {
    const clients = await buyMany(10);
    const responses = await steps.race(
      order,
      clients.map((client) => async () => {
        await client.hold(WEDNESDAY_AT_NINE);
        return client.book(WEDNESDAY_AT_NINE);
      }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listLive()).toHaveLength(1);
  });

  it("one person in ten tabs who books the same hour: each tab is told of the one booking", async () => {
    const [client] = await buyMany(1);
    if (!client) throw new Error("Nobody has bought.");
    const responses = await steps.race(
      order,
      Array.from({ length: 10 }, () => () => client.book(WEDNESDAY_AT_NINE)),
    );
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(await listLive()).toHaveLength(1);
    // Who was refused in the race is told of it on trying again.
    expect((await client.book(WEDNESDAY_AT_NINE)).status).toBe(200);
  });

  it("one person in two tabs who books two hours has one of them", async () => {
    const [client] = await buyMany(1);
    if (!client) throw new Error("Nobody has bought.");
    const responses = await steps.race(
      order,
      [WEDNESDAY_AT_NINE, AT_TEN_FIFTEEN, THURSDAY_AT_NINE].map((hour) => () => client.book(hour)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await listLive()).toHaveLength(1);
  });

  it("five who move to an hour and five who book it: one has it, and the others have what they had", async () => {
    const movers = await buyMany(5);
    const bookers = await buyMany(5);
    const hours = [
      "2026-11-27T14:00Z",
      "2026-11-27T15:15Z",
      "2026-11-27T16:30Z",
      "2026-11-27T17:45Z",
      "2026-11-27T19:00Z",
    ];
    const booked: Booking[] = [];
    for (const [at, mover] of movers.entries()) booked.push(await mover.bookNow(hours[at]?.replace("Z", ":00Z") ?? ""));
    const responses = await steps.race(order, [
      ...movers.map((mover, at) => async () => {
        const booking = booked[at];
        if (!booking) throw new Error("Nothing is booked.");
        return mover.move(booking, WEDNESDAY_AT_NINE);
      }),
      ...bookers.map((booker) => () => booker.book(WEDNESDAY_AT_NINE)),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const live = await listLive();
    expect(live.filter(({ session_at }) => session_at === Date.parse(WEDNESDAY_AT_NINE))).toHaveLength(1);
    expect(live.length).toBeGreaterThanOrEqual(5);
    expect(await listCollisions(15 * MINUTE_MS)).toEqual([]);
  });

  it("a move of the master’s to an hour and five who book it: one has it", async () => {
    const [mover, ...bookers] = await buyMany(6);
    if (!mover) throw new Error("Nobody has bought.");
    await env.DB.prepare(
      "insert into consultation_settings (id, settings, changed_at) values ('settings', '{}', 1)",
    ).run();
    const booking = await mover.bookNow(THURSDAY_AT_NINE);
    await confirmAsMaster(practice.platform, booking.id, {
      ...{ meeting: MEETING, origin: "https://sigilarium.test", audit: AUDIT },
    });
    const statuses = await steps.race(order, [
      async () => {
        const moved = await moveAsMaster(practice.platform, booking.id, {
          ...{ startsAt: Date.parse(WEDNESDAY_AT_NINE), reason: null },
          ...{ origin: "https://sigilarium.test", audit: { ...AUDIT, act: "session_moved" } },
        });
        return moved.isOk ? 200 : 409;
      },
      ...bookers.map((booker) => async () => (await booker.book(WEDNESDAY_AT_NINE)).status),
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await listCollisions(0)).toEqual([]);
  });

  it("the master confirms, and the client cancels: what both are told is so", async () => {
    const [client] = await buyMany(1);
    if (!client) throw new Error("Nobody has bought.");
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    const link = { meeting: MEETING, origin: "https://sigilarium.test", audit: AUDIT };
    const [isConfirmed, isCancelled] = await steps.race(order, [
      async () => (await confirmAsMaster(practice.platform, booking.id, link)).isOk,
      async () => (await client.cancel(booking)).status === 200,
    ]);
    expect(isCancelled).toBe(true);
    const [row] = await practice.listBookings();
    expect(row?.status).toBe("cancelled");
    expect(row?.sequence).toBe(isConfirmed ? 2 : 1);
  });

  it("the master confirms three times: it is confirmed once, and mailed once", async () => {
    const [client] = await buyMany(1);
    if (!client) throw new Error("Nobody has bought.");
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    const link = { meeting: MEETING, origin: "https://sigilarium.test", audit: AUDIT };
    await steps.race(
      order,
      Array.from({ length: 3 }, () => () => confirmAsMaster(practice.platform, booking.id, link)),
    );
    const mails = await env.DB.prepare("select id from outbox where kind = 'consultation_confirmed'").all();
    expect(mails.results).toHaveLength(1);
    expect((await practice.listBookings())[0]?.sequence).toBe(1);
  });

  it("settings that change to hours of another length: no two sessions overlap", async () => {
    const early = await buyMany(5);
    const late = await buyMany(5);
    const { meetingLink: _, ...settings } = { ...DEFAULT_SETTINGS, lengthMinutes: 90 };
    const change = async (): Promise<number> => {
      await watchDatabase(env.DB, steps)
        .prepare(
          "insert into consultation_settings (id, settings, calendar_version, changed_at) values ('settings', ?, 1, 1) on conflict (id) do update set settings = excluded.settings, calendar_version = calendar_version + 1",
        )
        .bind(JSON.stringify(settings))
        .run();
      return 200;
    };
    await steps.race(order, [
      ...early.map((client) => async () => (await client.book(AT_TEN_FIFTEEN)).status),
      change,
      // Ninety minutes later, a quarter of an hour after that: an hour of the new grid that lies over the old one.
      ...late.map((client) => async () => (await client.book("2026-11-25T15:45:00.000Z")).status),
    ]);
    expect(await listCollisions(15 * MINUTE_MS)).toEqual([]);
    expect((await listLive()).length).toBeLessThanOrEqual(1);
  });
});

it("each race has barriers between its steps", () => {
  expect(steps.taken).toBeGreaterThan(RIVALS * 10);
});
