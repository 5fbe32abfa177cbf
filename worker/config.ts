import * as z from "zod/mini";
import { PRODUCT_NAME } from "#domain/product.ts";
import { type KeyRing, parseKeyRing } from "./db/encryption.ts";
import type { Seller } from "./ports/runtime.ts";

/** The variables and secrets of the Worker, checked. */
export interface Config {
  readonly environment: (typeof ENVIRONMENTS)[number];
  /** Where the product is reached, as in `https://example.org`; null, outside production alone, means wherever a request came to. */
  readonly publicUrl: string | null;
  /** The keys of encrypted columns, the current one first. */
  readonly fieldKeys: KeyRing;
  /** Who looks at intentions: our own analyst, or a language model with that behind it. */
  readonly assistant: (typeof ASSISTANTS)[number];
  readonly mail: MailConfig;
  /** Where answers to our mails go, and what people are told to write to. */
  readonly supportEmail: string;
  /** Where the master is told of what needs attention. */
  readonly masterEmail: string;
  /** Who sells, as receipts say it. */
  readonly seller: Seller;
  readonly geocoder: GeocoderConfig;
  readonly payments: PaymentsConfig;
  readonly botCheck: BotCheckConfig;
  /** The domain that passkeys belong to: they work nowhere else, so it never changes. */
  readonly passkeyDomain: string;
  /** Sets up the master's first key, once; null where nobody can. */
  readonly masterSetupSecret: string | null;
  /** The outside calendar that sessions are booked in, instead of our own dialog; null where there is none. */
  readonly bookingCalendarUrl: string | null;
}

/** Who tells people from bots: nobody, or Cloudflare Turnstile. */
export type BotCheckConfig =
  | { readonly kind: "none" }
  | { readonly kind: "turnstile"; readonly siteKey: string; readonly secretKey: string };

/** Who takes the money: the simulator, which is refused in production, or Stripe. */
export type PaymentsConfig =
  | { readonly kind: "simulator" }
  | {
      readonly kind: "stripe";
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
    };

/** Who carries mails: the local mailbox, which is refused in production, or MailChannels. */
export type MailConfig =
  | { readonly kind: "mailbox" }
  | {
      readonly kind: "mailchannels";
      readonly apiKey: string;
      /** `Name <address>`, or an address alone. */
      readonly from: string;
      /** Null where MailChannels chooses the key that signs. */
      readonly dkim: { readonly domain: string; readonly selector: string } | null;
    };

/** Who looks up street addresses: nobody, or a Nominatim-compatible service. */
export type GeocoderConfig =
  | { readonly kind: "none" }
  | {
      readonly kind: "nominatim";
      /** Without a slash at the end. */
      readonly baseUrl: string;
      /** An address or a page by which those who run the service reach us. */
      readonly contact: string;
    };

const ENVIRONMENTS = ["production", "development", "test"] as const;

const ASSISTANTS = ["embedded", "workers-ai"] as const;

const FIELD_KEYS_SHAPE = "must be kid:base64 of 32 bytes, further keys after a comma, each kid once";

