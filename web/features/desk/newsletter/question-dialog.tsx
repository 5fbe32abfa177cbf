import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

/** Asks once more before something is done with an issue that can't be undone. */
export function QuestionDialog({
  title,
  consequence,
  keep,
  button,
  failure,
  isBusy,
  onClose,
  onYes,
}: {
  readonly title: string;
  /** What comes of it. */
  readonly consequence: string;
  /** The way out. */
  readonly keep: string;
  /** What it does; null where there is nothing to do. */
  readonly button: string | null;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}): ReactElement {
  return (
    <Dialog title={title} isHeld={isBusy} onClose={onClose}>
      <p className="modal-lead wrap-anywhere">{consequence}</p>
      {failure !== null && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
      <div className="actions modal-actions">
        <Button disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        {button !== null && (
          <Button variant="primary" isBusy={isBusy} onClick={onYes}>
            {button}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
