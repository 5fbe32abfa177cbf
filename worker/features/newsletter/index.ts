import {
  changeIssue,
  createIssue,
  deleteIssue,
  getIssue,
  type Issue,
  listIssues,
  sendIssue as sendIssueContract,
  stopIssue as stopIssueContract,
  testIssue as testIssueContract,
} from "#domain/contracts/desk-newsletter.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { decideDraft, ISSUE_MESSAGES } from "#domain/newsletter/newsletter-issue.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import type { Feature } from "#worker/feature.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, type Route } from "#worker/http/route.ts";
import { NEWSLETTER, NEWSLETTER_TEST } from "#worker/mail/templates/newsletter-mails.ts";
import { describeIssue, toIssueRow } from "./describe-issue.ts";
import { IssueRepo, type StoredIssue } from "./issue-repo.ts";
import type { NewsletterDeps } from "./newsletter-deps.ts";
import { followIssues, postIssues } from "./post-issues.ts";
import { startIssue, stopIssue, testIssue } from "./send-issue.ts";

/** Issues of the newsletter: written at the desk, and sent to confirmed subscribers in batches. Who they are is the business of the feature `email`. */
export const NEWSLETTER_ISSUES: Feature = {
  name: "newsletter",
  routes: (platform) => listIssueRoutes(platform),
  jobs: [
    {
      name: "post_newsletter",
      schedule: "* * * * *",
      run: (platform, now) => postIssues(platform, { origin: platform.linkOrigin, now }),
    },
    { name: "follow_newsletter", schedule: "7 * * * *", run: (platform, now) => followIssues(platform, now) },
  ],
  mails: [NEWSLETTER, NEWSLETTER_TEST],
};

function listIssueRoutes(deps: NewsletterDeps): readonly Route[] {
  const repo = new IssueRepo(deps.database, deps.encryption);
  /** Does something with an issue, and shows what has become of it. */
  async function act(
    id: string,
    origin: string,
    run: (issue: StoredIssue) => Promise<Result<null, Fault>>,
  ): Promise<Result<Issue, Fault>> {
    const issue = await repo.find(id);
    if (issue === null) return refuse("not_found", { message: "There is no such issue." });
    const done = await run(issue);
    if (!done.isOk) return done;
    return ok(await describeIssue(deps, (await repo.find(id)) ?? issue, origin));
  }
  return [
    accountRoute(listIssues, async ({ query }) => {
      const { issues, next } = await repo.list(query.before ?? null);
      return ok({
        issues: await Promise.all(issues.map((issue) => toIssueRow(deps, issue))),
        next,
        subscriberCount: await repo.countSubscribers(deps.clock.now()),
      });
    }),
    accountRoute(createIssue, async ({ body, origin }) => {
      const drafted = await repo.draftNew(body, deps.clock.now());
      const written = await writeOnce({
        write: async () => (await drafted.statement).meta.changes > 0,
        isThere: async () => (await repo.find(drafted.id)) !== null,
      });
      return written.isOk ? act(drafted.id, origin, async () => ok(null)) : refuse("not_ready");
    }),
    accountRoute(getIssue, ({ params, origin }) => act(params.id, origin, async () => ok(null))),
    accountRoute(changeIssue, ({ params, body: { version, ...text }, origin }) =>
      act(params.id, origin, async (issue) => {
        const decided = decideDraft(issue.status);
        if (!decided.isOk) return refuse("conflict", { message: decided.error });
        if (issue.version !== version) return refuse("conflict", { message: ISSUE_MESSAGES.changed });
        return repo.change(issue, text, deps.clock.now());
      }),
    ),
    accountRoute(deleteIssue, async ({ params }) => {
      await repo.deleteDraft(params.id);
      const left = await repo.find(params.id);
      return left === null ? ok(replyEmpty({ status: 204 })) : refuse("conflict", { message: ISSUE_MESSAGES.begun });
    }),
    accountRoute(testIssueContract, ({ params, body, ...actor }) =>
      act(params.id, actor.origin, (issue) => testIssue(deps, actor, issue, body)),
    ),
    accountRoute(sendIssueContract, ({ params, body, ...actor }) =>
      act(params.id, actor.origin, (issue) => startIssue(deps, actor, issue, body)),
    ),
    accountRoute(stopIssueContract, ({ params, ...actor }) =>
      act(params.id, actor.origin, (issue) => stopIssue(deps, actor, issue)),
    ),
  ];
}