const PUBLIC_URL = /^https?:\/\/[^/?#@\s]+$/;

const GEOCODERS = ["none", "nominatim"] as const;

const OPENSTREETMAP = "https://nominatim.openstreetmap.org";

const CARRIERS = ["mailbox", "mailchannels"] as const;

/** Outside production mails go nowhere, and neither do answers. */
const LOCAL_SUPPORT_EMAIL = "support@sigilarium.test";
const LOCAL_MASTER_EMAIL = "master@sigilarium.test";

const MAIL_FROM = /^(?:[^<>@]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const ConfigVariables = z.object({
  APP_ENV: z._default(z.enum(ENVIRONMENTS, { error: `must be one of ${ENVIRONMENTS.join(", ")}` }), "production"),
  PUBLIC_URL: z.optional(
    z.string().check(z.regex(PUBLIC_URL, { error: "must be an origin such as https://example.org, without a path" })),
  ),
  FIELD_KEYS: z.pipe(
    z.string({ error: `is required: it ${FIELD_KEYS_SHAPE}` }),
    z.transform((text, context) => {
      const keyRing = parseKeyRing(text);
      if (keyRing) return keyRing;
      // The input is left out of the issue: an error about a secret must not carry it.
      context.issues.push({ code: "custom", message: FIELD_KEYS_SHAPE, input: undefined });
      return z.NEVER;
    }),
  ),
  ASSISTANT: z._default(z.enum(ASSISTANTS, { error: `must be one of ${ASSISTANTS.join(", ")}` }), "embedded"),
  MAIL: z.optional(z.enum(CARRIERS, { error: `must be one of ${CARRIERS.join(", ")}` })),
  MAILCHANNELS_API_KEY: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string().check(z.regex(MAIL_FROM, { error: "must be an address or Name <address>" }))),
  MAIL_DKIM_DOMAIN: z.optional(z.string()),
  MAIL_DKIM_SELECTOR: z.optional(z.string()),
  SUPPORT_EMAIL: z.optional(z.email({ error: "must be an address" })),
  COMPANY_NAME: z.optional(z.string().check(z.minLength(2, { error: "must be the name of who sells" }))),
  TAX_NOTE: z.optional(z.string()),
  MASTER_EMAIL: z.optional(z.email({ error: "must be an address" })),
  GEOCODER: z._default(z.enum(GEOCODERS, { error: `must be one of ${GEOCODERS.join(", ")}` }), "none"),
  GEOCODER_URL: z._default(
    z.url({ protocol: /^https?$/, error: "must be an address that begins with https:// or http://" }),
    OPENSTREETMAP,
  ),
  GEOCODER_CONTACT: z.optional(z.string()),
  MASTER_SETUP_SECRET: z.optional(
    z.string().check(z.minLength(32, { error: "must have at least 32 characters, and be random" })),
  ),
  BOOKING_CALENDAR_URL: z.optional(
    z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }),
  ),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  TURNSTILE_SITE_KEY: z.optional(z.string()),
  TURNSTILE_SECRET_KEY: z.optional(z.string()),
});
type ConfigVariables = z.output<typeof ConfigVariables>;

/** A variable of the Worker is missing or has the wrong shape; the message names it and never holds its value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Checks the Worker's variables; throws `ConfigError` at the first that is wrong. */
export function parseConfig(variables: object): Config {
  const parsed = ConfigVariables.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const { APP_ENV, FIELD_KEYS, ASSISTANT } = parsed.data;
  return {
    environment: APP_ENV,
    fieldKeys: FIELD_KEYS,
    assistant: ASSISTANT,
    mail: toMailConfig(parsed.data),
    supportEmail: toSupportEmail(parsed.data),
    masterEmail: toMasterEmail(parsed.data),
    seller: toSeller(parsed.data),
    geocoder: toGeocoderConfig(parsed.data),
    payments: toPaymentsConfig(parsed.data),
    botCheck: toBotCheckConfig(parsed.data),
    publicUrl: toPublicUrl(parsed.data),
    passkeyDomain: toPasskeyDomain(parsed.data),
    masterSetupSecret: parsed.data.MASTER_SETUP_SECRET ?? null,
    bookingCalendarUrl: parsed.data.BOOKING_CALENDAR_URL ?? null,
  };
}

function toPublicUrl({ APP_ENV, PUBLIC_URL: publicUrl }: ConfigVariables): string | null {
  if (APP_ENV === "production" && !publicUrl?.startsWith("https://")) {
    throw new ConfigError("PUBLIC_URL is required in production: an origin that begins with https://");
  }
  return publicUrl ?? null;
}

function toPasskeyDomain({ PUBLIC_URL: publicUrl }: ConfigVariables): string {
  return publicUrl === undefined ? "localhost" : new URL(publicUrl).hostname;
}

