import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";

/** What writing and sending issues needs. */
export interface NewsletterDeps {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailSender: Pick<MailSender, "deliver">;
  readonly background: Background;
  /** Where tests go. */
  readonly masterEmail: string;
}

/** From where the master acts. */
export interface IssueActor {
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  readonly userAgent: string;
}
