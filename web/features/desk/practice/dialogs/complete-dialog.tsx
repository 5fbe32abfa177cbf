import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { completeConsultation } from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { DeskState } from "../../desk-state.tsx";
import { consultationQuery } from "../practice-queries.ts";
import { ACT_WORDS } from "../session-acts.ts";
import { SessionPicture } from "../session-picture.tsx";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import { type SessionDialogProps, SessionLine } from "./session-line.tsx";

/** The longest summary, in UTF-16 code units. */
const LONGEST_SUMMARY = 10_000;

/** Notes that a session took place, with a summary and a picture for the client's follow-up mail. */
export function CompleteDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id, name } = session;
  const [summary, setSummary] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const details = useQuery(consultationQuery(id), queryClient);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });
  const isBusy = task.isUnderWay || isSending;

  function send(): void {
    setFailure(null);
    task.run({
      act: "complete",
      call: () => callEndpoint(completeConsultation, { params: { id }, body: { summary } }),
      outcome: describeOutcome(name, { hasSummary: summary.trim() !== "", hasPicture: Boolean(details.data?.picture) }),
    });
  }

  return (
    <Dialog title="Complete this consultation" isHeld={isBusy} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <ActForm {...ACT_WORDS.complete} failure={failure} isBusy={isBusy} onClose={onClose} onSend={send}>
        <TextAreaField
          label="Summary"
          isOptional
          hint="It goes into the follow-up mail, and is kept encrypted"
          count={`${summary.length} / ${LONGEST_SUMMARY.toLocaleString()}`}
          rows={8}
          maxLength={LONGEST_SUMMARY}
          value={summary}
          onChange={({ currentTarget }) => setSummary(currentTarget.value)}
        />
        <DeskState isPending={details.isPending} error={details.error} onRetry={() => void details.refetch()} />
        {details.data && <SessionPicture session={details.data} onBusy={setSending} />}
      </ActForm>
    </Dialog>
  );
}

function describeOutcome(
  name: string,
  { hasSummary, hasPicture }: { readonly hasSummary: boolean; readonly hasPicture: boolean },
): string {
  if (hasSummary) return `${name} is sent your summary${hasPicture ? " and led to your picture" : ""}.`;
  return hasPicture ? `${name} is led to your picture.` : `${name} can book again.`;
}
