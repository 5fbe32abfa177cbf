import { type FormEvent, type ReactElement, useState } from "react";
import { ERASURE_CONFIRMATION_MESSAGE, eraseData, type HeldDataResponse } from "#domain/contracts/personal-data.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { callSignedIn, noteSignOut } from "#web/lib/settle-account.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** Says what is lost for good, and deletes it once the address is typed. */
export function EraseDialog({
  email,
  held,
  onClose,
}: {
  readonly email: string;
  readonly held: HeldDataResponse;
  readonly onClose: () => void;
}): ReactElement {
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const erasing = useTask({
    work: () => callSignedIn(() => callEndpoint(eraseData, { body: { email: typed.trim() } })),
    onDone: ({ isDone }) => {
      noteSignOut();
      showToast(
        isDone
          ? { title: "Everything is deleted", description: "A mail confirms it. What lies on this device stays here." }
          : { title: "Your data is being deleted", description: "It is done within the hour. A mail tells you." },
      );
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "Nothing was deleted. Please try again.")),
  });

  function erase(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim().toLowerCase() === email) erasing.run(undefined);
    else setFailure(ERASURE_CONFIRMATION_MESSAGE);
  }

  return (
    <Dialog title="Delete everything" startsAtTitle isHeld={erasing.isUnderWay} onClose={onClose}>
      <p className="modal-lead">
        Your account and all that we hold about you is erased, and every browser is signed out. This can’t be undone.
      </p>
      {held.losses.length > 0 && (
        <>
          <p>You lose for good:</p>
          <ul className="mt-1 mb-4 ml-5 list-disc">
            {held.losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </>
      )}
      {held.obstacle !== null && (
        <p className="error mb-4" role="alert">
          {held.obstacle}
        </p>
      )}
      <form noValidate aria-busy={erasing.isUnderWay} onSubmit={erase}>
        <TextField
          label="Type your email address"
          type="email"
          autoComplete="off"
          value={typed}
          readOnly={erasing.isUnderWay}
          error={failure ?? undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFailure(null);
          }}
        />
        <div className="actions modal-actions">
          <Button onClick={onClose}>Keep everything</Button>
          <Button variant="primary" type="submit" isBusy={erasing.isUnderWay}>
            {erasing.isUnderWay ? "Deleting …" : "Delete everything"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
