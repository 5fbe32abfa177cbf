import { and, asc, eq, gt, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { MailStatus } from "#domain/mail/outbox.ts";
import { FIGURES_FOLLOWED_MS, ISSUE_WORTH_SENDING_MS, MOST_WAITING } from "#domain/newsletter/newsletter-issue.ts";
import type { Database } from "#worker/db/database.ts";
import { outbox as outboxTable, subscriptions } from "#worker/db/schema/mail.ts";
import { newsletterIssues } from "#worker/db/schema/newsletter.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { NEWSLETTER } from "#worker/mail/templates/newsletter-mails.ts";
import { IssueRepo, isSubscribedSince, type StoredIssue } from "./issue-repo.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";

type PostDeps = Pick<NewsletterDeps, "database" | "encryption" | "outbox">;

/**
 * Puts the next mails of the issue that has gone out longest into the outbox, as far as few of it wait there, and ends it once all have gone. Links lead
 * to `origin`. Resolves to how many mails were put there. Mails, and the place where the next batch begins, are one batch: it changes nothing where another
 * run was faster, or the issue was stopped.
 */
export async function postIssues(
  deps: PostDeps,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<number> {
  const { database, encryption } = deps;
  const [issue] = await database
    .select()
    .from(newsletterIssues)
    .where(and(isNotNull(newsletterIssues.startedAt), eq(newsletterIssues.status, "sending")))
    .orderBy(asc(newsletterIssues.startedAt))
    .limit(1);
  if (issue?.startedAt == null) return 0;
  const waiting = (await tallyIssue(deps, issue.id)).pending;
  const next = await listNext(database, issue, MOST_WAITING - waiting);
  if (next.length === 0) {
    if (waiting === 0) await endIssue(database, issue, now);
    return 0;
  }
  const data = { origin, ...(await new IssueRepo(database, encryption).readText(issue)) };
  const isHere = sql`exists (select 1 from ${newsletterIssues} where ${isAt(issue)})`;
  const statements: BatchItem<"sqlite">[] = [];
  for (const { id, email } of next) {
    const mail = addressMail(NEWSLETTER, {
      key: toMailKey(issue.id, id),
      to: email,
      data,
      expiresAt: issue.startedAt + ISSUE_WORTH_SENDING_MS,
    });
    const isSubscribed = sql`exists (select 1 from ${subscriptions} where ${subscriptions.id} = ${id} and ${isSubscribedSince(issue.startedAt)})`;
    statements.push((await deps.outbox.draft(mail, now, sql`${isHere} and ${isSubscribed}`)).statement);
  }
  const moveOn = database
    .update(newsletterIssues)
    .set({ lastSubscriptionId: next.at(-1)?.id ?? null })
    .where(isAt(issue));
  const [first = moveOn, ...others] = [...statements, moveOn];
  await database.batch([first, ...others]);
  await tallyIssue(deps, issue.id);
  return next.length;
}

/** Counts again what has become of issues whose mails failed: the master may have sent those again, or discarded them. */
export async function followIssues(deps: Pick<PostDeps, "database">, now: number): Promise<number> {
  const followed = await deps.database
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(gt(newsletterIssues.startedAt, now - FIGURES_FOLLOWED_MS), gt(newsletterIssues.failedCount, 0)));
  for (const { id } of followed) await tallyIssue(deps, id);
  return followed.length;
}

/** Notes what has become of the mails of an issue so far; resolves to how many are in each state. */
export async function tallyIssue(
  { database }: Pick<PostDeps, "database">,
  id: string,
): Promise<Readonly<Record<MailStatus, number>>> {
  const beginning = toKeyBeginning(id);
  const rows = await database
    .select({ status: outboxTable.status, mails: sql<number>`count(*)` })
    .from(outboxTable)
    .where(and(gte(outboxTable.messageKey, beginning), lt(outboxTable.messageKey, `${beginning}\u{10ffff}`)))
    .groupBy(outboxTable.status);
  const count = (status: MailStatus): number => rows.find((row) => row.status === status)?.mails ?? 0;
  const counts = { pending: count("pending"), sent: count("sent"), parked: count("parked"), dropped: count("dropped") };
  const { pending, sent: sentCount, parked: failedCount, dropped: droppedCount } = counts;
  const postedCount = pending + sentCount + failedCount + droppedCount;
  await database
    .update(newsletterIssues)
    .set({ postedCount, sentCount, failedCount, droppedCount })
    .where(eq(newsletterIssues.id, id));
  return counts;
}

/** How the keys of an issue's mails begin. */
export function toKeyBeginning(issueId: string): string {
  return `${NEWSLETTER.name}|${issueId}|`;
}

function toMailKey(issueId: string, subscriptionId: string): string {
  return `${issueId}|${subscriptionId}`;
}

/** The subscriptions that come next; those that were confirmed after the issue began have no part in it. */
async function listNext(
  database: Database,
  { startedAt, lastSubscriptionId }: StoredIssue,
  most: number,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  if (startedAt === null || most <= 0) return [];
  return database
    .select({ id: subscriptions.id, email: subscriptions.email })
    .from(subscriptions)
    .where(
      and(
        isSubscribedSince(startedAt),
        lastSubscriptionId === null ? undefined : gt(subscriptions.id, lastSubscriptionId),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(most);
}

async function endIssue(database: Database, issue: StoredIssue, now: number): Promise<void> {
  await database.update(newsletterIssues).set({ status: "sent", endedAt: now }).where(isAt(issue));
}

/** The condition that an issue is going out, and has come as far as it had when it was read. */
function isAt({ id, lastSubscriptionId }: StoredIssue) {
  return and(
    eq(newsletterIssues.id, id),
    eq(newsletterIssues.status, "sending"),
    sql`${newsletterIssues.lastSubscriptionId} is ${lastSubscriptionId}`,
  );
}
