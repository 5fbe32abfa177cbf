import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import type { FileStore } from "#worker/files/file-store.ts";
import type { LinkTokens } from "#worker/mail/links.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { ConsultationDays } from "#worker/ports/consultation-days.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";

/** What booking, and all that happens to a booking, needs. */
export interface BookingDeps {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: Clock;
  readonly days: ConsultationDays;
  readonly outbox: Outbox;
  readonly mailSender: Pick<MailSender, "deliver">;
  readonly background: Background;
  readonly links: LinkTokens;
  readonly files: FileStore;
  /** Where the master is told of what happens. */
  readonly masterEmail: string;
}
