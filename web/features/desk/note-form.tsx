import { type FormEvent, type ReactElement, type ReactNode, useState } from "react";
import { OrderNote } from "#domain/contracts/desk-orders.ts";
import { LONGEST_NOTE } from "#domain/orders/refund-request.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";

/** The end of a dialog about an order: a note that has to be written, what went wrong, and both buttons. */
export function NoteForm({
  label,
  button,
  failure,
  isBusy,
  children,
  onCancel,
  onSend,
}: {
  readonly label: string;
  readonly button: string;
  readonly failure: string | null;
  readonly isBusy: boolean;
  /** What comes before the note. */
  readonly children?: ReactNode;
  readonly onCancel: () => void;
  readonly onSend: (note: string) => void;
}): ReactElement {
  const [note, setNote] = useState("");
  const [error, setError] = useState<string | null>(null);
  function send(event: FormEvent): void {
    event.preventDefault();
    const parsed = OrderNote.safeParse(note);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) onSend(parsed.data);
  }
  return (
    <form noValidate className="mt-4 grid gap-4" aria-busy={isBusy} onSubmit={send}>
      {children}
      <TextAreaField
        label={label}
        hint="For you alone, encrypted"
        count={`${note.length} / ${LONGEST_NOTE}`}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        error={error ?? undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="actions modal-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
