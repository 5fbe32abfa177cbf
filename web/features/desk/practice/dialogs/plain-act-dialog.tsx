import { type ReactElement, useState } from "react";
import {
  type DeskConsultation,
  liftMoveCap,
  markConsultationMissed,
  restoreConsultationAccess,
} from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ACT_WORDS, type SessionAct } from "../session-acts.ts";
import { useSessionAct } from "../use-session-act.ts";
import { ActForm } from "./act-form.tsx";
import { type SessionDialogProps, SessionLine } from "./session-line.tsx";

/** The acts that take no words, only a yes. */
type PlainAct = Extract<SessionAct, "miss" | "restore" | "lift">;

interface Question {
  readonly title: string;
  /** What comes of it. */
  readonly consequence: string;
  readonly outcome: (name: string) => string;
  readonly call: (id: string) => Promise<DeskConsultation>;
}

const QUESTIONS: Readonly<Record<PlainAct, Question>> = {
  miss: {
    title: "The client did not come?",
    consequence:
      "The client loses the access that was paid for, and is told so by mail, with the way to object. For seven days it can still become a completed session; the access can be given back at any time.",
    outcome: (name) => `${name} has lost the access, and is told by mail.`,
    call: (id) => callEndpoint(markConsultationMissed, { params: { id }, body: {} }),
  },
  restore: {
    title: "Give the access back?",
    consequence:
      "The client can book again without paying, and is told so by mail. Your device may ask once more whether it is you.",
    outcome: (name) => `${name} can book again, and is told by mail.`,
    call: (id) => callEndpoint(restoreConsultationAccess, { params: { id }, body: {} }),
  },
  lift: {
    title: "Allow further moves?",
    consequence: "Clients move a session twice at most. This one can then be moved as often as its client likes.",
    outcome: (name) => `${name} can move this session further.`,
    call: (id) => callEndpoint(liftMoveCap, { params: { id }, body: {} }),
  },
};

/** Asks before a no-show, before an access is given back, and before a client may move a session further. */
export function PlainActDialog({
  act,
  session,
  zone,
  onClose,
}: SessionDialogProps & { readonly act: PlainAct }): ReactElement {
  const { title, consequence, outcome, call } = QUESTIONS[act];
  const [failure, setFailure] = useState<string | null>(null);
  const task = useSessionAct({ onDone: onClose, onFailed: setFailure });
  return (
    <Dialog title={title} isHeld={task.isUnderWay} onClose={onClose}>
      <SessionLine session={session} zone={zone} />
      <p className="mt-2 leading-[1.45]">{consequence}</p>
      <ActForm
        {...ACT_WORDS[act]}
        button={act === "miss" ? "Note the no-show" : ACT_WORDS[act].button}
        failure={failure}
        isBusy={task.isUnderWay}
        onClose={onClose}
        onSend={() => {
          setFailure(null);
          task.run({ act, call: () => call(session.id), outcome: outcome(session.name) });
        }}
      />
    </Dialog>
  );
}