function toGeocoderConfig({ GEOCODER, GEOCODER_URL, GEOCODER_CONTACT: contact }: ConfigVariables): GeocoderConfig {
  if (GEOCODER === "none") return { kind: "none" };
  if (!contact)
    throw new ConfigError("GEOCODER_CONTACT is required where addresses are looked up: the service’s terms want it");
  return { kind: "nominatim", baseUrl: GEOCODER_URL.replace(/\/+$/, ""), contact };
}

function toSupportEmail({ APP_ENV, SUPPORT_EMAIL: address }: ConfigVariables): string {
  if (address !== undefined) return address;
  if (APP_ENV === "production") throw new ConfigError("SUPPORT_EMAIL is required in production: people answer to it");
  return LOCAL_SUPPORT_EMAIL;
}

function toMasterEmail({ APP_ENV, MASTER_EMAIL: address }: ConfigVariables): string {
  if (address !== undefined) return address;
  if (APP_ENV === "production")
    throw new ConfigError("MASTER_EMAIL is required in production: the master is told there");
  return LOCAL_MASTER_EMAIL;
}

function toSeller(variables: ConfigVariables): Seller {
  const { APP_ENV, COMPANY_NAME: name, TAX_NOTE: taxNote } = variables;
  if (name === undefined && APP_ENV === "production")
    throw new ConfigError("COMPANY_NAME is required in production: receipts say who sells");
  return { name: name ?? PRODUCT_NAME, supportEmail: toSupportEmail(variables), taxNote: taxNote || null };
}

function toMailConfig(variables: ConfigVariables): MailConfig {
  const isProduction = variables.APP_ENV === "production";
  const carrier = variables.MAIL ?? (isProduction ? "mailchannels" : "mailbox");
  if (carrier === "mailbox") {
    if (isProduction) throw new ConfigError("MAIL must be mailchannels in production: the mailbox sends nothing");
    return { kind: "mailbox" };
  }
  const { MAILCHANNELS_API_KEY: apiKey, MAIL_FROM: from, MAIL_DKIM_DOMAIN: domain } = variables;
  if (!apiKey) throw new ConfigError("MAILCHANNELS_API_KEY is required where MailChannels carries the mails");
  if (!from) throw new ConfigError("MAIL_FROM is required where MailChannels carries the mails");
  if (!domain) return { kind: "mailchannels", apiKey, from, dkim: null };
  const { MAIL_DKIM_SELECTOR: selector } = variables;
  if (!selector) throw new ConfigError("MAIL_DKIM_SELECTOR is required beside MAIL_DKIM_DOMAIN");
  return { kind: "mailchannels", apiKey, from, dkim: { domain, selector } };
}

function toPaymentsConfig(variables: ConfigVariables): PaymentsConfig {
  const { APP_ENV, STRIPE_SECRET_KEY: secretKey } = variables;
  if (!secretKey) {
    if (APP_ENV === "production")
      throw new ConfigError("STRIPE_SECRET_KEY is required in production: the simulator takes no money");
    return { kind: "simulator" };
  }
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables;
  if (!publishableKey) throw new ConfigError("STRIPE_PUBLISHABLE_KEY is required beside STRIPE_SECRET_KEY");
  if (!webhookSecret) throw new ConfigError("STRIPE_WEBHOOK_SECRET is required beside STRIPE_SECRET_KEY");
  return { kind: "stripe", secretKey, publishableKey, webhookSecret };
}

function toBotCheckConfig({
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET_KEY: secretKey,
}: ConfigVariables): BotCheckConfig {
  if (!siteKey && !secretKey) return { kind: "none" };
  if (!siteKey) throw new ConfigError("TURNSTILE_SITE_KEY is required beside TURNSTILE_SECRET_KEY");
  if (!secretKey) throw new ConfigError("TURNSTILE_SECRET_KEY is required beside TURNSTILE_SITE_KEY");
  return { kind: "turnstile", siteKey, secretKey };
}
