import type { FormEvent, ReactElement, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

/** The fields of a dialog, what went wrong, and its two buttons. */
export function ActForm({
  button,
  doing,
  keep = "Keep as it is",
  failure,
  isBusy,
  children,
  onClose,
  onSend,
}: {
  readonly button: string;
  readonly doing: string;
  /** The way out. */
  readonly keep?: string;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSend: () => void;
}): ReactElement {
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  return (
    <form noValidate className="mt-4 grid gap-4" aria-busy={isBusy} onSubmit={send}>
      {children}
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="actions modal-actions">
        <Button disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {isBusy ? doing : button}
        </Button>
      </div>
    </form>
  );
}
