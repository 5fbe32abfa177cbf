import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import { ParkedMails } from "#worker/mail/parked-mails.ts";
import { PARKED_MAILS_NOTICE } from "#worker/mail/templates/parked-mails-notice.ts";
import { PracticeRepo } from "../practice-repo.ts";

/** What telling the master needs. */
interface TellDeps {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly outbox: Outbox;
  readonly masterEmail: string;
  readonly linkOrigin: string;
}

/** Tells the master by one mail of all that failed for good since the last one, unless the settings say otherwise; returns how many there were. */
export async function tellParkedMails(deps: TellDeps, now: number): Promise<number> {
  const { database, encryption, outbox, masterEmail, linkOrigin: origin } = deps;
  const parked = new ParkedMails(database);
  const untold = await parked.countUntold();
  if (untold === 0) return 0;
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  if (!settings.notices.includes("parked_mails")) return 0;
  const data = { origin, parked: await outbox.countParked() };
  const mail = addressMail(PARKED_MAILS_NOTICE, { key: String(now), to: masterEmail, data });
  const { statement } = await outbox.draft(mail, now, parked.hasUntold());
  await database.batch([statement, parked.draftTold(now)]);
  return untold;
}
