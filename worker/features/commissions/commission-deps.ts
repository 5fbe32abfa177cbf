import type { SigilEngines } from "#sigil-core/host/engine.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import type { FileStore } from "#worker/files/file-store.ts";
import type { LinkTokens } from "#worker/mail/links.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";

/** What commissions need. */
export interface CommissionDeps {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailSender: Pick<MailSender, "deliver">;
  readonly background: Background;
  readonly links: LinkTokens;
  readonly files: FileStore;
  readonly engine: SigilEngines;
  /** Where the master is sent the links of the workshop. */
  readonly masterEmail: string;
}
