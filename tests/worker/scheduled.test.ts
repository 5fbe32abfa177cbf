import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { RETENTION } from "#domain/privacy/retention.ts";
import { runScheduled } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { FEATURES } from "#worker/features.ts";
import wranglerToml from "../../wrangler.toml?raw";
import { signIn } from "./support/accounts.ts";
import { generate } from "./support/call.ts";

const DAILY = "23 3 * * *";

function tick(cron: string, scheduledAt: number, variables: Env = env): Promise<void> {
  return runScheduled(compose(variables), createScheduledController({ cron, scheduledTime: scheduledAt }));
}

afterEach(() => {
  vi.restoreAllMocks();
});

it("has jobs for exactly the expressions that the platform is told to tick", () => {
  const crons = /^crons = \[(.*)\]$/m.exec(wranglerToml)?.[1]?.match(/[^"]+(?="(?:,|$))/g);
  const schedules = FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ schedule }) => schedule));
  expect(crons?.toSorted()).toEqual([...new Set(schedules)].toSorted());
});

it("deletes each night all that the privacy policy gives a time", () => {
  const nightly = FEATURES.flatMap(({ jobs = [] }) => jobs).filter(({ schedule }) => schedule === DAILY);
  expect(nightly.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(RETENTION)));
});

it("encrypts again each night what an older key has encrypted, and logs figures alone", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => {});
  const { headers } = await signIn("free");
  await generate({ intention: "My Kanarienvogel sings" }, headers);
  const rotated = { ...env, FIELD_KEYS: `next:${btoa("k".repeat(32))},${env.FIELD_KEYS}` };
  await tick(DAILY, Date.now(), rotated);
  const count = { reencrypted: 1, unreadable: 0, left: 0 };
  expect(log.mock.calls.flat()).toContain(JSON.stringify({ level: "info", job: "reencrypt_rows", count }));
  expect(log.mock.calls.flat().join("\n")).not.toContain("Kanarienvogel");
  const row = await env.DB.prepare("select intention, recipe from sigils").first();
  expect(row).toEqual({
    intention: expect.stringMatching(/^s1\.next\./),
    recipe: expect.stringMatching(/^s1\.next\./),
  });
});

it("marks a run as failed where a job fails, without what the failure said", async () => {
  await env.DB.exec("drop table sessions");
  const run = tick(DAILY, Date.now());
  await expect(run).rejects.toThrow(/^Jobs failed: end_sessions$/);
});
