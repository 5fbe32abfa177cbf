import type { Issue } from "#domain/contracts/desk-newsletter.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { type Task, useTask } from "#web/lib/use-task.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { callAtDesk } from "../desk-queries.ts";
import { issueQuery, noteIssue } from "./newsletter-queries.ts";

/** Something that is done with an issue, and what is said when it is done; null where what is shown says enough. */
interface IssueAct {
  readonly call: () => Promise<Issue>;
  readonly outcome: string | null;
}

/** Does something with an issue, and shows what it has become, also where somebody else was faster. */
export function useIssueAct({
  id,
  onDone,
  onFailed,
}: {
  /** Null for an issue that is yet to be begun. */
  readonly id: string | null;
  readonly onDone?: (issue: Issue) => void;
  readonly onFailed: (message: string) => void;
}): Task<IssueAct> {
  return useTask({
    work: ({ call }) => callAtDesk(call),
    onDone: (issue, { outcome }) => {
      noteIssue(issue);
      if (outcome !== null) showToast({ title: "Newsletter", description: outcome });
      onDone?.(issue);
    },
    onFailed: (error) => {
      if (id !== null && error instanceof ApiError && error.code === "conflict") {
        void queryClient.invalidateQueries({ queryKey: issueQuery(id).queryKey });
      }
      onFailed(toDisplayMessage(error, "This could not be done. Please try again."));
    },
  });
}
