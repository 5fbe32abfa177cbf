import { type ReactElement, useState } from "react";
import { confirmConsultation } from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import { findLinkProblem, LinkField } from "./link-field.tsx";
import type { SessionDialogProps } from "./session-dialog-props.ts";
import { SessionLine } from "./session-line.tsx";

/** Confirms a session of that nobody has said where it takes place: it asks for a link. */
export function ConfirmDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id } = session;
  const [link, setLink] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });

  function send(): void {
    const problem = findLinkProblem(link);
    setError(problem);
    setFailure(null);
    if (problem !== null) return;
    task.run({
      act: "confirm",
      call: () => callEndpoint(confirmConsultation, { params: { id }, body: { meetingUrl: link } }),
      outcome: `${session.name} is told by mail, with the link.`,
    });
  }

  return (
    <Dialog title="Confirm this consultation" isHeld={task.isUnderWay} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <ActForm {...ACT_WORDS.confirm} failure={failure} isBusy={task.isUnderWay} onClose={onClose} onSend={send}>
        <LinkField value={link} error={error ?? undefined} onType={setLink} />
      </ActForm>
    </Dialog>
  );
}
