import type { OutsideService } from "#domain/privacy/outside-services.ts";
import type { SigilEngines } from "#sigil-core/host/engine.ts";
import type { Database } from "./db/database.ts";
import type { Encryption } from "./db/encryption.ts";
import type { FileStore } from "./files/file-store.ts";
import type { SessionStore } from "./http/session-store.ts";
import type { LinkTokens } from "./mail/links.ts";
import type { MailSender } from "./mail/mail-sender.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { BotCheck } from "./ports/bot-check.ts";
import type { ConsultationDays } from "./ports/consultation-days.ts";
import type { Mailbox } from "./ports/mail.ts";
import type { PasskeyKit } from "./ports/passkeys.ts";
import type { PaymentProvider, PaymentSimulator } from "./ports/payments.ts";
import type { Geocoder, TextCache } from "./ports/places.ts";
import type { Background, Clock, PageSource, Probe, RateLimiters, Seller } from "./ports/runtime.ts";

/** What the features are built on: made once an isolate by `compose`, for requests, cron and Durable Objects alike. */
export interface Platform {
  readonly environment: "production" | "development" | "test";
  /** Whether a development server puts its own scripts into the pages. */
  readonly isDevServer: boolean;
  /** Where the product is reached, as in `https://example.org`; null on a developer's machine, where it is wherever a request came to. */
  readonly publicUrl: string | null;
  /** Where links lead in mails that the clock sends: `publicUrl`, or the usual port of a developer's machine. */
  readonly linkOrigin: string;
  readonly clock: Clock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly sessions: SessionStore;
  readonly files: FileStore;
  readonly engine: SigilEngines;
  readonly assistant: Assistant;
  readonly limits: RateLimiters;
  readonly textCache: TextCache;
  readonly geocoder: Geocoder;
  readonly botCheck: BotCheck;
  readonly background: Background;
  readonly outbox: Outbox;
  readonly mailSender: MailSender;
  /** Where the master is told of what needs attention. */
  readonly masterEmail: string;
  readonly seller: Seller;
  /** The services of others that this installation uses. */
  readonly outsideServices: readonly OutsideService[];
  readonly links: LinkTokens;
  readonly payments: PaymentProvider;
  /** Ends what hangs on an order that gives nothing any more. */
  readonly whenRevoked: (orderId: string, origin: string) => Promise<void>;
  /** The days of the master’s practice, each of which decides for itself. */
  readonly days: ConsultationDays;
  /** The outside calendar that sessions are booked in, instead of our own dialog; null where there is none. */
  readonly bookingCalendarUrl: string | null;
  readonly passkeyKit: PasskeyKit;
  /** Sets up the master's first key, once; null where nobody can. */
  readonly masterSetupSecret: string | null;
  /** Null where payments are real: then there is nothing to simulate. */
  readonly paymentSimulator: PaymentSimulator | null;
  /** Null where mails really go out: then there is nothing to look into. */
  readonly mailbox: Mailbox | null;
  readonly pageSource: PageSource;
  /** One for each thing that the platform itself consists of. */
  readonly probes: readonly Probe[];
}
