import { waitUntil } from "cloudflare:workers";
import { OUTSIDE_SERVICES, type OutsideService } from "#domain/privacy/outside-services.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { EmbeddedAssistant } from "./adapters/analyst/embedded-assistant.ts";
import { EdgeCache } from "./adapters/edge-cache/edge-cache.ts";
import { NoGeocoder } from "./adapters/gazetteer/no-geocoder.ts";
import { R2Mailbox } from "./adapters/mailbox/r2-mailbox.ts";
import { MailChannelsTransport } from "./adapters/mailchannels/mailchannels-transport.ts";
import { NoBotCheck } from "./adapters/no-bot-check/no-bot-check.ts";
import { NominatimGeocoder } from "./adapters/nominatim/nominatim-geocoder.ts";
import { R2ObjectStore } from "./adapters/r2/r2-object-store.ts";
import { LIBRARY_BEHAVIOR, StripePayments } from "./adapters/stripe/stripe-payments.ts";
import { connectSimulator } from "./adapters/stripe-simulator/connect-simulator.ts";
import { Turnstile } from "./adapters/turnstile/turnstile.ts";
import { WebAuthnPasskeys } from "./adapters/webauthn/webauthn-passkeys.ts";
import { WorkersAiAssistant } from "./adapters/workers-ai/workers-ai-assistant.ts";
import {
  type BotCheckConfig,
  type Config,
  ConfigError,
  type GeocoderConfig,
  type MailConfig,
  type PaymentsConfig,
  parseConfig,
} from "./config.ts";
import { createDatabase, type Database } from "./db/database.ts";
import { Encryption } from "./db/encryption.ts";
import { ServicePace } from "./db/service-pace.ts";
import { makeGuide } from "./documents/compose-guide.ts";
import { DurableDays } from "./durable/consultation-day/durable-days.ts";
import { createLazyEngines } from "./engine.ts";
import { FEATURES, revokeOrder } from "./features.ts";
import { FileStore } from "./files/file-store.ts";
import { listLimiters } from "./http/rate-limit.ts";
import { SessionStore } from "./http/session-store.ts";
import { describeFailure, writeLog } from "./log.ts";
import { LinkTokens } from "./mail/links.ts";
import type { MailTools } from "./mail/mail-kind.ts";
import { MailSender } from "./mail/mail-sender.ts";
import { Outbox } from "./mail/outbox.ts";
import type { Platform } from "./platform.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { BotCheck } from "./ports/bot-check.ts";
import type { Mailbox, MailTransport } from "./ports/mail.ts";
import type { PaymentProvider, PaymentSimulator } from "./ports/payments.ts";
import type { Geocoder } from "./ports/places.ts";
import type { Clock, Probe } from "./ports/runtime.ts";

/** The adapters behind the ports of this isolate; made once, for requests, cron and Durable Objects alike. */
let platform: Platform | null = null;

/** The platform of this isolate; throws `ConfigError` where a variable is wrong. */
export function getPlatform(env: Env): Platform {
  platform ??= compose(env);
  return platform;
}

