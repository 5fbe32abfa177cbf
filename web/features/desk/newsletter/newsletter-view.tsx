import type { ReactElement } from "react";
import { IssueView } from "./issue-view.tsx";
import { IssuesView } from "./issues-view.tsx";
import "../../../styles/all-utilities.css";

/** The newsletter's side of the desk: the list of issues, or the one that the address names. Both are one piece of code, so that an issue is there as soon as it is opened. */
export function NewsletterView({ issueId }: { readonly issueId: string | null }): ReactElement {
  return issueId === null ? <IssuesView /> : <IssueView key={issueId} id={issueId} />;
}
