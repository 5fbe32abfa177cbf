import { type ReactElement, useState } from "react";
import { completeConsultation } from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import type { SessionDialogProps } from "./session-dialog-props.ts";
import { SessionLine } from "./session-line.tsx";

/** The longest summary, in UTF-16 code units. */
const LONGEST_SUMMARY = 10_000;

/** Notes that a session took place, with a summary for the client's follow-up mail. */
export function CompleteDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id, name } = session;
  const [summary, setSummary] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });

  function send(): void {
    setFailure(null);
    task.run({
      act: "complete",
      call: () => callEndpoint(completeConsultation, { params: { id }, body: { summary } }),
      outcome: summary.trim() === "" ? `${name} can book again.` : `${name} is sent your summary.`,
    });
  }

  return (
    <Dialog title="Complete this consultation" isHeld={task.isUnderWay} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <ActForm {...ACT_WORDS.complete} failure={failure} isBusy={task.isUnderWay} onClose={onClose} onSend={send}>
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
      </ActForm>
    </Dialog>
  );
}
