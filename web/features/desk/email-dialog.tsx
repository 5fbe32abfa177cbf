import { type ReactElement, useState } from "react";
import { correctOrderEmail, type DeskOrder } from "#domain/contracts/desk-orders.ts";
import { GivenEmailAddress } from "#domain/contracts/email-address.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { NoteForm } from "./note-form.tsx";
import { useOrderAct } from "./use-order-act.ts";

/** Corrects the address of an order, with a note. */
export function EmailDialog({
  order,
  onClose,
}: {
  readonly order: DeskOrder;
  readonly onClose: () => void;
}): ReactElement {
  const { orderNumber } = order;
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const task = useOrderAct({ onDone: onClose, onFailed: setFailure });
  function send(note: string): void {
    const parsed = GivenEmailAddress.safeParse(email);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    setFailure(null);
    task.run({
      call: () => callEndpoint(correctOrderEmail, { params: { orderNumber }, body: { email: parsed.data, note } }),
      describe: (corrected) => `The order belongs to ${corrected.email} now.`,
    });
  }
  return (
    <Dialog title="Correct the e-mail address" isHeld={task.isUnderWay} onClose={onClose}>
      <p className="modal-lead">
        Whoever reads mails at the new address holds the order from then on, and{" "}
        <b className="wrap-anywhere">{order.email}</b> no longer does. Both are told by mail.
      </p>
      <NoteForm
        label="Why"
        button="Correct it"
        failure={failure}
        isBusy={task.isUnderWay}
        onCancel={onClose}
        onSend={send}
      >
        <TextField
          label="New e-mail address"
          type="email"
          autoComplete="off"
          value={email}
          error={error ?? undefined}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </NoteForm>
    </Dialog>
  );
}
