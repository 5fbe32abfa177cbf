import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { compose } from "#worker/compose.ts";
import { JOBS } from "#worker/jobs.ts";
import { runScheduled } from "#worker/scheduled.ts";
import wranglerToml from "../../wrangler.toml?raw";
import { generate } from "./support/call.ts";
import { countSigils } from "./support/rows.ts";

const DAILY = "23 3 * * *";
const DAY_MS = 86_400_000;

function tick(cron: string, scheduledAt: number): Promise<void> {
  return runScheduled(compose(env), createScheduledController({ cron, scheduledTime: scheduledAt }));
}

it("has jobs for exactly the expressions that the platform is told to tick", () => {
  const crons = /^crons = \[(.*)\]$/m.exec(wranglerToml)?.[1]?.match(/[^"]+(?="(?:,|$))/g);
  expect(crons?.toSorted()).toEqual(Object.keys(JOBS).toSorted());
});

it("keeps a sigil that belongs to nobody for 30 days, and then lets it go", async () => {
  await generate({ intention: "My garden grows" });
  const now = Date.now();
  await tick(DAILY, now + 29 * DAY_MS);
  expect(await countSigils()).toBe(1);
  await tick(DAILY, now + 31 * DAY_MS);
  expect(await countSigils()).toBe(0);
});

it("marks a run as failed where a job fails, without what the failure said", async () => {
  await env.DB.exec("drop table sigils");
  const run = tick(DAILY, Date.now());
  await expect(run).rejects.toThrow(/^Jobs failed: expire_sigils$/);
});
