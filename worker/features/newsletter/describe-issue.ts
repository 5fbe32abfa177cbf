import type { Issue, IssueRow } from "#domain/contracts/desk-newsletter.ts";
import { renderHtml, renderText } from "#worker/mail/render-mail.ts";
import { writeIssue } from "#worker/mail/templates/newsletter-mails.ts";
import { IssueRepo, type StoredIssue } from "./issue-repo.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";

type DescribeDeps = Pick<NewsletterDeps, "database" | "encryption" | "clock">;

/** An issue as the list shows it. */
export async function toIssueRow({ database, encryption }: DescribeDeps, issue: StoredIssue): Promise<IssueRow> {
  const { subject } = await new IssueRepo(database, encryption).readText(issue);
  const { id, status, recipientCount, postedCount, sentCount, failedCount, droppedCount } = issue;
  return {
    ...{ id, subject, status, recipientCount, postedCount, sentCount, failedCount, droppedCount },
    changedAt: new Date(issue.changedAt).toISOString(),
    startedAt: toInstant(issue.startedAt),
    endedAt: toInstant(issue.endedAt),
  };
}

/** An issue as it is written, and as its mail will look. */
export async function describeIssue(deps: DescribeDeps, issue: StoredIssue, origin: string): Promise<Issue> {
  const repo = new IssueRepo(deps.database, deps.encryption);
  const text = await repo.readText(issue);
  const { subject, content } = writeIssue({ origin, ...text });
  // Each recipient has another link: nobody has this one.
  const wayOut = `${origin}/newsletter/unsubscribe`;
  return {
    ...(await toIssueRow(deps, issue)),
    body: text.body,
    version: issue.version,
    preview: { html: renderHtml(subject, content, wayOut), text: renderText(content, wayOut) },
    subscriberCount: await repo.countSubscribers(deps.clock.now()),
  };
}

function toInstant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
