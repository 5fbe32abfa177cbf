import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { StoredDay, WantedTime } from "#domain/consultations/kept-times.ts";
import { DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { Client, forgetPractice, Practice, START, WEDNESDAY_AT_NINE } from "./support/practice.ts";
import { watchDays } from "./support/steps.ts";

const NINE = Date.parse(WEDNESDAY_AT_NINE);
const STORED: StoredDay = { settings: DEFAULT_SETTINGS, sessions: [], blocks: [] };
const ATTEMPTS = env.LONG === "" ? 200 : 3000;

const day = env.CONSULTATION_DAYS.get(env.CONSULTATION_DAYS.idFromName("2026-11-25"));

function want(id: string, startsAt = NINE, minutes = 60): WantedTime {
  return { id, orderId: `order-${id}`, bookingId: id, startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}

/** What the object keeps now, as kinds and ids. */
async function listKept(now = START): Promise<readonly string[]> {
  return (await day.snapshot(now)).map(({ kind, id }) => `${kind} ${id}`);
}

/** Lets the ends of all that is kept come, by the object’s own clock. */
async function letTimePass(): Promise<void> {
  await runInDurableObject(day, async (_day, state) => {
    state.storage.sql.exec("update kept_times set due_at = 0");
    await state.storage.setAlarm(Date.now() + HOUR_MS);
  });
  await runDurableObjectAlarm(day);
}

beforeEach(forgetPractice);

describe("a day", () => {
  it("gives one hour to one of many who ask at once", async () => {
    const results = await Promise.all(Array.from({ length: 50 }, (_, at) => day.book(want(String(at)), STORED, START)));
    expect(results.filter(({ isOk }) => isOk)).toHaveLength(1);
  });

  it("compares times, and not starts: sessions of another length overlap as well", async () => {
    const longer: StoredDay = { ...STORED, settings: { ...DEFAULT_SETTINGS, lengthMinutes: 90, bufferMinutes: 0 } };
    const results = await Promise.all([
      day.book(want("hour"), STORED, START),
      day.book(want("longer", NINE, 90), longer, START),
      day.book(want("next", NINE + 75 * MINUTE_MS), STORED, START),
    ]);
    expect(results.map(({ isOk }) => isOk)).toEqual([true, false, true]);
  });

  it("forgets nothing when it is evicted", async () => {
    await day.hold({ ...want("held"), bookingId: null }, STORED, START);
    await evictDurableObject(day);
    expect(await listKept()).toEqual(["choice held"]);
  });

  it("knows of a session that was written a moment ago what a stale look at the database doesn’t", async () => {
    await day.book(want("first"), STORED, START);
    await day.confirm("first", START);
    expect(await day.book(want("second"), STORED, START)).toEqual({ isOk: false, error: "taken" });
  });

  it("ends the choices that a block lies over, and refuses hours that are blocked", async () => {
    await day.hold({ ...want("held"), bookingId: null }, STORED, START);
    await day.block({ id: "block", intervals: [{ startsAt: NINE, endsAt: NINE + HOUR_MS }] }, START);
    expect(await listKept()).toEqual(["block block"]);
    expect(await day.book(want("other"), STORED, START)).toEqual({ isOk: false, error: "taken" });
    await day.unblock("block");
    expect((await day.book(want("other"), STORED, START)).isOk).toBe(true);
  });

  it("keeps an hour for the buyer to whom it is offered, for two hours", async () => {
    await day.offer({ ...want("offer"), bookingId: null }, STORED, START);
    expect((await day.book(want("other"), STORED, START)).isOk).toBe(false);
    expect((await day.book(want("other"), STORED, START + 2 * HOUR_MS)).isOk).toBe(true);
    await day.release("other");
    expect((await day.book({ ...want("mine"), orderId: "order-offer" }, STORED, START)).isOk).toBe(true);
  });
});

describe("the alarm of a day", () => {
  it("lets go of a hold that has ended", async () => {
    await day.hold({ ...want("held"), bookingId: null }, STORED, START);
    await letTimePass();
    expect(await listKept()).toEqual([]);
  });

  it("lets go of an hour whose booking was never written", async () => {
    await day.book(want("lost"), STORED, START);
    await letTimePass();
    expect(await listKept()).toEqual([]);
  });

  it("remembers a booking that was written although nobody said so", async () => {
    // The isolate stops right before it would say so.
    const happen = async <Value>(name: string, effect: () => Promise<Value>): Promise<Value> => {
      if (name === "day: confirm") throw new Error("Nobody hears this.");
      return effect();
    };
    const look = <Value>(run: () => Promise<Value>): Promise<Value> => run();
    const practice = new Practice((platform) => ({ ...platform, days: watchDays(platform.days, { happen, look }) }));
    const { id } = await (await Client.buy(practice)).bookNow(WEDNESDAY_AT_NINE);
    expect(await listKept()).toEqual([`writing ${id}`]);
    await letTimePass();
    expect(await listKept()).toEqual([`written ${id}`]);
    await letTimePass();
    expect(await listKept()).toEqual([]);
    expect((await practice.listBookings()).map(({ status }) => status)).toEqual(["pending"]);
  });
});

it(`decides ${ATTEMPTS} attempts to book one after the other, and gives the hour once`, async ({ annotate }) => {
  const startedAt = performance.now();
  const results = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, at) => day.book(want(`attempt-${at}`), STORED, START)),
  );
  const perSecond = (ATTEMPTS / (performance.now() - startedAt)) * 1000;
  await annotate(`${perSecond.toFixed(0)} attempts a second on one day’s object`);
  expect(results.filter(({ isOk }) => isOk)).toHaveLength(1);
});
