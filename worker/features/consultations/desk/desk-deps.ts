import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { Clock } from "#worker/ports/runtime.ts";

/** What the master's side of consultations needs. */
export interface DeskDeps {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/** From where the master acts. */
export interface DeskActor {
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  readonly userAgent: string;
}
