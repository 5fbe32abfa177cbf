import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { IssueRow } from "#domain/contracts/desk-newsletter.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { formatMoment } from "../desk-formats.ts";
import { DeskState } from "../desk-state.tsx";
import { countPeople, describeIssue, NEW_ISSUE } from "./issue-formats.ts";
import { issuesQuery } from "./newsletter-queries.ts";

/** The issues of the newsletter, the newest first, with what has become of each. */
export function IssuesView(): ReactElement {
  const found = useInfiniteQuery(issuesQuery, queryClient);
  const issues = found.data?.pages.flatMap((page) => page.issues) ?? [];
  const subscriberCount = found.data?.pages.at(-1)?.subscriberCount;
  return (
    <section className="mt-8" aria-labelledby="newsletter-heading">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2 id="newsletter-heading" className="text-h2">
          Newsletter
        </h2>
        <ButtonLink to="/master-dashboard" search={{ view: "newsletter", issue: NEW_ISSUE }} variant="primary">
          Write an issue
        </ButtonLink>
      </div>
      {subscriberCount !== undefined && (
        <p className="note mt-1">{countPeople(subscriberCount, "has", "have")} confirmed the newsletter.</p>
      )}
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && issues.length === 0 && <p className="mt-4">No issue was written yet.</p>}
      {issues.length > 0 && (
        <ol className="mt-4 border-t border-frame">
          {issues.map((issue) => (
            <IssueEntry key={issue.id} issue={issue} />
          ))}
        </ol>
      )}
      {found.hasNextPage && (
        <Button className="mt-5" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function IssueEntry({ issue }: { readonly issue: IssueRow }): ReactElement {
  return (
    <li className="grid grid-cols-[12rem_minmax(0,1fr)] gap-x-5 border-b border-rule py-2.5 max-md:grid-cols-1">
      <span className="num text-note text-ink-soft">{formatMoment(issue.startedAt ?? issue.changedAt)}</span>
      <span className="wrap-anywhere">
        <Link to="/master-dashboard" search={{ view: "newsletter", issue: issue.id }}>
          {issue.subject}
        </Link>
        <span className="block text-note text-ink-soft">{describeIssue(issue)}</span>
      </span>
    </li>
  );
}
