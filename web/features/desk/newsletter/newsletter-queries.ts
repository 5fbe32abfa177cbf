import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getIssue, type Issue, type IssuesResponse, listIssues } from "#domain/contracts/desk-newsletter.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { ALL, auditQuery, callAtDesk, FRESH } from "../desk-queries.ts";

const ISSUES = [...ALL, "newsletter"];

/** The issues of the newsletter, page by page. */
export const issuesQuery = infiniteQueryOptions<
  IssuesResponse,
  Error,
  InfiniteData<IssuesResponse>,
  readonly string[],
  string | null
>({
  queryKey: [...ISSUES, "list"],
  queryFn: ({ pageParam }) =>
    callAtDesk(() => callEndpoint(listIssues, { query: pageParam === null ? {} : { before: pageParam } })),
  initialPageParam: null,
  getNextPageParam: ({ next }) => next,
  ...FRESH,
});

/** One issue, as it is written and as its mail will look. */
export function issueQuery(id: string) {
  return queryOptions<Issue>({
    queryKey: [...ISSUES, "one", id],
    queryFn: () => callAtDesk(() => callEndpoint(getIssue, { params: { id } })),
    ...FRESH,
  });
}

/** Shows an issue as it has become, and has the list asked for again. */
export function noteIssue(issue: Issue): void {
  queryClient.setQueryData(issueQuery(issue.id).queryKey, issue);
  noteIssues();
}

/** Has the list asked for again. */
export function noteIssues(): void {
  void queryClient.invalidateQueries({ queryKey: issuesQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey });
}
