import { type ReactElement, useState } from "react";
import { type DeskOrder, restoreOrder } from "#domain/contracts/desk-orders.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { NoteForm } from "./note-form.tsx";
import { useOrderAct } from "./use-order-act.ts";

/** Gives back by hand what a refund or a dispute has taken, or takes that back, with a note. */
export function RestoreDialog({
  order,
  onClose,
}: {
  readonly order: DeskOrder;
  readonly onClose: () => void;
}): ReactElement {
  const { orderNumber, isRestored } = order;
  const [failure, setFailure] = useState<string | null>(null);
  const task = useOrderAct({ onDone: onClose, onFailed: setFailure });
  return (
    <Dialog title={isRestored ? "Take it back?" : "Give it back by hand?"} isHeld={task.isUnderWay} onClose={onClose}>
      <p className="modal-lead">
        {isRestored
          ? "What you gave back ends at once. The order is then what the payments make of it."
          : "The buyer holds again what the order gave, whatever has become of the money. No money moves."}
      </p>
      <NoteForm
        label="Why"
        button={isRestored ? "Take it back" : "Give it back"}
        failure={failure}
        isBusy={task.isUnderWay}
        onCancel={onClose}
        onSend={(note) => {
          setFailure(null);
          const body = { isRestored: !isRestored, note };
          task.run({
            call: () => callEndpoint(restoreOrder, { params: { orderNumber }, body }),
            describe: () => (isRestored ? "It is taken back." : "The buyer holds it again."),
          });
        }}
      />
    </Dialog>
  );
}
