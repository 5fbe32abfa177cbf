import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { doDueActs } from "#worker/features/consultations/do-due-acts.ts";
import { ORIGIN } from "./support/call.ts";
import { Client, forgetPractice, Practice, WEDNESDAY_AT_NINE } from "./support/practice.ts";
import { type RecordedStatement, recordStatements } from "./support/recorded-statements.ts";

beforeEach(forgetPractice);

/** Sessions of as many people in years gone by: cancelled ones, and those that took place. */
async function addSessions(count: number): Promise<void> {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into consultations (id, email, name, date_of_birth, consultation_topic, session_at, ends_at, day, timezone,
      status, cancel_reason, closed_at, pending_since, created_at)
    select printf('00000000-0000-7000-8000-%012d', i), 'c' || i || '@example.org', 'Client ' || i, date_of_birth, consultation_topic,
      session_at - i * ${2 * HOUR_MS}, ends_at - i * ${2 * HOUR_MS}, date((session_at - i * ${2 * HOUR_MS}) / 1000, 'unixepoch'), timezone,
      iif(i % 2, 'cancelled', 'completed'), iif(i % 2, 'by_client', null), iif(i % 2, null, 1), 1, 1
    from consultations, n`,
  ).run();
  await env.DB.prepare("analyze").run();
}

/** How the database goes about each statement on bookings, and what it looks at every row of. */
async function listScans(statements: readonly RecordedStatement[]): Promise<readonly string[]> {
  const about = statements.filter(({ sql }) => sql.includes('"consultations"'));
  const scans = await Promise.all(
    about.map(async ({ sql, values }) => {
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      return results.filter(({ detail }) => /^SCAN consultations(?! USING)/.test(detail)).map(() => sql);
    }),
  );
  return scans.flat();
}

describe("with 5,000 consultations", () => {
  it("nothing that clients or the clock do looks at every booking", async () => {
    const { statements, binding } = recordStatements(env.DB);
    const practice = new Practice(undefined, binding);
    const [ada, bob] = [await Client.buy(practice), await Client.buy(practice)];
    await ada.bookNow(WEDNESDAY_AT_NINE);
    await addSessions(5000);
    statements.length = 0;

    await practice.fetch("/api/consultations/available-days?month=2026-12");
    await practice.listFree("2026-12-01");
    await bob.hold("2026-12-01T14:00:00Z");
    await bob.book(WEDNESDAY_AT_NINE);
    const booking = await bob.bookNow("2026-12-01T14:00:00Z");
    await bob.move(booking, "2026-12-02T14:00:00Z");
    await bob.mine();
    await bob.cancel(booking);
    practice.now = Date.parse(WEDNESDAY_AT_NINE) - 12 * HOUR_MS;
    await doDueActs(practice.platform, { origin: ORIGIN, now: practice.now + MINUTE_MS });

    expect(statements.filter(({ sql }) => sql.includes('"consultations"')).length).toBeGreaterThan(20);
    expect(await listScans(statements)).toEqual([]);
  });
});
