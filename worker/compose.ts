import { waitUntil } from "cloudflare:workers";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { EmbeddedAssistant } from "./adapters/analyst/embedded-assistant.ts";
import { EdgeCache } from "./adapters/edge-cache/edge-cache.ts";
import { NoGeocoder } from "./adapters/gazetteer/no-geocoder.ts";
import { R2Mailbox } from "./adapters/mailbox/r2-mailbox.ts";
import { MailChannelsTransport } from "./adapters/mailchannels/mailchannels-transport.ts";
import { NominatimGeocoder } from "./adapters/nominatim/nominatim-geocoder.ts";
import { WorkersAiAssistant } from "./adapters/workers-ai/workers-ai-assistant.ts";
import { type Config, ConfigError, type GeocoderConfig, type MailConfig, parseConfig } from "./config.ts";
import { createDatabase, type Database } from "./db/client.ts";
import { ServicePace } from "./db/service-pace.ts";
import { Vault } from "./db/vault.ts";
import { makeGuide } from "./documents/make-guide.ts";
import { createLazyEngine } from "./engine.ts";
import { writeLog } from "./http/log.ts";
import type { WritingDesk } from "./mail/letter.ts";
import { LETTER_KINDS } from "./mail/letter-kinds.ts";
import { LinkTokens } from "./mail/link-tokens.ts";
import { Outbox } from "./mail/outbox.ts";
import { Postman } from "./mail/postman.ts";
import type { AnswerCache } from "./ports/answer-cache.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { Background } from "./ports/background.ts";
import type { Clock } from "./ports/clock.ts";
import type { Geocoder } from "./ports/geocoder.ts";
import type { MailTransport } from "./ports/mail.ts";
import type { Mailbox } from "./ports/mailbox.ts";
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
  readonly mailLimiter: RateLimiter;
  readonly hoursLimiter: RateLimiter;
  readonly placesLimiter: RateLimiter;
  readonly healthLimiter: RateLimiter;
  readonly accountLimiter: RateLimiter;
  readonly answerCache: AnswerCache;
  readonly geocoder: Geocoder;
  readonly background: Background;
  readonly outbox: Outbox;
  readonly postman: Postman;
  readonly links: LinkTokens;
  /** Null where mails really go out: then there is nothing to look into. */
  readonly mailbox: Mailbox | null;
  readonly pageSource: PageSource;
  readonly probes: readonly Probe[];
}

/** Chooses what stands behind each port; throws `ConfigError` where a variable is wrong. */
export function compose(env: Env): Deps {
  const config = parseConfig(env);
  const engine = createLazyEngine();
  const clock: Clock = { now: () => Date.now() };
  const database = createDatabase(env.DB);
  const vault = new Vault(config.fieldKeys);
  const links = new LinkTokens(vault);
  const outbox = new Outbox(database, vault);
  const desk: WritingDesk = { links, makeGuide: (order) => makeGuide(engine, order) };
  const { transport, mailbox } = chooseMail(config.mail, env.FILES, clock);
  return {
    environment: config.environment,
    isDevServer: config.environment === "development" && import.meta.env?.DEV === true,
    clock,
    database,
    vault,
    engine,
    assistant: chooseAssistant(config.assistant, env.AI),
    generateLimiter: env.GENERATE_LIMIT,
    intentionLimiter: env.INTENTION_LIMIT,
    mailLimiter: env.MAIL_LIMIT,
    hoursLimiter: env.HOURS_LIMIT,
    placesLimiter: env.PLACES_LIMIT,
    healthLimiter: env.HEALTH_LIMIT,
    accountLimiter: env.ACCOUNT_LIMIT,
    answerCache: new EdgeCache(),
    geocoder: chooseGeocoder(config.geocoder, database, clock),
    background: { run: (work) => waitUntil(work) },
    outbox,
    postman: new Postman({ outbox, transport, clock, desk, kinds: LETTER_KINDS, replyTo: config.supportEmail }),
    links,
    mailbox,
    pageSource: env.ASSETS,
    probes: createProbes({ database: env.DB, files: env.FILES, engine }),
  };
}

function chooseMail(
  config: MailConfig,
  files: R2Bucket,
  clock: Clock,
): { readonly transport: MailTransport; readonly mailbox: Mailbox | null } {
  if (config.kind === "mailchannels") return { transport: new MailChannelsTransport(config), mailbox: null };
  const mailbox = new R2Mailbox(files, clock);
  return { transport: mailbox, mailbox };
}

/** What OpenStreetMap's own service asks for: a request a second, of the whole application. */
const GEOCODER_GAP_MS = 1000;
const LONGEST_GEOCODER_WAIT_MS = 5000;

function chooseGeocoder(config: GeocoderConfig, database: Database, clock: Clock): Geocoder {
  if (config.kind === "none") return new NoGeocoder();
  return new NominatimGeocoder({
    baseUrl: config.baseUrl,
    userAgent: `${PRODUCT_NAME}/1.0 (${config.contact})`,
    pace: new ServicePace({
      database,
      clock,
      service: "nominatim",
      gapMs: GEOCODER_GAP_MS,
      longestWaitMs: LONGEST_GEOCODER_WAIT_MS,
    }),
    report: (failure) => writeLog("error", { geocoder: failure }),
  });
}

function chooseAssistant(kind: Config["assistant"], model: Ai | undefined): Assistant {
  const embedded = new EmbeddedAssistant();
  if (kind === "embedded") return embedded;
  if (!model) throw new ConfigError("AI is required: a Workers AI binding, where ASSISTANT is workers-ai");
  const report = (failure: string): void => writeLog("error", { assistant: failure });
  return new WorkersAiAssistant({ model, fallback: embedded, report });
}
