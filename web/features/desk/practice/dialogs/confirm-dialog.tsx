import { type ReactElement, useState } from "react";
import { confirmConsultation, MeetingLink } from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import type { SessionDialogProps } from "./session-dialog-props.ts";
import { SessionLine } from "./session-line.tsx";

/** Confirms a session where the settings don't say where sessions take place: it asks for a link. */
export function ConfirmDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id } = session;
  const [link, setLink] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });

  function send(): void {
    const parsed = MeetingLink.safeParse(link);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    setFailure(null);
    if (!parsed.success) return;
    task.run({
      act: "confirm",
      call: () => callEndpoint(confirmConsultation, { params: { id }, body: { meetingUrl: parsed.data } }),
      outcome: `${session.name} is told by mail, with the link.`,
    });
  }

  return (
    <Dialog title="Confirm this consultation" isHeld={task.isUnderWay} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <ActForm {...ACT_WORDS.confirm} failure={failure} isBusy={task.isUnderWay} onClose={onClose} onSend={send}>
        <TextField
          label="Meeting link"
          hint="It goes into the mail. A link for all sessions can be set in the settings."
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={link}
          error={error ?? undefined}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
      </ActForm>
    </Dialog>
  );
}
