import { type ReactElement, useState } from "react";
import { type Issue, stopIssue } from "#domain/contracts/desk-newsletter.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { countPeople } from "./issue-formats.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { useIssueAct } from "./use-issue-act.ts";

/** Asks once more before an issue is stopped: it can't go on then, and a second one would reach many twice. */
export function StopDialog({
  issue: { id, recipientCount, sentCount },
  onClose,
}: {
  readonly issue: Issue;
  readonly onClose: () => void;
}): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const stopping = useIssueAct({ id, onDone: onClose, onFailed: setFailure });
  return (
    <QuestionDialog
      title="Stop this issue?"
      consequence={`${countPeople(recipientCount - sentCount, "has not got it, and does not get it then", "have not got it, and don’t get it then")}. It can’t be begun again.`}
      keep="Let it go out"
      button={stopping.isUnderWay ? "Stopping..." : "Stop it"}
      failure={failure}
      isBusy={stopping.isUnderWay}
      onClose={onClose}
      onYes={() => {
        setFailure(null);
        stopping.run({
          call: () => callEndpoint(stopIssue, { params: { id }, body: {} }),
          outcome: "Stopped. What has gone out can’t be called back.",
        });
      }}
    />
  );
}
