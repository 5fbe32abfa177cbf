import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { discardParkedMail, type ParkedMail, retryParkedMail } from "#domain/contracts/desk-practice.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { formatMoment } from "../desk-formats.ts";
import { callAtDesk } from "../desk-queries.ts";
import { DeskState } from "../desk-state.tsx";
import { ActForm } from "./dialogs/act-form.tsx";
import { count } from "./practice-formats.ts";
import { notePractice, parkedMailsQuery } from "./practice-queries.ts";
import "../../../styles/all-utilities.css";

/** The mails that could not be sent: to send again, or to discard. */
export function ParkedMailsView(): ReactElement {
  const found = useQuery(parkedMailsQuery, queryClient);
  const mails = found.data?.mails ?? [];
  return (
    <section className="mt-8" aria-labelledby="mails-heading">
      <h2 id="mails-heading" className="text-h2">
        Parked mails
      </h2>
      <p className="note mt-1">
        Mails that could not be sent. They wait here, encrypted, until you have dealt with them.
      </p>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && mails.length === 0 && <p className="mt-4">No mail is parked.</p>}
      {mails.length > 0 && (
        <ul className="mt-4 border-t border-frame">
          {mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MailEntry({ mail }: { readonly mail: ParkedMail }): ReactElement {
  const { id, kind, recipient, tries, failureCode, createdAt, isExpired } = mail;
  const [isDiscarding, setDiscarding] = useState(false);
  const retrying = useTask({
    work: () => callAtDesk(() => callEndpoint(retryParkedMail, { params: { id }, body: {} })),
    onDone: () => {
      notePractice();
      showToast({ title: "Mail on Its Way", description: `It is sent to ${recipient} again.` });
    },
    onFailed: (error) => {
      notePractice();
      showToast({
        title: "Error",
        description: toDisplayMessage(error, "The mail could not be sent again. Please try again."),
        variant: "destructive",
      });
    },
  });
  return (
    <li className="grid grid-cols-[12rem_minmax(0,1fr)_auto] items-center gap-x-5 border-b border-rule py-2.5 max-md:grid-cols-1">
      <span className="num text-note text-ink-soft">{formatMoment(createdAt)}</span>
      <span className="wrap-anywhere">
        <b className="font-semibold">{kind.replaceAll("_", " ")}</b> to {recipient}
        <span className="block text-note text-ink-soft">
          {`Tried ${count(tries, "time", "times")}`}
          {failureCode !== null && `, last: ${failureCode.replaceAll("_", " ")}`}
          {isExpired && ". What it says is out of date: it can’t be sent any more."}
        </span>
      </span>
      <span className="actions max-md:mt-2">
        {!isExpired && (
          <Button icon="replay" isBusy={retrying.isUnderWay} onClick={() => retrying.run(undefined)}>
            Send again
          </Button>
        )}
        <Button variant="ghost" onClick={() => setDiscarding(true)}>
          Discard
        </Button>
      </span>
      {isDiscarding && <DiscardDialog mail={mail} onClose={() => setDiscarding(false)} />}
    </li>
  );
}

function DiscardDialog({ mail, onClose }: { readonly mail: ParkedMail; readonly onClose: () => void }): ReactElement {
  const { id, recipient } = mail;
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    work: () => callAtDesk(() => callEndpoint(discardParkedMail, { params: { id } })),
    onDone: () => {
      notePractice();
      showToast({ title: "Mail Discarded", description: `${recipient} does not get it.` });
      onClose();
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "The mail could not be discarded. Please try again.")),
  });
  return (
    <Dialog title="Discard this mail?" isHeld={task.isUnderWay} onClose={onClose}>
      <p className="mt-2 leading-[1.45] wrap-anywhere">
        {recipient} never gets it, and its contents are erased. This can’t be undone.
      </p>
      <ActForm
        button="Discard it"
        doing="Discarding..."
        keep="Keep it"
        failure={failure}
        isBusy={task.isUnderWay}
        onClose={onClose}
        onSend={() => {
          setFailure(null);
          task.run(undefined);
        }}
      />
    </Dialog>
  );
}
