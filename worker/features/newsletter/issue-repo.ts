import { and, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { IssueText } from "#domain/contracts/desk-newsletter.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { ISSUE_MESSAGES } from "#domain/newsletter/newsletter-issue.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { subscriptions } from "#worker/db/schema/mail.ts";
import { newsletterIssues } from "#worker/db/schema/newsletter.ts";

/** An issue as it is stored; its words are encrypted. */
export type StoredIssue = typeof newsletterIssues.$inferSelect;

/** How many issues a page of the list has. */
const PAGE = 25;

/** Issues of the newsletter. Instants are milliseconds since 1970 in UTC. */
export class IssueRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  async find(id: string): Promise<StoredIssue | null> {
    const [issue] = await this.#database.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
    return issue ?? null;
  }

  /** A page of issues, the newest first, from before the one with this id. */
  async list(
    before: string | null,
  ): Promise<{ readonly issues: readonly StoredIssue[]; readonly next: string | null }> {
    const rows = await this.#database
      .select()
      .from(newsletterIssues)
      .where(before === null ? undefined : lt(newsletterIssues.id, before))
      .orderBy(desc(newsletterIssues.id))
      .limit(PAGE + 1);
    const issues = rows.slice(0, PAGE);
    return { issues, next: rows.length > PAGE ? (issues.at(-1)?.id ?? null) : null };
  }

  async readText({ id, subject, body }: StoredIssue): Promise<IssueText> {
    const row = this.#encryption.forRow("newsletter_issues", id);
    const [subjectText, bodyText] = await Promise.all([row.decrypt("subject", subject), row.decrypt("body", body)]);
    return { subject: subjectText, body: bodyText };
  }

  /** Makes the statement that stores a new draft. */
  async draftNew(text: IssueText, now: number) {
    const id = newId(now);
    const row = { id, ...(await this.#encrypt(id, text)), version: 1, createdAt: now, changedAt: now };
    return { id, statement: this.#database.insert(newsletterIssues).values(row) };
  }

  /** Changes a draft that is still as it was read. Fails with `conflict`. */
  async change(issue: StoredIssue, text: IssueText, now: number): Promise<Result<null, Fault>> {
    const { meta } = await this.#database
      .update(newsletterIssues)
      .set({ ...(await this.#encrypt(issue.id, text)), version: issue.version + 1, changedAt: now })
      .where(and(isDraft(issue.id), eq(newsletterIssues.version, issue.version)));
    return meta.changes > 0 ? ok(null) : refuse("conflict", { message: ISSUE_MESSAGES.changed });
  }

  /** Deletes a draft; anything else stays. */
  async deleteDraft(id: string): Promise<void> {
    await this.#database.delete(newsletterIssues).where(isDraft(id));
  }

  /** How many had confirmed the newsletter by an instant, and have not ended it. */
  async countSubscribers(by: number): Promise<number> {
    return this.#database.$count(subscriptions, isSubscribedSince(by));
  }

  async #encrypt(id: string, { subject, body }: IssueText) {
    const row = this.#encryption.forRow("newsletter_issues", id);
    return { subject: await row.encrypt("subject", subject), body: await row.encrypt("body", body) };
  }
}

/** The condition that an issue is a draft. */
export function isDraft(id: string): SQL | undefined {
  return and(eq(newsletterIssues.id, id), eq(newsletterIssues.status, "draft"));
}

/** The condition that a subscription was confirmed by an instant, and has not been ended. */
export function isSubscribedSince(by: number): SQL | undefined {
  return and(eq(subscriptions.status, "confirmed"), lte(subscriptions.confirmedAt, by));
}

/** The condition that as many are subscribed as the master was told. */
export function areSubscribers(count: number, by: number): SQL {
  return sql`(select count(*) from ${subscriptions} where ${isSubscribedSince(by)}) = ${count}`;
}
