import { and, eq, sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { decideDraft, ISSUE_MESSAGES } from "#domain/newsletter/newsletter-issue.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { newsletterIssues } from "#worker/db/schema/newsletter.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { NEWSLETTER_TEST } from "#worker/mail/templates/newsletter-mails.ts";
import { areSubscribers, IssueRepo, isDraft, type StoredIssue } from "./issue-repo.ts";
import type { IssueActor, NewsletterDeps } from "./newsletter-deps.ts";
import { tallyIssue, toKeyBeginning } from "./post-issues.ts";

/** Mails a draft to the master alone. The same request again mails nothing more. */
export async function testIssue(
  deps: NewsletterDeps,
  { origin, userAgent }: IssueActor,
  issue: StoredIssue,
  { requestId, version }: { readonly requestId: string; readonly version: number },
): Promise<Result<null, Fault>> {
  const { database, encryption, clock, outbox, masterEmail, background, mailSender } = deps;
  if (version !== issue.version) return refuse("conflict", { message: ISSUE_MESSAGES.changed });
  const data = { origin, ...(await new IssueRepo(database, encryption).readText(issue)) };
  const mail = addressMail(NEWSLETTER_TEST, { key: `${issue.id}|${requestId}`, to: masterEmail, data });
  const now = clock.now();
  const { id, statement } = await outbox.draft(mail, now);
  const audited = new AuditLog(database).draft(
    { act: "newsletter_tested", subject: issue.id, browser: describeBrowser(userAgent) },
    now,
    outbox.isPosted(id),
  );
  const written = await writeOnce({
    write: async () => (await database.batch([statement, audited]))[0].meta.changes > 0,
    isThere: () => outbox.has(mail.key),
  });
  if (!written.isOk) return refuse("not_ready");
  background.run(mailSender.deliver(id));
  return ok(null);
}

/**
 * Begins to send a draft to everybody who has confirmed the newsletter; the clock puts the mails into the outbox. An issue that has begun stays as it is.
 * Fails with `conflict` where the draft or the number of recipients is no longer as the master has seen it.
 */
export async function startIssue(
  { database, clock }: NewsletterDeps,
  { userAgent }: IssueActor,
  issue: StoredIssue,
  { version, recipientCount }: { readonly version: number; readonly recipientCount: number },
): Promise<Result<null, Fault>> {
  if (issue.status !== "draft" && issue.version === version) return ok(null);
  const decided = decideDraft(issue.status);
  if (!decided.isOk) return refuse("conflict", { message: decided.error });
  if (issue.version !== version) return refuse("conflict", { message: ISSUE_MESSAGES.changed });
  if (recipientCount === 0) return refuse("conflict", { message: ISSUE_MESSAGES.nobody });
  const now = clock.now();
  const start = database
    .update(newsletterIssues)
    .set({ status: "sending", startedAt: now, recipientCount })
    .where(and(isDraft(issue.id), eq(newsletterIssues.version, version), areSubscribers(recipientCount, now)));
  const audited = new AuditLog(database).draft(
    {
      ...{ act: "newsletter_sent", subject: issue.id, browser: describeBrowser(userAgent) },
      detail: `${recipientCount} recipients`,
    },
    now,
    sql`changes() > 0`,
  );
  const written = await writeOnce({
    write: async () => (await database.batch([start, audited]))[0].meta.changes > 0,
    isThere: async () =>
      (await database.$count(
        newsletterIssues,
        and(eq(newsletterIssues.id, issue.id), eq(newsletterIssues.startedAt, now)),
      )) > 0,
  });
  if (written.isOk) return ok(null);
  if (written.error === "unavailable") return refuse("not_ready");
  return refuse("conflict", { message: ISSUE_MESSAGES.otherCount });
}

/** Takes back what of an issue has not been sent; a mail that is on its way may still arrive. Stopping it twice is stopping it once. */
export async function stopIssue(
  deps: NewsletterDeps,
  { userAgent }: IssueActor,
  issue: StoredIssue,
): Promise<Result<null, Fault>> {
  const { database, clock, outbox } = deps;
  if (issue.status === "stopped") return ok(null);
  if (issue.status !== "sending") return refuse("conflict", { message: ISSUE_MESSAGES.notSending });
  const now = clock.now();
  const stop = database
    .update(newsletterIssues)
    .set({ status: "stopped", endedAt: now })
    .where(and(eq(newsletterIssues.id, issue.id), eq(newsletterIssues.status, "sending")));
  const audited = new AuditLog(database).draft(
    { act: "newsletter_stopped", subject: issue.id, browser: describeBrowser(userAgent) },
    now,
    sql`changes() > 0`,
  );
  const isStopped = sql`exists (select 1 from ${newsletterIssues} where ${newsletterIssues.id} = ${issue.id} and ${newsletterIssues.status} = 'stopped')`;
  await database.batch([stop, audited, outbox.retract([toKeyBeginning(issue.id)], "", isStopped)]);
  await tallyIssue(deps, issue.id);
  return ok(null);
}
