import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { MasterAct } from "#domain/accounts/master-act.ts";
import {
  discardParkedMail,
  listParkedMails,
  type ParkedMail,
  retryParkedMail,
} from "#domain/contracts/desk-practice.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import type { Database } from "#worker/db/database.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, type Route } from "#worker/http/route.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import { type ListedMail, ParkedMails } from "#worker/mail/parked-mails.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";

interface ParkedMailDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly background: Background;
  readonly mailSender: MailSender;
}

/** The calls by which the master deals with mails that failed for good. */
export function listParkedMailRoutes(deps: ParkedMailDeps): readonly Route[] {
  const { database, clock } = deps;
  const parked = new ParkedMails(database);
  return [
    accountRoute(listParkedMails, async () => {
      const now = clock.now();
      return ok({ mails: (await parked.list()).map((mail) => toParkedMail(mail, now)) });
    }),
    accountRoute(retryParkedMail, async ({ params, userAgent }) => {
      const retried = await retry(deps, params.id, userAgent);
      return retried.isOk ? ok(replyEmpty({ status: 204 })) : retried;
    }),
    accountRoute(discardParkedMail, async ({ params, userAgent }) => {
      const mail = await parked.find(params.id);
      if (mail) {
        const entry = toEntry("mail_discarded", mail, userAgent);
        await database.batch([
          new AuditLog(database).draft(entry, clock.now(), parked.isWaiting(mail.id)),
          parked.draftDiscarding(mail.id),
        ]);
      }
      return ok(replyEmpty({ status: 204 }));
    }),
  ];
}

/** Sends a mail again. One that is on its way already, or was sent, is left alone. */
async function retry(
  { database, clock, background, mailSender }: ParkedMailDeps,
  id: string,
  userAgent: string,
): Promise<Result<null, Fault>> {
  const parked = new ParkedMails(database);
  const mail = await parked.find(id);
  if (!mail) return refuse("not_found", { message: "There is no such mail." });
  const now = clock.now();
  switch (mail.status) {
    case "pending":
    case "sent":
      return ok(null);
    case "dropped":
      return refuse("conflict", { message: DISCARDED_MESSAGE });
    case "parked": {
      if (isExpired(mail, now)) return refuse("conflict", { message: EXPIRED_MESSAGE });
      const [, retried] = await database.batch([
        new AuditLog(database).draft(toEntry("mail_retried", mail, userAgent), now, parked.canBeRetried(id, now)),
        parked.draftRetry(id, now),
      ]);
      if (retried.meta.changes > 0) background.run(mailSender.deliver(id));
      return ok(null);
    }
  }
}

const EXPIRED_MESSAGE = "This mail came too late to be sent: what it says is no longer so. Please discard it.";
const DISCARDED_MESSAGE = "This mail was discarded.";

function toParkedMail({ status: _, expiresAt: _end, createdAt, ...mail }: ListedMail, now: number): ParkedMail {
  return { ...mail, createdAt: new Date(createdAt).toISOString(), isExpired: isExpired({ expiresAt: _end }, now) };
}

function isExpired({ expiresAt }: Pick<ListedMail, "expiresAt">, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function toEntry(act: MasterAct, { id, kind }: ListedMail, userAgent: string) {
  return { act, subject: id, detail: kind, browser: describeBrowser(userAgent) };
}
