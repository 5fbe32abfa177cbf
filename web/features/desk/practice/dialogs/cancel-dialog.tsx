import { type ReactElement, useState } from "react";
import { BOOKING_LIMITS } from "#domain/consultations/booking-input.ts";
import { cancelConsultation, Reason } from "#domain/contracts/desk-consultations.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { ACT_WORDS } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import { type SessionDialogProps, SessionLine } from "./session-line.tsx";

/** Cancels a session, or declines one that is not confirmed, with a reason for the client. */
export function CancelDialog({ session, zone, onClose }: SessionDialogProps): ReactElement {
  const { id, name, status } = session;
  const isDeclining = status === "pending";
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });

  function send(): void {
    const parsed = Reason.safeParse(reason);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    setFailure(null);
    if (!parsed.success) return;
    task.run({
      act: "cancel",
      call: () => callEndpoint(cancelConsultation, { params: { id }, body: { reason: parsed.data } }),
      outcome: `${name} is told by mail, and can book another time.`,
    });
  }

  return (
    <Dialog
      title={isDeclining ? "Decline this consultation" : "Cancel this consultation"}
      isHeld={task.isUnderWay}
      onClose={onClose}
    >
      <SessionLine session={session} zone={zone} />
      <p className="mt-1 leading-[1.45] text-ink-soft">
        The client is mailed at once and keeps the access. This can’t be undone.
      </p>
      <ActForm
        button={isDeclining ? "Decline consultation" : "Cancel consultation"}
        doing={ACT_WORDS.cancel.doing}
        failure={failure}
        isBusy={task.isUnderWay}
        onClose={onClose}
        onSend={send}
      >
        <TextAreaField
          label={isDeclining ? "Message" : "Reason"}
          hint="It goes into the mail"
          count={`${countCodePoints(reason)} / ${BOOKING_LIMITS.reason.most}`}
          rows={3}
          value={reason}
          error={error ?? undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ActForm>
    </Dialog>
  );
}
