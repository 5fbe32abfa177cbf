import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import type { LinkTokens } from "#worker/mail/links.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";

/** What support tickets need. */
export interface ContactDeps {
  readonly clock: Clock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly outbox: Outbox;
  readonly mailSender: Pick<MailSender, "deliver">;
  readonly background: Background;
  readonly links: LinkTokens;
  /** Where the master is told of what needs attention. */
  readonly masterEmail: string;
}
