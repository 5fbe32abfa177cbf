import type { IssueRow } from "#domain/contracts/desk-newsletter.ts";

/** What the address of the desk says where an issue is yet to be begun. */
export const NEW_ISSUE = "new";

/** What has become of an issue, in a sentence. */
export function describeIssue(issue: IssueRow): string {
  switch (issue.status) {
    case "draft":
      return "Draft";
    case "sending":
      return `Going out: ${describeFigures(issue)}`;
    case "sent":
      return `Sent: ${describeFigures(issue)}`;
    case "stopped":
      return `Stopped: ${describeFigures(issue)}`;
  }
}

/** "3 people have": a number of people with its verb. */
export function countPeople(count: number, one: string, many: string): string {
  return count === 1 ? `One person ${one}` : `${count.toLocaleString("en-US")} people ${many}`;
}

function describeFigures({ recipientCount, sentCount, failedCount, droppedCount }: IssueRow): string {
  const figures = [
    `${toText(sentCount)} of ${toText(recipientCount)} sent`,
    ...(droppedCount > 0 ? [`${toText(droppedCount)} not sent, as they were ended or stopped before`] : []),
    ...(failedCount > 0 ? [`${toText(failedCount)} failed`] : []),
  ];
  return figures.join(", ");
}

function toText(count: number): string {
  return count.toLocaleString("en-US");
}
