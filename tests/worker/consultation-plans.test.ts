import { env } from "cloudflare:workers";
import { sql as drizzleSql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, it } from "vitest";
import { HOUR_MS } from "#domain/lib/time.ts";
import { isTimeFree } from "#worker/features/consultations/slot-conditions.ts";
import { forgetPractice, Practice, readBody, START } from "./support/practice.ts";
import { insert } from "./support/stored-rows.ts";

const BOOKINGS = 5000;
const BATCH = 50;

/** Each query that is asked for the free hours of a month. */
const asked = new Map<string, readonly unknown[]>();

/** Notes what is asked, with its values. */
function noteQueries(database: D1Database): D1Database {
  const note = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") {
          return (...values: unknown[]) => {
            asked.set(sql, values);
            return target.bind(...values);
          };
        }
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => note(target.prepare(sql), sql);
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

beforeAll(async () => {
  await forgetPractice();
  const sql = `insert into consultations (id, email, name, date_of_birth, consultation_topic, session_at, ends_at, day, timezone, status, cancel_reason, pending_since, created_at)
    values (?, ?, 'Ada', 's1.test.A', 's1.test.A', ?, ?, ?, 'Europe/London', ?, ?, 1, 1)`;
  const rows = Array.from({ length: BOOKINGS }, (_, at) => {
    const startsAt = START + (at - BOOKINGS / 2) * 3 * HOUR_MS;
    const isLive = at % 3 === 0;
    return env.DB.prepare(sql).bind(
      ...[`booking-${at}`, `client-${at}@example.test`, startsAt, startsAt + HOUR_MS],
      ...[new Date(startsAt).toISOString().slice(0, 10), isLive ? "pending" : "cancelled", isLive ? null : "by_client"],
    );
  });
  for (let at = 0; at < rows.length; at += BATCH) await env.DB.batch(rows.slice(at, at + BATCH));
  await insert("blocked_slots", {
    ...{ id: "b", kind: "days", day: "2026-12-24", last_day: "2026-12-26", created_at: 1 },
  });
});

it(`a month of free hours beside ${BOOKINGS} bookings is found by indexes`, async () => {
  const practice = new Practice((platform) => platform, noteQueries(env.DB));
  const month = await readBody<{ days: unknown[] }>(
    await practice.fetch("/api/consultations/available-days?month=2026-12"),
  );
  expect(month.days.length).toBeGreaterThan(0);
  const plans = [];
  for (const [sql, values] of asked) {
    if (!/from "(?:consultations|blocked_slots)"/.test(sql)) continue;
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    plans.push(...results.map(({ detail }) => detail));
  }
  expect(plans).toEqual([
    "SEARCH consultations USING INDEX consultations_status_session_at (status=? AND session_at>? AND session_at<?)",
    expect.stringMatching(/^SEARCH blocked_slots USING INDEX blocked_slots_last_day /),
  ]);
});

it("the database looks for what lies over a new booking by an index", async () => {
  const isFree = isTimeFree({ startsAt: START, endsAt: START + HOUR_MS }, 15, "mine");
  const { sql, params } = new SQLiteAsyncDialect().sqlToQuery(drizzleSql`select 1 where ${isFree}`);
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail)).toContain(
    "SEARCH consultations USING INDEX consultations_status_session_at (status=? AND session_at>? AND session_at<?)",
  );
});
