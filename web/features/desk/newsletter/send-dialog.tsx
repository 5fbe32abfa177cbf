import { type ReactElement, useState } from "react";
import { type Issue, sendIssue } from "#domain/contracts/desk-newsletter.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { callSteppedUp } from "../step-up.ts";
import { countPeople } from "./issue-formats.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { useIssueAct } from "./use-issue-act.ts";

/** Asks once more before an issue goes to everybody, with their number; a passkey proves that it is the master. */
export function SendDialog({
  issue: { id, version, subject, subscriberCount },
  onClose,
}: {
  readonly issue: Issue;
  readonly onClose: () => void;
}): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useIssueAct({ id, onDone: onClose, onFailed: setFailure });

  function send(): void {
    setFailure(null);
    const body = { version, recipientCount: subscriberCount };
    sending.run({
      call: () => callSteppedUp(() => callEndpoint(sendIssue, { params: { id }, body })),
      outcome: "It is going out.",
    });
  }

  return (
    <QuestionDialog
      title="Send this issue?"
      consequence={
        subscriberCount === 0
          ? "Nobody has confirmed the newsletter yet, so there is nobody to send it to."
          : `${countPeople(subscriberCount, "gets", "get")} “${subject}”. What has gone out can’t be called back.`
      }
      keep="Not yet"
      button={describeButton(subscriberCount, sending.isUnderWay)}
      failure={failure}
      isBusy={sending.isUnderWay}
      onClose={onClose}
      onYes={send}
    />
  );
}

function describeButton(subscriberCount: number, isSending: boolean): string | null {
  if (subscriberCount === 0) return null;
  return isSending ? "Sending..." : `Send it to ${subscriberCount.toLocaleString("en-US")}`;
}
