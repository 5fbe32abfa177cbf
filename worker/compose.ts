import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { EmbeddedAssistant } from "./adapters/analyst/embedded-assistant.ts";
import { WorkersAiAssistant } from "./adapters/workers-ai/workers-ai-assistant.ts";
import { type Config, ConfigError, parseConfig } from "./config.ts";
import { createDatabase, type Database } from "./db/client.ts";
import { Vault } from "./db/vault.ts";
import { createLazyEngine } from "./engine.ts";
import { writeLog } from "./http/log.ts";
import type { Assistant } from "./ports/assistant.ts";
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
  readonly assistant: Assistant;
  readonly generateLimiter: RateLimiter;
  readonly intentionLimiter: RateLimiter;
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
    assistant: chooseAssistant(config.assistant, env.AI),
    generateLimiter: env.GENERATE_LIMIT,
    intentionLimiter: env.INTENTION_LIMIT,
    pageSource: env.ASSETS,
    probes: createProbes({ database: env.DB, files: env.FILES, engine }),
  };
}

function chooseAssistant(kind: Config["assistant"], model: Ai | undefined): Assistant {
  const embedded = new EmbeddedAssistant();
  if (kind === "embedded") return embedded;
  if (!model) throw new ConfigError("AI is required: a Workers AI binding, where ASSISTANT is workers-ai");
  const report = (failure: string): void => writeLog("error", { assistant: failure });
  return new WorkersAiAssistant({ model, fallback: embedded, report });
}
