import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { type Issue, testIssue } from "#domain/contracts/desk-newsletter.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useRequestId } from "#web/lib/use-request-id.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DeskState } from "../desk-state.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { hasUnsaved, IssueForm } from "./issue-form.tsx";
import { describeIssue, NEW_ISSUE } from "./issue-formats.ts";
import { IssuePreview } from "./issue-preview.tsx";
import { issueQuery } from "./newsletter-queries.ts";
import { SendDialog } from "./send-dialog.tsx";
import { StopDialog } from "./stop-dialog.tsx";
import { useIssueAct } from "./use-issue-act.ts";

/** One issue: written, looked at, tested and sent; or, once it has begun to go out, what has become of it. */
export function IssueView({ id }: { readonly id: string }): ReactElement {
  return (
    <section className="mt-8" aria-labelledby="issue-heading">
      <ButtonLink to="/master-dashboard" search={{ view: "newsletter" }} variant="ghost" icon="back" className="px-0">
        All issues
      </ButtonLink>
      {id === NEW_ISSUE ? <NewIssue /> : <StoredIssue id={id} />}
    </section>
  );
}

function NewIssue(): ReactElement {
  const navigate = useNavigate();
  return (
    <>
      <h2 id="issue-heading" className="mt-2 text-h2">
        A new issue
      </h2>
      <IssueForm
        issue={null}
        onSaved={({ id }) => void navigate({ to: "/master-dashboard", search: { view: "newsletter", issue: id } })}
      />
    </>
  );
}

function StoredIssue({ id }: { readonly id: string }): ReactElement {
  const { data: issue, isPending, error, refetch } = useQuery(issueQuery(id), queryClient);
  return (
    <>
      <h2 id="issue-heading" className="mt-2 text-h2 wrap-anywhere">
        {issue?.subject ?? "An issue"}
      </h2>
      <DeskState isPending={isPending} error={error} onRetry={() => void refetch()} />
      {issue && (
        <>
          <p className="mt-1 text-ink-soft" role="status">
            {describeIssue(issue)}
          </p>
          {issue.status === "draft" ? (
            <Draft issue={issue} />
          ) : (
            <BegunIssue issue={issue} onRefresh={() => void refetch()} />
          )}
        </>
      )}
    </>
  );
}

function Draft({ issue }: { readonly issue: Issue }): ReactElement {
  const { id, version } = issue;
  const [asking, setAsking] = useState<"send" | "delete" | null>(null);
  const [isChanged, setChanged] = useState(() => hasUnsaved(issue));
  const [failure, setFailure] = useState<string | null>(null);
  const requestId = useRequestId();
  const testing = useIssueAct({ id, onDone: () => requestId.renew(), onFailed: setFailure });

  function test(): void {
    setFailure(null);
    const body = { requestId: requestId.of(String(version)), version };
    testing.run({
      call: () => callEndpoint(testIssue, { params: { id }, body }),
      outcome: "A test is on its way to your own address.",
    });
  }

  return (
    <div className="grid grid-cols-2 grid-rows-[auto_1fr] items-start gap-x-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-none">
      <IssueForm issue={issue} onChanged={setChanged} onSaved={() => setChanged(false)} />
      <div className="lg:row-span-2">
        <IssuePreview issue={issue} />
      </div>
      <div>
        {isChanged && (
          <p className="note mt-5">What you have changed is neither in the preview nor sent before you save it.</p>
        )}
        {failure !== null && (
          <p className="error mt-3" role="alert">
            {failure}
          </p>
        )}
        <div className="actions mt-5 border-t border-rule pt-5">
          <Button variant="primary" icon="mail" disabled={isChanged} onClick={() => setAsking("send")}>
            Send it
          </Button>
          <Button disabled={isChanged} isBusy={testing.isUnderWay} onClick={test}>
            Test it on me
          </Button>
          <Button variant="ghost" onClick={() => setAsking("delete")}>
            Delete the draft
          </Button>
        </div>
      </div>
      {asking === "send" && <SendDialog issue={issue} onClose={() => setAsking(null)} />}
      {asking === "delete" && <DeleteDialog issue={issue} onClose={() => setAsking(null)} />}
    </div>
  );
}

function BegunIssue({ issue, onRefresh }: { readonly issue: Issue; readonly onRefresh: () => void }): ReactElement {
  const { status, sentCount, recipientCount } = issue;
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      {status === "sending" && (
        <>
          <progress
            className="mt-4 block h-2 w-full max-w-[30rem] appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-primary"
            aria-label="How many were sent"
            value={sentCount}
            max={recipientCount}
          />
          <p className="note mt-2">
            At most 30 wait at a time, and go out within the minute: nobody waits for a code or a guide behind them.
          </p>
          <div className="actions mt-4">
            <Button icon="replay" onClick={onRefresh}>
              Look again
            </Button>
            <Button onClick={() => setStopping(true)}>Stop it</Button>
          </div>
        </>
      )}
      <IssuePreview issue={issue} />
      {isStopping && <StopDialog issue={issue} onClose={() => setStopping(false)} />}
    </>
  );
}