/** Chooses an adapter for each port; throws `ConfigError` where a variable is wrong. */
export function compose(env: Env): Platform {
  const config = parseConfig(env);
  const engine = createLazyEngines();
  const clock: Clock = { now: () => Date.now() };
  const database = createDatabase(env.DB);
  const encryption = new Encryption(config.fieldKeys);
  const links = new LinkTokens(encryption);
  const outbox = new Outbox(database, encryption);
  const files = new FileStore(database, encryption, new R2ObjectStore(env.FILES));
  const tools: MailTools = {
    links,
    makeGuide: (order) => makeGuide(engine, order),
    readFile: (fileId) => files.read(fileId),
    seller: config.seller,
  };
  const { transport, mailbox } = chooseMail(config.mail, env.FILES, clock);
  const { payments, paymentSimulator } = choosePayments(config.payments, {
    database: env.DB,
    clock,
    later: (work) => waitUntil(work),
    report: (failure) => writeLog("error", { payments: describeFailure(failure) }),
  });
  const composed: Platform = {
    environment: config.environment,
    isDevServer: config.environment === "development" && import.meta.env?.DEV === true,
    publicUrl: config.publicUrl,
    linkOrigin: config.publicUrl ?? LOCAL_ORIGIN,
    clock,
    database,
    encryption,
    sessions: new SessionStore(database),
    files,
    engine,
    assistant: chooseAssistant(config.assistant, env.AI),
    limits: listLimiters(env),
    textCache: new EdgeCache(),
    botCheck: chooseBotCheck(config.botCheck),
    geocoder: chooseGeocoder(config.geocoder, database, clock),
    background: { run: (work) => waitUntil(work) },
    outbox,
    mailSender: new MailSender({ outbox, transport, clock, tools, kinds: MAIL_KINDS, replyTo: config.supportEmail }),
    masterEmail: config.masterEmail,
    seller: config.seller,
    outsideServices: listOutsideServices(config),
    links,
    mailbox,
    pageSource: env.ASSETS,
    probes: createProbes(env),
    payments,
    paymentSimulator,
    days: new DurableDays(env.CONSULTATION_DAYS),
    bookingCalendarUrl: config.bookingCalendarUrl,
    passkeyKit: new WebAuthnPasskeys({ domain: config.passkeyDomain, siteName: PRODUCT_NAME }),
    masterSetupSecret: config.masterSetupSecret,
    whenRevoked: (orderId, origin) => revokeOrder(composed, orderId, origin),
  };
  return composed;
}

function listOutsideServices(config: Config): readonly OutsideService[] {
  const isUsed: Readonly<Record<OutsideService, boolean>> = {
    stripe: config.payments.kind === "stripe",
    mailchannels: config.mail.kind === "mailchannels",
    turnstile: config.botCheck.kind === "turnstile",
    workers_ai: config.assistant === "workers-ai",
    geocoder: config.geocoder.kind === "nominatim",
    booking_calendar: config.bookingCalendarUrl !== null,
  };
  return OUTSIDE_SERVICES.filter((service) => isUsed[service]);
}

/** Stripe, or the simulator of it. */
function choosePayments(
  config: PaymentsConfig,
  connected: Parameters<typeof connectSimulator>[0],
): { readonly payments: PaymentProvider; readonly paymentSimulator: PaymentSimulator | null } {
  if (config.kind === "simulator") {
    const { payments, pages } = connectSimulator(connected);
    return { payments, paymentSimulator: pages };
  }
  const { secretKey, publishableKey, webhookSecret } = config;
  const payments = new StripePayments({
    async load() {
      const { Stripe } = await import("stripe");
      return new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(fetch), ...LIBRARY_BEHAVIOR });
    },
    publicConfig: { provider: "stripe", publishableKey },
    webhookSecret,
    clock: connected.clock,
    report: connected.report,
  });
  return { payments, paymentSimulator: null };
}

const MAIL_KINDS = FEATURES.flatMap(({ mails = [] }) => mails);

/** One probe for each thing that the platform itself consists of. */
function createProbes({ DB, FILES }: Env): readonly Probe[] {
  return [
    {
      part: "database",
      // A table of ours, so that a database without its migrations counts as down.
      async run() {
        await DB.prepare("select 1 from sigils limit 1").all();
      },
    },
    {
      part: "files",
      async run() {
        await FILES.head("readiness");
      },
    },
  ];
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

/** Where a developer's machine is reached. */
const LOCAL_ORIGIN = "http://localhost:8787";

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

function chooseBotCheck(config: BotCheckConfig): BotCheck {
  if (config.kind === "none") return new NoBotCheck();
  return new Turnstile({
    siteKey: config.siteKey,
    secretKey: config.secretKey,
    fetch: (input, init) => fetch(input, init),
    report: (failure) => writeLog("error", { botCheck: failure }),
  });
}

function chooseAssistant(kind: Config["assistant"], model: Ai | undefined): Assistant {
  const embedded = new EmbeddedAssistant();
  if (kind === "embedded") return embedded;
  if (!model) throw new ConfigError("AI is required: a Workers AI binding, where ASSISTANT is workers-ai");
  const report = (failure: string): void => writeLog("error", { assistant: failure });
  return new WorkersAiAssistant({ model, fallback: embedded, report });
}
