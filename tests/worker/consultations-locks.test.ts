import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ok } from "#domain/lib/result.ts";
import type { ConsultationDays } from "#worker/ports/consultation-days.ts";
import { rewriteSql } from "../model/effects.ts";
import { Client, forgetPractice, Practice, WEDNESDAY_AT_NINE } from "./support/practice.ts";

const RIVALS = 10;
const UNIQUE_START = "consultations_live_session_at_unique";

/** Days that keep nothing and let everybody pass. */
function blind(days: ConsultationDays): ConsultationDays {
  return {
    get(day, locationHint) {
      const object = days.get(day, locationHint);
      return new Proxy(object, {
        get(target, name) {
          if (name === "book") return async () => ok(null);
          return Reflect.get(target, name);
        },
      });
    },
  };
}

/** A database that looks at no other session. */
function withoutLook(database: D1Database): D1Database {
  return rewriteSql(
    database,
    '"consultations"."session_at" < ? and "consultations"."ends_at" > ?',
    "0 * ? > 1 and 0 * ? > 1",
  );
}

/** How many of many who book one hour at once have it. */
async function countWinners(practice: Practice): Promise<number> {
  const clients = await Promise.all(Array.from({ length: RIVALS }, () => Client.buy(practice)));
  const responses = await Promise.all(clients.map((client) => client.book(WEDNESDAY_AT_NINE)));
  expect(await practice.listBookings()).toHaveLength(responses.filter(({ status }) => status === 200).length);
  return responses.filter(({ status }) => status === 200).length;
}

beforeEach(forgetPractice);

afterEach(async () => {
  await forgetPractice();
  await env.DB.prepare(
    `create unique index if not exists ${UNIQUE_START} on consultations (session_at) where status in ('pending', 'confirmed')`,
  ).run();
});

describe("of the locks on an hour each is enough", () => {
  it("the object of the day, where the database takes everything", async () => {
    await env.DB.prepare(`drop index ${UNIQUE_START}`).run();
    expect(await countWinners(new Practice((platform) => platform, withoutLook(env.DB)))).toBe(1);
  });

  it("the database’s look at other sessions, where the object lets everybody pass", async () => {
    await env.DB.prepare(`drop index ${UNIQUE_START}`).run();
    expect(await countWinners(new Practice((platform) => ({ ...platform, days: blind(platform.days) })))).toBe(1);
  });

  it("the UNIQUE index, where neither looks", async () => {
    const wrap = (platform: Practice["platform"]) => ({ ...platform, days: blind(platform.days) });
    expect(await countWinners(new Practice(wrap, withoutLook(env.DB)))).toBe(1);
  });

  it("and without all of them the hour is sold more than once", async () => {
    await env.DB.prepare(`drop index ${UNIQUE_START}`).run();
    const wrap = (platform: Practice["platform"]) => ({ ...platform, days: blind(platform.days) });
    expect(await countWinners(new Practice(wrap, withoutLook(env.DB)))).toBeGreaterThan(1);
  });
});
