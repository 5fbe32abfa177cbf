import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { changeMeeting, type DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { DeskState } from "../../desk-state.tsx";
import { consultationQuery } from "../practice-queries.ts";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import { findMeetingProblem, type MeetingDraft, MeetingFields, type MeetingProblem } from "./meeting-fields.tsx";
import { type SessionDialogProps, SessionLine } from "./session-line.tsx";

/** Says where a confirmed session takes place from now on; its client is mailed. */
export function MeetingDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const found = useQuery(consultationQuery(session.id), queryClient);
  const [isHeld, setIsHeld] = useState(false);
  return (
    <Dialog title="Change the link" isHeld={isHeld} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <p className="note mt-1">The client is told by mail, also where only the ID or the password changes.</p>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && <MeetingForm session={found.data} onHold={setIsHeld} onClose={onClose} />}
    </Dialog>
  );
}

function MeetingForm({
  session: { id, name, meetingUrl, meetingId, meetingPassword },
  onHold,
  onClose,
}: {
  readonly session: DeskConsultation;
  /** Whether the call is under way, while the dialog has to stay. */
  readonly onHold: (isHeld: boolean) => void;
  readonly onClose: () => void;
}): ReactElement {
  const [draft, setDraft] = useState<MeetingDraft>({
    ...{ meetingUrl: meetingUrl ?? "", meetingId: meetingId ?? "", meetingPassword: meetingPassword ?? "" },
  });
  const [problem, setProblem] = useState<MeetingProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({
    onDone: onClose,
    onFailed(message) {
      onHold(false);
      setFailure(message);
    },
  });

  function send(): void {
    const found = findMeetingProblem(draft);
    setProblem(found);
    setFailure(null);
    if (found !== null) return;
    onHold(true);
    task.run({
      act: "link",
      call: () => callEndpoint(changeMeeting, { params: { id }, body: draft }),
      outcome: `${name} is told by mail.`,
    });
  }

  return (
    <ActForm {...ACT_WORDS.link} failure={failure} isBusy={task.isUnderWay} onClose={onClose} onSend={send}>
      <MeetingFields value={draft} problem={problem} hint="For this session alone" onType={setDraft} />
    </ActForm>
  );
}
