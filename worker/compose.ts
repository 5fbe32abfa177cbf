import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { parseConfig } from "./config.ts";
import { createDatabase, type Database } from "./db/client.ts";
import { Vault } from "./db/vault.ts";
import { createLazyEngine } from "./engine.ts";
import type { Clock } from "./ports/clock.ts";
import type { PageSource } from "./ports/page-source.ts";
import type { Probe } from "./ports/probe.ts";
import type { RateLimiter } from "./ports/rate-limiter.ts";
import { createProbes } from "./probes.ts";

/** Everything that the application stands on. */
export interface Deps {
  readonly environment: "production" | "development" | "test";
  /** Whether a development server puts scripts of its own into the pages. */
  readonly isDevServer: boolean;
  readonly clock: Clock;
  readonly database: Database;
  readonly vault: Vault;
  readonly engine: SigilEngine;
  readonly generateLimiter: RateLimiter;
  readonly pageSource: PageSource;
  readonly probes: readonly Probe[];
}

/** Chooses what stands behind each port; throws `ConfigError` where a variable is wrong. */
export function compose(env: Env): Deps {
  const config = parseConfig(env);
  const engine = createLazyEngine();
  return {
    environment: config.environment,
    isDevServer: config.environment === "development" && import.meta.env?.DEV === true,
    clock: { now: () => Date.now() },
    database: createDatabase(env.DB),
    vault: new Vault(config.fieldKeys),
    engine,
    generateLimiter: env.GENERATE_LIMIT,
    pageSource: env.ASSETS,
    probes: createProbes({ database: env.DB, files: env.FILES, engine }),
  };
}
