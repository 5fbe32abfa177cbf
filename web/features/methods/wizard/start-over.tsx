import { type ReactElement, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

/** Throws the answers of a wizard away, once the visitor has said so twice. */
export function StartOver({ onStartOver }: { readonly onStartOver: () => void }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="replay" onClick={() => setAsked(true)}>
        Start over
      </Button>
      {isAsked && (
        <Dialog title="Throw these answers away?" onClose={() => setAsked(false)}>
          <p className="modal-lead">
            What you chose and wrote in this wizard is emptied, and it begins at its first step. Your intention stays.
          </p>
          <div className="actions modal-actions">
            <Button onClick={() => setAsked(false)}>Keep my answers</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsked(false);
                onStartOver();
              }}
            >
              Throw them away
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
