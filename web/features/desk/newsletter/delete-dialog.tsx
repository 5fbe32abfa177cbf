import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { deleteIssue, type Issue } from "#domain/contracts/desk-newsletter.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import { callAtDesk } from "../desk-queries.ts";
import { noteIssues } from "./newsletter-queries.ts";
import { QuestionDialog } from "./question-dialog.tsx";

/** Asks once more before a draft is deleted with all that was written in it. */
export function DeleteDialog({
  issue: { id, subject },
  onClose,
}: {
  readonly issue: Issue;
  readonly onClose: () => void;
}): ReactElement {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const deleting = useTask({
    work: () => callAtDesk(() => callEndpoint(deleteIssue, { params: { id } })),
    onDone: () => {
      noteIssues();
      void navigate({ to: "/master-dashboard", search: { view: "newsletter" } });
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "The draft could not be deleted. Please try again.")),
  });
  return (
    <QuestionDialog
      title="Delete this draft?"
      consequence={`All that is written in “${subject}” is gone then.`}
      keep="Keep it"
      button={deleting.isUnderWay ? "Deleting..." : "Delete it"}
      failure={failure}
      isBusy={deleting.isUnderWay}
      onClose={onClose}
      onYes={() => {
        setFailure(null);
        deleting.run(undefined);
      }}
    />
  );
}
