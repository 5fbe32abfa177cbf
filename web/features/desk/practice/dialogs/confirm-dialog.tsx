import { type ReactElement, useState } from "react";
import { confirmConsultation } from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import {
  findMeetingProblem,
  LINK_HINT,
  MeetingFields,
  type MeetingProblem,
  NO_MEETING_DRAFT,
} from "./meeting-fields.tsx";
import { type SessionDialogProps, SessionLine } from "./session-line.tsx";

/** Confirms a session of that nobody has said where it takes place: it asks for a link. */
export function ConfirmDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id } = session;
  const [meeting, setMeeting] = useState(NO_MEETING_DRAFT);
  const [problem, setProblem] = useState<MeetingProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });

  function send(): void {
    const found = findMeetingProblem(meeting);
    setProblem(found);
    setFailure(null);
    if (found !== null) return;
    task.run({
      act: "confirm",
      call: () => callEndpoint(confirmConsultation, { params: { id }, body: meeting }),
      outcome: `${session.name} is told by mail, with the link.`,
    });
  }

  return (
    <Dialog title="Confirm this consultation" isHeld={task.isUnderWay} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <ActForm {...ACT_WORDS.confirm} failure={failure} isBusy={task.isUnderWay} onClose={onClose} onSend={send}>
        <MeetingFields value={meeting} problem={problem} hint={LINK_HINT} onType={setMeeting} />
      </ActForm>
    </Dialog>
  );
}
