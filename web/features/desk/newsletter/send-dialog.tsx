import { type ReactElement, useState } from "react";
import { type Issue, sendIssue } from "#domain/contracts/desk-newsletter.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { callSteppedUp } from "../step-up.ts";
import { countPeople } from "./issue-formats.ts";
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
  return (
    <Dialog title="Send this issue?" isHeld={sending.isUnderWay} onClose={onClose}>
      <p className="modal-lead wrap-anywhere">
        {subscriberCount === 0
          ? "Nobody has confirmed the newsletter yet, so there is nobody to send it to."
          : `${countPeople(subscriberCount, "gets", "get")} “${subject}”. What has gone out can’t be called back.`}
      </p>
      {failure !== null && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
      <div className="actions modal-actions">
        <Button disabled={sending.isUnderWay} onClick={onClose}>
          Not yet
        </Button>
        {subscriberCount > 0 && (
          <Button
            variant="primary"
            isBusy={sending.isUnderWay}
            onClick={() => {
              setFailure(null);
              const body = { version, recipientCount: subscriberCount };
              sending.run({
                call: () => callSteppedUp(() => callEndpoint(sendIssue, { params: { id }, body })),
                outcome: "It is going out.",
              });
            }}
          >
            {sending.isUnderWay ? "Sending..." : `Send it to ${subscriberCount.toLocaleString("en-US")}`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
