import { type FormEvent, type ReactElement, useState } from "react";
import { THREAD_LIMITS } from "#domain/contact/ticket.ts";
import { NoteText, noteOnTicket } from "#domain/contracts/desk-tickets.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { useRequestId } from "#web/lib/use-request-id.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { useTypedText } from "../typed-text.ts";
import { useTicketAct } from "./use-ticket-act.ts";

const MOST = THREAD_LIMITS.note.most.toLocaleString("en-US");

/** Where the master notes something that the sender is not shown. */
export function TicketNoteForm({ ticketNumber }: { readonly ticketNumber: string }): ReactElement {
  const [text, setText] = useTypedText(`note ${ticketNumber}`);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const requestId = useRequestId();
  const act = useTicketAct({
    ticketNumber,
    onDone: () => {
      setText("");
      requestId.renew();
    },
    onFailed: setFailure,
  });

  function add(event: FormEvent): void {
    event.preventDefault();
    const parsed = NoteText.safeParse(text);
    setFailure(null);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    const body = { requestId: requestId.of(parsed.data), note: parsed.data };
    act.run({
      call: () => callEndpoint(noteOnTicket, { params: { ticketNumber }, body }),
      outcome: "The note is in the thread. The sender is not shown it.",
    });
  }

  return (
    <form noValidate className="grid gap-4" aria-busy={act.isUnderWay} data-key="n" onSubmit={add}>
      <TextAreaField
        label="Note"
        hint="At this desk alone, encrypted"
        count={`${countCodePoints(text.trim()).toLocaleString("en-US")} / ${MOST}`}
        rows={3}
        value={text}
        readOnly={act.isUnderWay}
        error={error ?? undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="actions">
        <Button type="submit" isBusy={act.isUnderWay}>
          Add the note
        </Button>
      </div>
    </form>
  );
}
