import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS, type DailyLimit } from "#domain/lib/time.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import { createDatabase } from "#worker/db/database.ts";
import { Encryption } from "#worker/db/encryption.ts";
import { PostOffice } from "./support/post-office.ts";
import { readAllCells } from "./support/rows.ts";

const ADA: DailyLimit = { name: "notes", key: "ada@example.org", most: 3 };
const EVERYBODY: DailyLimit = { name: "all_notes", key: "", most: 5 };

const counts = new DailyCounts(
  createDatabase(env.DB),
  new Encryption([{ kid: "k", bytes: new Uint8Array(32).fill(3) }]),
);
let office: PostOffice;
let posted = 0;

beforeEach(async () => {
  for (const table of ["outbox", "daily_counts"]) await env.DB.prepare(`delete from ${table}`).run();
  office = new PostOffice();
});

/** Posts a note within limits; returns whether it was taken. */
async function post(...limits: readonly DailyLimit[]): Promise<boolean> {
  posted += 1;
  const key = `n${posted}`;
  const use = await counts.prepare(limits, office.now);
  const { id, statement } = await office.draft({ key }, use.hasRoom);
  const [note] = await office.database.batch([statement, ...use.draft(office.outbox.isPosted(id))]);
  return note.meta.changes === 1;
}

async function findReached(...limits: readonly DailyLimit[]): Promise<string | null> {
  return (await counts.prepare(limits, office.now)).findReached();
}

it("a limit holds, also when all are posted at once", async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => post(ADA)));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

it("each name and key has its own count", async () => {
  for (let time = 0; time < 3; time += 1) await post(ADA);
  expect(await post({ ...ADA, key: "bob@example.org" })).toBe(true);
  expect(await post({ ...ADA, name: "other_notes" })).toBe(true);
});

it("of several limits each has to have room, and one that is refused counts towards none", async () => {
  for (let time = 0; time < 4; time += 1) await post(ADA, EVERYBODY);
  expect([await findReached(ADA, EVERYBODY), await findReached(EVERYBODY)]).toEqual(["notes", null]);
  for (const name of ["a", "b"]) expect(await post({ ...ADA, key: name }, EVERYBODY)).toBe(true);
  expect(await post({ ...ADA, key: "c" }, EVERYBODY)).toBe(false);
  expect(await findReached({ ...ADA, key: "c" }, EVERYBODY)).toBe("all_notes");
});

it("a day ends at midnight in UTC, and its counts are deleted after it", async () => {
  office.now = Date.UTC(2026, 10, 22) - 1;
  for (let time = 0; time < 4; time += 1) await post(ADA);
  expect(await counts.deleteBefore(office.now)).toBe(0);
  office.now += 1;
  expect(await post(ADA)).toBe(true);
  expect(await counts.deleteBefore(office.now)).toBe(1);
  expect(await counts.deleteBefore(office.now + DAY_MS)).toBe(1);
});

it("nothing tells who was counted", async () => {
  await post({ name: "notes", key: "192.0.2.77", most: 3 });
  const { results } = await env.DB.prepare("select * from daily_counts").all();
  expect(results).toEqual([{ name: "notes", key: expect.stringMatching(/^[\w-]{43}$/), day: "2026-11-21", count: 1 }]);
  expect((await readAllCells()).join("\n")).not.toContain("192.0.2.77");
});
